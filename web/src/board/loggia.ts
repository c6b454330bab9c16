/** The loggia's measures: seven bays as wide as there is room, in three heights. */

/** Tall beside the estate, short in a low window, a strip on a phone. */
export type Shape = 'full' | 'short' | 'phone';

/** The seven bays below the frieze, in pixels; heights are counted from the top. */
export interface Measures {
  shape: Shape;
  width: number;
  height: number;
  /** The width of a bay. */
  bay: number;
  /** Half the width of an arch, and how high it rises above its springing. */
  radius: number;
  rise: number;
  springing: number;
  /** The upper edge of the plates with the names, and their height. */
  plates: number;
  plate: number;
  /** Where the objects have their middle, and how large they are. */
  middle: number;
  scale: number;
  /** Where the shields on the keystones have their middle, and their width. */
  keystone: number;
  shield: number;
}

/** Pixels of the frieze above the bays: the room for the pawns. */
export const PAWN_ROOM: Record<Shape, number> = { full: 40, short: 28, phone: 0 };

const BAYS = 7;

/** Return the measures of a loggia of some shape and width. */
export function measures(shape: Shape, width: number): Measures {
  const bay = width / BAYS;
  if (shape === 'phone') return strip(bay, width);
  const full = shape === 'full';
  const height = full ? 232 : 174;
  const top = full ? 9 : 14;
  const radius = bay / 2 - 8;
  const rise = full ? Math.min(radius, 60) : Math.min(radius - 12, 38);
  const springing = top + rise + (full ? 12 : 0);
  const plate = full ? 50 : 48;
  const plates = height - (full ? 16 : 14) - plate;
  return {
    shape,
    width,
    height,
    bay,
    radius,
    rise,
    springing,
    plates,
    plate,
    middle: (springing + plates) / 2 - (full ? 10 : 14),
    scale: full ? 1.14 : 0.9,
    keystone: springing - rise + (full ? 4 : 7),
    shield: full ? 27 : 24,
  };
}

function strip(bay: number, width: number): Measures {
  const radius = bay / 2 - 4;
  const springing = radius + 13;
  return {
    shape: 'phone',
    width,
    height: 124,
    bay,
    radius,
    rise: radius,
    springing,
    plates: 88,
    plate: 28,
    middle: (springing + 88) / 2 - 2,
    scale: 0.58,
    keystone: 12,
    shield: 18,
  };
}

/** Return the middle of a bay. */
export function axis(at: Measures, place: number): number {
  return (place + 0.5) * at.bay;
}

/** Return the opening of an arch: up one side, over the top, down the other. */
export function opening({ radius: r, rise, springing, plates }: Measures, x: number): string {
  return `M${x - r} ${plates}V${springing}A${r} ${rise} 0 0 1 ${x + r} ${springing}V${plates}`;
}

/** Return the curve that frames an arch from outside. */
export function hood({ radius, rise, springing }: Measures, x: number): string {
  const r = radius + 4;
  return `M${x - r} ${springing}A${r} ${rise + 4} 0 0 1 ${x + r} ${springing}`;
}

/** Return the shade within a niche: the reveal at its left and under its arch. */
export function reveal(at: Measures, x: number): string {
  const { radius: r, rise, springing, plates } = at;
  const inner = `H${x + r}A${r - 1} ${rise - 6} 0 0 0 ${x - r + 8} ${springing + 3}V${plates}Z`;
  return `M${x - r} ${plates}V${springing}A${r} ${rise} 0 0 1 ${x + r} ${springing}${inner}`;
}

/** Return the floor of a niche, seen from above. */
export function floor({ radius: r, plates, shape }: Measures, x: number): string {
  const depth = shape === 'full' ? 12 : 9;
  return `M${x - r} ${plates}L${x - r + 8} ${plates - depth}H${x + r}V${plates}Z`;
}

/** The columns and what adorns them, each kind as one path. */
export interface Columns {
  shafts: string;
  lights: string;
  capitals: string;
  bases: string;
  tondi: string;
  stars: string;
}

/** Return the eight columns in front of the bays, and the tondi between the arches. */
export function columns(at: Measures): Columns {
  const { springing, plates, width, bay, rise } = at;
  const paths: Columns = {
    shafts: '',
    lights: '',
    capitals: '',
    bases: '',
    tondi: '',
    stars: '',
  };
  const shaft = plates - springing - 2;
  const crown = springing - rise + (at.shape === 'full' ? 10 : 0);
  for (let i = 0; i <= BAYS; i++) {
    const x = Math.min(Math.max(i * bay, 4), width - 4);
    paths.shafts += `M${x - 4} ${springing + 2}h8v${shaft}h-8Z`;
    paths.lights += `M${x - 1.5} ${springing + 2}h2v${shaft}h-2Z`;
    paths.capitals += `M${x - 8} ${springing - 6}h16l-2.5 4h-1.5v4h-8v-4h-1.5Z`;
    paths.bases += `M${x - 6} ${plates - 6}h12v6h-12Z`;
    if (i === 0 || i === BAYS) continue;
    paths.tondi += `M${x - 10} ${crown}a10 10 0 1 1 20 0a10 10 0 1 1 -20 0Z`;
    paths.stars += `M${x} ${crown - 7}l2 5 5 2-5 2-2 5-2-5-5-2 5-2Z`;
  }
  return paths;
}
