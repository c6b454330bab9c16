/** Where the rules refuse a tile: the edges at which it touches, the squares that it would cover. */

import { drawnAt, placeOf, squareName } from './squares';
import type { Point } from './outline';

/** An edge of a square, from one corner to the next, as drawn. */
export interface Edge {
  from: Point;
  to: Point;
}

/** What refuses the ghost of a tile. */
export interface Offence {
  edges: readonly Edge[];
  covered: readonly string[];
}

/** Nothing refuses it, as far as one knows. */
export const NONE: Offence = { edges: [], covered: [] };

/** The four neighbours of a square, each with the edge between: corners across and down from it. */
const SIDES = [
  { column: 0, row: 1, from: [0, 0], to: [1, 0] },
  { column: 1, row: 0, from: [1, 0], to: [1, 1] },
  { column: 0, row: -1, from: [0, 1], to: [1, 1] },
  { column: -1, row: 0, from: [0, 0], to: [0, 1] },
] as const;

/** Return the edges between squares of a tile and the squares that it touches. */
export function edgesBetween(tile: readonly string[], touched: readonly string[]): Edge[] {
  return tile.flatMap((square) => {
    const { column, row } = placeOf(square);
    const [x, y] = drawnAt(square);
    return SIDES.filter((side) =>
      touched.includes(squareName({ column: column + side.column, row: row + side.row })),
    ).map(({ from, to }) => ({ from: [x + from[0], y + from[1]], to: [x + to[0], y + to[1]] }));
  });
}
