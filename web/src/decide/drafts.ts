/** Choices that are not sent yet: they survive a reload of the page. */

import type { BonusCard } from '../api';

/** What a person is about to do within his actions, or beside the question. */
export type Step =
  | 'menu'
  | 'work'
  | 'build'
  | 'together'
  | 'profession'
  | 'bonus'
  | 'freedom'
  | 'lure'
  | 'use'
  | 'exchange'
  | 'end';

/** A choice as far as it has been composed. */
export interface Draft {
  step: Step;
  /** What is selected: a lot, a card, a person, a building, a freedom. */
  choice: string | null;
  /** The bonus cards laid for a work. */
  bonus: BonusCard[];
  /** The drawn cards in the order in which they go under the pile. */
  order: string[];
  /** A number of prestige to take. */
  amount: number | null;
  /** A number of prestige to give for florins; kept while one goes back to the question. */
  given: number | null;
  /** Where the ghost of a tile lies, as in a move. */
  at: string | null;
}

/** Return a choice of which nothing is composed yet. */
export function blank(): Draft {
  return { step: 'menu', choice: null, bonus: [], order: [], amount: null, given: null, at: null };
}

/** Return the draft kept for a question of a table, or a blank one. */
export function recall(table: string, question: string): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name(table)) ?? 'null');
    if (isKept(kept) && kept.question === question) return { ...blank(), ...kept.draft };
  } catch {
    // A browser may keep nothing; then there is nothing to recall.
  }
  return blank();
}

/** Keep a draft until its question is answered. */
export function keep(table: string, question: string, draft: Draft): void {
  try {
    sessionStorage.setItem(name(table), JSON.stringify({ question, draft }));
  } catch {
    // Without storage a draft lasts as long as the page.
  }
}

function name(table: string): string {
  return `signoria.draft.${table}`;
}

function isKept(value: unknown): value is { question: string; draft: Partial<Draft> } {
  return typeof value === 'object' && value !== null && 'question' in value && 'draft' in value;
}
