import { describe, expect, it } from 'vitest';
import type { TileInfo } from '../api';
import { Placing } from './placing.svelte';
import { TURNS } from './turns';

const LYING: [number, number][] = [
  [0, 0],
  [1, 0],
];
const UPRIGHT: [number, number][] = [
  [0, 0],
  [0, 1],
];

const PARK = {
  tile: 'park',
  size: 'landscape',
  landscape: true,
  count: 6,
  squares: 2,
  turns: Object.fromEntries(
    TURNS.map((turn) => [turn, turn.includes('90') || turn.includes('270') ? UPRIGHT : LYING]),
  ) as unknown as TileInfo['turns'],
  wanted_by: [],
} satisfies TileInfo;

const LEGAL = ['place park d1 r0', 'place park f4 r90'];

describe('a ghost', () => {
  it('begins at the first legal position', () => {
    const placing = new Placing('place', PARK, LEGAL);
    expect(placing.line).toBe('place park d1 r0');
    expect(placing.dropped).toBe(false);
  });

  it('lies still where only one position is legal', () => {
    expect(new Placing('place', PARK, LEGAL.slice(0, 1)).dropped).toBe(true);
  });

  it('is put back where it was after a reload', () => {
    const placing = new Placing('place', PARK, LEGAL, 'c5 r90');
    expect(placing.squares).toEqual(['c5', 'c6']);
    expect(placing.at).toBe('c5 r90');
  });

  it('is a legal move by the squares it covers, however it was turned', () => {
    const placing = new Placing('place', PARK, LEGAL, 'f4 r270');
    expect(placing.position?.line).toBe('place park f4 r90');
  });

  it('names an illegal position too, so that the server can say why', () => {
    const placing = new Placing('place', PARK, LEGAL);
    placing.move(0, 1);
    expect(placing.position).toBeUndefined();
    expect(placing.line).toBe('place park d2 r0');
  });

  it('goes from one legal position to the next and back', () => {
    const placing = new Placing('place', PARK, LEGAL);
    placing.step(1);
    expect(placing.line).toBe('place park f4 r90');
    placing.step(-1);
    expect(placing.line).toBe('place park d1 r0');
  });

  it('keeps its turn as long as there is another place for it', () => {
    const legal = ['place park a7 r0', 'place park a6 r90', 'place park c7 r0'];
    const placing = new Placing('place', PARK, legal);
    placing.step(1);
    expect(placing.line).toBe('place park c7 r0');
    placing.step(1);
    expect(placing.line).toBe('place park a6 r90');
    placing.step(1);
    expect(placing.line).toBe('place park a7 r0');
  });

  it('begins anew with its turn where it lies on no legal position', () => {
    const placing = new Placing('place', PARK, LEGAL, 'c3 r90');
    placing.step(1);
    expect(placing.line).toBe('place park f4 r90');
  });

  it('goes to a legal position about the square that is pointed at, turned as it is if it can be', () => {
    const legal = ['place park a1 r0', 'place park d1 r0', 'place park e1 r0', 'place park e1 r90'];
    const placing = new Placing('place', PARK, legal, 'a1 r0');
    placing.reach('e1');
    expect(placing.line).toBe('place park e1 r0');
    placing.reach('d1');
    expect(placing.line).toBe('place park d1 r0');
    placing.reach('e2');
    expect(placing.line).toBe('place park e1 r90');
  });

  it('lies where it is pointed at if no legal position is there', () => {
    const placing = new Placing('place', PARK, LEGAL, 'd1 r0');
    placing.reach('b5');
    expect(placing.at).toBe('b5 r0');
  });

  it('is carried by its corner and stays inside the wall', () => {
    const placing = new Placing('place', PARK, LEGAL, 'd1 r0');
    placing.carry({ column: 2, row: 4 });
    expect(placing.at).toBe('c5 r0');
    placing.carry({ column: 9, row: -3 });
    expect(placing.at).toBe('f1 r0');
  });

  it('turns about its middle and stays inside the wall', () => {
    const placing = new Placing('place', PARK, LEGAL, 'f7 r0');
    placing.rotate(1);
    expect(placing.squares).toEqual(['f6', 'f7']);
    placing.move(5, 5);
    expect(placing.squares).toEqual(['g6', 'g7']);
  });
});
