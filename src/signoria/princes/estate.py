"""An estate: what still fits, and putting a tile on it (rules 6.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .geometry import Placement
from .pieces import LANDSCAPES
from .seat import UNKNOWN

if TYPE_CHECKING:
    from .edition import Edition
    from .seat import Seat
    from .state import PrincesState

CONTACT_BUILDERS: Final = 2
"""From the second builder on, buildings may touch buildings and the Palazzo (rules 5)."""


def blocked(seat: Seat, tile: int) -> int:
    """Return the squares that a tile may not cover on a seat's estate."""
    if tile < len(LANDSCAPES) or seat.builders >= CONTACT_BUILDERS:
        return seat.occupied
    return seat.occupied | seat.halo


def fits(placements: tuple[Placement, ...], taken: int) -> bool:
    """Whether any placement avoids the squares taken."""
    for placement in placements:
        if not placement.mask & taken:
            return True
    return False


def room(seat: Seat, edition: Edition) -> int:
    """Return which tiles fit on an estate, a bit each; computed once for each change."""
    if seat.room == UNKNOWN:
        found = 0
        for tile, placements in enumerate(edition.placements):
            if fits(placements, blocked(seat, tile)):
                found |= 1 << tile
        seat.room = found
    return seat.room


def has_room(state: PrincesState, seat: int, tile: int) -> bool:
    """Whether a tile fits on a seat's estate."""
    return bool(room(state.seats[seat], state.rules.edition) >> tile & 1)


def put(state: PrincesState, seat: int, placement: Placement) -> None:
    """Move a tile from the supply to an estate, where it stays for good."""
    tile = placement.tile
    stock = state.stock
    state.stock = (*stock[:tile], stock[tile] - 1, *stock[tile + 1 :])
    lay(state.seats[seat], placement)


def lay(seat: Seat, placement: Placement) -> None:
    """Note a tile in everything that an estate keeps about itself."""
    tile = placement.tile
    seat.estate += (placement,)
    seat.tiles |= 1 << tile
    seat.occupied |= placement.mask
    seat.room = UNKNOWN
    if tile < len(LANDSCAPES):
        numbers = list(seat.landscapes)
        numbers[tile] += 1
        seat.landscapes = (numbers[0], numbers[1], numbers[2])
    else:
        seat.halo |= placement.ring
