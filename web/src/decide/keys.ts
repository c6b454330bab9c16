/** Single keys as shortcuts of the decision. */

import { moveGhost, turnGhost } from '../board/keys';
import type { Placing } from '../board/placing.svelte';

/** Return the key, in lower case, if it is pressed alone and not to write or within a dialog. */
export function singleKey(event: KeyboardEvent): string | null {
  if (isElsewhere(event) || event.repeat) return null;
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return null;
  return event.key.toLowerCase();
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

/** Whether a key is used already, or meant for a field or a dialog. */
function isElsewhere({ target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented) return true;
  const fields = 'input:not([type=radio], [type=checkbox]), select, textarea, dialog';
  return target instanceof Element && target.closest(fields) !== null;
}
