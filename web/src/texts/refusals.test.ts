import { describe, expect, it } from 'vitest';
import { explained } from './refusals';

const refusal = (rule: string, missing: Record<string, unknown> = {}) => ({
  rule,
  paragraph: '6.4',
  message: 'said by the server',
  missing,
  squares: [],
});

describe('a refusal', () => {
  it('names the case at hand, the rule and its paragraph', () => {
    const words = explained(
      refusal('no-contact', { touches: ['hospital', 'palazzo'], builders: 1 }),
    );
    expect(words.reason).toBe('It would touch the Hospital and the Palazzo.');
    expect(words.rule).toContain('only at corners');
    expect(words.paragraph).toBe('Rules, paragraph 6.4');
  });

  it('says in figures what is missing', () => {
    const figures = { value: 9, minimum: 12, short: 3, profession: 'poet' };
    expect(explained(refusal('work-minimum', figures)).reason).toBe(
      'The work is worth 9: 3 short of 12.',
    );
  });

  it('by a rule that the page does not know yet is told in the words of the server', () => {
    expect(explained(refusal('new-rule')).rule).toBe('said by the server');
  });
});
