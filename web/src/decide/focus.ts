/** Where the focus is while one decides: it stays in the decision, whatever is asked next. */

import { tick } from 'svelte';

/** After a move: back to the decision, from the board or from a button that is gone. */
export async function backToDecision(): Promise<void> {
  await tick();
  const decision = document.getElementById('decision');
  // The decision is always in sight: a window that scrolls stays where its reader has it.
  if (!decision?.contains(document.activeElement)) decision?.focus({ preventScroll: true });
}

/** After a step within the decision: to its question, since the button pressed is gone. */
export async function toQuestion(): Promise<void> {
  await tick();
  document.querySelector<HTMLElement>('#decision h2')?.focus({ preventScroll: true });
}

/** From the list of buildings to the estate, if a tile is placed there: to the square that its keys go on from. */
export function toEstate(): void {
  const square = document.querySelector<HTMLElement>('.placing [role=gridcell][tabindex="0"]');
  square?.focus({ preventScroll: true });
}
