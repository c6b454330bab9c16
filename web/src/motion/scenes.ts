/** What is to be seen and heard of what happened, as short scenes in the order of the moves. */
import type { LoggedEvent, Lot, Seat, View } from '../api';
import type { SoundName } from '../sound';
import { worksOf } from '../table/works';

/** What a player card counts; the names of its icons. */
export type Stat =
  | 'prestige'
  | 'florins'
  | 'jester'
  | 'builder'
  | 'person'
  | 'work'
  | 'bonus'
  | 'prestige-card'
  | 'recruiter';

/** What one move did for one seat. */
export interface Scene {
  version: number;
  seat: number;
  /** Where a tile was put down. */
  placement?: string;
  /** The lot that was bid for. */
  bid?: Lot;
  /** The lot that was bought. */
  bought?: Lot;
  /** The value of the work that was completed. */
  work?: number;
  /** Cards that came to one's own hand. */
  cards: string[];
  /** What is counted otherwise than before, and by how much. */
  changes: Map<Stat, number>;
  sound?: SoundName;
}

/** Returns the scenes that lead from one view of a table to another. */
export function scenesOf(before: View, events: readonly LoggedEvent[], after: View): Scene[] {
  const scenes: Scene[] = [];
  for (const event of events) {
    if (!('seat' in event)) continue;
    const last = scenes.at(-1);
    const same = last?.version === event.version && last.seat === event.seat;
    const scene = same ? last : blank(event.version, event.seat);
    if (stage(scene, event) && !same) scenes.push(scene);
  }
  after.seats.forEach((seat, place) => {
    const was = before.seats[place];
    if (was) settle(scenes, place, was, seat, events.at(-1)?.version ?? 0);
  });
  return scenes;
}

function blank(version: number, seat: number): Scene {
  return { version, seat, cards: [], changes: new Map() };
}

/** Adds an event to a scene; returns whether there is something to be seen or heard of it. */
function stage(scene: Scene, event: LoggedEvent): boolean {
  switch (event.type) {
    case 'offered':
    case 'raised':
      scene.bid = event.lot;
      scene.sound = 'bid';
      return true;
    case 'bought':
      delete scene.bid;
      scene.bought = event.lot;
      scene.sound = 'sale';
      count(scene, 'florins', -event.price);
      return true;
    case 'placed':
    case 'built':
      scene.placement = event.placement;
      scene.sound = 'tile';
      if (event.type === 'built') count(scene, 'florins', -event.cost);
      return true;
    case 'worked':
      scene.work = event.value;
      scene.sound = 'work';
      return true;
    case 'took':
      scene.sound = 'florins';
      count(scene, 'prestige', event.prestige);
      count(scene, 'florins', event.florins);
      return true;
    case 'exchanged':
    case 'stepped-back':
      scene.sound ??= 'florins';
      count(scene, 'prestige', -event.prestige);
      count(scene, 'florins', event.florins);
      return true;
    case 'scored':
      count(scene, 'prestige', event.prestige);
      return true;
    default:
      return false;
  }
}

function count(scene: Scene, stat: Stat, by: number): void {
  const sum = (scene.changes.get(stat) ?? 0) + by;
  if (sum === 0) scene.changes.delete(stat);
  else scene.changes.set(stat, sum);
}

/** Adds to the last scene of a seat what changed without an event that tells how much. */
function settle(scenes: Scene[], place: number, was: Seat, seat: Seat, version: number): void {
  const own = scenes.filter((scene) => scene.seat === place);
  const scene = own.at(-1) ?? blank(version, place);
  const after = countsOf(seat);
  for (const [stat, before] of countsOf(was)) {
    const now = after.get(stat);
    if (before === undefined || now === undefined) continue;
    const told = own.reduce((sum, { changes }) => sum + (changes.get(stat) ?? 0), 0);
    count(scene, stat, now - before - told);
  }
  scene.cards.push(...newIn(cardsOf(was), cardsOf(seat)));
  if (!own.length && (scene.changes.size > 0 || scene.cards.length > 0)) scenes.push(scene);
}

function countsOf(seat: Seat): Map<Stat, number | undefined> {
  return new Map<Stat, number | undefined>([
    ['prestige', seat.prestige],
    ['florins', seat.florins],
    ['jester', seat.jesters],
    ['builder', seat.builders],
    ['person', seat.hand_count],
    ['work', worksOf(seat)],
    ['bonus', seat.bonus_count],
    ['prestige-card', seat.prestige_card_count],
    ['recruiter', seat.recruiters],
  ]);
}

function cardsOf(seat: Seat): string[] {
  const { hand = [], bonus = [], prestige_cards: prestige = [] } = seat;
  return [...hand, ...bonus, ...prestige];
}

function newIn(before: readonly string[], after: readonly string[]): string[] {
  return after.filter((card) => !before.includes(card));
}
