/** What each player is doing, in a few words under his name. */
import type { Holder, View } from '../api';
import { t } from '../texts';
import { known, listed, thingName } from '../texts/words';
import { LOTS, type Lot } from '../api/identifiers';

/** Returns what a seat is doing just now. */
export function stateOf(view: View, holder: Holder): string {
  const seat = holder.seat;
  const doing = doingIn(view, seat);
  return holder.claimed && !holder.bot && !holder.present && !holder.you
    ? listed([doing, t('state-away')].filter(Boolean))
    : doing;
}

function doingIn(view: View, seat: number): string {
  const score = view.score?.[seat];
  if (score) return t('rank', { rank: score.rank });
  if (view.to_move.includes(seat) && view.phase !== 'action') {
    return t(view.to_move.length > 1 ? 'state-choosing' : 'state-deciding');
  }
  if (view.phase === 'auction') return inAuction(view, seat);
  return view.phase === 'action' ? inActions(view, seat) : '';
}

function inAuction(view: View, seat: number): string {
  const lot = boughtBy(view, seat);
  if (lot) return t('state-bought', { lot: thingName(lot) });
  if (view.out.includes(seat)) return t('state-declined');
  const auction = view.auction;
  if (!auction) return t('state-waits');
  if (auction.leader === seat) return t('state-leads', { price: auction.price });
  return t(auction.in.includes(seat) ? 'state-in' : 'state-left');
}

/** The lot that a seat has bought in this auction phase. */
function boughtBy(view: View, seat: number): Lot | undefined {
  return known(LOTS, Object.entries(view.sold).find(([, buyer]) => buyer === seat)?.[0]);
}

function inActions(view: View, seat: number): string {
  const acting = view.to_move[0] ?? view.starting;
  const best = view.seats[seat]?.best_work;
  if (seat === acting) return t('state-acting', { actions: view.seats[seat]?.actions_left ?? 0 });
  if (!hasActed(view, seat)) return t('state-next');
  return best ? t('state-acted-work', { value: best }) : t('state-acted');
}

/** Whether a seat's turn in the action phase is over. */
function hasActed(view: View, seat: number): boolean {
  const place = (of: number) => (of - view.starting + view.players) % view.players;
  return place(seat) < place(view.to_move[0] ?? view.starting);
}

/** Returns the same in a word or two, for the strip of a phone. */
export function shortStateOf(view: View, holder: Holder): string {
  const seat = holder.seat;
  const score = view.score?.[seat];
  if (score) return t('rank', { rank: score.rank });
  if (view.to_move.includes(seat)) {
    return t(view.to_move.length > 1 ? 'short-choosing' : 'short-deciding');
  }
  if (view.phase === 'auction') return shortInAuction(view, seat);
  if (view.phase !== 'action') return '';
  return t(hasActed(view, seat) ? 'short-acted' : 'short-next');
}

function shortInAuction(view: View, seat: number): string {
  const lot = boughtBy(view, seat);
  if (lot) return t('short-bought', { lot: thingName(lot) });
  if (view.out.includes(seat)) return t('short-declined');
  const auction = view.auction;
  if (!auction) return t('short-waits');
  if (auction.leader === seat) return t('short-leads', { price: auction.price });
  return t(auction.in.includes(seat) ? 'short-in' : 'short-left');
}
