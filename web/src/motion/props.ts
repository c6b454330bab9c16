/** Things that fly over the table: pictures of what moves from one part of it to another. */

/** A thing above the table, and where it begins. */
export interface Prop {
  element: HTMLElement;
  from: DOMRect;
}

/** Returns a picture of a part of a drawing, where it is now; null if it cannot be seen. */
export function pictureOf(part: SVGGraphicsElement | null): Prop | null {
  const from = boxOf(part);
  if (!part || !from) return null;
  const { x, y, width, height } = part.getBBox();
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  svg.setAttribute('width', '100%');
  svg.setAttribute('height', '100%');
  const copy = part.cloneNode(true) as Element;
  copy.removeAttribute('opacity');
  svg.append(copy);
  const element = document.createElement('div');
  element.append(svg);
  return { element, from };
}

/** Returns a few words that begin in the middle of a box. */
export function wordsAt(words: string, kind: string, box: DOMRect): Prop {
  const element = document.createElement('b');
  element.textContent = words;
  element.dataset['kind'] = kind;
  return { element, from: new DOMRect(box.x + box.width / 2, box.y + box.height / 2, 0, 0) };
}

/** Returns where something is in the window; null if it is not to be seen. */
export function boxOf(part: Element | null | undefined): DOMRect | null {
  if (!part?.checkVisibility()) return null;
  const box = part.getBoundingClientRect();
  return box.width > 0 ? box : null;
}
