/** Whether the server has a newer page than the one that is open. */

const EVERY = 10 * 60_000;

class Release {
  /** Whether a newer page is ready. */
  newer = $state(false);
  private asked = Date.now();

  /** Looks whenever somebody comes back to the page after a while; returns the end of that. */
  watch(): () => void {
    const look = () => void this.look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }

  private async look(): Promise<void> {
    const soon = Date.now() - this.asked < EVERY;
    if (this.newer || soon || document.visibilityState !== 'visible') return;
    this.asked = Date.now();
    try {
      const answer = await fetch('/', { cache: 'no-cache', headers: { Accept: 'text/html' } });
      const there = new DOMParser().parseFromString(await answer.text(), 'text/html');
      this.newer = answer.ok && programOf(there) !== programOf(document);
    } catch {
      // Without a connection there is no newer page either.
    }
  }
}

/** The address of the program in a document; its name changes with what it says. */
function programOf(page: Document): string | null {
  return page.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;
}

export const release = new Release();
