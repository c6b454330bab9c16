import { describe, expect, it } from 'vitest';
import { edgesBetween } from './offence';

describe('the edges at which a tile touches', () => {
  it('lie between its squares and those of its neighbour', () => {
    expect(edgesBetween(['d3', 'd4', 'd5'], ['c5'])).toEqual([{ from: [3, 2], to: [3, 3] }]);
  });

  it('lie on every side', () => {
    expect(edgesBetween(['d4'], ['d5', 'e4', 'd3', 'c4'])).toEqual([
      { from: [3, 3], to: [4, 3] },
      { from: [4, 3], to: [4, 4] },
      { from: [3, 4], to: [4, 4] },
      { from: [3, 3], to: [3, 4] },
    ]);
  });

  it('are none at corners and at the wall', () => {
    expect(edgesBetween(['a1'], ['b2'])).toEqual([]);
  });
});
