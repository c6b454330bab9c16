/** What a drawn card is worth now, in words. */

import type { Pile, Preview } from '../api';
import { t } from '../texts';
import type { Play } from './play.svelte';

/** Return the value of a drawn card as the server tells it; empty until it has. */
export function worthOf(play: Play, pile: Pile, card: string): string {
  const told = play.previews.effects(`keep ${card}`) as (Preview & { worth?: number }) | undefined;
  if (told?.worth === undefined) return '';
  return t(`worth-${pile}`, { value: told.worth });
}
