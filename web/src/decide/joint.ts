/** Joint buildings, as the two estates that they stand in. */

import type { Play } from './play.svelte';
import { seatName } from './words';

/** Return the western and the eastern estate; a joint building covers the last column of the western one. */
export function sidesOf(play: Play, cells: Readonly<Record<string, readonly string[]>>) {
  const sides = Object.entries(cells).map(([seat, squares]) => ({
    name: seatName(play, Number(seat)),
    entries: play.view?.seats[Number(seat)]?.estate ?? [],
    squares,
  }));
  const west = sides.find(({ squares }) => squares.some((square) => square.startsWith('g')));
  const east = sides.find((side) => side !== west);
  return west && east ? { west, east } : undefined;
}

/** Return what a line such as `build tower f4 r0 with 1 for 0` names. */
export function siteOf(line: string) {
  const [, building = '', , turn = '', , partner] = line.split(' ');
  return { line, building, turn, partner: Number(partner) };
}
