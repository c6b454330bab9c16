/** The sizes of tiles, by name. */

import type { Catalogue, Size, Tile } from '../api';

/** Return the size of every tile of an edition; landscapes have none. */
export function sizesOf(catalogue: Catalogue): Map<Tile, Size | null> {
  return new Map(
    catalogue.tiles.map(({ tile, size }) => [tile, size === 'landscape' ? null : size]),
  );
}
