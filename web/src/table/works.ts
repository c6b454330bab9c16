/** The works of a player: every profession on the table, and every recruiting card there. */
import type { PublicSeat } from '../api';

type OnTable = Pick<PublicSeat, 'performed' | 'recruiters_on_table'>;

/** Returns how many works count for a seat; a recruiting card stands for the one that was lured. */
export function worksOf({ performed, recruiters_on_table }: OnTable): number {
  return performed.length + recruiters_on_table;
}
