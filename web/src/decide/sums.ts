/** How a work is paid: the florins kept last time are the wish for the next time. */

/** The florins that a person keeps unless he has chosen otherwise before. */
const KEPT_AT_FIRST = 700;
/** What one prestige brings when it is given. */
const FLORINS_EACH = 100;
const SHELF = 'signoria.kept-florins';
const PROMISED = 'signoria.payment.';

/** Return how much prestige to propose, so that about the usual florins are kept. */
export function proposedPrestige(kept: readonly number[], usual: number): number {
  const enough = kept.filter((florins) => florins >= usual).length;
  return Math.max(0, enough - 1);
}

/** Return the least prestige to give that pays a price which one cannot pay yet; else 1. */
export function leastUseful(florins: number, prices: readonly number[], most: number): number {
  const short = prices.map((price) => price - florins).filter((lacking) => lacking > 0);
  const needed = short.length > 0 ? Math.ceil(Math.min(...short) / FLORINS_EACH) : 1;
  return needed <= most ? needed : 1;
}

/** Return the florins that were kept of the last work, or the usual sum. */
export function usualFlorins(): number {
  try {
    const kept = sessionStorage.getItem(SHELF);
    return kept === null ? KEPT_AT_FIRST : Number(kept);
  } catch {
    return KEPT_AT_FIRST;
  }
}

/** Remember the florins kept of a work. */
export function rememberFlorins(florins: number): void {
  try {
    sessionStorage.setItem(SHELF, String(florins));
  } catch {
    // Then the usual sum is proposed again.
  }
}

/** A work that is to be paid. */
interface Paid {
  profession: string;
  value: number;
}

/** Keep how a work is to be paid, in case that the work is made and its payment is not. */
export function promise(table: string, { profession, value }: Paid, prestige: number): void {
  try {
    sessionStorage.setItem(PROMISED + table, JSON.stringify([profession, value, prestige]));
  } catch {
    // Then the payment is asked for with what is proposed.
  }
}

/** Return the prestige that was chosen for a work when it was composed; null for another one. */
export function promised(table: string, { profession, value }: Paid): number | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PROMISED + table) ?? 'null');
    if (!Array.isArray(kept) || kept[0] !== profession || kept[1] !== value) return null;
    return typeof kept[2] === 'number' ? kept[2] : null;
  } catch {
    return null;
  }
}
