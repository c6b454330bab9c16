"""Recruiting: a card for a profession on an opponent's table (rules 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.moves import Move
from .moves import Lure
from .seat import without

if TYPE_CHECKING:
    from .state import PrincesState


def can_lure(state: PrincesState, seat: int) -> bool:
    """Whether a seat has a recruiting card and an opponent a profession on the table."""
    if not state.seats[seat].recruiters:
        return False
    for owner, other in enumerate(state.seats):
        if owner != seat and other.performed:
            return True
    return False


def lures(state: PrincesState, seat: int) -> list[Move]:
    """Return a move for each profession on an opponent's table; never one's own."""
    table = state.rules.moves.lure
    return [
        table[profession][owner]
        for owner, other in enumerate(state.seats)
        if owner != seat
        for profession in other.performed
    ]


def lure(state: PrincesState, seat: int, move: Lure) -> None:
    """Take the profession to hand and leave the recruiting card in its place."""
    recruiter, owner = state.seats[seat], state.seats[move.owner]
    recruiter.recruiters -= 1
    recruiter.hand += (move.profession,)
    recruiter.known |= 1 << move.profession
    owner.performed = without(owner.performed, move.profession)
    owner.recruiters_on_table += 1
