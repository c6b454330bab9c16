/** One table as its page sees it: the view at a version, what happened, and sending moves. */
import {
  fetchCatalogue,
  fetchTable,
  previewMove,
  sendMove,
  setPace,
  type Pace,
} from '../api/calls';
import { Hints } from '../api/hints';
import { Failure, Unreachable } from '../api/http';
import { forget, newKey, remember, unacknowledged, type Unacknowledged } from '../api/outbox';
import { identity } from './me.svelte';
import type { Catalogue, LoggedEvent, Preview, Refused, Table } from '../api';

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 8_000;

/** Why a move was not made. */
export type Trouble =
  | { kind: 'refused'; move: string; refusal: Refused }
  /** What the seat was asked has changed since the move was chosen. */
  | { kind: 'stale' }
  /** The server failed; `message` is its sentence. The move can be sent again. */
  | { kind: 'failed'; message: string; sent: Unacknowledged };

export class TableStore {
  table = $state<Table | null>(null);
  catalogue = $state<Catalogue | null>(null);
  events = $state<LoggedEvent[]>([]);
  /** Whether there is no such table. */
  missing = $state(false);
  /** Whether the server cannot be reached, or answers with a failure, just now. */
  lost = $state(false);
  /** When the server is tried again, in milliseconds of the clock. */
  retryAt = $state<number | null>(null);
  /** The server's sentence about its failure; null while it cannot be reached. */
  fault = $state<string | null>(null);
  /** Whether a move is on its way. */
  sending = $state(false);
  trouble = $state<Trouble | null>(null);

  private hints: Hints | null = null;
  private fetching: Promise<void> | null = null;
  private again = false;
  private pause = FIRST_PAUSE;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private arrive: () => Promise<unknown> = () => Promise.resolve();

  constructor(readonly id: string) {}

  /**
   * Loads the table, listens for changes and sends what an earlier page could not.
   *
   * @param arrive makes sure that the server knows who asks; called before anything else.
   */
  async open(arrive: () => Promise<unknown>): Promise<void> {
    this.arrive = arrive;
    await this.refresh();
    if (this.closed || this.missing) return;
    this.hints = new Hints(this.id, (version) => this.hear(version));
    const waiting = unacknowledged(this.id);
    if (waiting) await this.deliver(waiting);
  }

  /** Stops listening; the table is left alone. */
  close(): void {
    this.closed = true;
    identity.playsAs = null;
    this.hints?.close();
    clearTimeout(this.retry);
  }

  /** Asks what a move would do. */
  preview = (move: string): Promise<Preview | Refused> =>
    previewMove(this.id, move, this.table?.version ?? 0);

  /** Makes a move and returns whether it was made; only then has the position changed. */
  send = async (move: string): Promise<boolean> => {
    if (this.sending || !this.table) return false;
    await this.deliver({ move, version: this.table.version, key: newKey() });
    return this.trouble === null && !identity.nobody;
  };

  /** Lets the bots of the table move faster or slower. */
  async setPace(pace: Pace): Promise<void> {
    this.show(await setPace(this.id, pace));
  }

  /** Fetches what is new; calls that come meanwhile are answered by one more fetch. */
  refresh(): Promise<void> {
    if (this.fetching) {
      this.again = true;
      return this.fetching;
    }
    this.fetching = this.fetch().finally(() => {
      this.fetching = null;
      const again = this.again && !this.missing;
      this.again = false;
      if (again) void this.refresh();
    });
    return this.fetching;
  }

  /** Shows an answer of the server, unless a newer one is shown already. */
  show(table: Table): void {
    const known = this.table?.version ?? -1;
    if (table.version < known) return;
    const last = this.events.at(-1)?.version ?? 0;
    this.events.push(...table.events.filter((event) => event.version > last));
    this.table = table;
    identity.playsAs = table.seats.find((holder) => holder.you)?.emblem ?? null;
  }

  private hear(version: number | null): void {
    // The same version again means that somebody has come, gone or taken a seat.
    if (version !== null && version < (this.table?.version ?? -1)) return;
    void this.refresh();
  }

  private async fetch(): Promise<void> {
    if (identity.nobody) return;
    try {
      const table = await this.ask();
      await this.loadCatalogue(table);
      if (this.closed) return;
      this.show(table);
      this.found();
    } catch (error) {
      if (identity.heed(error)) this.found();
      else if (error instanceof Failure && error.status === 404) this.lack();
      else this.lose(error instanceof Failure ? error.message : null);
    }
  }

  /** Asks for the table; only who is a stranger to the server must first be made a guest. */
  private async ask(): Promise<Table> {
    const since = this.events.at(-1)?.version ?? 0;
    const arriving = this.arrive();
    if (identity.known) {
      try {
        return (await Promise.all([fetchTable(this.id, since), arriving]))[0];
      } catch (error) {
        if (!(error instanceof Failure) || error.status !== 401) throw error;
      }
    }
    await arriving;
    return fetchTable(this.id, since);
  }

  /** There is no such table, or no longer. */
  private lack(): void {
    this.missing = true;
    this.hints?.close();
  }

  private async loadCatalogue(table: Table): Promise<void> {
    this.catalogue ??= await fetchCatalogue(String(table.options['edition'] ?? 'house'));
  }

  private found(): void {
    this.lost = false;
    this.retryAt = null;
    this.pause = FIRST_PAUSE;
    clearTimeout(this.retry);
  }

  /** Tells that there is no connection and tries again later, each time after a longer pause. */
  private lose(fault: string | null): void {
    if (this.closed) return;
    this.lost = true;
    this.fault = fault;
    clearTimeout(this.retry);
    this.retryAt = Date.now() + this.pause;
    this.retry = setTimeout(() => void this.refresh(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  /** Sends a move until the server has answered; `key` keeps it from being made twice. */
  private async deliver(sent: Unacknowledged): Promise<void> {
    this.sending = true;
    this.trouble = null;
    remember(this.id, sent);
    try {
      while (!this.closed && !(await this.attempt(sent))) await this.reachable();
    } finally {
      this.sending = false;
    }
  }

  /** Returns whether the server has answered. */
  private async attempt(sent: Unacknowledged): Promise<boolean> {
    try {
      const table = await sendMove(this.id, sent.move, sent.version, sent.key);
      forget(this.id);
      this.show(table);
      this.found();
    } catch (error) {
      if (error instanceof Unreachable) return false;
      this.explain(error, sent);
    }
    return true;
  }

  private explain(error: unknown, sent: Unacknowledged): void {
    // The move is kept: it can be sent once the server knows again who sends it.
    if (identity.heed(error)) return;
    if (!(error instanceof Failure)) throw error;
    if (error.status >= 500) {
      this.trouble = { kind: 'failed', message: error.message, sent };
      return;
    }
    forget(this.id);
    if ('rule' in error.body) {
      const refusal = error.body as unknown as Refused;
      this.trouble = { kind: 'refused', move: sent.move, refusal };
    } else if (error.status === 409) {
      this.show(error.body['fresh'] as Table);
      this.trouble = { kind: 'stale' };
    } else {
      this.trouble = { kind: 'failed', message: error.message, sent };
    }
  }

  /** Goes on after somebody has taken the place of who was lost. */
  recover = async (): Promise<void> => {
    await this.refresh();
    const waiting = unacknowledged(this.id);
    if (!waiting) return;
    if (this.table?.seat == null) forget(this.id);
    else await this.deliver(waiting);
  };

  /** Sends once more what the server failed to take. */
  resend = async (): Promise<void> => {
    if (this.trouble?.kind === 'failed') await this.deliver(this.trouble.sent);
  };

  /** Waits until the server answers again. */
  private async reachable(): Promise<void> {
    this.lose(null);
    while (!this.closed && this.lost) {
      await new Promise((done) => setTimeout(done, FIRST_PAUSE / 2));
    }
  }
}
