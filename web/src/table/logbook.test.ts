import { describe, expect, it } from 'vitest';
import type { Emblem, GameEvent, Holder, LoggedEvent } from '../api';
import { chaptersOf } from './logbook';

const HOLDERS: Holder[] = [
  holder(0, 'Anna', 'giglio', true),
  holder(1, 'Bruno', 'delfino', false),
  { ...holder(2, null, 'sole', false), bot: 'greedy' },
];

function holder(seat: number, name: string | null, emblem: Emblem, you: boolean): Holder {
  return { seat, name, emblem, bot: null, claimed: true, you, present: true };
}

function logged(version: number, ...events: GameEvent[]): LoggedEvent[] {
  return events.map((event) => ({ ...event, version, at: '2026-01-01T12:00:00Z' }));
}

function sentences(...events: LoggedEvent[]): string[] {
  return chaptersOf(events, HOLDERS).flatMap((chapter) =>
    chapter.entries.map((entry) => entry.sentences.join(' ')),
  );
}

describe('the log', () => {
  it('calls the reader "you", people by name and bots by theirs', () => {
    expect(
      sentences(
        ...logged(1, { type: 'offered', seat: 0, lot: 'jester', price: 200 }),
        ...logged(2, { type: 'raised', seat: 1, lot: 'jester', price: 1300 }),
        ...logged(3, { type: 'passed', seat: 2, lot: 'jester' }),
      ),
    ).toEqual(['You offer a Jester at 200.', 'Bruno bids 1,300.', 'Chiara leaves.']);
  });

  it('joins what one player does at one moment', () => {
    const built = logged(
      7,
      {
        type: 'built',
        seat: 1,
        building: 'tower',
        placement: 'd3 r0',
        cells: ['d3', 'e3', 'f3'],
        cost: 300,
      },
      { type: 'scored', seat: 1, prestige: 3, for: 'building' },
    );
    expect(sentences(...built)).toEqual([
      'Bruno builds the Tower at d3 to f3 for 300. A building: +3 prestige.',
    ]);
  });

  it('says once what the last one to buy takes', () => {
    const bought = logged(
      9,
      { type: 'offered', seat: 0, lot: 'lake', price: 200 },
      { type: 'stepped-back', seat: 0, prestige: 1, florins: 100 },
      { type: 'bought', seat: 0, lot: 'lake', price: 200, alone: true },
    );
    expect(sentences(...bought)).toEqual([
      'You give 1 prestige for the missing 100 florins. You are last and take a Lake for 200.',
    ]);
  });

  it('keeps apart what others do because of it', () => {
    const passed = logged(
      4,
      { type: 'passed', seat: 0, lot: 'park' },
      { type: 'bought', seat: 1, lot: 'park', price: 400, alone: false },
    );
    expect(sentences(...passed)).toEqual(['You leave.', 'Bruno buys a Park for 400.']);
  });

  it('tells a card only to the one who may know it', () => {
    const known = logged(5, { type: 'kept', seat: 0, pile: 'bonus', card: 'forests' });
    const hidden = logged(5, { type: 'kept', seat: 1, pile: 'bonus' });
    expect(sentences(...known)).toEqual(['You keep: Forests.']);
    expect(sentences(...hidden)).toEqual(['Bruno keeps one.']);
  });

  it('has a chapter for each phase of each round', () => {
    const titles = chaptersOf(
      [
        ...logged(1, { type: 'discarded', seat: 1 }),
        ...logged(2, { type: 'phase', phase: 'auction', round: 1, minimum: 7, starting: 0 }),
        ...logged(3, { type: 'phase', phase: 'action', round: 1, minimum: 7, starting: 0 }),
      ],
      HOLDERS,
    ).map((chapter) => chapter.title);
    expect(titles).toEqual(['Set-up', 'Round 1 · auction', 'Round 1 · actions · minimum 7']);
  });
});
