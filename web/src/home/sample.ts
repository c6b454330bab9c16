/** An estate as it may look in the middle of a game: the picture of the game itself. */
import type { Catalogue, EstateEntry, Tile } from '../api';
import { placeOf, squareName } from '../board/squares';

/** Tiles as they come, by the lower left corner of their box. */
const TILES: readonly [tile: Tile, corner: string][] = [
  ['studio', 'a4'],
  ['lake', 'b6'],
  ['hospital', 'e5'],
  ['forest', 'f3'],
  ['tower', 'e1'],
];

/** Returns the estate, with the shapes of an edition. */
export function sampleEstate(catalogue: Catalogue | null): EstateEntry[] {
  return TILES.flatMap(([tile, at]) => {
    const shape = catalogue?.tiles.find((one) => one.tile === tile)?.turns.r0;
    const corner = placeOf(at);
    const cells = shape?.map(([column, row]) =>
      squareName({ column: corner.column + column, row: corner.row + row }),
    );
    return cells ? [{ tile, at, cells }] : [];
  });
}
