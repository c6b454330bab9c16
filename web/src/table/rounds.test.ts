import { describe, expect, it } from 'vitest';
import type { GameEvent, LoggedEvent } from '../api';
import { finishedRounds } from './rounds';

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
      2,
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
      1,
    );
    expect(rounds[1]?.players[0]).toMatchObject({ before: 3, after: 6 });
  });

  it('tells nothing of a round that still runs', () => {
    const events = logged({ type: 'scored', seat: 0, prestige: 3, for: 'building' });
    expect(finishedRounds(events, 3)).toEqual([]);
  });
});
