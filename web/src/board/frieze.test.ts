import { describe, expect, it } from 'vitest';
import { inlays, levels, middle, standing, wayTime } from './frieze';

describe('standing', () => {
  it('is the field of the same number up to 50', () => {
    expect(standing(0)).toEqual({ field: 0, beyond: 0 });
    expect(standing(50)).toEqual({ field: 50, beyond: 0 });
  });

  it('begins again beyond 50', () => {
    expect(standing(51)).toEqual({ field: 1, beyond: 50 });
    expect(standing(100)).toEqual({ field: 50, beyond: 50 });
    expect(standing(101)).toEqual({ field: 1, beyond: 100 });
  });
});

describe('levels', () => {
  it('stacks those on one field upward, in their order', () => {
    expect(levels([7, 7, 7], 1)).toEqual([0, 1, 2]);
  });

  it('lets neighbours stand side by side where there is room', () => {
    expect(levels([21, 22, 23], 1)).toEqual([0, 0, 0]);
    expect(levels([21, 22, 23], 2)).toEqual([0, 1, 0]);
  });
});

describe('middle', () => {
  it('leaves half a field at either end', () => {
    expect(middle(0) + middle(50)).toBeCloseTo(100);
    expect(middle(25)).toBeCloseTo(50);
  });
});

describe('wayTime', () => {
  it('is longer for long ways, within limits', () => {
    expect(wayTime(1)).toBe(420);
    expect(wayTime(12)).toBeGreaterThan(420);
    expect(wayTime(50)).toBe(900);
  });
});

describe('inlays', () => {
  it('has eleven blocks and a stone on each other field, at every width', () => {
    for (const width of [296, 366, 798, 1000]) {
      const { green, rose, stones } = inlays(width, 24);
      expect(green.match(/M/g)).toHaveLength(6);
      expect(rose.match(/M/g)).toHaveLength(5);
      expect(stones.match(/M/g)).toHaveLength(40);
    }
  });
});
