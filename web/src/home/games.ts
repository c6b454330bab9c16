/** One's own games in words: what is asked, how far they are, who won. */
import type { Glance, TableSummary } from '../api';
import { decidersOf } from '../table/asked';
import { nameOf, namesOf } from '../table/holders';
import { t } from '../texts';
import { dateAndTime, dayAndMonth, listed, thingName, timeOfDay } from '../texts/words';

/** A game that has started and of which the server tells more than that. */
export type Started = TableSummary & { glance: Glance };

/** Whether a game has started and can be told at a glance. */
export function isStarted(table: TableSummary): table is Started {
  return table.glance !== null;
}

/** Whether everybody else at a table is a bot. */
export function isAgainstBots(table: TableSummary): boolean {
  return table.seats.every((holder) => holder.you || holder.bot);
}

/** Returns the question that one is asked: "Raise for the Jester, or leave?" */
export function questionFor({ asks }: Glance): string {
  switch (asks?.question) {
    case 'discard':
      return t('ask-discard');
    case 'open':
      return t(asks.last ? 'ask-open-last' : 'ask-open');
    case 'bid':
      return t('ask-bid', { lot: thingName(asks.lot ?? '') });
    case 'place':
      return t('ask-place', { tile: thingName(asks.tile ?? '') });
    case 'keep':
      return t('ask-keep', { count: asks.count ?? 0 });
    case 'lure':
      return t('ask-lure');
    case 'merchant':
      return t('merchant-question');
    case 'character':
      return t('character-question');
    case 'answer':
      return t('ask-answer');
    case 'apprentice':
      return t('ask-apprentice');
    case 'act':
      return t('ask-act', { left: asks.actions_left ?? 0 });
    case 'take':
      return t('ask-take');
    default:
      return t('mine-your-move');
  }
}

/** Returns how far a game is: "Round 6, auction. Matteo leads with 600." */
export function progressOf({ glance, seats }: Started): string {
  const { round, minimum, phase, auction } = glance;
  const where = { round, minimum };
  if (phase === 'setup') return t('glance-setup');
  if (phase === 'action') return t('glance-action', where);
  const leader = auction && seats[auction.leader];
  if (!leader || auction.in.length === 0) return t('glance-auction', where);
  const who = leader.you ? 'you' : nameOf(leader);
  return t('glance-bid', { ...where, who, price: auction.price });
}

/** Returns what a game of one's own is at that does not wait for one. */
export function stateOf(table: TableSummary): string {
  const { glance, seats } = table;
  if (table.status === 'open') {
    return t('mine-not-started', { count: seats.filter((holder) => !holder.claimed).length });
  }
  if (!glance) return t(table.status === 'over' ? 'mine-over' : 'mine-others-move');
  return glance.score ? winnersOf(table) : decidersOf(glance, seats);
}

/** Returns who won: "Matteo wins with 58." */
function winnersOf({ glance, seats }: TableSummary): string {
  const score = glance?.score ?? [];
  const winners = score.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  const prestige = score[winners[0] ?? 0]?.prestige ?? 0;
  if (winners.length === 1 && seats[winners[0] ?? 0]?.you) return t('mine-won', { prestige });
  const names = listed(namesOf(seats, winners));
  return t('mine-winner', { count: winners.length, names, prestige });
}

/** Returns one's own place in a finished game, or an empty text. */
export function rankIn({ glance, seats }: TableSummary): string {
  const own = seats.findIndex((holder) => holder.you);
  const score = glance?.score?.[own];
  return score ? t('mine-rank', { rank: score.rank, prestige: score.prestige }) : '';
}

/** Returns the names of the others at a table. */
export function othersAt(table: TableSummary): string {
  return listed(table.seats.filter((holder) => holder.claimed && !holder.you).map(nameOf));
}

/** Returns the time of day, or the day if that was not today. */
export function moment(iso: string): string {
  const today = new Date().toDateString() === new Date(iso).toDateString();
  return today ? timeOfDay(iso) : dayAndMonth(iso);
}

/** Returns since when exactly, for a title. */
export function exactly(iso: string): string {
  return t('since-when', { when: dateAndTime(iso) });
}
