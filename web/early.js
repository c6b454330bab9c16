// Runs within the document before the first paint: sets the remembered theme, so that the page
// never flashes, and asks for all that the screen needs while the program is still on its way.
(() => {
  /** What the program of each screen is made of; the build writes the names of the files. */
  const PARTS = {};

  const recall = (name) => {
    try {
      return localStorage.getItem(`signoria.${name}`);
    } catch {
      // Storage may be forbidden; the page then looks as the system does.
      return null;
    }
  };

  const root = document.documentElement;
  const theme = recall('theme') ?? 'system';
  const darkSystem = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = theme === 'dark' || (theme === 'system' && darkSystem) ? 'dark' : 'light';

  const [, table] = /^\/t\/([^/]+)\/?$/.exec(location.pathname) ?? [];
  root.dataset.screen = table ? 'table' : 'home';

  /** Answers by their paths; `src/api/early.ts` hands them to the program. */
  const early = (window.early = {});
  const ask = (path) => {
    early[path] = fetch(`/api${path}`, {
      headers: { Accept: 'application/json' },
      credentials: 'same-origin',
    });
    // Who takes the answer hears of the failure.
    early[path].catch(() => undefined);
  };
  const known = recall('guest') === 'yes';
  if (known && table) ask(`/tables/${table}?since=0`);
  if (table) ask('/games/princes/catalogue?edition=house');
  if (known) ask('/me');

  for (const href of PARTS[root.dataset.screen] ?? []) {
    const link = document.createElement('link');
    const style = href.endsWith('.css');
    link.rel = style ? 'preload' : 'modulepreload';
    if (style) link.as = 'style';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
})();
