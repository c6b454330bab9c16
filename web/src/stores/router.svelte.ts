/** Which screen the address names. */
import { topicOf, type HelpTopic } from '../shell/help';

export type Route =
  | { screen: 'home' }
  | { screen: 'table'; id: string; invite: string | null }
  | { screen: 'device'; code: string }
  | { screen: 'unknown' };

class Router {
  route = $state<Route>({ screen: 'home' });
  /** What of the explanation lies over the screen; it has an address of its own. */
  topic = $state<HelpTopic | null>(null);

  constructor() {
    this.read();
    addEventListener('popstate', () => this.read());
  }

  /** Goes to an address of the page without loading it anew. */
  go(path: string): void {
    history.pushState(null, '', path);
    this.read();
    scrollTo(0, 0);
  }

  /** Changes the address without a new entry in the history. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.read();
  }

  /** Follows a plain click on a link of the page; everything else is left to the browser. */
  follow = (click: MouseEvent): void => {
    const plain = click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey;
    const link = (click.target as Element | null)?.closest('a');
    if (!plain || !link || link.target || link.origin !== location.origin) return;
    if (link.hash && link.pathname === location.pathname) return;
    click.preventDefault();
    this.go(link.pathname + link.search);
  };

  /** Closes the explanation; the screen below stays as it is. */
  closeTopic = (): void => {
    if (this.topic) this.replace(location.pathname + location.search);
  };

  private read(): void {
    this.topic = topicOf(location.hash);
    this.route = routeOf(location.pathname, new URLSearchParams(location.search));
  }
}

/** Returns the screen that an address names. */
export function routeOf(path: string, query: URLSearchParams): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decoded);
  if (rest.length > 0) return { screen: 'unknown' };
  if (!first) return { screen: 'home' };
  if (first === 't' && second) {
    return { screen: 'table', id: second, invite: query.get('invite') };
  }
  if (first === 'device' && second) return { screen: 'device', code: second };
  return { screen: 'unknown' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // What is no proper encoding is taken as it stands.
    return part;
  }
}

export const router = new Router();
