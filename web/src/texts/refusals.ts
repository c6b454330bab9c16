/** Why the rules refuse a move, in the page's words. */
import type { Refused } from '../api/table';
import { BONUS_CARDS } from '../api/identifiers';
import { t, type TextArgs, type TextId } from './index';
import { known, listed, thingName } from './words';

export type RuleId = Extract<TextId, `rule-${string}`> extends `rule-${infer Id}` ? Id : never;

/** The rules that a refusal can name, in the order of their paragraphs. */
export const RULES: RuleId[] = [
  'discard-dealt',
  'not-your-turn',
  'wrong-moment',
  'lot-sold',
  'pile-empty',
  'bid-cover',
  'tile-bought',
  'landscape-room',
  'builder-limit',
  'inside-estate',
  'no-overlap',
  'no-contact',
  'building-once',
  'building-supply',
  'action-limit',
  'once-a-turn',
  'price',
  'freedom-once',
  'freedom-supply',
  'recruiter-needed',
  'lure-opponent',
  'lure-on-table',
  'work-in-hand',
  'work-minimum',
  'bonus-in-hand',
  'take-limit',
  'exchange-limit',
  'keep-drawn',
  'return-all',
  'deck-empty',
  'lots-of-two',
  'no-step-back',
  'character-spaces',
  'character-taken',
  'character-needed',
  'professor-last-card',
  'princess-alone',
  'merchant-moment',
  'neighbour',
  'crosses-border',
  'partner-cash',
  'proposal-limit',
  'border-alone',
  'one-shared-bonus',
  'apprentice-building',
  'must-buy',
  'game-over',
  'notation',
];

type Reasoned = Extract<TextId, `reason-${string}`> extends `reason-${infer Id}` ? Id : never;

/** The rules whose figures make a sentence of their own. */
const REASONED: Reasoned[] = [
  'lot-sold',
  'pile-empty',
  'bid-cover',
  'landscape-room',
  'tile-bought',
  'no-overlap',
  'no-contact',
  'lure-on-table',
  'exchange-limit',
  'action-limit',
  'price',
  'building-once',
  'building-supply',
  'freedom-once',
  'freedom-supply',
  'work-in-hand',
  'work-minimum',
  'bonus-in-hand',
  'take-limit',
];

export interface Explanation {
  /** The rule by its identifier. */
  id: string;
  /** The case at hand, such as "It would touch: Hospital."; empty where the rule says it all. */
  reason: string;
  /** What the rule demands. */
  rule: string;
  /** Where it stands: "Rules, paragraph 6.4". */
  paragraph: string;
}

/** Returns a refusal in words. */
export function explained(refusal: Refused): Explanation {
  const rule = known(RULES, refusal.rule);
  const reasoned = known(REASONED, refusal.rule);
  return {
    id: refusal.rule,
    reason: reasoned ? t(`reason-${reasoned}`, figuresOf(refusal)) : '',
    rule: rule ? t(`rule-${rule}`) : refusal.message,
    paragraph: t('refusal-paragraph', { paragraph: refusal.paragraph }),
  };
}

/** Returns the figures behind a refusal as text arguments, identifiers as their names. */
function figuresOf(refusal: Refused): TextArgs {
  const figures: TextArgs = {};
  for (const [name, value] of Object.entries(refusal.missing)) {
    if (typeof value === 'number') figures[name] = value;
    if (typeof value === 'string') figures[name] = named(value);
  }
  const things = refusal.missing['touches'] ?? refusal.missing['covers'];
  if (Array.isArray(things)) figures['names'] = tilesNamed(things.map(String));
  return figures;
}

/** Returns tiles as one speaks of them: "the Hospital and the Tower". */
export function tilesNamed(tiles: readonly string[]): string {
  return listed(tiles.map((tile) => t('placing-the', { tile: named(tile) })));
}

function named(id: string): string {
  const bonus = known(BONUS_CARDS, id);
  return bonus ? t(`bonus-${bonus}`) : thingName(id);
}
