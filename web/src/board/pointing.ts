/** Holding a ghost with a mouse or a finger. */

import type { Placing } from './placing.svelte';
import { SIZE, squareName } from './squares';

/** How far above a finger the ghost is held, so that the finger does not hide it, in pixels. */
const ABOVE_FINGER = 56;
/** How far a finger must go before it drags rather than taps, in pixels. */
const DRAG = 10;

/** Return the square of a grid at a point of the window, the nearest one if it lies outside. */
export function squareAt(grid: DOMRect, x: number, y: number): string {
  const column = Math.floor(((x - grid.left) / grid.width) * SIZE);
  const row = SIZE - 1 - Math.floor(((y - grid.top) / grid.height) * SIZE);
  return squareName({ column: within(column), row: within(row) });
}

/** What pointers do on the grid of an estate while a tile is placed. */
export class Pointing {
  #start: PointerEvent | null = null;
  #dragging = false;

  /**
   * @param grid the element of the squares
   * @param placing the tile that is being placed, if one is
   * @param commit puts the tile down for good
   */
  constructor(
    readonly grid: () => HTMLElement,
    readonly placing: () => Placing | null,
    readonly commit: () => void,
  ) {}

  /** Return the square under a pointer, or a little above it. */
  square(event: MouseEvent, above = 0): string {
    return squareAt(this.grid().getBoundingClientRect(), event.clientX, event.clientY - above);
  }

  press = (event: PointerEvent): void => {
    this.#dragging = false;
    if (!this.placing() || event.pointerType === 'mouse') return;
    this.#start = event;
    this.grid().setPointerCapture(event.pointerId);
  };

  /** A mouse carries the ghost until it is dropped; a finger drags it. */
  move = (event: PointerEvent): void => {
    const placing = this.placing();
    if (!placing) return;
    if (event.pointerType === 'mouse') {
      if (!placing.dropped) placing.hold(this.square(event));
    } else if (this.#drags(event)) {
      placing.hold(this.square(event, ABOVE_FINGER));
      placing.dropped = true;
    }
  };

  release = (): void => {
    this.#start = null;
  };

  /** A click drops the ghost, a second one puts the tile down; a tap only drops. */
  click = (event: MouseEvent): void => {
    const placing = this.placing();
    if (!placing || this.#dragging) return;
    const square = this.square(event);
    const finger = event instanceof PointerEvent && event.pointerType !== 'mouse';
    const again = placing.dropped && (placing.covers(square) || placing.wouldHold(square));
    if (again && !finger) this.commit();
    if (again) return;
    placing.hold(square);
    placing.dropped = true;
  };

  turn = (event: WheelEvent): void => {
    const placing = this.placing();
    if (!placing) return;
    event.preventDefault();
    placing.rotate(event.deltaY > 0 ? 1 : -1);
  };

  mirror = (event: MouseEvent): void => {
    const placing = this.placing();
    if (!placing) return;
    event.preventDefault();
    placing.mirror();
  };

  #drags(event: PointerEvent): boolean {
    if (!this.#start) return false;
    const far = Math.hypot(
      event.clientX - this.#start.clientX,
      event.clientY - this.#start.clientY,
    );
    this.#dragging ||= far > DRAG;
    return this.#dragging;
  }
}

function within(index: number): number {
  return Math.max(0, Math.min(SIZE - 1, index));
}
