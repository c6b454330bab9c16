/** Single keys as shortcuts of the decision. */

import { moveGhost, turnGhost } from '../board/keys';
import type { Placing } from '../board/placing.svelte';
import { isElsewhere } from '../shared/keys';
import type { Step } from './drafts';

/** The keys that go to a step of one's turn, in the order of the menu. */
export const STEP_KEYS: ReadonlyMap<Exclude<Step, 'menu' | 'end' | 'together'>, string> = new Map([
  ['work', 'W'],
  ['build', 'B'],
  ['profession', 'P'],
  ['freedom', 'F'],
  ['bonus', 'C'],
  ['lure', 'L'],
  ['use', 'U'],
]);

/** Return the key, in lower case, if it is pressed alone and not to write or within a dialog. */
export function singleKey(event: KeyboardEvent): string | null {
  if (isElsewhere(event) || event.repeat) return null;
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return null;
  return event.key.toLowerCase();
}

/** Let Enter do something on a radio button, where it would mean nothing of its own. */
export function enter(event: KeyboardEvent, act: () => void): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  act();
}

/**
 * Move, turn or flip the ghost by a key pressed anywhere on the table; whether the key meant anything.
 *
 * Arrows are left to what is walked through by them: only over decision and estate they move it.
 */
export function ghostKey(placing: Placing, event: KeyboardEvent): boolean {
  if (isElsewhere(event)) return false;
  const target = event.target instanceof Element ? event.target : document.body;
  const free = target === document.body || target.closest('#decision, #board, #estate') !== null;
  const walked = target.closest('input, [role=tablist]') !== null;
  return free && !walked ? moveGhost(placing, event) : turnGhost(placing, event);
}
