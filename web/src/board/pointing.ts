/** Holding a ghost with a mouse or with fingers. */

import type { Placing } from './placing.svelte';
import { SIZE, squareName, type Place } from './squares';
import { Twist, type Finger } from './twist';
import { Wheel } from './wheel';

/** How far above a finger the ghost is held, so that the finger does not hide it, in pixels. */
const ABOVE_FINGER = 56;
/** How far a pointer must go before it drags rather than taps, in pixels. */
const DRAG = 10;

/** Return the square of a grid at a point of the window, the nearest one if it lies outside. */
function squareAt(grid: DOMRect, x: number, y: number): string {
  const column = Math.floor(((x - grid.left) / grid.width) * SIZE);
  const row = SIZE - 1 - Math.floor(((y - grid.top) / grid.height) * SIZE);
  return squareName({ column: within(column), row: within(row) });
}

/**
 * What pointers do on the grid of an estate while a tile is placed.
 *
 * A mouse carries the ghost until a click drops it; a second click puts the tile down for good.
 * Fingers drag, twist and tap, and never put it down.
 */
export class Pointing {
  readonly #wheel = new Wheel();
  /** Where the grid is in the window: read once, not at every movement. */
  #box: DOMRect | null = null;
  /** The fingers, or the pressed mouse, by the number of their pointer. */
  readonly #held = new Map<number, Finger>();
  #start: Finger | null = null;
  /** Where the corner of the ghost was when it was taken up; null if the press was beside it. */
  #corner: Place | null = null;
  #dragging = false;
  #twist: Twist | null = null;

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
    this.#box ??= this.grid().getBoundingClientRect();
    return squareAt(this.#box, event.clientX, event.clientY - above);
  }

  /** The grid may have moved in the window: look again where it is. */
  forget = (): void => {
    this.#box = null;
  };

  press = (event: PointerEvent): void => {
    const placing = this.placing();
    if (!placing) return;
    this.forget();
    if (this.#held.size === 0) this.#dragging = false;
    if (isMouse(event) && !this.#takesUp(placing, event)) return;
    this.#held.set(event.pointerId, fingerOf(event));
    this.grid().setPointerCapture(event.pointerId);
    const [one, other] = this.#held.values();
    this.#start = other ? null : (one ?? null);
    this.#corner = placing.covers(this.square(event)) ? placing.ghost.corner : null;
    this.#twist = one && other ? new Twist(one, other) : null;
    if (other) this.#dragging = true;
  };

  move = (event: PointerEvent): void => {
    const placing = this.placing();
    if (!placing) return;
    if (this.#held.has(event.pointerId)) this.#pull(placing, event);
    else if (isMouse(event) && !placing.dropped) placing.hold(this.square(event));
  };

  release = (event: PointerEvent): void => {
    this.#held.delete(event.pointerId);
    this.#start = null;
    this.#twist = null;
  };

  /** A click drops the ghost, a second one puts the tile down; a tap drops it or flips it. */
  click = (event: MouseEvent): void => {
    const placing = this.placing();
    if (!placing || this.#dragging) return;
    const square = this.square(event);
    const finger = event instanceof PointerEvent && event.pointerType !== 'mouse';
    if (finger && placing.covers(square)) {
      placing.mirror();
    } else if (!finger && placing.dropped && placing.holds(square)) {
      this.commit();
    } else if (!placing.holds(square)) {
      placing.reach(square);
    }
    placing.dropped = true;
  };

  turn = (event: WheelEvent): void => {
    const placing = this.placing();
    if (!placing) return;
    event.preventDefault();
    const quarter = this.#wheel.quarter(event);
    if (quarter !== 0) placing.rotate(quarter);
  };

  /** The right button flips; a finger that rests long must open no menu either. */
  mirror = (event: MouseEvent): void => {
    const placing = this.placing();
    if (!placing) return;
    event.preventDefault();
    const finger = event instanceof PointerEvent && event.pointerType === 'touch';
    if (!finger) placing.mirror();
  };

  /** Whether a press of the mouse takes up the ghost. */
  #takesUp(placing: Placing, event: PointerEvent): boolean {
    return event.button === 0 && placing.covers(this.square(event));
  }

  /** Follow a finger, or the pressed mouse: two fingers turn the ghost, one drags it. */
  #pull(placing: Placing, event: PointerEvent): void {
    this.#held.set(event.pointerId, fingerOf(event));
    const [one, other] = this.#held.values();
    if (this.#twist && one && other) {
      const quarters = this.#twist.quarters(one, other);
      for (let i = 0; i < Math.abs(quarters); i += 1) placing.rotate(quarters > 0 ? 1 : -1);
    } else if (this.#start && this.#drags(this.#start, event)) {
      this.#drag(placing, this.#start, event);
      placing.dropped = true;
    }
  }

  /** A ghost that was taken up goes just as far as the pointer; from beside, it jumps to it. */
  #drag(placing: Placing, start: Finger, event: PointerEvent): void {
    if (!this.#corner) {
      placing.hold(this.square(event, event.pointerType === 'touch' ? ABOVE_FINGER : 0));
      return;
    }
    const box = (this.#box ??= this.grid().getBoundingClientRect());
    const columns = Math.round(((event.clientX - start.x) / box.width) * SIZE);
    const rows = Math.round(((start.y - event.clientY) / box.height) * SIZE);
    placing.carry({ column: this.#corner.column + columns, row: this.#corner.row + rows });
  }

  #drags(start: Finger, event: PointerEvent): boolean {
    this.#dragging ||= Math.hypot(event.clientX - start.x, event.clientY - start.y) > DRAG;
    return this.#dragging;
  }
}

function isMouse(event: PointerEvent): boolean {
  return event.pointerType === 'mouse';
}

function fingerOf(event: PointerEvent): Finger {
  return { x: event.clientX, y: event.clientY };
}

function within(index: number): number {
  return Math.max(0, Math.min(SIZE - 1, index));
}
