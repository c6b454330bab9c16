"""Pieces: what a court can own many of, as bonus and prestige cards count it (rules 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .edition import Edition
    from .seat import Seat

LANDSCAPES: Final = ("forest", "lake", "park")
SIZES: Final = ("small", "medium", "large")

PIECES: Final = (
    "building",
    "small-building",
    "medium-building",
    "large-building",
    "building-size",
    "forest",
    "lake",
    "park",
    "landscape",
    "landscape-type",
    "freedom",
    "jester",
    "builder",
    "prestige-card",
    "person-in-hand",
    "person-on-table",
    "kind",
    "empty-square",
)


def count(piece: int, seat: Seat, edition: Edition) -> int:
    """Return how many of a piece a seat has.

    The Palazzo never counts; recruiting cards count as persons (rules 8, 10).
    """
    return COUNTERS[piece](seat, edition)


def buildings(seat: Seat, edition: Edition) -> int:
    """Return the number of buildings of any size."""
    return (seat.tiles >> len(LANDSCAPES)).bit_count() + len(seat.twins)


def small_buildings(seat: Seat, edition: Edition) -> int:
    """Return the number of small buildings."""
    return of_size("small", seat, edition)


def medium_buildings(seat: Seat, edition: Edition) -> int:
    """Return the number of medium buildings."""
    return of_size("medium", seat, edition)


def large_buildings(seat: Seat, edition: Edition) -> int:
    """Return the number of large buildings."""
    return of_size("large", seat, edition)


def of_size(size: str, seat: Seat, edition: Edition) -> int:
    """Return the number of buildings of a size class, twins included (rules 17.6)."""
    those = edition.buildings_of_size[size]
    twins = sum(1 for tile in seat.twins if those >> tile & 1)
    return (seat.tiles & those).bit_count() + twins


def building_sizes(seat: Seat, edition: Edition) -> int:
    """Return the number of size classes of which a building stands."""
    return sum(1 for size in SIZES if seat.tiles & edition.buildings_of_size[size])


def forests(seat: Seat, edition: Edition) -> int:
    """Return the number of forests."""
    return seat.landscapes[0]


def lakes(seat: Seat, edition: Edition) -> int:
    """Return the number of lakes."""
    return seat.landscapes[1]


def parks(seat: Seat, edition: Edition) -> int:
    """Return the number of parks."""
    return seat.landscapes[2]


def landscapes(seat: Seat, edition: Edition) -> int:
    """Return the number of landscape tiles."""
    return sum(seat.landscapes)


def landscape_types(seat: Seat, edition: Edition) -> int:
    """Return the number of landscape types present."""
    return sum(1 for number in seat.landscapes if number)


def freedoms(seat: Seat, edition: Edition) -> int:
    """Return the number of freedoms."""
    return len(seat.freedoms)


def jesters(seat: Seat, edition: Edition) -> int:
    """Return the number of jesters."""
    return seat.jesters


def builders(seat: Seat, edition: Edition) -> int:
    """Return the number of builders."""
    return seat.builders


def prestige_cards(seat: Seat, edition: Edition) -> int:
    """Return the number of prestige cards held."""
    return len(seat.prestige_cards)


def people_in_hand(seat: Seat, edition: Edition) -> int:
    """Return the number of professions and recruiting cards in hand."""
    return len(seat.hand) + seat.recruiters


def people_on_table(seat: Seat, edition: Edition) -> int:
    """Return the number of professions and recruiting cards on the table: the works."""
    return len(seat.performed) + seat.recruiters_on_table


def kinds(seat: Seat, edition: Edition) -> int:
    """Return of how many of the seven kinds at least one is owned (card B20)."""
    others = (len(seat.prestige_cards), len(seat.freedoms), seat.jesters, seat.builders)
    return landscape_types(seat, edition) + sum(1 for number in others if number)


def empty_squares(seat: Seat, edition: Edition) -> int:
    """Return the number of squares that neither a tile nor the Palazzo covers."""
    return edition.free_squares - (seat.occupied & ~edition.palazzo).bit_count()


COUNTERS: Final = (
    buildings,
    small_buildings,
    medium_buildings,
    large_buildings,
    building_sizes,
    forests,
    lakes,
    parks,
    landscapes,
    landscape_types,
    freedoms,
    jesters,
    builders,
    prestige_cards,
    people_in_hand,
    people_on_table,
    kinds,
    empty_squares,
)
