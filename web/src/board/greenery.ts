/** Where the trees of a forest stand: always the same for the same cell. */

import type { Point } from './outline';

/** A tree from above, in pixels. */
export interface Tree {
  x: number;
  y: number;
  radius: number;
}

/** Five trees a cell: across and down within the cell, and their radius. */
const TREES = [
  [0.3, 0.32, 0.2],
  [0.7, 0.28, 0.18],
  [0.5, 0.6, 0.23],
  [0.22, 0.75, 0.15],
  [0.79, 0.72, 0.17],
] as const;

/** Return the trees on some cells, each a little off its place so that no two cells look alike. */
export function trees(cells: readonly Point[], scale: number): Tree[] {
  return cells.flatMap(([x, y]) =>
    TREES.map(([across, down, radius], i) => ({
      x: (x + across + shift(x, y, i)) * scale,
      y: (y + down + shift(y, x, i + 7)) * scale,
      radius: radius * scale,
    })),
  );
}

/** A small number that looks random but depends only on the cell and the tree. */
function shift(x: number, y: number, tree: number): number {
  const mixed = Math.sin(x * 12.9898 + y * 78.233 + tree * 37.719) * 43758.5453;
  return (mixed - Math.floor(mixed) - 0.5) * 0.08;
}
