import { describe, expect, it } from 'vitest';
import type { GameEvent, LoggedEvent, Seat, View } from '../api';
import { scenesOf } from './scenes';

const SEAT: Seat = {
  prestige: 10,
  performed: [],
  recruiters: 0,
  recruiters_on_table: 0,
  jesters: 1,
  builders: 0,
  freedoms: [],
  estate: [],
  actions_left: 0,
  used: [],
  best_work: null,
  hand_count: 3,
  bonus_count: 0,
  prestige_card_count: 0,
  empty_squares: 40,
  known_hand: [],
};
const OWN: Partial<Seat> = { florins: 1000, hand: ['poet'], bonus: [], prestige_cards: [] };

const viewOf = (...seats: Partial<Seat>[]) =>
  ({ seats: seats.map((seat) => ({ ...SEAT, ...seat })) }) as unknown as View;

const at = (version: number, event: GameEvent): LoggedEvent =>
  ({ ...event, version, at: '' }) as LoggedEvent;

const changes = (scenes: ReturnType<typeof scenesOf>) =>
  scenes.map(({ changes }) => Object.fromEntries(changes));

describe('the scenes of what happened', () => {
  it('follow the moves: a bid, a sale with its price, what was bought, and where it was put', () => {
    const scenes = scenesOf(
      viewOf({}, {}),
      [
        at(5, { type: 'raised', seat: 0, lot: 'jester', price: 300 }),
        at(6, { type: 'passed', seat: 1, lot: 'jester' }),
        at(6, { type: 'bought', seat: 0, lot: 'jester', price: 300, alone: false }),
        at(7, { type: 'placed', seat: 1, tile: 'lake', placement: 'c4 r90', cells: ['c4'] }),
      ],
      viewOf({ jesters: 2 }, {}),
    );
    expect(scenes.map(({ version, seat, sound }) => [version, seat, sound])).toEqual([
      [5, 0, 'bid'],
      [6, 0, 'sale'],
      [7, 1, 'tile'],
    ]);
    expect(scenes.map(({ bid, bought, placement }) => bid ?? bought ?? placement)).toEqual([
      'jester',
      'jester',
      'c4 r90',
    ]);
    expect(changes(scenes)).toEqual([{}, { florins: -300, jester: 1 }, {}]);
  });

  it('tell the offer of the one who buys alone as a sale', () => {
    const [scene, ...more] = scenesOf(
      viewOf({}),
      [
        at(8, { type: 'offered', seat: 0, lot: 'park', price: 100 }),
        at(8, { type: 'bought', seat: 0, lot: 'park', price: 100, alone: true }),
      ],
      viewOf({}),
    );
    expect([scene?.bid, scene?.bought, scene?.sound, more.length]).toEqual([
      undefined,
      'park',
      'sale',
      0,
    ]);
  });

  it('count what no event tells, once', () => {
    const scenes = scenesOf(
      viewOf({ ...OWN }),
      [
        at(3, { type: 'drew', seat: 0, pile: 'professions', count: 5 }),
        at(4, { type: 'scored', seat: 0, prestige: 3, for: 'best-work' }),
      ],
      viewOf({ ...OWN, prestige: 13, florins: 700, hand: ['poet', 'painter'], hand_count: 4 }),
    );
    expect(changes(scenes)).toEqual([{ prestige: 3, florins: -300, person: 1 }]);
    expect(scenes[0]?.cards).toEqual(['painter']);
  });

  it('know of a work its value, and of its pay what became of it', () => {
    const worked = { building: 4, landscape: 3, freedom: 3, jesters: 4, people: 2, bonus: 0 };
    const scenes = scenesOf(
      viewOf({}),
      [
        at(3, {
          type: 'worked',
          seat: 0,
          profession: 'poet',
          ...worked,
          value: 16,
          bonus_cards: [],
        }),
        at(4, { type: 'took', seat: 0, prestige: 5, florins: 600 }),
      ],
      viewOf({ prestige: 15, performed: ['poet'] }),
    );
    expect(scenes.map(({ work, sound }) => [work, sound])).toEqual([
      [16, 'work'],
      [undefined, 'florins'],
    ]);
    expect(changes(scenes)).toEqual([{}, { prestige: 5, florins: 600, work: 1 }]);
  });

  it('are none where nothing is to be seen', () => {
    const passed = at(2, { type: 'passed', seat: 0, lot: 'lake' });
    expect(scenesOf(viewOf({}), [passed], viewOf({}))).toEqual([]);
  });
});
