import { describe, expect, it } from 'vitest';
import { Wheel, type Roll } from './wheel';

function roll(deltaY: number, timeStamp: number, more: Partial<Roll> = {}): Roll {
  return { deltaX: 0, deltaY, deltaMode: 0, shiftKey: false, timeStamp, ...more };
}

describe('a wheel', () => {
  it('turns a quarter for each notch, either way', () => {
    const wheel = new Wheel();
    expect(wheel.quarter(roll(100, 0))).toBe(1);
    expect(wheel.quarter(roll(100, 20))).toBe(1);
    expect(wheel.quarter(roll(-100, 40))).toBe(-1);
  });

  it('turns back with Shift, for which browsers roll sideways', () => {
    expect(new Wheel().quarter(roll(0, 0, { deltaX: 100, shiftKey: true }))).toBe(-1);
  });

  it('counts lines where a browser does', () => {
    expect(new Wheel().quarter(roll(3, 0, { deltaMode: 1 }))).toBe(1);
  });

  it('waits until the small steps of a pad come to a quarter', () => {
    const wheel = new Wheel();
    const turns = [0, 10, 20, 30].map((time) => wheel.quarter(roll(20, time)));
    expect(turns).toEqual([0, 0, 1, 0]);
  });

  it('forgets a small step after a rest', () => {
    const wheel = new Wheel();
    wheel.quarter(roll(40, 0));
    expect(wheel.quarter(roll(40, 1000))).toBe(0);
  });
});
