/** What is said of the tile that is being placed: where it lies, and whether it may. */

import type { Preview, Refused } from '../api';
import type { Placing } from '../board/placing.svelte';
import { ghostText } from '../board/words';
import { t } from '../texts';
import { explained } from '../texts/refusals';
import type { Play } from './play.svelte';
import { effectsText } from './words';

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

/** Return the squares that refuse the ghost: those touched or covered. */
export function offence(refusal: Refused | undefined): string[] {
  if (!refusal) return [];
  const touched = refusal.missing['touched'];
  return Array.isArray(touched) ? touched.map(String) : refusal.squares;
}

/** Return the ghost in words, once the server has said what it thinks of it: "Tower, upright, d3 to f3. Not allowed. It would touch: Hospital." */
export function placingText(placing: Placing, { effects, refusal }: Verdict): string {
  const ghost = ghostText(placing.tile, placing.cells, placing.ghost.turn, placing.squares);
  if (refusal) {
    const { reason, rule } = explained(refusal);
    return t('placing-refused', { ghost, reason: reason || rule });
  }
  return effects ? t('placing-fits', { ghost, effects: effectsText(effects) }) : '';
}
