import { describe, expect, it } from 'vitest';
import { inOrder, squareName, placeOf, drawnAt, allSquares } from './squares';
import {
  atText,
  centred,
  covered,
  mirrored,
  moved,
  readAt,
  rotated,
  turnedTo,
  TURNS,
  type Turn,
  type TurnedCells,
} from './turns';
import { legalAt, neighbour, positionsOf, tinted } from './positions';

/** The hospital of the house edition: `##`, `##`, `#.` as drawn, from the top. */
const HOSPITAL = turned(['##', '##', '#.']);

/** Turn a drawing as the contract says: over first, then clockwise. */
function turned(rows: string[]): TurnedCells {
  const all = TURNS.map((turn) => {
    let drawing = turn.endsWith('m') ? rows.map((row) => [...row].reverse().join('')) : rows;
    for (let i = 0; i < parseInt(turn.slice(1), 10) / 90; i += 1) drawing = clockwise(drawing);
    return [turn, cellsOf(drawing)] as const;
  });
  return Object.fromEntries(all) as unknown as TurnedCells;
}

function clockwise(rows: string[]): string[] {
  return [...(rows[0] ?? '')].map((_, x) =>
    rows
      .map((row) => row.charAt(x))
      .reverse()
      .join(''),
  );
}

function cellsOf(rows: string[]) {
  return rows.flatMap((row, y) =>
    [...row].flatMap((mark, column) =>
      mark === '#' ? [{ column, row: rows.length - 1 - y }] : [],
    ),
  );
}

const at = (text: string) => inOrder(covered(HOSPITAL, readAt(text)));

describe('squares', () => {
  it('count columns from the left and rows from the bottom', () => {
    expect(squareName({ column: 4, row: 4 })).toBe('e5');
    expect(placeOf('a1')).toEqual({ column: 0, row: 0 });
    expect(drawnAt('a7')).toEqual([0, 0]);
    expect(drawnAt('g1')).toEqual([6, 6]);
  });

  it('are read from the top row down', () => {
    expect(allSquares()[0]).toBe('a7');
    expect(allSquares()[48]).toBe('g1');
  });
});

describe('a placement', () => {
  it('names the lower left square of the bounding box and the turn', () => {
    expect(at('d3 r0')).toEqual(['d3', 'd4', 'd5', 'e4', 'e5']);
    expect(at('d3 r90')).toEqual(['d4', 'e3', 'e4', 'f3', 'f4']);
    expect(at('d3 r0m')).toEqual(['d4', 'd5', 'e3', 'e4', 'e5']);
  });

  it('reads back what it prints', () => {
    for (const turn of TURNS) expect(atText(readAt(`c4 ${turn}`))).toBe(`c4 ${turn}`);
  });

  it('turns clockwise and back to where it was', () => {
    expect(rotated('r270', 1)).toBe('r0');
    expect(rotated('r0m', -1)).toBe('r270m');
  });

  it('swaps left and right as seen, however it is turned', () => {
    for (const turn of TURNS) {
      const before = covered(HOSPITAL, { corner: { column: 0, row: 0 }, turn });
      const after = covered(HOSPITAL, { corner: { column: 0, row: 0 }, turn: mirrored(turn) });
      expect(inOrder(after)).toEqual(inOrder(before.map((square) => swapped(square, turn))));
    }
  });

  it('stays inside the estate when moved, turned or held by a pointer', () => {
    const ghost = readAt('f5 r0');
    expect(moved(HOSPITAL, ghost, 3, 0)).toEqual(ghost);
    expect(covered(HOSPITAL, turnedTo(HOSPITAL, ghost, 'r90'))).toHaveLength(5);
    expect(covered(HOSPITAL, centred(HOSPITAL, 'r90', 'g7'))).toHaveLength(5);
    expect(covered(HOSPITAL, centred(HOSPITAL, 'r0', 'a1'))).toHaveLength(5);
  });
});

function swapped(square: string, turn: Turn): string {
  const wide = Math.max(...HOSPITAL[turn].map((cell) => cell.column));
  const { column, row } = placeOf(square);
  return squareName({ column: wide - column, row });
}

describe('legal positions', () => {
  const legal = ['build hospital d3 r0', 'build hospital e3 r90', 'build tower a7 r0', 'end'];
  const positions = positionsOf(legal, 'build', 'hospital', HOSPITAL);

  it('are those that the server lists for the tile', () => {
    expect(positions.map((position) => position.line)).toEqual(legal.slice(0, 2));
    expect([...tinted(positions)].sort()).toContain('g4');
  });

  it('are found by the squares covered, whatever the turn is called', () => {
    expect(legalAt(positions, ['e5', 'e4', 'd5', 'd4', 'd3'])?.line).toBe('build hospital d3 r0');
    expect(legalAt(positions, ['a1'])).toBeUndefined();
  });

  it('are visited in turn, around the ends', () => {
    const [first, second] = positions;
    expect(neighbour(positions, first?.squares ?? [], 1)).toBe(second);
    expect(neighbour(positions, second?.squares ?? [], 1)).toBe(first);
    expect(neighbour(positions, [], 1)).toBe(first);
    expect(neighbour(positions, [], -1)).toBe(second);
    expect(neighbour([], [], 1)).toBeUndefined();
  });
});
