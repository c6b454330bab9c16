/** What the server answers about tables, people and moves. */
import type { Emblem } from './identifiers';
import type { LoggedEvent } from './events';
import type { View } from './view';

export type BotName = 'random' | 'greedy';

/** A seat of a table: who holds it. */
export interface Holder {
  seat: number;
  name: string | null;
  emblem: Emblem;
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

/** What a legal move would do. */
export interface Preview {
  move: string;
  price?: number;
  florins: Change;
  prestige: Change;
  work?: {
    parts: Record<string, number>;
    value: number;
    minimum: number;
    bonus_cards: { card: string; value: number }[];
    most_prestige: number;
  };
  leaves?: Record<string, unknown>;
  works?: { profession: string; before: number; after: number; minimum: number }[];
  fits?: string[];
  squares?: string[];
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
