import { describe, expect, it } from 'vitest';
import { leastUseful, proposedPrestige } from './sums';

/** The florins kept of a work of value 15 beside 0, 1, 2 … prestige. */
const KEPT = [1500, 1300, 1100, 900, 700, 500, 300, 100];

describe('the payment proposed', () => {
  it('leaves the usual florins in cash and takes prestige for the rest', () => {
    expect(proposedPrestige(KEPT, 700)).toBe(4);
  });

  it('takes no prestige where the work pays less than that', () => {
    expect(proposedPrestige([600, 400, 200, 0], 700)).toBe(0);
  });

  it('takes all prestige of one who kept nothing the last time', () => {
    expect(proposedPrestige(KEPT, 0)).toBe(7);
  });
});

describe('the prestige proposed to give for florins', () => {
  it('is just enough for the cheapest thing that cannot be paid yet', () => {
    expect(leastUseful(150, [300, 700], 9)).toBe(2);
    expect(leastUseful(400, [300, 700], 9)).toBe(3);
  });

  it('is 1 where all can be paid, or where nothing comes within reach', () => {
    expect(leastUseful(900, [300, 700], 9)).toBe(1);
    expect(leastUseful(0, [300, 700], 2)).toBe(1);
  });
});
