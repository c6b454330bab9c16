import { describe, expect, it } from 'vitest';
import { heart, inset, outline, polygonPath, type Point } from './outline';

const ARCH: Point[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [0, 1],
  [2, 1],
];

describe('outline', () => {
  it('walks a square clockwise from its upper left corner', () => {
    expect(outline([[0, 0]])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ]);
  });

  it('has a corner only where the direction changes', () => {
    expect(outline(ARCH)).toHaveLength(8);
    expect(
      outline([
        [0, 0],
        [1, 0],
        [2, 0],
      ]),
    ).toHaveLength(4);
  });

  it('has no corners without cells', () => {
    expect(outline([])).toEqual([]);
  });
});

describe('inset', () => {
  it('draws a square half a cell in to its middle', () => {
    const middle = inset(outline([[0, 0]]), 0.5);
    expect(middle).toEqual([
      [0.5, 0.5],
      [0.5, 0.5],
      [0.5, 0.5],
      [0.5, 0.5],
    ]);
  });

  it('moves inner corners into the arch, not out of it', () => {
    const corners = inset(outline(ARCH), 0.1);
    expect(corners).toContainEqual([1 - 0.1, 1 - 0.1]);
    expect(corners).toContainEqual([2 + 0.1, 1 - 0.1]);
  });
});

describe('drawing', () => {
  it('scales a polygon to a closed path', () => {
    expect(polygonPath(outline([[0, 0]]), 40)).toBe('M0 0L40 0L40 40L0 40Z');
  });

  it('puts the sign on the cell nearest to the centre', () => {
    expect(heart(ARCH)).toEqual([1.5, 0.5]);
  });

  it('puts the sign of a rectangle in its middle', () => {
    expect(
      heart([
        [3, 2],
        [4, 2],
        [3, 3],
        [4, 3],
      ]),
    ).toEqual([4, 3]);
  });
});
