/** What a round brought each player, from the events of the log and the prestige that is known now. */
import type { LoggedEvent, Profession } from '../api';

export interface PlayerRound {
  seat: number;
  works: { profession: Profession; value: number }[];
  before: number;
  after: number;
}

export interface Round {
  round: number;
  /** The version at which it ended. */
  version: number;
  best: { seats: number[]; value: number | null };
  players: PlayerRound[];
}

/**
 * Returns the rounds that have ended, oldest first.
 *
 * @param prestige what each seat has now: the log may begin later than the game.
 */
export function finishedRounds(events: LoggedEvent[], prestige: readonly number[]): Round[] {
  const rounds: Round[] = [];
  let standing = prestige.map((now, seat) => now - gainOf(events, seat));
  let current = newRound(standing);
  for (const event of events) {
    count(event, current);
    if (event.type !== 'round-ended') continue;
    rounds.push({ ...current, round: event.round, version: event.version });
    standing = current.players.map((player) => player.after);
    current = newRound(standing);
  }
  return rounds;
}

/** Returns whether a seat has done anything after a round. */
export function goesOn({ version }: Round, events: LoggedEvent[], seat: number): boolean {
  const later = events.filter((event) => event.version > version && event.type !== 'turn');
  return later.some((event) => 'seat' in event && event.seat === seat);
}

function gainOf(events: LoggedEvent[], seat: number): number {
  return events.reduce((sum, event) => sum + changeOf(event, seat), 0);
}

/** Returns by how much an event changes the prestige of a seat. */
function changeOf(event: LoggedEvent, seat: number): number {
  if (!('seat' in event) || event.seat !== seat) return 0;
  if (event.type === 'scored' || event.type === 'took') return event.prestige;
  if (event.type === 'stepped-back' || event.type === 'exchanged') return -event.prestige;
  return 0;
}

function newRound(standing: number[]): Round {
  return {
    round: 0,
    version: 0,
    best: { seats: [], value: null },
    players: standing.map((prestige, seat) => ({
      seat,
      works: [],
      before: prestige,
      after: prestige,
    })),
  };
}

function count(event: LoggedEvent, round: Round): void {
  if (event.type === 'best-work') round.best = { seats: event.seats, value: event.value };
  const player = 'seat' in event ? round.players[event.seat] : undefined;
  if (!player) return;
  if (event.type === 'worked') {
    player.works.push({ profession: event.profession, value: event.value });
  }
  player.after += changeOf(event, player.seat);
}
