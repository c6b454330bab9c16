import { describe, expect, it } from 'vitest';
import { whyNoFreedom } from './freedoms';

const SUPPLY = { travel: 2, religion: 0, opinion: 0 };

describe('why no freedom can be introduced', () => {
  it('is that one was introduced in this turn', () => {
    expect(whyNoFreedom({ freedoms: ['travel'], florins: 900, used: ['freedom'] }, SUPPLY)).toBe(
      'used',
    );
  });

  it('is that all are owned', () => {
    const freedoms = ['travel', 'religion', 'opinion'] as const;
    expect(whyNoFreedom({ freedoms: [...freedoms], florins: 900, used: [] }, SUPPLY)).toBe('owned');
  });

  it('is that others have taken those that one lacks', () => {
    expect(whyNoFreedom({ freedoms: ['travel'], florins: 0, used: [] }, SUPPLY)).toBe('gone');
  });

  it('is the price', () => {
    expect(whyNoFreedom({ freedoms: [], florins: 200, used: [] }, SUPPLY)).toBe('price');
  });
});
