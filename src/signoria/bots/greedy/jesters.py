"""A jester just bought: at the palace he helps every work, as an apprentice those of a building."""

from __future__ import annotations

from signoria.core.game import S
from signoria.core.moves import Move
from signoria.princes.estate import BUILDING_VALUE
from signoria.princes.moves import APPRENTICE, WAIT, Serve
from signoria.princes.works import JESTER_VALUE

from ..base import Turn
from .sight import Sight


def apprentice_or_wait(sight: Sight, turn: Turn[S]) -> Move:
    """Return what lets the jester add most to the works of those in hand (rules 17.5)."""
    best = turn.moves(WAIT)[0]
    most = JESTER_VALUE * (len(sight.own.hand) + sight.own.recruiters + sight.later_rounds)
    for move in turn.moves(APPRENTICE):
        if isinstance(move, Serve):
            added = BUILDING_VALUE * works_of(sight, move.building)
            if added > most:
                best, most = move, added
    return best


def works_of(sight: Sight, building: int) -> int:
    """Return how many of those in hand wish for a building."""
    wishes = sight.edition.wishes
    return sum(1 for profession in sight.own.hand if wishes[profession][0] == building)
