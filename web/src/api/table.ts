/** What the server answers about tables, people and moves. */
import type { BonusCard, Building, Emblem, Profession } from './identifiers';
import type { LoggedEvent } from './events';
import type { View } from './view';

export type BotName = 'random' | 'greedy';

/** A seat of a table: who holds it. */
export interface Holder {
  seat: number;
  /** Null for a bot and while the seat is free. */
  name: string | null;
  emblem: Emblem | null;
  bot: BotName | null;
  claimed: boolean;
  you: boolean;
  present: boolean;
}

export type Status = 'open' | 'running' | 'over';

/** One table as its asker may see it: everything the page needs, at one version. */
export interface Table {
  id: string;
  game: 'princes';
  options: Record<string, unknown>;
  status: Status;
  version: number;
  /** The asker's own seat, or null for somebody who only looks. */
  seat: number | null;
  seats: Holder[];
  creator: boolean;
  /** The code of the invite link; only for seated people while seats are open. */
  invite?: string | null;
  created: string;
  commitment?: string | null;
  seed?: string | null;
  view: View | null;
  to_move: number[];
  /** The legal moves of the asker's seat. */
  legal: string[];
  events: LoggedEvent[];
}

/** A table in a list. */
export interface TableSummary {
  id: string;
  game: 'princes';
  options: Record<string, unknown>;
  status: Status;
  seats: Holder[];
  created: string;
  your_turn: boolean;
  version: number;
}

export interface Me {
  id: string;
  name: string;
  emblem: Emblem;
}

/** A figure now and after the move. */
export type Change = [before: number, after: number];

/** What a legal move would do for one's own seat; a bid as if it won. */
export interface Preview {
  move: string;
  price?: number;
  /** The prestige given for florins that are missing. */
  stepped_back?: { prestige: number; florins: number };
  florins: Change;
  prestige: Change;
  work?: WorkPreview;
  /** What people in hand are worth before and after, where that changes; null if newly in hand. */
  works?: { profession: Profession; before: number | null; after: number; minimum: number }[];
  /** The buildings that still fit afterwards. */
  fits?: Building[];
  /** The squares that a tile would cover. */
  squares?: string[];
}

/** A work as it would be completed. */
export interface WorkPreview {
  profession: Profession;
  building: number;
  landscape: number;
  freedom: number;
  jesters: number;
  people: number;
  bonus: number;
  value: number;
  minimum: number;
  bonus_cards: { card: BonusCard; value: number }[];
  /** The most prestige that can be taken, and the florins that the work pays. */
  most_prestige: number;
  pays: number;
}

/** Why the rules refuse a move. */
export interface Refused {
  rule: string;
  paragraph: string;
  /** English, for programs; the page has its own sentence for each rule. */
  message: string;
  missing: Record<string, unknown>;
  squares: string[];
}

/** Tells the two answers of a preview apart. */
export function isRefused(answer: Preview | Refused): answer is Refused {
  return 'rule' in answer;
}
