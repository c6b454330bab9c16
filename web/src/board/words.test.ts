import { describe, expect, it } from 'vitest';
import { rowsOf } from './cells';
import { areaText, estateText, ghostText, squaresText } from './words';
import { TURNS, type TurnedCells } from './turns';

const PALAZZO = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2'];
const TOWER = { tile: 'tower', at: 'd3 r90', cells: ['d3', 'd4', 'd5'] } as const;

/** A row of three, lying or upright. */
const ROW = [0, 1, 2].map((column) => ({ column, row: 0 }));
const COLUMN = [0, 1, 2].map((row) => ({ column: 0, row }));
const TURNS_OF_TOWER = Object.fromEntries(
  TURNS.map((turn) => [turn, turn.includes('90') || turn.includes('270') ? COLUMN : ROW]),
) as unknown as TurnedCells;

describe('the squares of an estate', () => {
  const texts = rowsOf([{ ...TOWER, cells: [...TOWER.cells] }], PALAZZO).flat();
  const textOf = (square: string) => texts.find((cell) => cell.square === square)?.text;

  it('say what stands on them', () => {
    expect(textOf('e5')).toBe('e5, free');
    expect(textOf('d4')).toBe('d4, Tower, cell 2 of 3');
    expect(textOf('b1')).toBe('b1, Palazzo, cell 2 of 6');
  });

  it('are all there, seven rows from the top', () => {
    expect(texts).toHaveLength(49);
    expect(texts[0]?.square).toBe('a7');
  });
});

describe('where a tile lies, at a glance', () => {
  it('goes from corner to corner', () => {
    expect(areaText(['g1', 'g2', 'g3'])).toBe('g1 to g3');
    expect(areaText(['c5', 'b4', 'b5', 'd5'])).toBe('b4 to d5');
  });
});

describe('an estate in words', () => {
  it('tells what stands where and how much is free', () => {
    expect(estateText('Your estate', [{ ...TOWER, cells: [...TOWER.cells] }], 40)).toBe(
      'Your estate: Tower at d3 to d5. 40 squares are free.',
    );
  });

  it('tells that nothing stands there yet', () => {
    expect(estateText('Your estate', [], 43)).toBe(
      'Your estate: nothing stands here yet. 43 squares are free.',
    );
  });
});

describe('the ghost in words', () => {
  it('is upright or lying if the shape knows no more turns', () => {
    expect(ghostText('tower', TURNS_OF_TOWER, 'r90', ['d3', 'd4', 'd5'])).toBe(
      'Tower, upright, d3 to d5',
    );
    expect(ghostText('tower', TURNS_OF_TOWER, 'r0', ['d3', 'e3', 'f3'])).toBe(
      'Tower, lying, d3 to f3',
    );
  });

  it('names squares that are not in a row one by one', () => {
    expect(squaresText(['d3', 'e3', 'd4'])).toBe('d3, d4, e3');
    expect(squaresText(['d3', 'd5'])).toBe('d3, d5');
  });
});
