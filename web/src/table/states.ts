/** What each player is doing, in a few words under his name. */
import type { Holder, View } from '../api';
import { t } from '../texts';
import { known, listed, thingName } from '../texts/words';
import { LOTS } from '../api/identifiers';

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
  const bought = Object.entries(view.sold).find(([, buyer]) => buyer === seat)?.[0];
  const lot = known(LOTS, bought);
  if (lot) return t('state-bought', { lot: thingName(lot) });
  if (view.out.includes(seat)) return t('state-declined');
  const auction = view.auction;
  if (!auction) return t('state-waits');
  if (auction.leader === seat) return t('state-leads', { price: auction.price });
  return t(auction.in.includes(seat) ? 'state-in' : 'state-left');
}

function inActions(view: View, seat: number): string {
  const place = (of: number) => (of - view.starting + view.players) % view.players;
  const acting = view.to_move[0] ?? view.starting;
  const best = view.seats[seat]?.best_work;
  if (seat === acting) return t('state-acting', { actions: view.seats[seat]?.actions_left ?? 0 });
  if (place(seat) > place(acting)) return t('state-next');
  return best ? t('state-acted-work', { value: best }) : t('state-acted');
}
