/** What a player does himself, in contrast to what befalls him through others. */
import type { EventType, LoggedEvent } from '../api';

const DEEDS: ReadonlySet<EventType> = new Set<EventType>([
  'discarded',
  'offered',
  'declined',
  'raised',
  'passed',
  'placed',
  'kept',
  'drew',
  'lured',
  'waited',
  'exchanged',
  'worked',
  'took',
  'built',
  'introduced',
  'ended',
  'bid',
  'passed-characters',
  'used',
  'apprenticed',
  'proposed',
  'accepted',
  'refused',
]);

/** Returns the versions that a seat's own moves have led to, oldest first. */
export function versionsOf(events: readonly LoggedEvent[], seat: number): number[] {
  return events
    .filter((event) => DEEDS.has(event.type) && 'seat' in event && event.seat === seat)
    .map(({ version }) => version);
}
