import { describe, expect, it } from 'vitest';
import { planOf, type PlanWish } from './plan';

const WISH: PlanWish = {
  width: 400,
  height: 200,
  river: () => 150,
  clearings: [{ x: 200, y: 60, radius: 40 }],
  seed: 5,
};

/** The middles of the areas of a path. */
function middles(path: string): [number, number][] {
  return path
    .split('M')
    .filter(Boolean)
    .map((area) => {
      const corners = area
        .replace('Z', '')
        .split('L')
        .map((corner) => corner.split(' ').map(Number));
      const mean = (axis: number) =>
        corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / corners.length;
      return [mean(0), mean(1)];
    });
}

describe('a plan of the city', () => {
  const plan = planOf(WISH);

  it('is always the same', () => {
    expect(planOf(WISH)).toEqual(plan);
    expect(planOf({ ...WISH, seed: 6 })).not.toEqual(plan);
  });

  it('has houses, but none in the river or in a clearing', () => {
    const houses = middles(plan.houses);
    expect(houses.length).toBeGreaterThan(30);
    for (const [x, y] of houses) {
      expect(Math.abs(y - 150)).toBeGreaterThan(22);
      expect(Math.hypot(x - 200, y - 60)).toBeGreaterThan(40);
    }
  });

  it('gives each house a ridge and two planes of its roof', () => {
    const count = (path: string) => path.split('M').length;
    expect([plan.lit, plan.shaded, plan.ridges].map(count)).toEqual(
      Array(3).fill(count(plan.houses)),
    );
  });
});
