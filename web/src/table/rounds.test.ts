import { describe, expect, it } from 'vitest';
import type { GameEvent, LoggedEvent } from '../api';
import { finishedRounds, goesOn } from './rounds';

function logged(...events: GameEvent[]): LoggedEvent[] {
  return events.map((event, place) => ({
    ...event,
    version: place + 1,
    at: '2026-01-01T12:00:00Z',
  }));
}

describe('the summary of a round', () => {
  it('adds up prestige gained and given', () => {
    const [round] = finishedRounds(
      logged(
        { type: 'scored', seat: 0, prestige: 3, for: 'building' },
        { type: 'took', seat: 1, prestige: 6, florins: 100 },
        { type: 'exchanged', seat: 1, prestige: 2, florins: 200 },
        { type: 'stepped-back', seat: 0, prestige: 1, florins: 100 },
        { type: 'best-work', seats: [1], value: 13 },
        { type: 'scored', seat: 1, prestige: 3, for: 'best-work' },
        { type: 'round-ended', round: 1 },
      ),
      [2, 7],
    );
    expect(round?.round).toBe(1);
    expect(round?.best).toEqual({ seats: [1], value: 13 });
    expect(round?.players.map((player) => player.after)).toEqual([2, 7]);
  });

  it('begins where the last round ended', () => {
    const rounds = finishedRounds(
      logged(
        { type: 'scored', seat: 0, prestige: 3, for: 'builder' },
        { type: 'best-work', seats: [], value: null },
        { type: 'round-ended', round: 1 },
        { type: 'scored', seat: 0, prestige: 3, for: 'builder' },
        { type: 'round-ended', round: 2 },
      ),
      [6],
    );
    expect(rounds[1]?.players[0]).toMatchObject({ before: 3, after: 6 });
  });

  it('agrees with the prestige that is known, where the log begins later than the game', () => {
    const events = logged(
      { type: 'took', seat: 0, prestige: 8, florins: 100 },
      { type: 'round-ended', round: 5 },
      { type: 'scored', seat: 0, prestige: 3, for: 'builder' },
    );
    const [round] = finishedRounds(events, [26, 14]);
    expect(round?.players[0]).toMatchObject({ before: 15, after: 23 });
    expect(round?.players[1]).toMatchObject({ before: 14, after: 14 });
  });

  it('is read when one goes on', () => {
    const events = logged(
      { type: 'took', seat: 0, prestige: 8, florins: 100 },
      { type: 'round-ended', round: 5 },
      { type: 'scored', seat: 1, prestige: 3, for: 'builder' },
    );
    const [round] = finishedRounds(events, [8, 3]);
    expect(round && [0, 1].map((seat) => goesOn(round, events, seat))).toEqual([false, true]);
  });

  it('tells nothing of a round that still runs', () => {
    const events = logged({ type: 'scored', seat: 0, prestige: 3, for: 'building' });
    expect(finishedRounds(events, [3, 0, 0])).toEqual([]);
  });
});
