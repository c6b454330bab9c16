/** How a game has ended: who wins, and what decided where the leaders have the same prestige. */
import type { Holder, Score } from '../api';
import { t } from '../texts';
import { listed } from '../texts/words';
import { namesOf } from './holders';

/** A player's score with his seat. */
export type Standing = Score & { seat: number };

/** Returns the scores, the best first. */
export function standingOf(score: Score[]): Standing[] {
  return score
    .map((one, seat) => ({ ...one, seat }))
    .sort((one, other) => one.rank - other.rank || one.seat - other.seat);
}

/** Returns the headline: "Ginevra wins with 64 prestige". */
export function headline(standing: Standing[], holders: Holder[]): string {
  const winners = standing.filter((one) => one.rank === 1).map((one) => one.seat);
  const prestige = standing[0]?.prestige ?? 0;
  const [first] = winners;
  if (winners.length === 1 && holders.find((one) => one.seat === first)?.you) {
    return t('score-title-you', { prestige });
  }
  return t('score-title', {
    names: listed(namesOf(holders, winners)),
    count: winners.length,
    prestige,
  });
}

/** Returns what decided between leaders of the same prestige; empty where prestige alone did. */
export function tieOf(standing: Standing[]): string {
  const prestige = standing[0]?.prestige ?? 0;
  const tied = standing.filter((one) => one.prestige === prestige);
  const florins = tied[0]?.florins ?? 0;
  if (tied.length < 2) return '';
  if (tied[1]?.rank === 1) return t('score-tie-shared', { prestige, florins });
  const others = listed(tied.slice(1).map((one) => t('amount', { amount: one.florins })));
  return t('score-tie', { prestige, florins, others });
}
