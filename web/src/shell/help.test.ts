import { describe, expect, it } from 'vitest';
import { RULES } from '../texts/refusals';
import { HOW_TO_PLAY, ruleLink, topicOf } from './help';

describe('a link to the explanation', () => {
  it('leads to each rule that a refusal can name', () => {
    for (const rule of RULES) expect(topicOf(ruleLink(rule))).toEqual({ rule });
  });

  it('opens the whole for a rule that the page does not know', () => {
    expect(topicOf(ruleLink('new-rule'))).toEqual({ rule: null });
  });

  it('is told from other ends of an address', () => {
    expect(topicOf(HOW_TO_PLAY)).toEqual({ rule: null });
    expect(topicOf('')).toBeNull();
    expect(topicOf('#rule-nothing')).toBeNull();
    expect(topicOf('#decision')).toBeNull();
  });
});
