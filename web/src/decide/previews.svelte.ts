/** What the server says that moves would do: asked once for each move of a version. */

import { SvelteMap } from 'svelte/reactivity';
import { isRefused, type Preview, type Refused } from '../api';

/** An answer about a move: its effects, or the rule that refuses it. */
export type Answer = Preview | Refused;

/** How long a choice must rest before the server is asked about it, in milliseconds. */
const REST = 120;

/** The answers about the moves of one position. */
export class Previews {
  readonly #ask: (move: string) => Promise<Answer>;
  readonly #answers = new SvelteMap<string, Answer>();
  /** The moves asked about; not reactive, so that asking does not ask again. */
  #asked: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ask: (move: string) => Promise<Answer>) {
    this.#ask = ask;
  }

  /** The effects of a move, once they are known; undefined for an illegal one. */
  effects(move: string): Preview | undefined {
    const answer = this.#answers.get(move);
    return answer && !isRefused(answer) ? answer : undefined;
  }

  /** Why a move is refused, once that is known; undefined for a legal one. */
  refusal(move: string): Refused | undefined {
    const answer = this.#answers.get(move);
    return answer && isRefused(answer) ? answer : undefined;
  }

  /** Ask about some moves at once, those that nobody has asked about yet. */
  want(...moves: string[]): void {
    for (const move of moves) {
      if (this.#asked.includes(move)) continue;
      this.#asked.push(move);
      this.#ask(move).then(
        (answer) => this.#answers.set(move, answer),
        () => this.#forget(move),
      );
    }
  }

  /** Ask about a move that may change again soon, such as a ghost on its way. */
  wantSoon(move: string): void {
    clearTimeout(this.#timer);
    if (!this.#asked.includes(move)) this.#timer = setTimeout(() => this.want(move), REST);
  }

  /** Forget everything: the position has changed. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#answers.clear();
    this.#asked = [];
  }

  #forget(move: string): void {
    this.#asked = this.#asked.filter((other) => other !== move);
  }
}
