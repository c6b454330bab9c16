/** What a screen reader is told without moving focus. */

/** What comes within so many milliseconds is said together, what is overtaken meanwhile not at all. */
const JOIN = 400;
/** Nothing waits longer than this. */
const LONGEST = 1_500;

class Speaker {
  /** Spoken when there is a pause: whose decision it is and what is asked. */
  polite = $state('');
  /** Spoken before that: what others have done. */
  news = $state('');
  /** Spoken at once: what went wrong. */
  urgent = $state('');

  #reports: string[] = [];
  #since = 0;
  #reporting: ReturnType<typeof setTimeout> | undefined;
  #telling: ReturnType<typeof setTimeout> | undefined;

  /** Says how things stand, once they have stood so for a moment. */
  tell(sentence: string): void {
    clearTimeout(this.#telling);
    this.#telling = setTimeout(() => (this.polite = sentence), JOIN + 50);
  }

  /** Says what others have done; what comes fast is said as one. */
  report(sentences: readonly string[]): void {
    if (sentences.length === 0) return;
    if (this.#reports.length === 0) this.#since = Date.now();
    this.#reports.push(...sentences);
    clearTimeout(this.#reporting);
    const wait = Math.max(0, Math.min(JOIN, this.#since + LONGEST - Date.now()));
    this.#reporting = setTimeout(() => this.#say(), wait);
  }

  /** Says an error, also when it is the same as before. */
  warn(sentence: string): void {
    this.urgent = '';
    queueMicrotask(() => (this.urgent = sentence));
  }

  #say(): void {
    const sentence = this.#reports.join(' ');
    this.#reports = [];
    this.news = '';
    queueMicrotask(() => (this.news = sentence));
  }
}

export const speaker = new Speaker();
