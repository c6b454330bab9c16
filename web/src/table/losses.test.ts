import { describe, expect, it } from 'vitest';
import type { LoggedEvent } from '../api';
import { lossesOf } from './losses';

const at = '2026-01-01T12:00:00Z';
const EVENTS: LoggedEvent[] = [
  { version: 3, at, type: 'lured', seat: 1, profession: 'poet', from: 0 },
  { version: 5, at, type: 'lured', seat: 0, profession: 'doctor', from: 2 },
  { version: 8, at, type: 'lured', seat: 2, profession: 'lawyer', from: 0 },
];

describe('what others have lured from a seat', () => {
  it('is told with who did it, and not what the seat lured itself', () => {
    const losses = lossesOf(EVENTS, 0, 0);
    expect(losses.map(({ seat, profession }) => [seat, profession])).toEqual([
      [1, 'poet'],
      [2, 'lawyer'],
    ]);
  });

  it('is no news once it was read', () => {
    expect(lossesOf(EVENTS, 0, 3).map(({ profession }) => profession)).toEqual(['lawyer']);
    expect(lossesOf(EVENTS, 0, 8)).toEqual([]);
  });
});
