/** What a screen reader is told without moving focus. */

class Speaker {
  /** Spoken when there is a pause: whose decision it is and what is asked. */
  polite = $state('');
  /** Spoken at once: what went wrong. */
  urgent = $state('');

  tell(sentence: string): void {
    this.polite = sentence;
  }

  /** Says an error, also when it is the same as before. */
  warn(sentence: string): void {
    this.urgent = '';
    queueMicrotask(() => (this.urgent = sentence));
  }
}

export const speaker = new Speaker();
