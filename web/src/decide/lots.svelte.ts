/** The seven lots of the auction as one sees them: what is on offer, sold, to be had, and why not. */

import { LOTS, type Emblem, type LoggedEvent, type Lot, type Refused } from '../api';
import { pricesPaid } from '../table/auction';
import { t } from '../texts';
import type { Play } from './play.svelte';
import { lotSaid } from './said';
import { seatName, whyNot } from './words';

/** What the loggia shows of each lot. */
export class LotStates {
  readonly #play: Play;
  readonly #events: () => readonly LoggedEvent[];

  readonly #paid = $derived.by(() => pricesPaid(this.#events()));
  /** Whether one is asked which lot to offer, or to take. */
  readonly choosing = $derived.by(() => this.#play.step === 'open');
  readonly chosen = $derived.by(() => (this.choosing ? (this.#play.draft.choice as Lot) : null));

  constructor(play: Play, events: () => readonly LoggedEvent[]) {
    this.#play = play;
    this.#events = events;
  }

  /** Ask why lots are not to be had, while one chooses. */
  want(): void {
    if (this.choosing) this.#play.previews.want(...LOTS.map((lot) => `offer ${lot}`));
  }

  legal(lot: Lot): boolean {
    return this.choosing && this.#play.legal.has(`offer ${lot}`);
  }

  /** Why one cannot have a lot, once one is asked and the server has said so. */
  refusal(lot: Lot): Refused | undefined {
    return this.choosing ? this.#play.previews.refusal(`offer ${lot}`) : undefined;
  }

  buyer(lot: Lot): number | undefined {
    return this.#play.view?.sold[lot];
  }

  offered(lot: Lot): boolean {
    return this.#play.view?.auction?.lot === lot && this.buyer(lot) === undefined;
  }

  lit(lot: Lot): boolean {
    return this.offered(lot) || (this.chosen === lot && this.legal(lot));
  }

  /** Whether a lot is sold or cannot be had; the object is still there, but pale. */
  faint(lot: Lot): boolean {
    if (this.buyer(lot) !== undefined || this.left(lot) === 0) return true;
    return this.choosing && !this.legal(lot);
  }

  /** Whether a lot is to be struck through: nobody can have it, or not oneself. */
  refused(lot: Lot): boolean {
    return this.faint(lot) && this.buyer(lot) === undefined;
  }

  /** The arms on the keystone: of the buyer, the leader, or oneself where one would lead. */
  emblem(lot: Lot): Emblem | null {
    const { view, seat, table } = this.#play;
    const leader = this.offered(lot) ? view?.auction?.leader : undefined;
    const would = this.chosen === lot && this.legal(lot) ? seat : undefined;
    const shown = this.buyer(lot) ?? leader ?? would;
    return shown === undefined || shown === null ? null : (table.seats[shown]?.emblem ?? 'giglio');
  }

  /** The second line of the plate. */
  line(lot: Lot): string {
    const auction = this.#play.view?.auction;
    const price = this.#paid[lot];
    if (this.buyer(lot) !== undefined) {
      return price === undefined ? t('plate-sold') : t('plate-sold-at', { price });
    }
    if (auction && this.offered(lot)) {
      return t('plate-leads', { price: auction.price, who: seatName(this.#play, auction.leader) });
    }
    const refusal = this.refusal(lot);
    if (refusal) return shortly(refusal);
    return this.#leftText(lot);
  }

  /** The one figure where there is no room for more: the price, or what is left. */
  figure(lot: Lot): string {
    const offer = this.offered(lot) ? this.#play.view?.auction?.price : undefined;
    const price = this.buyer(lot) === undefined ? offer : this.#paid[lot];
    return price === undefined
      ? t('lot-left-narrow', { count: this.left(lot) })
      : t('amount', { amount: price });
  }

  /** A lot read aloud: "Jester, on offer, 600 by Matteo, 3 left". */
  said(lot: Lot): string {
    return lotSaid(lot, this.state(lot), this.#leftText(lot));
  }

  /** What has become of a lot; nothing where it simply lies there. */
  state(lot: Lot): string {
    const auction = this.#play.view?.auction;
    const buyer = this.buyer(lot);
    if (buyer !== undefined) return t('lots-sold', { who: seatName(this.#play, buyer) });
    if (auction && this.offered(lot)) {
      const { price, leader } = auction;
      return t('lots-on-offer', { price, who: seatName(this.#play, leader) });
    }
    const refusal = this.refusal(lot);
    return refusal ? whyNot(refusal) : '';
  }

  /** How many are left. */
  left(lot: Lot): number {
    const { view } = this.#play;
    if (!view) return 0;
    return lot === 'prestige' ? view.deck_counts.prestige : view.supply[lot];
  }

  #leftText(lot: Lot): string {
    return t('lots-left', { count: this.left(lot) });
  }
}

/** Why not, as short as a plate is. */
function shortly(refusal: Refused): string {
  switch (refusal.rule) {
    case 'pile-empty':
      return t('plate-pile-empty');
    case 'lot-sold':
      return t('plate-sold');
    case 'bid-cover':
      return t('plate-bid-cover');
    case 'builder-limit':
      return t('plate-builder-limit', { count: Number(refusal.missing['builders']) });
    case 'landscape-room':
      return t('plate-landscape-room');
    default:
      return t('plate-not-now');
  }
}
