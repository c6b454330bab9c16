/** The wheel of a mouse, or two fingers on a pad, that turn a tile. */

/** What a wheel says; a part of WheelEvent. */
export interface Roll {
  deltaX: number;
  deltaY: number;
  deltaMode: number;
  shiftKey: boolean;
  timeStamp: number;
}

/** How far one rolls for a quarter, in pixels: a notch of a wheel is more, so that each one counts. */
const A_QUARTER = 60;
/** How many pixels a line is, where a browser counts in lines. */
const LINE = 33;
/** After how many milliseconds of rest the next movement begins anew. */
const REST = 200;

/** How far a wheel has been rolled since it turned the tile. */
export class Wheel {
  #rolled = 0;
  #last = -Infinity;

  /** Return the quarter to turn, clockwise or back; 0 for a movement that is too small. */
  quarter(roll: Roll): 1 | -1 | 0 {
    // With Shift browsers roll sideways; here it turns back.
    const way = (roll.deltaY || roll.deltaX) * (roll.deltaMode === 0 ? 1 : LINE);
    const by = roll.shiftKey ? -way : way;
    const begins = roll.timeStamp - this.#last > REST || by * this.#rolled < 0;
    this.#last = roll.timeStamp;
    this.#rolled = begins ? by : this.#rolled + by;
    if (Math.abs(this.#rolled) < A_QUARTER) return 0;
    this.#rolled = 0;
    return by > 0 ? 1 : -1;
  }
}
