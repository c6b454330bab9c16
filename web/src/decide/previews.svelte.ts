/** What the server says that moves would do: asked once for each move of a version. */

import { SvelteMap } from 'svelte/reactivity';
import { isRefused, type Preview, type Refused } from '../api';

/** An answer about a move: its effects, or the rule that refuses it. */
export type Answer = Preview | Refused;

/** The answers about the moves of one position. */
export class Previews {
  readonly #ask: (move: string) => Promise<Answer>;
  readonly #answers = new SvelteMap<string, Answer>();
  /** The moves asked about; not reactive, so that asking does not ask again. */
  #asked: string[] = [];
  /** Whether a move that may change again soon is being asked about, and which one comes next. */
  #following = false;
  #next: string | null = null;

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
    for (const move of moves) if (!this.#asked.includes(move)) void this.#learn(move);
  }

  /**
   * Ask about a move that may change again soon, such as a ghost on its way.
   *
   * One question is on its way at a time, and the last move is the next one: so the answers follow
   * a pointer as fast as the server gives them, and what lay between is never asked.
   */
  follow(move: string): void {
    this.#next = null;
    if (this.#asked.includes(move)) return;
    if (this.#following) this.#next = move;
    else void this.#learnFollowing(move);
  }

  /** Forget everything: the position has changed. */
  clear(): void {
    this.#next = null;
    this.#answers.clear();
    this.#asked = [];
  }

  async #learnFollowing(move: string): Promise<void> {
    this.#following = true;
    await this.#learn(move);
    this.#following = false;
    if (this.#next !== null) this.follow(this.#next);
  }

  /** Ask about a move; an answer about a position that has passed since is worth nothing. */
  async #learn(move: string): Promise<void> {
    const asked = this.#asked;
    asked.push(move);
    try {
      const answer = await this.#ask(move);
      if (asked === this.#asked) this.#answers.set(move, answer);
    } catch {
      asked.splice(asked.indexOf(move), 1);
    }
  }
}
