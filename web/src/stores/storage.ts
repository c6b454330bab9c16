/** Small choices kept in the browser; where storage is forbidden they last as long as the page. */

/** Returns what was kept under a name. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`signoria.${name}`);
  } catch {
    return null;
  }
}

/** Keeps a value under a name. */
export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`signoria.${name}`, value);
  } catch {
    // Nothing is lost: the choice holds for this visit.
  }
}
