/** What happened, as a sentence for one reader. */
import type { EventType, Holder, LoggedEvent } from '../api';
import { areaText } from '../board/words';
import { t } from '../texts';
import { cardName, listed, thingName } from '../texts/words';
import { nameOf, namesOf } from './holders';

type Happened<Type extends EventType> = Extract<LoggedEvent, { type: Type }>;

/** Who reads, at which table, and in which round the sentence stands. */
export interface Reading {
  holders: Holder[];
  round: number;
}

type Sentences = {
  [Type in EventType]: (event: Happened<Type>, reading: Reading) => string | null;
};

/** Returns the sentence of an event, or null for one that needs none. */
export function sentenceOf(event: LoggedEvent, reading: Reading): string | null {
  const sentence = SENTENCES[event.type] as
    ((event: LoggedEvent, reading: Reading) => string | null) | undefined;
  return sentence?.(event, reading) ?? null;
}

const SENTENCES: Sentences = {
  phase: () => null,
  turn: () => null,
  'professions-dealt': () => t('event-professions-dealt'),
  discarded: (event, reading) =>
    event.profession
      ? t('event-discarded-known', { profession: thingName(event.profession) })
      : t('event-discarded', who(event, reading)),
  offered: (event, reading) => t('event-offered', { ...who(event, reading), ...sale(event) }),
  raised: (event, reading) => t('event-raised', { ...who(event, reading), price: event.price }),
  declined: (event, reading) => t('event-declined', who(event, reading)),
  passed: (event, reading) => t('event-passed', who(event, reading)),
  waited: (event, reading) => t('event-waited', who(event, reading)),
  'stepped-back': (event, reading) =>
    t('event-stepped-back', { ...who(event, reading), ...amounts(event) }),
  exchanged: (event, reading) =>
    t('event-exchanged', { ...who(event, reading), ...amounts(event) }),
  took: (event, reading) => t('event-took', { ...who(event, reading), ...amounts(event) }),
  bought: (event, reading) =>
    t(event.alone ? 'event-bought-last' : 'event-bought', {
      ...who(event, reading),
      ...sale(event),
    }),
  scored: (event, reading) =>
    t(`event-scored-${event.for}`, { ...who(event, reading), prestige: event.prestige }),
  placed: (event, reading) =>
    t('event-placed', {
      ...who(event, reading),
      tile: thingName(event.tile),
      squares: areaText(event.cells),
    }),
  built: (event, reading) =>
    t('event-built', {
      ...who(event, reading),
      building: thingName(event.building),
      squares: areaText(event.cells),
      cost: event.cost,
    }),
  apprenticed: (event, reading) =>
    t('event-apprenticed', { ...who(event, reading), building: thingName(event.building) }),
  proposed: (event, reading) => t('event-proposed', jointly(event, reading)),
  accepted: (event, reading) => t('event-accepted', jointly(event, reading)),
  refused: (event, reading) => t('event-refused', jointly(event, reading)),
  drew: (event, reading) =>
    t('event-drew', { ...who(event, reading), pile: event.pile, count: event.count }),
  kept: (event, reading) =>
    event.card
      ? t('event-kept-known', { card: cardName(event.pile, event.card) })
      : t('event-kept', who(event, reading)),
  lured: (event, reading) =>
    t('event-lured', {
      ...who(event, reading),
      profession: thingName(event.profession),
      from: who({ seat: event.from }, reading).who,
      yours: who({ seat: event.from }, reading).you,
    }),
  bid: (event, reading) =>
    t('event-bid', {
      ...who(event, reading),
      character: thingName(event.character),
      amount: event.amount,
    }),
  'passed-characters': (event, reading) => t('event-passed-characters', who(event, reading)),
  'took-character': (event, reading) =>
    t('event-took-character', {
      ...who(event, reading),
      character: thingName(event.character),
      price: event.price,
    }),
  used: (event, reading) =>
    t('event-used', { ...who(event, reading), character: thingName(event.character) }),
  'banker-exchanged': (event, reading) =>
    t('event-banker-exchanged', {
      ...who(event, reading),
      prestige: event.prestige,
      florins: event.florins,
    }),
  worked: (event, reading) =>
    [workSentence(event, reading), bonusSentence(event)].filter(Boolean).join(' '),
  introduced: (event, reading) =>
    t('event-introduced', { ...who(event, reading), freedom: thingName(event.freedom) }),
  ended: (event, reading) =>
    t('event-ended', { ...who(event, reading), actions_left: event.actions_left }),
  'best-work': (event, { holders, round }) =>
    event.seats.length === 0
      ? t('event-no-work', { round })
      : t('event-best-work', {
          round,
          names: listed(namesOf(holders, event.seats)),
          value: event.value ?? 0,
        }),
  'round-ended': (event) => t('event-round-ended', { round: event.round }),
  'prestige-cards': (event, reading) =>
    t('event-prestige-cards', { who: who(event, reading).who, cards: cardsWithPoints(event) }),
  over: (event, { holders }) => winnersSentence(event.winners, holders),
};

function who({ seat }: { seat: number }, { holders }: Reading): { who: string; you: string } {
  const holder = holders.find((one) => one.seat === seat);
  return { who: nameOf(holder), you: holder?.you ? 'yes' : 'no' };
}

/** The words of a joint building: "you" are who speaks, "yours" whether the other one reads. */
function jointly(event: Happened<'proposed' | 'accepted' | 'refused'>, reading: Reading) {
  const builder = who({ seat: event.builder }, reading);
  const partner = who({ seat: event.partner }, reading);
  return {
    builder: builder.who,
    partner: partner.who,
    reader: builder.you === 'yes' ? 'builder' : partner.you === 'yes' ? 'partner' : 'other',
    building: thingName(event.building),
    amount: event.amount,
    cost: event.cost,
  };
}

function sale({ lot, price }: Happened<'offered' | 'bought'>): { lot: string; price: number } {
  return { lot, price };
}

function amounts({ prestige, florins }: Happened<'stepped-back' | 'exchanged' | 'took'>) {
  return { prestige, florins };
}

function workSentence(event: Happened<'worked'>, reading: Reading): string {
  const profession = thingName(event.profession);
  return t('event-worked', { ...who(event, reading), profession, value: event.value });
}

function bonusSentence({ bonus, bonus_cards }: Happened<'worked'>): string {
  if (bonus_cards.length === 0) return '';
  const cards = listed(bonus_cards.map((card) => cardName('bonus', card)));
  return t('event-worked-bonus', { cards, bonus });
}

function cardsWithPoints({ cards }: Happened<'prestige-cards'>): string {
  return listed(
    cards.map(({ card, points }) =>
      t('event-prestige-card', { card: cardName('prestige', card), points }),
    ),
  );
}

function winnersSentence(winners: number[], holders: Holder[]): string {
  const mine = holders.find((holder) => holder.you)?.seat;
  if (winners.length === 1 && winners[0] === mine) return t('event-over-you');
  return t('event-over', { names: listed(namesOf(holders, winners)), count: winners.length });
}
