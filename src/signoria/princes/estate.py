"""An estate: what still fits, and putting a tile on it (rules 6)."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING, Final

from .geometry import Placement
from .pieces import LANDSCAPES

if TYPE_CHECKING:
    from ..core.moves import Move
    from .edition import Edition
    from .seat import Seat
    from .state import PrincesState

CONTACT_BUILDERS: Final = 2
"""From the second builder on, buildings may touch buildings and the Palazzo (rules 5.4, 6.4)."""

ZERO_AND_ONE: Final = bytes.maketrans(b"01", bytes((0, 1)))
"""Turns the digits of a binary number into numbers, which is much quicker than a loop."""


def building_sites(seat: Seat) -> int:
    """Return the placements that buildings may take, a bit for each number."""
    return seat.sites if seat.builders >= CONTACT_BUILDERS else seat.sites & seat.apart


def has_room(seat: Seat, edition: Edition, landscape: int) -> bool:
    """Whether a landscape fits on a seat's estate; it may touch everything."""
    return seat.sites & edition.sites_of[landscape] != 0


def at_sites(moves: list[Move], sites: int, edition: Edition, tile: int) -> list[Move]:
    """Return those of a tile's moves, one for each of its placements, whose site is free."""
    own = (sites & edition.sites_of[tile]) >> edition.placements[tile][0].number
    lowest_first = bin(own)[:1:-1].encode().translate(ZERO_AND_ONE)
    return list(compress(moves, lowest_first))


def put(state: PrincesState, seat: int, placement: Placement) -> None:
    """Move a tile from the supply to an estate, where it stays for good."""
    tile = placement.tile
    stock = state.stock
    state.stock = (*stock[:tile], stock[tile] - 1, *stock[tile + 1 :])
    lay(state.seats[seat], placement, state.rules.edition)


def lay(seat: Seat, placement: Placement, edition: Edition) -> None:
    """Note a tile in everything that an estate keeps about itself."""
    tile = placement.tile
    seat.estate += (placement,)
    seat.tiles |= 1 << tile
    seat.occupied |= placement.mask
    seat.sites &= ~edition.overlaps[placement.number]
    if tile < len(LANDSCAPES):
        numbers = list(seat.landscapes)
        numbers[tile] += 1
        seat.landscapes = (numbers[0], numbers[1], numbers[2])
    else:
        seat.apart &= ~edition.contacts[placement.number]
