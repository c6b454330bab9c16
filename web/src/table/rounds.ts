/** What a round brought each player, added up from the events of the log. */
import type { LoggedEvent, Profession } from '../api';

export interface PlayerRound {
  seat: number;
  works: { profession: Profession; value: number }[];
  before: number;
  after: number;
}

export interface Round {
  round: number;
  best: { seats: number[]; value: number | null };
  players: PlayerRound[];
}

/** Returns the rounds that have ended, oldest first. */
export function finishedRounds(events: LoggedEvent[], players: number): Round[] {
  const rounds: Round[] = [];
  let standing = Array<number>(players).fill(0);
  let current = newRound(standing);
  for (const event of events) {
    count(event, current);
    if (event.type !== 'round-ended') continue;
    rounds.push({ ...current, round: event.round });
    standing = current.players.map((player) => player.after);
    current = newRound(standing);
  }
  return rounds;
}

function newRound(standing: number[]): Round {
  return {
    round: 0,
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
  } else if (event.type === 'scored' || event.type === 'took') {
    player.after += event.prestige;
  } else if (event.type === 'stepped-back' || event.type === 'exchanged') {
    player.after -= event.prestige;
  }
}
