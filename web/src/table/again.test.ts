import { describe, expect, it } from 'vitest';
import type { Holder } from '../api';
import { sameSeats } from './again';

const holder = (seat: number, who: Partial<Holder>): Holder => ({
  seat,
  name: null,
  emblem: 'sole',
  bot: null,
  claimed: true,
  you: false,
  present: true,
  ...who,
});

describe('playing again', () => {
  it('seats the same bots in the same places', () => {
    const seats = [
      holder(0, { bot: 'greedy' }),
      holder(1, { you: true }),
      holder(2, { bot: 'random' }),
    ];
    expect(sameSeats({ seats })).toEqual(['bot:greedy', 'me', 'bot:random']);
  });

  it('is not offered where another person sat', () => {
    const seats = [
      holder(0, { you: true }),
      holder(1, { name: 'Bruno' }),
      holder(2, { bot: 'greedy' }),
    ];
    expect(sameSeats({ seats })).toBeNull();
  });
});
