/** The squares of an estate by name: columns a–g from the left, rows 1–7 from the bottom. */

import type { Point } from './outline';

/** How many columns and rows an estate has. */
export const SIZE = 7;

const LETTERS = 'abcdefg';

/** A place in the grid: column from the left and row from the bottom, both from 0. */
export interface Place {
  column: number;
  row: number;
}

/** Return the name of a place, such as `e5`. */
export function squareName(place: Place): string {
  return `${LETTERS.charAt(place.column)}${place.row + 1}`;
}

/** Return the place that a name such as `e5` stands for. */
export function placeOf(square: string): Place {
  return { column: LETTERS.indexOf(square.charAt(0)), row: Number(square.slice(1)) - 1 };
}

/** Whether a place lies inside the estate. */
export function inside(place: Place): boolean {
  return place.column >= 0 && place.row >= 0 && place.column < SIZE && place.row < SIZE;
}

/** Return where a square is drawn: cells across and down from the upper left corner. */
export function drawnAt(square: string): Point {
  const { column, row } = placeOf(square);
  return [column, SIZE - 1 - row];
}

/** Return all squares as they are read: rows from the top, columns from the left. */
export function allSquares(): string[] {
  const squares: string[] = [];
  for (let row = SIZE - 1; row >= 0; row -= 1) {
    for (let column = 0; column < SIZE; column += 1) squares.push(squareName({ column, row }));
  }
  return squares;
}

/** Return a set of squares as one text, whatever their order: equal sets have equal texts. */
export function squaresKey(squares: readonly string[]): string {
  return [...squares].sort().join(' ');
}

/** Return the squares in the order of their columns, then rows: for reading aloud. */
export function inOrder(squares: readonly string[]): string[] {
  return [...squares].sort();
}
