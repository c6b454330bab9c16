/** Another game at the end of one: the same kinds of bots. */
import type { Table } from '../api';
import type { SeatWish } from '../api/calls';

/** Returns the seats of the next table; null if somebody else was at this one. */
export function sameSeats({ seats }: Pick<Table, 'seats'>): SeatWish[] | null {
  const wishes = seats.map(({ you, bot }) => (you ? 'me' : bot && `bot:${bot}`));
  return wishes.every((wish) => wish !== null) ? (wishes as SeatWish[]) : null;
}
