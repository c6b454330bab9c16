/** Links to the explanation of the game, which any screen can show over itself. */
import { RULES, type RuleId } from '../texts/refusals';
import { known } from '../texts/words';

/** The link that opens the explanation. */
export const HOW_TO_PLAY = '#how-to-play';

const TO_A_RULE = '#rule-';

/** What of the explanation is asked for. */
export interface HelpTopic {
  /** The rule to be shown; null for the whole. */
  rule: RuleId | null;
}

/** Returns the link that opens the explanation at a rule. */
export function ruleLink(rule: string): string {
  return known(RULES, rule) ? `${TO_A_RULE}${rule}` : HOW_TO_PLAY;
}

/** Returns what the end of an address asks for, or null if it is something else. */
export function topicOf(hash: string): HelpTopic | null {
  if (hash === HOW_TO_PLAY) return { rule: null };
  const rule = hash.startsWith(TO_A_RULE) && known(RULES, hash.slice(TO_A_RULE.length));
  return rule ? { rule } : null;
}
