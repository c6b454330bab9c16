/** What a choice is called when it is read aloud: all that its card shows, in one phrase. */

import type { BonusCard, Lot, Pile, PrestigeCard } from '../api';
import { listed } from '../board/words';
import { t } from '../texts';
import { cardName, thingName } from '../texts/words';
import type { Play } from './play.svelte';
import { wishesOf } from './words';

/** Return a name with what is noted beside it. */
export function named(name: string, note: string): string {
  return note ? t('said-named', { name, note }) : name;
}

/** Return a person with wishes and a figure: "Poet: Theatre fulfilled, Lake, Travel; 11, ready". */
export function personSaid(play: Play, profession: string, figure = ''): string {
  const wishes = play.me ? wishesOf(play, profession, play.me) : [];
  const words = wishes.map(({ text, met }) => (met ? t('said-met', { wish: text }) : text));
  const person = { name: thingName(profession), wishes: listed(words) };
  return figure ? t('said-person-figure', { ...person, figure }) : t('said-person', person);
}

/** Return what a card does. */
export function effectOf(pile: Exclude<Pile, 'professions'>, card: string): string {
  return pile === 'bonus'
    ? t(`bonus-${card as BonusCard}-effect`)
    : t(`prestige-card-${card as PrestigeCard}-condition`);
}

/** Return a drawn card with what it does and what it is worth now. */
export function cardSaid(play: Play, pile: Pile, card: string, worth: string): string {
  if (pile === 'professions') return personSaid(play, card, worth);
  return t('said-card', { name: cardName(pile, card), effect: effectOf(pile, card), worth });
}

/** Return a lot: "Jester, on offer, 600 by Matteo, 3 left". */
export function lotSaid(lot: Lot, state: string, left: string): string {
  return named(thingName(lot), listed([state, left].filter((words) => words !== '')));
}
