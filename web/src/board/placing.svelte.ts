/** A tile on its way to a place: the ghost that a person moves over the estate. */

import type { Tile, TileInfo } from '../api';
import { legalAt, neighbour, positionsOf, tinted, type Position } from './positions';
import { inOrder, squaresKey, type Place } from './squares';
import {
  atText,
  centred,
  covered,
  extent,
  held,
  mirrored,
  moved,
  readAt,
  rotated,
  turnedCells,
  turnedTo,
  type Ghost,
  type Turn,
  type TurnedCells,
} from './turns';

/** The word of the move that puts the tile down. */
export type PlacingVerb = 'place' | 'build';

/** The ghost of one tile, and which positions the server lists as legal for it. */
export class Placing {
  readonly verb: PlacingVerb;
  readonly tile: Tile;
  readonly cells: TurnedCells;
  readonly positions: readonly Position[];
  /** The squares of all legal positions. */
  readonly tinted: ReadonlySet<string>;

  /** Whether the ghost lies still; until then it follows the mouse. */
  dropped = $state(false);
  #ghost = $state.raw<Ghost>({ corner: { column: 0, row: 0 }, turn: 'r0' });

  /** How many columns and rows the ghost takes as it is turned. */
  readonly size = $derived.by(() => extent(this.cells[this.#ghost.turn]));
  /** The squares under the ghost. */
  readonly squares = $derived.by(() => inOrder(covered(this.cells, this.#ghost)));
  /** The legal position that the ghost lies on, if it is one. */
  readonly position = $derived.by(() => legalAt(this.positions, this.squares));
  /** The move that this placement would be, legal or not. */
  readonly line = $derived.by(
    () => this.position?.line ?? `${this.verb} ${this.tile} ${atText(this.#ghost)}`,
  );

  constructor(verb: PlacingVerb, info: TileInfo, legal: readonly string[], at?: string) {
    this.verb = verb;
    this.tile = info.tile;
    this.cells = turnedCells(info);
    this.positions = positionsOf(legal, verb, info.tile, this.cells);
    this.tinted = tinted(this.positions);
    this.#ghost = held(this.cells, at ? readAt(at) : this.#first());
    this.dropped = this.positions.length === 1 || at !== undefined;
  }

  get ghost(): Ghost {
    return this.#ghost;
  }

  /** The words of the placement, to keep it over a reload. */
  get at(): string {
    return atText(this.#ghost);
  }

  /** Turn the ghost a quarter, clockwise or back. */
  rotate(quarters: 1 | -1): void {
    this.#ghost = turnedTo(this.cells, this.#ghost, rotated(this.#ghost.turn, quarters));
  }

  /** Swap left and right. */
  mirror(): void {
    this.#ghost = turnedTo(this.cells, this.#ghost, mirrored(this.#ghost.turn));
  }

  /** Move the ghost by columns to the right and rows up. */
  move(columns: number, rows: number): void {
    this.#ghost = moved(this.cells, this.#ghost, columns, rows);
    this.dropped = true;
  }

  /** Go to the next or the previous legal position, through those of the present turn first. */
  step(by: 1 | -1): void {
    const position = neighbour(this.#byTurn(), this.squares, by);
    if (!position) return;
    this.#ghost = position.ghost;
    this.dropped = true;
  }

  /** Hold the middle of the ghost over a square, as a pointer does. */
  hold(square: string): void {
    this.#bring(centred(this.cells, this.#ghost.turn, square));
  }

  /** Carry the ghost by its corner, which stays as far from the pointer as it was. */
  carry(corner: Place): void {
    this.#bring(held(this.cells, { corner, turn: this.#ghost.turn }));
  }

  /** Go to the legal position nearest about a square, turned as now if possible; without one, hold it there. */
  reach(square: string): void {
    const around = this.#byTurn().filter(({ squares }) => squares.includes(square));
    const first = around[0];
    if (!first) return this.hold(square);
    const alike = around.filter(
      ({ ghost }) => this.#shape(ghost.turn) === this.#shape(first.ghost.turn),
    );
    const { corner } = centred(this.cells, first.ghost.turn, square);
    const far = ({ ghost }: Position) =>
      Math.abs(ghost.corner.column - corner.column) + Math.abs(ghost.corner.row - corner.row);
    this.#bring(alike.reduce((best, one) => (far(one) < far(best) ? one : best)).ghost);
  }

  /** Whether a pointer over a square holds the ghost where it lies. */
  holds(square: string): boolean {
    return this.covers(square) || atText(centred(this.cells, this.#ghost.turn, square)) === this.at;
  }

  /** Whether a square lies under the ghost. */
  covers(square: string): boolean {
    return this.squares.includes(square);
  }

  /** The positions, those that look turned like the ghost first. */
  #byTurn(): Position[] {
    const shapes = this.positions.map(({ ghost }) => this.#shape(ghost.turn));
    const groups = shapes.filter((one, i) => shapes.indexOf(one) === i);
    const present = groups.indexOf(this.#shape(this.#ghost.turn));
    const order = [...groups.slice(present), ...groups.slice(0, Math.max(0, present))];
    return order.flatMap((one) =>
      this.positions.filter(({ ghost }) => this.#shape(ghost.turn) === one),
    );
  }

  /** What a turn looks like: equal turns of a symmetrical tile have equal texts. */
  #shape(turn: Turn): string {
    return squaresKey(covered(this.cells, { corner: { column: 0, row: 0 }, turn }));
  }

  #bring(ghost: Ghost): void {
    // A pointer moves many times within a square; then nothing changes.
    if (atText(ghost) !== this.at) this.#ghost = ghost;
  }

  #first(): Ghost {
    return this.positions[0]?.ghost ?? { corner: { column: 3, row: 3 }, turn: 'r0' };
  }
}
