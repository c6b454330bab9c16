"""The greedy bot packs its estate so that what is still to come finds room."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from signoria.bots.greedy.packing import best_site, ground_of
from signoria.princes.edition import Edition
from signoria.princes.estate import lay
from signoria.princes.game import components
from signoria.princes.geometry import Placement, ring
from signoria.princes.pieces import LANDSCAPES
from signoria.princes.seat import Seat, new_seat

EDITION: Edition = components(None)[0]
BUILDINGS = range(len(LANDSCAPES), len(EDITION.tiles))
FOREST, LAKE, PARK = range(len(LANDSCAPES))


def open_sites(seat: Seat, tile: int) -> list[Placement]:
    """Return where a tile may go."""
    room = ground_of(seat).open_sites(EDITION)
    return [site for site in EDITION.placements[tile] if room >> site.number & 1]


def packed(tiles: tuple[int, ...], builders: int = 0) -> int:
    """Return how many tiles find room when they come one by one, all known beforehand."""
    seat = new_seat(0, EDITION)
    seat.builders = builders
    for number, tile in enumerate(tiles):
        sites = open_sites(seat, tile)
        if sites:
            rest = list(tiles[number + 1 :])
            lay(seat, best_site(ground_of(seat), sites, rest, EDITION), EDITION)
    return len(seat.estate)


def share_that_fits(choices: Iterable[tuple[int, ...]], builders: int = 0) -> float:
    """Return how many of the choices of tiles fit completely."""
    found = [packed(tiles, builders) == len(tiles) for tiles in choices]
    return sum(found) / len(found)


def test_four_buildings_nearly_always_fit_where_they_can() -> None:
    # 186 of the 210 choices of four fit at all (rules 6.3).
    assert share_that_fits(combinations(BUILDINGS, 4)) >= 0.95 * 186 / 210


def test_four_buildings_and_a_garden_of_each_type_fit_too() -> None:
    # With the three landscapes it is 181 of 210.
    choices = list(combinations(BUILDINGS, 4))[::5]
    gardens = [(a, FOREST, b, LAKE, c, PARK, d) for a, b, c, d in choices]
    assert share_that_fits(gardens) >= 0.8 * 181 / 210


def test_with_two_builders_seven_buildings_fit() -> None:
    assert share_that_fits(list(combinations(BUILDINGS, 7))[::12], builders=2) == 1


def test_a_landscape_goes_where_no_building_could_stand() -> None:
    seat = new_seat(0, EDITION)
    opera = EDITION.tiles.index("opera")
    lay(seat, best_site(ground_of(seat), open_sites(seat, opera), [], EDITION), EDITION)
    site = best_site(ground_of(seat), open_sites(seat, PARK), [], EDITION)
    assert site.mask & ring(seat.occupied) == site.mask
