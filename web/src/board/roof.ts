/** The planes of a hipped roof over any cells: lit from the north-west, meeting at the ridges. */

import { at, inset, polygonPath, type Point } from './outline';

/** One plane of a roof. */
export interface Plane {
  path: string;
  /** How much white or black lies over the colour of the roof. */
  light: { colour: string; strength: number };
  /** Whether its tiles run across, as on north and south planes. */
  level: boolean;
}

const NORTH = { colour: '#fff', strength: 0.26 };
const WEST = { colour: '#fff', strength: 0.1 };
const EAST = { colour: '#000', strength: 0.1 };
const SOUTH = { colour: '#000', strength: 0.22 };

/** Return the planes between the eaves and the ridges, one for each side of the outline. */
export function planes(eaves: readonly Point[], ridges: readonly Point[], scale: number): Plane[] {
  return eaves.map((from, i) => {
    const to = at(eaves, i + 1);
    const quad = [from, to, at(ridges, i + 1), at(ridges, i)];
    return { path: polygonPath(quad, scale), light: light(from, to), level: from[1] === to[1] };
  });
}

/** Return the lines of the ridges: from each corner of the eaves inwards and on to the next. */
export function ridgeLines(
  eaves: readonly Point[],
  ridges: readonly Point[],
  scale: number,
): string {
  return eaves
    .map((corner, i) => polygonPath([corner, at(ridges, i), at(ridges, i + 1)], scale).slice(0, -1))
    .join('');
}

/** Return the eaves: the outline of the cells, drawn in a little. */
export function eavesOf(corners: readonly Point[], scale: number): Point[] {
  return inset(corners, scale > 16 ? 0.035 : 0.02);
}

function light(from: Point, to: Point): Plane['light'] {
  if (from[1] === to[1]) return to[0] > from[0] ? NORTH : SOUTH;
  return to[1] < from[1] ? WEST : EAST;
}
