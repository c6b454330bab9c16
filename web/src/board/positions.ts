/** The legal positions of one tile, read from the server's list of legal lines. */

import { squaresKey } from './squares';
import { covered, readAt, type Ghost, type TurnedCells } from './turns';

/** A place where the tile may stand. */
export interface Position {
  line: string;
  ghost: Ghost;
  squares: readonly string[];
  key: string;
}

/**
 * Return the positions that lines such as `build tower d3 r90` name, in their order; places shared
 * with a neighbour are no places of the own estate.
 */
export function positionsOf(
  legal: readonly string[],
  verb: string,
  tile: string,
  cells: TurnedCells,
): Position[] {
  const start = `${verb} ${tile} `;
  return legal
    .filter((line) => line.startsWith(start) && !line.includes(' with '))
    .map((line) => {
      const ghost = readAt(line.slice(start.length));
      const squares = covered(cells, ghost);
      return { line, ghost, squares, key: squaresKey(squares) };
    });
}

/** Return all squares that belong to some legal position. */
export function tinted(positions: readonly Position[]): Set<string> {
  return new Set(positions.flatMap((position) => position.squares));
}

/** Return the legal position that covers just these squares, if there is one. */
export function legalAt(
  positions: readonly Position[],
  squares: readonly string[],
): Position | undefined {
  const key = squaresKey(squares);
  return positions.find((position) => position.key === key);
}

/** Return the legal position after or before the one that the ghost holds, around the ends. */
export function neighbour(
  positions: readonly Position[],
  squares: readonly string[],
  step: 1 | -1,
): Position | undefined {
  if (positions.length === 0) return undefined;
  const key = squaresKey(squares);
  const index = positions.findIndex((position) => position.key === key);
  const from = index < 0 && step < 0 ? 0 : index;
  return positions[(from + step + positions.length) % positions.length];
}
