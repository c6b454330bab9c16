import { describe, expect, it } from 'vitest';
import type { Preview } from '../api';
import { Previews, type Answer } from './previews.svelte';

/** A server that answers when it is told to. */
class Slow {
  readonly asked: string[] = [];
  readonly #waiting: (() => void)[] = [];

  ask = (move: string): Promise<Answer> => {
    this.asked.push(move);
    return new Promise((resolve) => {
      this.#waiting.push(() => resolve(effects(move)));
    });
  };

  async answer(): Promise<void> {
    this.#waiting.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function effects(move: string): Preview {
  return { move, florins: [0, 0], prestige: [0, 0] };
}

describe('previews', () => {
  it('are asked once for each move', () => {
    const server = new Slow();
    const previews = new Previews(server.ask);
    previews.want('pass', 'raise');
    previews.want('pass');
    expect(server.asked).toEqual(['pass', 'raise']);
  });

  it('that follow a pointer ask one at a time, and the last one next', async () => {
    const server = new Slow();
    const previews = new Previews(server.ask);
    for (const move of ['a', 'b', 'c', 'd']) previews.follow(move);
    expect(server.asked).toEqual(['a']);
    await server.answer();
    expect(server.asked).toEqual(['a', 'd']);
    await server.answer();
    expect(previews.effects('d')?.move).toBe('d');
    expect(previews.effects('b')).toBeUndefined();
  });

  it('that follow a pointer back to where it was ask nothing more', async () => {
    const server = new Slow();
    const previews = new Previews(server.ask);
    for (const move of ['a', 'b', 'a']) previews.follow(move);
    await server.answer();
    expect(server.asked).toEqual(['a']);
  });

  it('of a position that has passed are worth nothing', async () => {
    const server = new Slow();
    const previews = new Previews(server.ask);
    previews.want('pass');
    previews.clear();
    await server.answer();
    expect(previews.effects('pass')).toBeUndefined();
  });
});
