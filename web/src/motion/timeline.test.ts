import { describe, expect, it } from 'vitest';
import { Timeline } from './timeline';

describe('scenes in a row', () => {
  it('are played at once while nothing is waiting', () => {
    const timeline = new Timeline();
    expect(timeline.book(1000)).toEqual({ delay: 0, rate: 1 });
    expect(timeline.book(5000)).toEqual({ delay: 0, rate: 1 });
  });

  it('wait for each other, and go twice as fast from three waiting on', () => {
    const timeline = new Timeline();
    const slots = Array.from({ length: 6 }, () => timeline.book(0));
    expect(slots.map((slot) => slot?.rate)).toEqual([1, 1, 1, 1, 2, 2]);
    expect(slots.map((slot) => slot?.delay)).toEqual([0, 420, 840, 1260, 1680, 1890]);
    expect(timeline.rest(0)).toBe(2100);
    expect(timeline.book(3000)).toEqual({ delay: 0, rate: 1 });
  });

  it('are left out where nobody could follow', () => {
    const timeline = new Timeline();
    const played = Array.from({ length: 30 }, () => timeline.book(0)).filter(Boolean);
    expect(played.length).toBe(11);
  });
});
