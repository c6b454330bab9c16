/** The two lists of the home page, loaded and kept fresh, and what estates are drawn from. */
import { fetchCatalogue, fetchMyTables, fetchOpenTables } from '../api/calls';
import type { Catalogue, TableSummary } from '../api';
import { identity } from '../stores/me.svelte';

const EVERY = 10_000;

export class TableLists {
  mine = $state.raw<TableSummary[] | null>(null);
  open = $state.raw<TableSummary[] | null>(null);
  catalogue = $state.raw<Catalogue | null>(null);
  failed = $state(false);
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Loads the lists now and then again and again, as long as the page can be seen. */
  watch(): () => void {
    void this.load();
    this.timer = setInterval(() => {
      if (document.visibilityState === 'visible') void this.load();
    }, EVERY);
    return () => clearInterval(this.timer);
  }

  load = async (): Promise<void> => {
    if (identity.nobody) return;
    try {
      await identity.ensure();
      const [mine, open, catalogue] = await Promise.all([
        fetchMyTables(),
        fetchOpenTables(),
        this.catalogue ?? fetchCatalogue('house'),
      ]);
      this.mine = mine;
      this.open = open;
      this.catalogue = catalogue;
      this.failed = false;
    } catch (error) {
      this.failed = !identity.heed(error);
    }
  };
}
