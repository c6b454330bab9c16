/** Taking a seat, and the word that another emblem came with it. */
import { claimSeat } from '../api/calls';
import type { Emblem } from '../api';
import { identity } from './me.svelte';

/** At a table somebody else had one's emblem already. */
export interface Swap {
  table: string;
  taken: Emblem;
  given: Emblem;
}

class Seats {
  swap = $state<Swap | null>(null);

  /** Takes a free seat of a table; `invite` is the code of its link, if that led here. */
  async take(table: string, invite: string | null): Promise<void> {
    const { emblem: taken } = await identity.ensure();
    const { seats } = await claimSeat(table, invite);
    const given = seats.find((holder) => holder.you)?.emblem;
    this.swap = given && given !== taken ? { table, taken, given } : null;
  }
}

export const seats = new Seats();
