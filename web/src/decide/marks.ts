/** The tiles that count for the work that is being composed. */

import type { Mark } from '../board/Marks.svelte';
import type { Play } from './play.svelte';

/** Return the building and one landscape that the chosen person's work counts, with their figures. */
export function marksOf(play: Play): Mark[] {
  if (play.step !== 'work' || !play.me) return [];
  const work = play.me.work_values.find((value) => value.profession === play.draft.choice);
  const info = play.catalogue.professions.find((known) => known.profession === work?.profession);
  if (!work || !info) return [];
  return [
    ...mark(play, info.building, work.building),
    ...mark(play, info.landscape, work.landscape),
  ];
}

function mark(play: Play, tile: string, value: number): Mark[] {
  const entry = play.me?.estate.find((one) => one.tile === tile);
  return entry && value > 0 ? [{ squares: entry.cells, value }] : [];
}
