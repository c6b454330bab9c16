/** The screens of the program; each is loaded when it is first shown. */
import { loadAbout, loadHelp, loadIdentity, loadKeys, loadSettings } from './shell/dialogs';
import type { Route } from './stores/router.svelte';

/** A route with the screen that shows it. */
export type Shown =
  | (On<'home'> & { Screen: typeof import('./home/Home.svelte').default })
  | (On<'table'> & { Screen: typeof import('./table/TablePage.svelte').default })
  | (On<'device'> & { Screen: typeof import('./shell/Device.svelte').default })
  | (On<'unknown'> & { Screen: typeof import('./shell/Unknown.svelte').default });

type On<Screen extends Route['screen']> = Extract<Route, { screen: Screen }>;

/** Loads the screen of a route. */
export async function screenOf(route: Route): Promise<Shown> {
  switch (route.screen) {
    case 'home':
      return { ...route, Screen: (await import('./home/Home.svelte')).default };
    case 'table':
      return { ...route, Screen: (await import('./table/TablePage.svelte')).default };
    case 'device':
      return { ...route, Screen: (await import('./shell/Device.svelte')).default };
    case 'unknown':
      return { ...route, Screen: (await import('./shell/Unknown.svelte')).default };
  }
}

/** Loads what the next screen and the dialogs need, one by one when there is nothing else to do. */
export async function loadTheRest(): Promise<void> {
  const rest = [
    () => import('./home/Home.svelte'),
    () => import('./table/TablePage.svelte'),
    loadIdentity,
    loadSettings,
    loadKeys,
    loadHelp,
    () => import('./home/CreateTable.svelte'),
    loadAbout,
  ];
  for (const load of rest) {
    await idle();
    await load();
  }
}

/** Waits for a moment in which nothing is to be done; where that is not told, for a while. */
function idle(): Promise<unknown> {
  return new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(done);
    else setTimeout(done, 200);
  });
}
