/** Why one can introduce no freedom at all. */

import { FREEDOMS, type Freedom } from '../api';
import { CARD_PRICE } from './prices';
import type { OwnSeat } from './play.svelte';

type Introducer = Pick<OwnSeat, 'freedoms' | 'florins' | 'used'>;

/** Return the reason as a word: one was introduced, all are owned, none is left, or the price. */
export function whyNoFreedom(
  { freedoms, florins, used }: Introducer,
  supply: Record<Freedom, number> | undefined,
): 'used' | 'owned' | 'gone' | 'price' | 'other' {
  const lacking = FREEDOMS.filter((freedom) => !freedoms.includes(freedom));
  if (used.includes('freedom')) return 'used';
  if (lacking.length === 0) return 'owned';
  if (lacking.every((freedom) => supply?.[freedom] === 0)) return 'gone';
  return florins < CARD_PRICE ? 'price' : 'other';
}
