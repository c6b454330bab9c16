/** How tables come to be: made, and started when nobody is awaited. */
import { makeTable, type Pace, type SeatWish } from '../api/calls';
import { identity } from '../stores/me.svelte';
import { router } from '../stores/router.svelte';
import { seats } from '../stores/seats.svelte';

/** Makes a table and goes there; without free seats its game has started. */
export async function play(wishes: SeatWish[], pace: Pace): Promise<void> {
  await identity.ensure();
  const { id } = await makeTable({
    game: 'princes',
    players: wishes.length,
    options: {},
    seats: wishes,
    pace,
  });
  router.go(`/t/${id}`);
}

/** Takes a free seat of a table and goes there. */
export async function join(id: string): Promise<void> {
  await seats.take(id, null);
  router.go(`/t/${id}`);
}
