/** The parts of a table, in the order of focus; their ids in the page and their keys 1 to 7. */
export const REGIONS = ['decision', 'board', 'hand', 'players', 'supply', 'log', 'type'] as const;

/** Moves focus to a part of the table. */
export function goTo(region: (typeof REGIONS)[number]): void {
  const part = document.getElementById(region);
  part?.focus();
  part?.scrollIntoView({ block: 'nearest' });
}
