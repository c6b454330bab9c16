"""An estate: what still fits, and putting a tile on it (rules 6)."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING, Final

from .geometry import Placement, on_any
from .pieces import LANDSCAPES
from .terms import NOBODY

if TYPE_CHECKING:
    from ..core.moves import Move
    from .edition import Edition
    from .seat import Seat
    from .state import PrincesState

CONTACT_BUILDERS: Final = 2
"""From the second builder on, buildings may touch buildings and the Palazzo (rules 5.4, 6.4)."""

BUILDING_VALUE: Final = 4
"""What a building wished for adds to a work (rules 9.2)."""

ZERO_AND_ONE: Final = bytes.maketrans(b"01", bytes((0, 1)))
"""Turns the digits of a binary number into numbers, which is much quicker than a loop."""


def building_sites(seat: Seat) -> int:
    """Return the placements that buildings may take, a bit for each number."""
    return seat.sites if seat.builders >= CONTACT_BUILDERS else seat.sites & seat.apart


def allows(seat: Seat, edition: Edition, building: int) -> bool:
    """Whether an estate may hold a building of a type, another one included (rules 6.5, 17.6)."""
    return edition.twin_buildings or not seat.tiles >> building & 1


def has_room(seat: Seat, edition: Edition, landscape: int) -> bool:
    """Whether a landscape fits on a seat's estate; it may touch everything."""
    return seat.sites & edition.sites_of[landscape] != 0


def at_sites(moves: list[Move], sites: int, edition: Edition, tile: int) -> list[Move]:
    """Return those of a tile's moves, one for each of its placements, whose site is free."""
    own = (sites & edition.sites_of[tile]) >> edition.placements[tile][0].number
    return chosen_by(own, moves)


def chosen_by(bits: int, moves: list[Move]) -> list[Move]:
    """Return the moves whose bits are set, the first move having the lowest one."""
    lowest_first = bin(bits)[:1:-1].encode().translate(ZERO_AND_ONE)
    return list(compress(moves, lowest_first))


def put(state: PrincesState, seat: int, placement: Placement) -> None:
    """Move a tile from the supply to an estate, where it stays for good."""
    take_from_stock(state, placement.tile)
    lay(state.seats[seat], placement, state.rules.edition)


def take_from_stock(state: PrincesState, tile: int) -> None:
    """Take a tile from the supply."""
    stock = state.stock
    state.stock = (*stock[:tile], stock[tile] - 1, *stock[tile + 1 :])


def lay(seat: Seat, placement: Placement, edition: Edition) -> None:
    """Note a tile, or the own part of a joint building, in what an estate keeps about itself."""
    seat.estate += (placement,)
    seat.occupied |= placement.mask
    if placement.partner != NOBODY:
        seat.sites &= ~on_any(placement.mask, edition.covering)
        seat.apart &= ~on_any(placement.ring, edition.covering)
    else:
        seat.sites &= ~edition.overlaps[placement.number]
        if placement.tile >= len(LANDSCAPES):
            seat.apart &= ~edition.contacts[placement.number]
    count_tile(seat, placement.tile, edition)


def count_tile(seat: Seat, tile: int, edition: Edition) -> None:
    """Note that a court has one more tile, wherever it lies."""
    is_first = not seat.tiles >> tile & 1
    if tile >= len(LANDSCAPES):
        if not is_first:
            seat.twins += (tile,)
        raise_worth(seat, tile, BUILDING_VALUE)
    else:
        numbers = list(seat.landscapes)
        numbers[tile] += 1
        seat.landscapes = (numbers[0], numbers[1], numbers[2])
        if is_first or edition.landscapes_add_up:
            raise_worth(seat, tile, edition.landscape_value)
    seat.tiles |= 1 << tile


def raise_worth(seat: Seat, tile: int, value: int) -> None:
    """Let a tile add more to the works that wish for it (rules 9.2, 17)."""
    worth = seat.worth
    seat.worth = (*worth[:tile], worth[tile] + value, *worth[tile + 1 :])
