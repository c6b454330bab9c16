/** What the document shows before the program: a bar and grey shapes where a table will lie. */

const cover = document.getElementById('cover');

/** Returns the shapes of a table, for a screen that waits for one. */
export function shapesOfTable(): Node | null {
  return cover?.querySelector('.shapes')?.cloneNode(true) ?? null;
}

/** Takes the cover away, since the screen beneath has something to show. */
export function uncover(): void {
  cover?.remove();
}
