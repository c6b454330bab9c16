/** What each square of an estate holds, for the grid that is read and walked through. */

import type { EstateEntry, Tile } from '../api';
import { t } from '../texts';
import { allSquares, SIZE } from './squares';
import { tileName } from './words';

/** A square of the grid with what is said of it. */
export interface Cell {
  square: string;
  text: string;
}

/** Return the grid of an estate, row by row from the top. */
export function rowsOf(entries: readonly EstateEntry[], palazzo: readonly string[]): Cell[][] {
  const texts = occupied(entries, palazzo);
  const cells = allSquares().map((square) => ({
    square,
    text: texts.get(square) ?? t('square-free', { square }),
  }));
  return Array.from({ length: SIZE }, (_, row) => cells.slice(row * SIZE, (row + 1) * SIZE));
}

function occupied(
  entries: readonly EstateEntry[],
  palazzo: readonly string[],
): Map<string, string> {
  const texts = new Map<string, string>();
  const add = (tile: Tile | 'palazzo', squares: readonly string[]) => {
    squares.forEach((square, i) => {
      const words = { square, tile: tileName(tile), number: i + 1, count: squares.length };
      texts.set(square, t('square-tile', words));
    });
  };
  add('palazzo', palazzo);
  for (const { tile, cells } of entries) add(tile, cells);
  return texts;
}
