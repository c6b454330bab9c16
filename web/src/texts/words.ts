/** Words made of identifiers: names of cards and tiles, lists, times. */
import {
  BONUS_CARDS,
  BUILDINGS,
  CHARACTERS,
  FREEDOMS,
  LANDSCAPES,
  LOTS,
  PRESTIGE_CARDS,
  PROFESSIONS,
  type Pile,
} from '../api/identifiers';
import { t } from './index';

const LANGUAGE = 'en-GB';

const conjunction = new Intl.ListFormat(LANGUAGE, { type: 'conjunction' });
const clock = new Intl.DateTimeFormat(LANGUAGE, {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});
const date = new Intl.DateTimeFormat(LANGUAGE, { day: 'numeric', month: 'short' });
const day = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium', timeStyle: 'short' });

/** Returns "Anna, Bruno, and Carla". */
export function listed(words: string[]): string {
  return conjunction.format(words);
}

/** Returns the time of day, such as 14:03. */
export function timeOfDay(iso: string): string {
  return clock.format(new Date(iso));
}

/** Returns a day without its year, such as 3 Oct. */
export function dayAndMonth(iso: string): string {
  return date.format(new Date(iso));
}

/** Returns a date with its time. */
export function dateAndTime(iso: string): string {
  return day.format(new Date(iso));
}

/** Returns the name of a card of a pile. */
export function cardName(pile: Pile, card: string): string {
  if (pile === 'professions') return thingName(card);
  const bonus = known(BONUS_CARDS, card);
  const prestige = known(PRESTIGE_CARDS, card);
  if (pile === 'bonus' && bonus) return t(`bonus-${bonus}`);
  return prestige ? t(`prestige-card-${prestige}`) : card;
}

/** Returns the name of a tile, lot, profession or freedom; what the page does not know stays as it is. */
export function thingName(id: string): string {
  const tile = known([...BUILDINGS, ...LANDSCAPES], id);
  if (tile) return t(`tile-${tile}`);
  const profession = known(PROFESSIONS, id);
  if (profession) return t(`profession-${profession}`);
  const freedom = known(FREEDOMS, id);
  if (freedom) return t(`freedom-${freedom}`);
  const lot = known(LOTS, id);
  if (lot) return t(`lot-${lot}`);
  const character = known(CHARACTERS, id);
  if (character) return t(`character-${character}`);
  if (id === 'landscape') return t('lot-landscape');
  return id === 'palazzo' ? t('tile-palazzo') : id;
}

/** Returns the word if it is one of those known, typed as such. */
export function known<Word extends string>(
  words: readonly Word[],
  word: unknown,
): Word | undefined {
  return words.find((one) => one === word);
}
