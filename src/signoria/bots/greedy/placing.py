"""Where a tile goes on the estate: where it leaves room for those still to come."""

from __future__ import annotations

from signoria.core.moves import Move
from signoria.princes.moves import Build, Place

from .courts import having_placed
from .future import Future
from .packing import best_site, ground_of
from .sight import Sight


def site_for(sight: Sight, moves: list[Move]) -> Move:
    """Return the move that places its tile best."""
    by_site = {move.placement: move for move in moves if isinstance(move, Build | Place)}
    best = best_tile(sight, {site.tile for site in by_site})
    sites = [site for site in by_site if site.tile == best]
    wanted = [tile for tile in tiles_to_come(sight) if tile != sites[0].tile]
    return by_site[best_site(ground_of(sight.own), sites, wanted, sight.edition)]


def best_tile(sight: Sight, tiles: set[int]) -> int:
    """Return which tile to place: with two players the buyer of a landscape chooses."""
    if len(tiles) == 1:
        return min(tiles)
    future = Future(sight)
    worth = {tile: future.worth(having_placed(sight.own, tile, sight.edition)) for tile in tiles}
    return max(sorted(tiles), key=lambda tile: worth[tile])


def tiles_to_come(sight: Sight) -> list[int]:
    """Return the tiles that the hand wishes for: what most wish for, and large ones, first."""
    own, edition = sight.own, sight.edition
    wishes = [edition.wishes[profession] for profession in own.hand]
    tiles = [building for building, _, _ in wishes] + [landscape for _, landscape, _ in wishes]
    missing = [tile for tile in set(tiles) if not own.tiles >> tile & 1]
    return sorted(missing, key=lambda tile: (-tiles.count(tile), -len(edition.shapes[tile]), tile))
