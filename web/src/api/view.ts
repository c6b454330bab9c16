/** The view of a game of Princes: what one seat, or everybody, may know of the position. */
import type {
  BonusCard,
  Building,
  Freedom,
  Landscape,
  Lot,
  Character,
  Phase,
  Pile,
  PrestigeCard,
  Profession,
  Tile,
} from './identifiers';

export interface EstateEntry {
  tile: Tile;
  /** The placement as in moves: `c4 r90`. */
  at: string;
  /** The squares it covers here: `c4`, `d4` … */
  cells: string[];
  /** The neighbour in whose estate it goes on. */
  with?: number | null;
}

/** What a profession in one's own hand would be worth as a work now. */
export interface WorkValue {
  profession: Profession;
  building: number;
  landscape: number;
  freedom: number;
  jesters: number;
  people: number;
  /** Without bonus cards. */
  value: number;
  /** With all one's bonus cards. */
  best: number;
  minimum: number;
  /** What is missing to the minimum without bonus cards; 0 when it is reached. */
  short: number;
}

/** A seat as everybody sees it. */
export interface PublicSeat {
  prestige: number;
  performed: Profession[];
  recruiters: number;
  recruiters_on_table: number;
  jesters: number;
  builders: number;
  /** The jesters that live in one's buildings, by building. */
  apprentices?: Partial<Record<Building, number>>;
  freedoms: Freedom[];
  estate: EstateEntry[];
  actions_left: number;
  used: ('work' | 'build' | 'profession' | 'freedom' | 'bonus')[];
  best_work: number | null;
  hand_count: number;
  bonus_count: number;
  prestige_card_count: number;
  empty_squares: number;
  /** Professions that everybody knows to be in this hand, since they were lured in public. */
  known_hand: Profession[];
}

/** What a seat knows only of itself; after the end everybody knows it. */
export interface PrivateSeat {
  florins: number;
  hand: Profession[];
  bonus: BonusCard[];
  prestige_cards: PrestigeCard[];
  work_values: WorkValue[];
  bonus_values: { card: BonusCard; value: number }[];
  /** What each prestige card would bring if the game ended now. */
  prestige_values: { card: PrestigeCard; points: number }[];
}

export type Seat = PublicSeat & Partial<PrivateSeat>;

export interface Auction {
  opener: number;
  lot: Lot;
  price: number;
  leader: number;
  in: number[];
  turn: number;
}

export interface Drawn {
  seat: number;
  pile: Pile;
  count: number;
  /** Only in the view of the seat that drew. */
  cards?: string[];
}

export interface LastWork {
  seat: number;
  profession: Profession;
  building: number;
  landscape: number;
  freedom: number;
  jesters: number;
  people: number;
  bonus: number;
  value: number;
}

export interface Score {
  prestige: number;
  florins: number;
  from_cards: number;
  rank: number;
  cards: { card: PrestigeCard; points: number }[];
}

export type Question =
  | 'discard'
  | 'open'
  | 'bid'
  | 'place'
  | 'keep'
  | 'lure'
  | 'act'
  | 'take'
  | 'merchant'
  | 'apprentice'
  | 'character'
  | 'answer';

/** What each character would bring the viewer if he held it now. */
export interface CharacterWorth {
  muse: { each_work: number };
  cardinal: { actions: number };
  princess: { value: number; minimum: number };
  merchant: { prestige: number };
  professor: { prestige: number; bonus: number };
  banker: { florins: number; last_round: boolean };
}

/** Who holds, and who bids for, which character. */
export interface CharacterTable {
  banker_cash: number;
  banker: number | null;
  bids: Partial<Record<Character, { seat: number; amount: number }>>;
  holders: Partial<Record<Character, number>>;
  passed: number[];
  worth: CharacterWorth | null;
}

/** A joint building that waits for the partner's answer. */
export interface Proposal {
  seat: number;
  partner: number;
  building: Building;
  at: string;
  amount: number;
  /** The squares of each of the two estates, by seat. */
  cells: Record<string, string[]>;
}

/** What the seats in `to_move` are asked, with the figures that the question needs. */
export interface Asks {
  question: Question;
  /** `open`: the base price; `bid`: what raising would bid. */
  price?: number;
  /** `open`: whether all others have bought or declined, so that there is no auction. */
  last?: boolean;
  /** `bid`: the lot, and who leads. */
  lot?: Lot;
  leader?: number;
  /** `place`: the landscape bought. */
  tile?: Landscape;
  /** `keep`: the pile and the number of cards drawn from it. */
  pile?: Pile;
  count?: number;
  /** `act`: the actions left. */
  actions_left?: number;
  /** `take`: the value of the work that is paid. */
  value?: number;
}

export interface View {
  game: 'princes';
  players: number;
  options: Record<string, unknown>;
  round: number;
  minimum: number;
  phase: Phase;
  /** The seat that starts this round. */
  starting: number;
  to_move: number[];
  asks?: Asks | null;
  supply: Record<Landscape | 'jester' | 'builder' | 'recruiter', number> & {
    freedoms: Record<Freedom, number>;
    buildings: Record<Building, number>;
  };
  deck_counts: Record<Pile, number>;
  auction: Auction | null;
  /** Lots sold in this auction phase, with the seat that bought each. */
  sold: Partial<Record<Lot, number>>;
  /** The seats that take no more part in this auction phase. */
  out: number[];
  drawn: Drawn | null;
  pending_work: { seat: number; value: number } | null;
  last_work: LastWork | null;
  /** The bonus card that counts for everybody. */
  shared_bonus?: BonusCard | null;
  proposal?: Proposal | null;
  /** How often this turn's player has been refused a joint building. */
  proposals?: number | null;
  seats: Seat[];
  score: Score[] | null;
  characters?: CharacterTable | null;
}
