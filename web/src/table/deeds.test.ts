import { describe, expect, it } from 'vitest';
import type { GameEvent, LoggedEvent } from '../api';
import { versionsOf } from './deeds';

const at = (version: number, event: GameEvent) => ({ ...event, version, at: '' }) as LoggedEvent;

describe('the moves of a seat', () => {
  it('are what it did, and not what came to it through others', () => {
    const events = [
      at(4, { type: 'raised', seat: 1, lot: 'lake', price: 300 }),
      at(5, { type: 'passed', seat: 0, lot: 'lake' }),
      at(5, { type: 'bought', seat: 1, lot: 'lake', price: 300, alone: false }),
      at(5, { type: 'scored', seat: 1, prestige: 3, for: 'builder' }),
    ];
    expect(versionsOf(events, 1)).toEqual([4]);
    expect(versionsOf(events, 0)).toEqual([5]);
    expect(versionsOf(events, 2)).toEqual([]);
  });
});
