/** Who sits at a table, in words. */
import type { Holder } from '../api';
import { t } from '../texts';

/** Returns the name of a seat's holder; bots are called by the emblem they were given. */
export function nameOf(holder: Holder | undefined): string {
  if (!holder) return '';
  if (holder.bot && holder.emblem) return t(`bot-${holder.emblem}`);
  return holder.name ?? t('seat-free');
}

/** Returns the names of several seats. */
export function namesOf(holders: Holder[], seats: number[]): string[] {
  return seats.map((seat) => nameOf(holders.find((holder) => holder.seat === seat)));
}
