/** Hints that a table has changed: by WebSocket, else by server-sent events, else by polling. */
import { tablePath } from './calls';

const POLL_EVERY = 3_000;
const OPEN_WITHIN = 5_000;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 15_000;

type Means = 'socket' | 'events' | 'polling';

/** Listens for hints until closed; a channel that never opens gives way to the next means. */
export class Hints {
  private means: Means = 'socket';
  private pause = FIRST_PAUSE;
  private stop: () => void = () => undefined;
  private closed = false;

  /**
   * @param id the table.
   * @param heard called with the version that the server named, or null when one should just look.
   */
  constructor(
    private readonly id: string,
    private readonly heard: (version: number | null) => void,
  ) {
    this.listen();
  }

  /** Stops listening for good. */
  close(): void {
    this.closed = true;
    this.stop();
  }

  private listen(): void {
    if (this.closed) return;
    if (this.means === 'socket') this.listenToSocket();
    else if (this.means === 'events') this.listenToEvents();
    else this.poll();
  }

  private listenToSocket(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api${tablePath(this.id)}/socket`);
    let opened = false;
    const tooLate = setTimeout(() => socket.close(), OPEN_WITHIN);
    socket.onopen = () => {
      opened = true;
      clearTimeout(tooLate);
      this.opened();
    };
    socket.onmessage = (message) => this.heard(versionIn(message.data));
    socket.onclose = () => {
      clearTimeout(tooLate);
      this.lost(opened, 'events');
    };
    this.stop = () => {
      socket.onclose = null;
      clearTimeout(tooLate);
      socket.close();
    };
  }

  private listenToEvents(): void {
    const source = new EventSource(`/api${tablePath(this.id)}/events`);
    let opened = false;
    source.onopen = () => {
      opened = true;
      this.opened();
    };
    source.onmessage = (message) => this.heard(versionIn(message.data));
    source.onerror = () => {
      source.close();
      this.lost(opened, 'polling');
    };
    this.stop = () => source.close();
  }

  private poll(): void {
    const timer = setInterval(() => this.heard(null), POLL_EVERY);
    this.stop = () => clearInterval(timer);
  }

  /** The server gives a hint at once, so there is no need to look. */
  private opened(): void {
    this.pause = FIRST_PAUSE;
  }

  /** A channel that had been open is tried again; one that never was gives way to the next. */
  private lost(wasOpen: boolean, next: Means): void {
    if (this.closed) return;
    this.heard(null);
    if (!wasOpen) this.means = next;
    const timer = setTimeout(() => this.listen(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    this.stop = () => clearTimeout(timer);
  }
}

function versionIn(data: unknown): number | null {
  try {
    const hint = JSON.parse(String(data)) as { version?: unknown };
    return typeof hint.version === 'number' ? hint.version : null;
  } catch {
    return null;
  }
}
