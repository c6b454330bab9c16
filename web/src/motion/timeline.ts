/** When scenes are played: one after another, faster the more are waiting. */

/** How long a scene has before the next one begins, in milliseconds. */
const BEAT = 420;
/** From so many waiting scenes on they are played twice as fast. */
const CROWD = 3;
/** With so many waiting nobody follows any more: what comes then is not played. */
const FULL = 10;

/** When a scene is played: after so many milliseconds, so many times as fast. */
export interface Slot {
  delay: number;
  rate: number;
}

export class Timeline {
  /** When the scenes begin that have not begun yet, and when the next one can. */
  #starts: number[] = [];
  #free = 0;

  /** Returns when a scene is played that came now, or null if there are too many. */
  book(now: number): Slot | null {
    this.#starts = this.#starts.filter((start) => start > now);
    const waiting = this.#starts.length;
    if (waiting >= FULL) return null;
    const start = Math.max(now, this.#free);
    const rate = waiting >= CROWD ? 2 : 1;
    this.#free = start + BEAT / rate;
    this.#starts.push(start);
    return { delay: start - now, rate };
  }

  /** Returns in how many milliseconds all scenes have been played. */
  rest(now: number): number {
    return Math.max(0, this.#free - now);
  }
}
