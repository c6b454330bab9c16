/** What the server answers about tables, people and moves. */
import type { BonusCard, Building, Profession } from './identifiers';
import type { LoggedEvent } from './events';
import type { components } from './schema';
import type { EstateEntry, Proposal, View } from './view';

type Schemas = components['schemas'];

/** Who somebody is. */
export type Me = Schemas['Guest'];

/** A seat of a table: who holds it. The name is null for a bot and while the seat is free. */
export type Holder = Schemas['SeatInfo'];

export type Status = Schemas['Table']['status'];

/** One table as its asker may see it: everything the page needs, at one version. */
export type Table = Omit<Schemas['Table'], 'view' | 'events'> & {
  view: View | null;
  events: LoggedEvent[];
};

/** A game of one's own at a glance: what a list tells of it. */
export type Glance = Pick<View, 'round' | 'minimum' | 'phase' | 'to_move' | 'asks' | 'auction'> & {
  /** One's own estate; empty for who has no seat. */
  estate: EstateEntry[];
  empty_squares: number | null;
  /** Once the game is over, for each seat. */
  score: { prestige: number; rank: number }[] | null;
};

/** A table in a list; the glance is there for started games of one's own. */
export type TableSummary = Omit<Schemas['TableSummary'], 'glance'> & { glance: Glance | null };

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
  /** What a drawn card is worth now, and what it can be worth; no limit is known of a bonus card. */
  worth?: number;
  worth_most?: number;
  /** The buildings that still fit afterwards. */
  fits?: Building[];
  /** The squares that a tile would cover. */
  squares?: string[];
  /** The joint building that would wait for an answer. */
  proposal?: Proposal;
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
  /** Every way in which it can be paid: some prestige, and the rest of its florins. */
  takes: { prestige: number; florins: number }[];
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
