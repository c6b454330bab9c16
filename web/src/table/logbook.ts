/** The log in words: events gathered into entries, entries under the headings of rounds and phases. */
import type { Holder, LoggedEvent, ScoreReason } from '../api';
import { t } from '../texts';
import { cardName, listed, thingName } from '../texts/words';
import { nameOf, namesOf } from './holders';

/** What one player did, or what happened to all, at one moment. */
export interface Entry {
  key: string;
  version: number;
  seat: number | null;
  at: string;
  sentences: string[];
}

/** A part of the game with what happened in it. */
export interface Chapter {
  key: string;
  title: string;
  entries: Entry[];
}

/** Returns the log of a table, oldest first. */
export function chaptersOf(events: LoggedEvent[], holders: Holder[]): Chapter[] {
  const chapters: Chapter[] = [{ key: 'setup', title: t('log-setup'), entries: [] }];
  const words = new Words(holders);
  for (const event of events) {
    words.follow(event);
    if (event.type === 'phase') chapters.push(chapterOf(event));
    const sentence = words.of(event);
    const chapter = chapters.at(-1);
    if (sentence && chapter) enter(chapter, event, sentence);
  }
  return chapters.filter((chapter) => chapter.entries.length > 0 || chapter.key !== 'setup');
}

/** Adds a sentence: to what the same player did at the same moment, or as a new entry. */
function enter(chapter: Chapter, event: LoggedEvent, sentence: string): void {
  const seat = 'seat' in event ? event.seat : null;
  const last = chapter.entries.at(-1);
  if (last?.version === event.version && last.seat === seat) {
    // The last one to buy names what he takes: that he offers it says nothing more.
    if (event.type === 'bought' && event.alone) last.sentences.shift();
    last.sentences.push(sentence);
    return;
  }
  const { version, at } = event;
  const key = `${version}-${chapter.entries.length}`;
  chapter.entries.push({ key, version, seat, at, sentences: [sentence] });
}

function chapterOf(event: Extract<LoggedEvent, { type: 'phase' }>): Chapter {
  const { phase, round, minimum } = event;
  const key = `${round}-${phase}`;
  if (phase === 'action') return { key, title: t('log-action', { round, minimum }), entries: [] };
  if (phase === 'auction') return { key, title: t('log-auction', { round }), entries: [] };
  return { key, title: t(phase === 'over' ? 'log-over' : 'log-setup'), entries: [] };
}

/** Turns events into sentences for one reader. */
class Words {
  private round = 1;

  constructor(private readonly holders: Holder[]) {}

  /** Takes note of what later sentences refer to. */
  follow(event: LoggedEvent): void {
    if (event.type === 'phase') this.round = event.round;
  }

  /** Returns the sentence of an event, or null for one that needs none. */
  of(event: LoggedEvent): string | null {
    switch (event.type) {
      case 'phase':
      case 'turn':
        return null;
      case 'professions-dealt':
        return t('event-professions-dealt');
      case 'discarded':
        return event.profession
          ? t('event-discarded-known', { profession: thingName(event.profession) })
          : t('event-discarded', this.who(event.seat));
      case 'offered':
      case 'raised':
        return t(`event-${event.type}`, {
          ...this.who(event.seat),
          lot: event.lot,
          price: event.price,
        });
      case 'declined':
      case 'passed':
      case 'waited':
        return t(`event-${event.type}`, this.who(event.seat));
      case 'stepped-back':
      case 'exchanged':
      case 'took':
        return t(`event-${event.type}`, {
          ...this.who(event.seat),
          prestige: event.prestige,
          florins: event.florins,
        });
      case 'bought':
        return t(event.alone ? 'event-bought-last' : 'event-bought', {
          ...this.who(event.seat),
          lot: event.lot,
          price: event.price,
        });
      case 'scored':
        return this.scored(event.seat, event.prestige, event.for);
      case 'drew':
        return t('event-drew', { ...this.who(event.seat), pile: event.pile, count: event.count });
      case 'kept':
        return event.card
          ? t('event-kept-known', { card: cardName(event.pile, event.card) })
          : t('event-kept', this.who(event.seat));
      case 'ended':
        return t('event-ended', { ...this.who(event.seat), actions_left: event.actions_left });
      default:
        return this.ofDeed(event) ?? this.ofEnd(event);
    }
  }

  /** Returns the sentence of what changes an estate, a court or a table. */
  private ofDeed(event: LoggedEvent): string | null {
    switch (event.type) {
      case 'placed':
        return t('event-placed', {
          ...this.who(event.seat),
          tile: thingName(event.tile),
          square: event.cells[0] ?? '',
        });
      case 'built':
        return t('event-built', {
          ...this.who(event.seat),
          building: thingName(event.building),
          square: event.cells[0] ?? '',
          cost: event.cost,
        });
      case 'introduced':
        return t('event-introduced', {
          ...this.who(event.seat),
          freedom: thingName(event.freedom),
        });
      case 'lured':
        return t('event-lured', {
          ...this.who(event.seat),
          profession: thingName(event.profession),
          from: this.who(event.from).who,
        });
      case 'worked':
        return this.worked(event);
      default:
        return null;
    }
  }

  /** Returns the sentence of what ends a round or the game. */
  private ofEnd(event: LoggedEvent): string | null {
    switch (event.type) {
      case 'best-work':
        return event.seats.length > 0
          ? t('event-best-work', {
              round: this.round,
              names: listed(namesOf(this.holders, event.seats)),
              value: event.value ?? 0,
            })
          : t('event-no-work', { round: this.round });
      case 'round-ended':
        return t('event-round-ended', { round: event.round });
      case 'prestige-cards':
        return t('event-prestige-cards', {
          who: this.who(event.seat).who,
          cards: listed(
            event.cards.map(({ card, points }) =>
              t('event-prestige-card', { card: cardName('prestige', card), points }),
            ),
          ),
        });
      case 'over':
        return this.over(event.winners);
      default:
        return null;
    }
  }

  private worked(event: Extract<LoggedEvent, { type: 'worked' }>): string {
    const work = t('event-worked', {
      ...this.who(event.seat),
      profession: thingName(event.profession),
      value: event.value,
    });
    if (event.bonus_cards.length === 0) return work;
    const cards = listed(event.bonus_cards.map((card) => cardName('bonus', card)));
    return `${work} ${t('event-worked-bonus', { cards, bonus: event.bonus })}`;
  }

  private scored(seat: number, prestige: number, reason: ScoreReason): string {
    return t(`event-scored-${reason}`, { ...this.who(seat), prestige });
  }

  private over(winners: number[]): string {
    const mine = this.holders.find((holder) => holder.you)?.seat;
    if (winners.length === 1 && winners[0] === mine) return t('event-over-you');
    const names = listed(namesOf(this.holders, winners));
    return t('event-over', { names, count: winners.length });
  }

  private who(seat: number): { who: string; you: string } {
    const holder = this.holders.find((one) => one.seat === seat);
    return { who: nameOf(holder), you: holder?.you ? 'yes' : 'no' };
  }
}
