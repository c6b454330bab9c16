/** What has happened in the auction that is going on, from the log. */
import type { Auction, Lot, LoggedEvent } from '../api';

/** A bid of the present auction. */
export interface Bid {
  seat: number;
  price: number;
}

/** Returns what each lot sold in this phase went for. */
export function pricesPaid(events: readonly LoggedEvent[]): Partial<Record<Lot, number>> {
  const prices: Partial<Record<Lot, number>> = {};
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i];
    if (event?.type === 'phase') break;
    if (event?.type === 'bought') prices[event.lot] = event.price;
  }
  return prices;
}

/** Returns the bids for the lot on offer, lowest first; where the log is short, at least the highest. */
export function bidsOf(auction: Auction, events: readonly LoggedEvent[]): Bid[] {
  const bids: Bid[] = [];
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i];
    if (event?.type === 'phase') break;
    if (event?.type !== 'raised' && event?.type !== 'offered') continue;
    if (event.lot !== auction.lot) break;
    bids.unshift({ seat: event.seat, price: event.price });
    if (event.type === 'offered') break;
  }
  const { leader: seat, price } = auction;
  if (bids.at(-1)?.price !== price) bids.push({ seat, price });
  return bids;
}
