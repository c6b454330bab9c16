import { describe, expect, it } from 'vitest';
import type { Holder, Score } from '../api';
import { headline, standingOf, tieOf } from './ending';

const HOLDERS = ['Anna', 'Bruno', 'Carla'].map((name, seat): Holder => ({
  seat,
  name,
  emblem: 'sole',
  bot: null,
  claimed: true,
  you: seat === 0,
  present: true,
}));

const scored = (prestige: number, florins: number, rank: number): Score => ({
  prestige,
  florins,
  rank,
  from_cards: 0,
  cards: [],
});

describe('the end of a game', () => {
  it('names who has the most prestige', () => {
    const standing = standingOf([scored(50, 0, 2), scored(64, 900, 1), scored(40, 0, 3)]);
    expect(standing.map(({ seat }) => seat)).toEqual([1, 0, 2]);
    expect(headline(standing, HOLDERS)).toBe('Bruno wins with 64 prestige');
    expect(tieOf(standing)).toBe('');
  });

  it('tells the florins that decide a tie', () => {
    const standing = standingOf([scored(64, 900, 1), scored(64, 200, 2), scored(40, 5000, 3)]);
    expect(headline(standing, HOLDERS)).toBe('You win with 64 prestige');
    expect(tieOf(standing)).toBe('Tied at 64 prestige; more florins decide: 900 to 200.');
  });

  it('tells that equals in prestige and florins share the victory', () => {
    const standing = standingOf([scored(64, 900, 1), scored(10, 0, 3), scored(64, 900, 1)]);
    expect(headline(standing, HOLDERS)).toBe('Anna and Carla win together with 64 prestige');
    expect(tieOf(standing)).toBe(
      'Tied at 64 prestige and 900 florins each: the victory is shared.',
    );
  });
});
