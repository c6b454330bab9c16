/** The works and freedoms of a player; every recruiting card on the table is a work, too. */
import type { PublicSeat } from '../api';
import { t } from '../texts';
import { listed, thingName } from '../texts/words';

type OnTable = Pick<PublicSeat, 'performed' | 'recruiters_on_table'>;

/** Returns how many works count for a seat; a recruiting card stands for the one that was lured. */
export function worksOf({ performed, recruiters_on_table }: OnTable): number {
  return performed.length + recruiters_on_table;
}

/** Returns the works of a seat in words, recruiting cards last. */
export function worksText({ performed, recruiters_on_table }: OnTable): string {
  const recruiting = t('player-recruiting', { count: recruiters_on_table });
  const works = performed.map(thingName);
  return listedOrNone(recruiters_on_table > 0 ? [...works, recruiting] : works);
}

/** Returns the freedoms of a seat in words. */
export function freedomsText({ freedoms }: Pick<PublicSeat, 'freedoms'>): string {
  return listedOrNone(freedoms.map(thingName));
}

function listedOrNone(words: string[]): string {
  return words.length > 0 ? listed(words) : t('player-none');
}
