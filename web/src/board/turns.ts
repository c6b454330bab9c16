/** How a tile is turned, and which squares it then covers: the AT of the move notation. */

import type { TileInfo } from '../api';
import { inside, placeOf, squareName, SIZE, type Place } from './squares';

/** The eight turns in the order in which the notation prefers them. */
export const TURNS = ['r0', 'r90', 'r180', 'r270', 'r0m', 'r90m', 'r180m', 'r270m'] as const;

/** A turn: clockwise degrees of the shape as drawn, `m` if it is turned over first. */
export type Turn = (typeof TURNS)[number];

/** The cells of a tile in each turn: columns and rows up from its lower left corner. */
export type TurnedCells = Readonly<Record<Turn, readonly Place[]>>;

/** Return the cells of a tile by turn, as the catalogue lists them. */
export function turnedCells(tile: Pick<TileInfo, 'turns'>): TurnedCells {
  const cells = Object.fromEntries(
    TURNS.map((turn) => [turn, tile.turns[turn].map(([column, row]) => ({ column, row }))]),
  );
  return cells as Record<Turn, Place[]>;
}

/** A tile held over the estate: the lower left corner of its bounding box, and its turn. */
export interface Ghost {
  corner: Place;
  turn: Turn;
}

/** Return the turn after a quarter more, clockwise or back. */
export function rotated(turn: Turn, quarters: 1 | -1): Turn {
  return make(degrees(turn) + 90 * quarters, isMirrored(turn));
}

/** Return the turn after swapping left and right as seen on the board. */
export function mirrored(turn: Turn): Turn {
  return make(-degrees(turn), !isMirrored(turn));
}

/** Return the words of a placement, such as `d3 r90`. */
export function atText(ghost: Ghost): string {
  return `${squareName(ghost.corner)} ${ghost.turn}`;
}

/** Read the words of a placement. */
export function readAt(text: string): Ghost {
  const [square = '', turn = 'r0'] = text.split(' ');
  return { corner: placeOf(square), turn: TURNS.find((known) => known === turn) ?? 'r0' };
}

/** Return the squares that the ghost covers, those outside the estate left out. */
export function covered(cells: TurnedCells, ghost: Ghost): string[] {
  return places(cells, ghost).filter(inside).map(squareName);
}

/** Return the ghost moved by some columns and rows, kept inside the estate. */
export function moved(cells: TurnedCells, ghost: Ghost, columns: number, rows: number): Ghost {
  const corner = { column: ghost.corner.column + columns, row: ghost.corner.row + rows };
  return held(cells, { ...ghost, corner });
}

/** Return the ghost pushed back just so far that all of it lies inside the estate. */
export function held(cells: TurnedCells, ghost: Ghost): Ghost {
  const { columns, rows } = extent(cells[ghost.turn]);
  return {
    turn: ghost.turn,
    corner: {
      column: clamp(ghost.corner.column, SIZE - columns),
      row: clamp(ghost.corner.row, SIZE - rows),
    },
  };
}

/** Return the ghost in another turn, its middle where it was. */
export function turnedTo(cells: TurnedCells, ghost: Ghost, turn: Turn): Ghost {
  const old = extent(cells[ghost.turn]);
  const now = extent(cells[turn]);
  const corner = {
    column: ghost.corner.column + Math.floor((old.columns - now.columns) / 2),
    row: ghost.corner.row + Math.floor((old.rows - now.rows) / 2),
  };
  return held(cells, { corner, turn });
}

/** Return the ghost with its middle on a square: where a pointer holds it. */
export function centred(cells: TurnedCells, turn: Turn, square: string): Ghost {
  const { columns, rows } = extent(cells[turn]);
  const { column, row } = placeOf(square);
  const corner = {
    column: column - Math.floor((columns - 1) / 2),
    row: row - Math.floor(rows / 2),
  };
  return held(cells, { corner, turn });
}

/** Return how many columns and rows a shape takes. */
export function extent(cells: readonly Place[]): { columns: number; rows: number } {
  return {
    columns: Math.max(...cells.map((cell) => cell.column)) + 1,
    rows: Math.max(...cells.map((cell) => cell.row)) + 1,
  };
}

function places(cells: TurnedCells, ghost: Ghost): Place[] {
  return cells[ghost.turn].map((cell) => ({
    column: ghost.corner.column + cell.column,
    row: ghost.corner.row + cell.row,
  }));
}

function degrees(turn: Turn): number {
  return parseInt(turn.slice(1), 10);
}

function isMirrored(turn: Turn): boolean {
  return turn.endsWith('m');
}

function make(angle: number, over: boolean): Turn {
  const text = `r${((angle % 360) + 360) % 360}${over ? 'm' : ''}`;
  return TURNS.find((turn) => turn === text) ?? 'r0';
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}
