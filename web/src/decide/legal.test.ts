import { describe, expect, it } from 'vitest';
import { keepLine, Legal, workLine } from './legal';

describe('the legal moves', () => {
  const legal = new Legal([
    'work poet',
    'work poet with lakes',
    'work doctor with lakes parks',
    'build tower d3 r0',
    'build tower d4 r90',
    'build opera a5 r0',
    'lure painter from 2',
    'exchange 1',
    'exchange 2',
    'end',
  ]);

  it('name the people who can complete a work, each once', () => {
    expect(legal.workers).toEqual(['poet', 'doctor']);
  });

  it('name the buildings that have a place, each once', () => {
    expect(legal.buildings).toEqual(['tower', 'opera']);
  });

  it('say whose person can be lured', () => {
    expect(legal.lures).toEqual([{ profession: 'painter', from: 2, line: 'lure painter from 2' }]);
  });

  it('say how much can be exchanged, and nothing where nothing can', () => {
    expect(legal.most('exchange')).toBe(2);
    expect(legal.most('take')).toBe(0);
  });

  it('know words that stand alone', () => {
    expect(legal.any('end')).toBe(true);
    expect(legal.any('decline')).toBe(false);
    expect(legal.has('work poet with lakes')).toBe(true);
    expect(legal.has('work doctor')).toBe(false);
  });
});

describe('a work', () => {
  it('names its bonus cards in the order in which they are held', () => {
    expect(workLine('poet', ['parks', 'lakes'], ['lakes', 'kinds', 'parks'])).toBe(
      'work poet with lakes parks',
    );
  });

  it('does without bonus cards', () => {
    expect(workLine('bell-maker', [], ['lakes'])).toBe('work bell-maker');
  });
});

describe('keeping a card', () => {
  const drawn = ['lakes', 'parks', 'kinds', 'forests'];

  it('says nothing of the order in which the cards were drawn', () => {
    expect(keepLine('parks', drawn, drawn)).toBe('keep parks');
  });

  it('names the others in another order', () => {
    expect(keepLine('parks', ['forests', 'lakes', 'parks', 'kinds'], drawn)).toBe(
      'keep parks under forests lakes kinds',
    );
  });
});
