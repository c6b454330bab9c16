/** What is said of the tile that is being placed: where it lies, whether it may, and what it changes. */

import type { Preview, Refused } from '../api';
import { edgesBetween, NONE, type Offence } from '../board/offence';
import type { Placing } from '../board/placing.svelte';
import { ghostText, squaresText } from '../board/words';
import { t } from '../texts';
import { tilesNamed } from '../texts/refusals';
import type { Play } from './play.svelte';
import { effectsText, whyNot } from './words';

/** What the server says of the ghost where it lies now. */
export interface Verdict {
  effects: Preview | undefined;
  refusal: Refused | undefined;
}

/** Return what the server says of the ghost; nothing while it is being asked. */
export function verdict(play: Play, placing: Placing): Verdict {
  return {
    effects: play.previews.effects(placing.line),
    refusal: play.previews.refusal(placing.line),
  };
}

/** Return a legal move of the tile: what it costs and brings is the same wherever the tile lies. */
export function anywhere(placing: Placing): string {
  return placing.positions[0]?.line ?? placing.line;
}

/** Return what the tile costs and brings, once that is known. */
export function gains(play: Play, placing: Placing): Preview | undefined {
  return play.previews.effects(placing.line) ?? play.previews.effects(anywhere(placing));
}

/** Return what refuses the ghost: the edges at which it touches, the squares that it would cover. */
export function offence(refusal: Refused | undefined): Offence {
  if (!refusal) return NONE;
  const touched = wordsOf(refusal.missing['touched']);
  if (touched.length === 0) return { edges: [], covered: refusal.squares };
  return { edges: edgesBetween(refusal.squares, touched), covered: [] };
}

/** Return the ghost in words, once the server has said what it thinks of it: "Tower, upright, d3 to d5. Not allowed: touches the Hospital at c5." */
export function placingText(placing: Placing, { effects, refusal }: Verdict): string {
  const ghost = ghostText(placing.tile, placing.cells, placing.ghost.turn, placing.squares);
  if (refusal) return t('placing-refused', { ghost, reason: reasonText(refusal) });
  return effects ? t('placing-fits', { ghost, effects: effectsText(effects) }) : '';
}

function reasonText(refusal: Refused): string {
  const touches = wordsOf(refusal.missing['touches']);
  const covers = wordsOf(refusal.missing['covers']);
  if (touches.length > 0) {
    const squares = squaresText(wordsOf(refusal.missing['touched']));
    return t('placing-touches', { names: tilesNamed(touches), squares });
  }
  if (covers.length > 0) {
    const squares = squaresText(refusal.squares);
    return t('placing-covers', { names: tilesNamed(covers), squares });
  }
  return whyNot(refusal);
}

/** A list of words among the figures of a refusal. */
function wordsOf(figure: unknown): string[] {
  return Array.isArray(figure) ? figure.map(String) : [];
}
