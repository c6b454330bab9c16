import { describe, expect, it } from 'vitest';
import type { Auction, LoggedEvent } from '../api';
import { bidsOf, pricesPaid } from './auction';

const auction: Auction = { opener: 1, lot: 'jester', price: 400, leader: 2, in: [0, 2], turn: 0 };

const phase = { type: 'phase', phase: 'auction', round: 2, minimum: 10, starting: 0 };
const sold = [
  { type: 'offered', seat: 0, lot: 'lake', price: 200 },
  { type: 'raised', seat: 1, lot: 'lake', price: 300 },
  { type: 'passed', seat: 0, lot: 'lake' },
  { type: 'bought', seat: 1, lot: 'lake', price: 300, alone: false },
];
const open = [
  { type: 'offered', seat: 1, lot: 'jester', price: 200 },
  { type: 'raised', seat: 0, lot: 'jester', price: 300 },
  { type: 'passed', seat: 3, lot: 'jester' },
  { type: 'raised', seat: 2, lot: 'jester', price: 400 },
];

function logged(...events: object[]): LoggedEvent[] {
  return events.map((event, version) => ({ ...event, version, at: '' })) as LoggedEvent[];
}

describe('bidsOf', () => {
  it('tells the steps of the present auction alone', () => {
    expect(bidsOf(auction, logged(phase, ...sold, ...open))).toEqual([
      { seat: 1, price: 200 },
      { seat: 0, price: 300 },
      { seat: 2, price: 400 },
    ]);
  });

  it('knows the highest bid where the log does not reach so far', () => {
    expect(bidsOf(auction, [])).toEqual([{ seat: 2, price: 400 }]);
  });
});

describe('pricesPaid', () => {
  it('tells what was sold in this phase', () => {
    expect(pricesPaid(logged(phase, ...sold, ...open))).toEqual({ lake: 300 });
    expect(pricesPaid(logged(...sold, phase, ...open))).toEqual({});
  });
});
