/** What a drawn card is worth, in words. */

import type { Pile } from '../api';
import { t } from '../texts';
import type { Play } from './play.svelte';

/** Return what a drawn card is worth now; undefined until the server has told. */
export function worthNow(play: Play, card: string): number | undefined {
  return play.previews.effects(`keep ${card}`)?.worth;
}

/** Return what a drawn card can be worth, where that is more than now. */
export function worthMost(play: Play, card: string): number | undefined {
  const told = play.previews.effects(`keep ${card}`);
  const more = told?.worth_most !== undefined && told.worth_most > (told.worth ?? 0);
  return more ? told.worth_most : undefined;
}

/** Return both in one phrase for those who listen, what it is worth now last; empty until known. */
export function worthSaid(play: Play, pile: Pile, card: string): string {
  const value = worthNow(play, card);
  if (value === undefined) return '';
  const now = t(`worth-${pile}`, { value });
  const most = worthMost(play, card);
  return most === undefined ? now : t('worth-both', { most, now });
}
