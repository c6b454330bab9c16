/** The keys of placing and of walking through the squares. */

import type { Placing } from './placing.svelte';

/** How far an arrow key goes: columns to the right and rows up. */
const ARROWS: Record<string, readonly [number, number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Return how far a key goes, if it is an arrow. */
export function arrow(event: KeyboardEvent): readonly [number, number] | undefined {
  return event.altKey || event.ctrlKey || event.metaKey ? undefined : ARROWS[event.key];
}

/** Move, turn or flip the ghost by a key; whether the key meant anything. */
export function moveGhost(placing: Placing, event: KeyboardEvent): boolean {
  const way = arrow(event);
  if (way) placing.move(way[0], way[1]);
  else return turnGhost(placing, event);
  return true;
}

/** Turn or flip the ghost by a letter, or take it to the next legal position. */
export function turnGhost(placing: Placing, event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  switch (event.key.toLowerCase()) {
    case 'r':
      placing.rotate(event.shiftKey ? -1 : 1);
      return true;
    case 'f':
      placing.mirror();
      return true;
    case 'n':
      placing.step(1);
      return true;
    case 'p':
      placing.step(-1);
      return true;
    default:
      return false;
  }
}
