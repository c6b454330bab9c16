/** The prestige track: on which field a pawn stands, and how pawns share the room above it. */

/** Fields of the track, 0 to 50. */
export const FIELDS = 51;

const ROUND = FIELDS - 1;

/** Where a prestige stands on the track. */
export interface Standing {
  field: number;
  /** What the laps around the track count for: 50 for a prestige of 51 to 100, else 0. */
  beyond: number;
}

/** Return the field of a prestige; beyond 50 the pawn begins again at 0. */
export function standing(prestige: number): Standing {
  const laps = Math.max(0, Math.ceil(prestige / ROUND) - 1);
  return { field: Math.max(0, prestige - laps * ROUND), beyond: laps * ROUND };
}

/** Return the middle of a field, in percent of the track. */
export function middle(field: number): number {
  return ((field + 0.5) / FIELDS) * 100;
}

/**
 * Return how high each pawn stands: at the lowest level on which none of those before is too near.
 *
 * @param apart the smallest distance, in fields, at which two pawns stand side by side.
 */
export function levels(fields: readonly number[], apart: number): number[] {
  const found: number[] = [];
  fields.forEach((field, i) => {
    let level = 0;
    while (
      fields.slice(0, i).some((other, j) => found[j] === level && Math.abs(other - field) < apart)
    ) {
      level += 1;
    }
    found.push(level);
  });
  return found;
}

/** Return how long a pawn takes for its way, in milliseconds. */
export function wayTime(fields: number): number {
  return Math.min(900, 420 + Math.max(0, fields - 6) * 32);
}

/** Inlays of one colour, as the path of their outlines. */
export interface Inlays {
  green: string;
  rose: string;
  stones: string;
}

/** Return the inlays of the band: a block every five fields, a small stone on all others. */
export function inlays(width: number, height: number): Inlays {
  const pitch = width / FIELDS;
  const path = { green: '', rose: '', stones: '' };
  for (let field = 0; field < FIELDS; field++) {
    const x = (field + 0.5) * pitch;
    if (field % 10 === 0) path.green += block(x, Math.max(pitch - 1.2, 17), width, height);
    else if (field % 5 === 0) path.rose += block(x, Math.max(pitch - 1.2, 4), width, height);
    else path.stones += stone(x, height / 2, Math.min(3, pitch * 0.26));
  }
  return path;
}

function block(x: number, breadth: number, width: number, height: number): string {
  const left = Math.min(Math.max(x - breadth / 2, 0.6), width - breadth - 0.6);
  return `M${round(left)} 1h${round(breadth)}v${height - 2}h${round(-breadth)}Z`;
}

function stone(x: number, y: number, half: number): string {
  const [dx, dy] = [round(half), round(half * 1.33)];
  return `M${round(x)} ${round(y - dy)}l${dx} ${dy}l${-dx} ${dy}l${-dx} ${-dy}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
