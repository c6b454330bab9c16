/** The professions that opponents have lured from one's own table. */
import type { LoggedEvent } from '../api';

export type Loss = Extract<LoggedEvent, { type: 'lured' }>;

/** Returns whether an event takes a profession from a seat. */
export function isLoss(event: LoggedEvent, seat: number): event is Loss {
  return event.type === 'lured' && event.from === seat;
}

/** Returns what was lured from a seat after a version, oldest first. */
export function lossesOf(events: LoggedEvent[], seat: number, after: number): Loss[] {
  return events.filter((event) => isLoss(event, seat)).filter(({ version }) => version > after);
}
