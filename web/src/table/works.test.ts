import { describe, expect, it } from 'vitest';
import { worksOf } from './works';

describe('the works of a player', () => {
  it('are the professions on the table', () => {
    expect(worksOf({ performed: ['poet', 'doctor'], recruiters_on_table: 0 })).toBe(2);
  });

  it('are every recruiting card as well: two count as two', () => {
    expect(worksOf({ performed: ['poet'], recruiters_on_table: 2 })).toBe(3);
    expect(worksOf({ performed: [], recruiters_on_table: 2 })).toBe(2);
  });
});
