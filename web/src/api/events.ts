/** What happened at a table, as the log and the round summary tell it. */
import type {
  BonusCard,
  Building,
  Character,
  Freedom,
  Landscape,
  Lot,
  Phase,
  Pile,
  PrestigeCard,
  Profession,
} from './identifiers';

/** A joint building that is proposed or answered. */
interface Proposed {
  builder: number;
  partner: number;
  building: Building;
  at: string;
  amount: number;
  cost: number;
  estates: Record<string, string[]>;
}

interface Figures {
  discarded: { seat: number; profession?: Profession };
  'professions-dealt': object;
  offered: { seat: number; lot: Lot; price: number };
  declined: { seat: number };
  raised: { seat: number; lot: Lot; price: number };
  passed: { seat: number; lot: Lot };
  'stepped-back': { seat: number; prestige: number; florins: number };
  bought: { seat: number; lot: Lot; price: number; alone: boolean };
  scored: { seat: number; prestige: number; for: ScoreReason };
  placed: { seat: number; tile: Landscape; placement: string; cells: string[] };
  drew: { seat: number; pile: Pile; count: number; cards?: string[] };
  kept: { seat: number; pile: Pile; card?: string };
  lured: { seat: number; profession: Profession; from: number };
  waited: { seat: number };
  exchanged: { seat: number; prestige: number; florins: number };
  worked: {
    seat: number;
    profession: Profession;
    building: number;
    landscape: number;
    freedom: number;
    jesters: number;
    people: number;
    bonus: number;
    value: number;
    bonus_cards: BonusCard[];
  };
  took: { seat: number; prestige: number; florins: number };
  built: { seat: number; building: Building; placement: string; cells: string[]; cost: number };
  apprenticed: { seat: number; building: Building };
  proposed: Proposed;
  accepted: Proposed;
  refused: Proposed;
  introduced: { seat: number; freedom: Freedom };
  ended: { seat: number; actions_left: number };
  turn: { seat: number };
  phase: { phase: Phase; round: number; minimum: number; starting: number };
  'best-work': { seats: number[]; value: number | null };
  'round-ended': { round: number };
  'prestige-cards': {
    seat: number;
    cards: { card: PrestigeCard; points: number }[];
    total: number;
  };
  bid: { seat: number; character: Character; amount: number; displaced: number | null };
  'passed-characters': { seat: number };
  'took-character': { seat: number; character: Character; price: number; cash: number | null };
  used: { seat: number; character: Character };
  'banker-exchanged': { seat: number; prestige: number; florins: number };
  over: { winners: number[] };
}

export type ScoreReason = 'second-landscape' | 'builder' | 'building' | 'best-work';

export type EventType = keyof Figures;

/** One event; `type` tells which figures it has. */
export type GameEvent = { [Type in EventType]: { type: Type } & Figures[Type] }[EventType];

/** An event with the version of the table that it led to and the time it happened. */
export type LoggedEvent = GameEvent & { version: number; at: string };
