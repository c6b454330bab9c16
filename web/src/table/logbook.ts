/** The log in words: events gathered into entries, entries under the headings of rounds and phases. */
import type { Holder, LoggedEvent } from '../api';
import { t } from '../texts';
import { isLoss } from './losses';
import { sentenceOf } from './sentences';

/** What one player did, or what happened to all, at one moment. */
export interface Entry {
  key: string;
  version: number;
  seat: number | null;
  at: string;
  sentences: string[];
  /** Whether it took something from the reader. */
  grave: boolean;
}

/** A part of the game with what happened in it. */
export interface Chapter {
  key: string;
  title: string;
  entries: Entry[];
}

/** Returns the log of a table, oldest first. */
export function chaptersOf(events: LoggedEvent[], holders: Holder[]): Chapter[] {
  let chapter: Chapter = { key: 'setup', title: t('log-setup'), entries: [] };
  const reader = holders.find((holder) => holder.you)?.seat ?? -1;
  let round = 1;
  const chapters = [chapter];
  for (const event of events) {
    if (event.type === 'phase') {
      round = event.round;
      chapters.push((chapter = chapterOf(event)));
    }
    const sentence = sentenceOf(event, { holders, round });
    if (sentence) enter(chapter, event, sentence, reader);
  }
  return chapters.filter(({ key, entries }) => entries.length > 0 || key !== 'setup');
}

/** Adds a sentence: to what the same player did at the same moment, or as a new entry. */
function enter(chapter: Chapter, event: LoggedEvent, sentence: string, reader: number): void {
  const seat = 'seat' in event ? event.seat : null;
  const last = chapter.entries.at(-1);
  const grave = isLoss(event, reader);
  if (last?.version === event.version && last.seat === seat) {
    // The last one to buy names what he takes: that he offers it says nothing more.
    if (event.type === 'bought' && event.alone) last.sentences.shift();
    last.sentences.push(sentence);
    last.grave ||= grave;
    return;
  }
  const { version, at } = event;
  const key = `${version}-${chapter.entries.length}`;
  chapter.entries.push({ key, version, seat, at, sentences: [sentence], grave });
}

function chapterOf(event: Extract<LoggedEvent, { type: 'phase' }>): Chapter {
  const { phase, round, minimum } = event;
  const key = `${round}-${phase}`;
  if (phase === 'action') return { key, title: t('log-action', { round, minimum }), entries: [] };
  if (phase === 'auction') return { key, title: t('log-auction', { round }), entries: [] };
  if (phase === 'characters') return { key, title: t('log-characters', { round }), entries: [] };
  return { key, title: t(phase === 'over' ? 'log-over' : 'log-setup'), entries: [] };
}
