/** How tables come to be: made, and started when nobody is awaited. */
import { claimSeat, makeTable, type SeatWish } from '../api/calls';
import { identity } from '../stores/me.svelte';
import { router } from '../stores/router.svelte';

/** Makes a table and goes there; without free seats its game has started. */
export async function play(seats: SeatWish[]): Promise<void> {
  await identity.ensure();
  const { id } = await makeTable({ game: 'princes', players: seats.length, options: {}, seats });
  router.go(`/t/${id}`);
}

/** Takes a free seat of a table and goes there. */
export async function join(id: string): Promise<void> {
  await identity.ensure();
  await claimSeat(id, null);
  router.go(`/t/${id}`);
}
