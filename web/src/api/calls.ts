/** The calls of the server's interface, one function each. */
import type { Catalogue } from './catalogue';
import { ask, Failure } from './http';
import type { Emblem } from './identifiers';
import type { components } from './schema';
import type { Me, Preview, Refused, Table, TableSummary } from './table';

export type Bot = 'greedy' | 'random';

/** How long bots wait before each of their moves. */
export type Pace = 'instant' | 'normal' | 'slow';

/** How a seat is filled when a table is made. */
export type SeatWish = 'me' | 'open' | `bot:${Bot}`;

type Schemas = components['schemas'];

interface TableList {
  tables: TableSummary[];
}

export type NewTable = Schemas['NewTable'] & { seats: SeatWish[] };

export const fetchMe = () => ask<Me>('GET', '/me');

export const makeGuest = (guest: { name?: string; emblem?: Emblem }) =>
  ask<Me>('POST', '/guest', guest);

export const changeMe = (change: { name?: string; emblem?: Emblem }) =>
  ask<Me>('PATCH', '/me', change);

export const makeDeviceLink = () => ask<Schemas['DeviceLink']>('POST', '/me/device');

export const useDeviceCode = (code: string) =>
  ask<Me>('POST', `/device/${encodeURIComponent(code)}`);

export const fetchGames = () => ask<Schemas['GameInfo'][]>('GET', '/games');

export const fetchCatalogue = (edition: string) =>
  ask<Catalogue>('GET', `/games/princes/catalogue?edition=${encodeURIComponent(edition)}`);

export const fetchOpenTables = async () => (await ask<TableList>('GET', '/tables')).tables;

export const fetchMyTables = async () => (await ask<TableList>('GET', '/tables?mine')).tables;

export const makeTable = (table: NewTable) => ask<Schemas['TableMade']>('POST', '/tables', table);

export const claimSeat = (id: string, invite: string | null) =>
  ask<Table>('POST', `${tablePath(id)}/claim`, invite ? { invite } : {});

export const leaveSeat = (id: string) => ask<Table>('POST', `${tablePath(id)}/leave`);

export const seatBot = (id: string, bot: Bot) =>
  ask<Table>('POST', `${tablePath(id)}/seat-bot`, { bot });

export const closeTable = (id: string) => ask<unknown>('DELETE', tablePath(id));

export const startTable = (id: string) => ask<Table>('POST', `${tablePath(id)}/start`);

export const setPace = (id: string, pace: Schemas['PaceWish']['pace']) =>
  ask<Table>('POST', `${tablePath(id)}/pace`, { pace });

export const fetchTable = (id: string, since: number) =>
  ask<Table>('GET', `${tablePath(id)}?since=${since}`);

export const sendMove = (id: string, move: string, version: number, key: string) =>
  ask<Table>('POST', `${tablePath(id)}/moves`, { move, version, key });

/** Asks what a move would do; a refusal by the rules is an answer, not an error. */
export async function previewMove(
  id: string,
  move: string,
  version: number,
): Promise<Preview | Refused> {
  try {
    return await ask<Preview>('POST', `${tablePath(id)}/preview`, { move, version });
  } catch (error) {
    if (error instanceof Failure && error.status === 422) return error.body as unknown as Refused;
    throw error;
  }
}

/** The path of a table in the interface. */
export function tablePath(id: string): string {
  return `/tables/${encodeURIComponent(id)}`;
}
