/** The outline of a set of unit cells, and the same line drawn further in: what roofs are made of. */

/** A point in cells: across from the left, down from the top. */
export type Point = readonly [number, number];

/** Walk once around the cells, clockwise as seen, and return the corners. */
export function outline(cells: readonly Point[]): Point[] {
  const next = edges(cells);
  const start = next.keys().next().value;
  if (start === undefined) return [];
  const corners: Point[] = [];
  let key = start;
  do {
    corners.push(point(key));
    key = next.get(key) ?? start;
  } while (key !== start);
  return corners.filter((corner, i) => !isStraight(at(corners, i - 1), corner, at(corners, i + 1)));
}

/** Return the outline moved inwards by a part of a cell (outwards if negative). */
export function inset(corners: readonly Point[], by: number): Point[] {
  return corners.map((corner, i) => {
    const before = inward(at(corners, i - 1), corner);
    const after = inward(corner, at(corners, i + 1));
    return [corner[0] + by * (before[0] + after[0]), corner[1] + by * (before[1] + after[1])];
  });
}

/** Return the SVG path of a polygon, scaled to pixels a cell. */
export function polygonPath(corners: readonly Point[], scale: number): string {
  return `M${corners.map((corner) => spot(corner, scale)).join('L')}Z`;
}

/** Return the SVG path of a polygon with rounded corners; the radius is in cells. */
export function roundedPath(corners: readonly Point[], scale: number, radius: number): string {
  const bends = corners.map((corner, i) => {
    const from = toward(corner, at(corners, i - 1), radius);
    const to = toward(corner, at(corners, i + 1), radius);
    return `${spot(from, scale)}Q${spot(corner, scale)} ${spot(to, scale)}`;
  });
  return `M${bends.join('L')}Z`;
}

/** Return where the sign of a tile belongs: the middle of a rectangle, else its most central cell. */
export function heart(cells: readonly Point[]): Point {
  const columns = new Set(cells.map((cell) => cell[0]));
  const rows = new Set(cells.map((cell) => cell[1]));
  const centre: Point = [mean(cells.map((cell) => cell[0])), mean(cells.map((cell) => cell[1]))];
  const nearest = columns.size * rows.size === cells.length ? centre : nearestTo(centre, cells);
  return [nearest[0] + 0.5, nearest[1] + 0.5];
}

/** Return an element of a ring: index -1 is the last one. */
export function at<T>(ring: readonly T[], index: number): T {
  return ring[(index + ring.length) % ring.length] as T;
}

function edges(cells: readonly Point[]): Map<string, string> {
  const covered = new Set(cells.map(name));
  const next = new Map<string, string>();
  const add = (from: Point, to: Point) => next.set(name(from), name(to));
  for (const [x, y] of cells) {
    if (!covered.has(name([x, y - 1]))) add([x, y], [x + 1, y]);
    if (!covered.has(name([x + 1, y]))) add([x + 1, y], [x + 1, y + 1]);
    if (!covered.has(name([x, y + 1]))) add([x + 1, y + 1], [x, y + 1]);
    if (!covered.has(name([x - 1, y]))) add([x, y + 1], [x, y]);
  }
  return next;
}

function name(cell: Point): string {
  return `${cell[0]},${cell[1]}`;
}

function point(text: string): Point {
  const [x, y] = text.split(',').map(Number);
  return [x ?? 0, y ?? 0];
}

function isStraight(a: Point, b: Point, c: Point): boolean {
  return (a[0] === b[0] && b[0] === c[0]) || (a[1] === b[1] && b[1] === c[1]);
}

/** The direction to the inside of an edge that is walked clockwise. */
function inward(from: Point, to: Point): Point {
  return [-Math.sign(to[1] - from[1]), Math.sign(to[0] - from[0])];
}

function toward(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [from[0] + ((to[0] - from[0]) / length) * by, from[1] + ((to[1] - from[1]) / length) * by];
}

function spot(corner: Point, scale: number): string {
  return `${round(corner[0] * scale)} ${round(corner[1] * scale)}`;
}

function round(value: number): number {
  return Number(value.toFixed(1));
}

function nearestTo(centre: Point, cells: readonly Point[]): Point {
  const far = (cell: Point) => Math.hypot(cell[0] - centre[0], cell[1] - centre[1]);
  return cells.reduce((best, cell) => (far(cell) < far(best) - 0.01 ? cell : best));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
