import { describe, expect, it } from 'vitest';
import { Twist, type Finger } from './twist';

const MIDDLE: Finger = { x: 100, y: 100 };

function at(degrees: number): Finger {
  const angle = (degrees * Math.PI) / 180;
  return { x: 100 + 50 * Math.cos(angle), y: 100 + 50 * Math.sin(angle) };
}

function turned(...angles: number[]): number[] {
  const twist = new Twist(MIDDLE, at(angles[0] ?? 0));
  return angles.slice(1).map((angle) => twist.quarters(MIDDLE, at(angle)));
}

describe('two fingers', () => {
  it('turn a quarter once they have turned half of what a quarter takes', () => {
    expect(turned(0, 20, 29, 31, 60)).toEqual([0, 0, 1, 0]);
  });

  it('turn a second quarter as they go on, and back again', () => {
    expect(turned(0, 60, 120, 60, 0)).toEqual([1, 1, -1, -1]);
  });

  it('turn the same way over the end of the circle', () => {
    expect(turned(160, 200)).toEqual([1]);
    expect(turned(-160, 160)).toEqual([-1]);
  });
});
