/** What is said of an estate and of the ghost over it. */

import type { EstateEntry, Tile } from '../api';
import { t } from '../texts';
import { inOrder, placeOf, squareName, squaresKey } from './squares';
import { covered, TURNS, type Turn, type TurnedCells } from './turns';

const LIST = new Intl.ListFormat('en', { style: 'short', type: 'unit' });

/** Return a list of words as one text. */
export function listed(words: readonly string[]): string {
  return LIST.format(words);
}

/** Return the name of a tile. */
export function tileName(tile: Tile | 'palazzo'): string {
  return t(`tile-${tile}`);
}

/** Return some squares in words: a straight row as a range, others one by one. */
export function squaresText(squares: readonly string[]): string {
  const ordered = inOrder(squares);
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (first === undefined || last === undefined || ordered.length < 2) return listed(ordered);
  return isStraight(ordered) ? t('squares-range', { first, last }) : listed(ordered);
}

/** Return where a tile lies, short enough to be read at a glance: "g1 to g3", from corner to corner. */
export function areaText(squares: readonly string[]): string {
  const places = squares.map(placeOf);
  const [columns, rows] = [places.map(({ column }) => column), places.map(({ row }) => row)];
  const first = squareName({ column: Math.min(...columns), row: Math.min(...rows) });
  const last = squareName({ column: Math.max(...columns), row: Math.max(...rows) });
  return first === last ? first : t('squares-range', { first, last });
}

/** Return what an estate holds, as one text. */
export function estateText(estate: string, entries: readonly EstateEntry[], free: number): string {
  if (entries.length === 0) return t('estate-bare', { estate, free });
  const tiles = entries.map(({ tile, cells }) =>
    t('estate-tile-at', { tile: tileName(tile), squares: squaresText(cells) }),
  );
  return t('estate-summary', { estate, tiles: listed(tiles), free });
}

/** Return where and how the ghost of a tile lies: "Tower, upright, d3 to d5". */
export function ghostText(tile: Tile, cells: TurnedCells, turn: Turn, at: readonly string[]) {
  const words = { tile: tileName(tile), squares: squaresText(at) };
  const shapes = new Set(TURNS.map((other) => shapeKey(cells, other))).size;
  if (shapes === 1) return t('ghost-unturned', words);
  return t('ghost', { ...words, turn: shapes === 2 ? lieText(at) : t(`turn-${turn}`) });
}

/** Whether squares lie in one row or one column without a gap. */
function isStraight(ordered: readonly string[]): boolean {
  const places = ordered.map(placeOf);
  const spans = [places.map(({ column }) => column), places.map(({ row }) => row)].map(
    (numbers) => Math.max(...numbers) - Math.min(...numbers) + 1,
  );
  return spans.includes(1) && spans.includes(places.length);
}

function lieText(squares: readonly string[]): string {
  const columns = new Set(squares.map((square) => square.charAt(0))).size;
  return t(columns === 1 ? 'turn-upright' : 'turn-lying');
}

function shapeKey(cells: TurnedCells, turn: Turn): string {
  return squaresKey(covered(cells, { corner: { column: 0, row: 0 }, turn }));
}
