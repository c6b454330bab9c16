/** Two fingers that turn a tile. */

/** A finger on the glass, in pixels of the window. */
export interface Finger {
  x: number;
  y: number;
}

/** How far two fingers turn for each quarter of the tile, in degrees: less than a wrist can do. */
const A_QUARTER = 60;

/** How far two fingers have turned since they touched the glass. */
export class Twist {
  #angle: number;
  #total = 0;
  #quarters = 0;

  constructor(one: Finger, other: Finger) {
    this.#angle = angleOf(one, other);
  }

  /** Return the quarters, clockwise, that have come since the last time one asked. */
  quarters(one: Finger, other: Finger): number {
    const angle = angleOf(one, other);
    this.#total += shortest(angle - this.#angle);
    this.#angle = angle;
    const now = Math.round(this.#total / A_QUARTER);
    const more = now - this.#quarters;
    this.#quarters = now;
    return more;
  }
}

/** The direction from one finger to the other, in degrees clockwise. */
function angleOf(one: Finger, other: Finger): number {
  return (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI;
}

/** The same difference of angles, the short way round. */
function shortest(difference: number): number {
  return ((((difference + 180) % 360) + 360) % 360) - 180;
}
