/** A plan of the city seen from above: blocks split into houses, a river between them. */

type Point = readonly [x: number, y: number];

/** What a plan leaves free: a circle, such as the ground of the cathedral. */
export interface Clearing {
  x: number;
  y: number;
  radius: number;
}

export interface PlanWish {
  width: number;
  height: number;
  /** The middle of the river, by the distance from the left. */
  river: (x: number) => number;
  clearings: readonly Clearing[];
  /** Which of the many cities. */
  seed: number;
}

/** The outlines of a city, each ready to be the path of a drawing. */
export interface Plan {
  gardens: string;
  houses: string;
  /** The houses whose roofs are of a warmer red. */
  warm: string;
  /** The planes of the roofs towards the light and away from it, and the ridges between. */
  lit: string;
  shaded: string;
  ridges: string;
  water: string;
  waves: string;
}

interface House {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How the streets are turned against the frame, in radians. */
const TURN = (-4 * Math.PI) / 180;
/** Half the width of the river, and its distance to the first houses. */
const BANK = 22;
const QUAY = 23;
const OUTSIDE = 30;

/** Returns the plan of a city; the same wish always gives the same one. */
export function planOf(wish: PlanWish): Plan {
  const { width, height } = wish;
  const random = randomFrom(wish.seed);
  const houses = split({ x: -50, y: -60, width: width + 100, height: height + 120 }, random);
  const turned = turnAround([width / 2, height / 2]);
  const drawing = new Roofs(turned);
  for (const house of houses) {
    const middle = turned([house.x + house.width / 2, house.y + house.height / 2]);
    if (isThere(house, middle, wish)) drawing.add(house, random);
  }
  return { ...drawing.paths, ...riverOf(wish) };
}

/** Collects the roofs of houses: two of their four planes, and the ridge. */
class Roofs {
  readonly paths = { gardens: '', houses: '', warm: '', lit: '', shaded: '', ridges: '' };

  constructor(private readonly turned: (point: Point) => Point) {}

  add({ x, y, width, height }: House, random: () => number): void {
    const [right, bottom] = [x + width, y + height];
    const ground = this.area([x, y], [right, y], [right, bottom], [x, bottom]);
    if (random() < 0.055) {
      this.paths.gardens += ground;
      return;
    }
    this.paths.houses += ground;
    if (random() < 0.2) this.paths.warm += ground;
    const half = Math.min(width, height) / 2;
    const from: Point = [x + half, y + half];
    const to: Point = width > height ? [right - half, y + half] : [x + half, bottom - half];
    if (width > height) {
      this.paths.lit += this.area([x, y], [right, y], to, from);
      this.paths.shaded += this.area([x, bottom], [right, bottom], to, from);
    } else {
      this.paths.lit += this.area([x, y], [x, bottom], to, from);
      this.paths.shaded += this.area([right, y], [right, bottom], to, from);
    }
    this.paths.ridges += `M${this.at(from)}L${this.at(to)}`;
  }

  private area(...corners: Point[]): string {
    return `M${corners.map((corner) => this.at(corner)).join('L')}Z`;
  }

  private at(point: Point): string {
    return this.turned(point).map(short).join(' ');
  }
}

/** Splits a block by ever narrower streets until its parts are houses. */
function split(block: House, random: () => number, depth = 0): House[] {
  const { x, y, width, height } = block;
  const small = width < 26 && height < 26;
  if (depth > 8 || (width * height < 1500 && random() < 0.8) || small) return [block];
  const street = depth < 2 ? 9 : depth < 4 ? 6 : 3.2;
  const upright = width > height * (0.8 + random() * 0.5);
  const cut = (upright ? width : height) * (0.36 + random() * 0.28);
  const far = cut + street / 2;
  const parts = upright
    ? [
        { ...block, width: cut - street / 2 },
        { ...block, x: x + far, width: width - far },
      ]
    : [
        { ...block, height: cut - street / 2 },
        { ...block, y: y + far, height: height - far },
      ];
  return parts.flatMap((part) => split(part, random, depth + 1));
}

function isThere({ width, height }: House, [x, y]: Point, wish: PlanWish): boolean {
  const inFrame =
    x >= -OUTSIDE && y >= -OUTSIDE && x <= wish.width + OUTSIDE && y <= wish.height + OUTSIDE;
  const dry = Math.abs(y - wish.river(x)) >= height / 2 + QUAY;
  const free = wish.clearings.every(
    (one) => Math.hypot(x - one.x, y - one.y) >= one.radius + Math.max(width, height) * 0.3,
  );
  return width >= 6 && height >= 6 && inFrame && dry && free;
}

function riverOf({ width, river }: PlanWish): Pick<Plan, 'water' | 'waves'> {
  const steps = Array.from({ length: Math.floor(width / 20) + 2 }, (_, i) => 20 * i - 10);
  const bank = (x: number, way: number) => `${x} ${short(river(x) + way * BANK)}`;
  const north = steps.map((x) => bank(x, -1));
  const south = steps.map((x) => bank(x, 1)).reverse();
  const waves = [-9, 0, 9].flatMap((across) =>
    Array.from({ length: Math.ceil((width + 10) / 64) }, (_, i) => {
      const x = 64 * i - 10 + across * 2.4;
      return `M${short(x)} ${short(river(x) + across)}q8 -4 16 0t16 0`;
    }),
  );
  return { water: `M${[...north, ...south].join('L')}Z`, waves: waves.join('') };
}

function turnAround([x, y]: Point): (point: Point) => Point {
  const [cos, sin] = [Math.cos(TURN), Math.sin(TURN)];
  return ([px, py]) => [x + (px - x) * cos - (py - y) * sin, y + (px - x) * sin + (py - y) * cos];
}

/** Returns numbers between 0 and 1 that look random and are always the same (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function short(value: number): number {
  return Math.round(value * 10) / 10;
}
