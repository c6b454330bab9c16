/** The move that was sent but not yet acknowledged: kept over a reload, so that it is never lost. */

export interface Unacknowledged {
  move: string;
  version: number;
  /** Names this sending: the server makes the move once, however often it arrives. */
  key: string;
}

const memory = new Map<string, string>();

const shelf = (table: string) => `signoria.outbox.${table}`;

/** Keeps a move until `forget` says that the server has answered it. */
export function remember(table: string, sent: Unacknowledged): void {
  const text = JSON.stringify(sent);
  memory.set(table, text);
  try {
    localStorage.setItem(shelf(table), text);
  } catch {
    // Without storage the move is kept as long as the page lives.
  }
}

/** Returns the move of a table that still waits for its answer. */
export function unacknowledged(table: string): Unacknowledged | null {
  const text = stored(table) ?? memory.get(table);
  if (!text) return null;
  try {
    return JSON.parse(text) as Unacknowledged;
  } catch {
    return null;
  }
}

/** Lets go of a move that the server has answered. */
export function forget(table: string): void {
  memory.delete(table);
  try {
    localStorage.removeItem(shelf(table));
  } catch {
    // Nothing was stored.
  }
}

/** Returns a new key; made by hand since `randomUUID` is missing on plain http in a home network. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function stored(table: string): string | null {
  try {
    return localStorage.getItem(shelf(table));
  } catch {
    return null;
  }
}
