"""Paying out a work: florins as far as they will be needed, prestige for the rest."""

from __future__ import annotations

from typing import Final

from signoria.princes.purse import FLORINS_A_POINT_TAKEN
from signoria.princes.works import FLORINS_A_VALUE, most_prestige

from .courts import having_taken
from .last_turn import LastTurn
from .sight import Sight

FOR_AN_ACTION: Final = 300
"""What is kept for each action left in this round."""

FOR_THE_NEXT_ROUND: Final = 600
"""What is kept for the next auction and the actions up to the next work."""

COMPARED: Final = 5
"""In the last turn, how many of the highest amounts are compared."""


def points_to_take(sight: Sight) -> int:
    """Return how many points to take for the work just completed."""
    most = most_prestige(sight.seen.pending)
    if sight.is_last_round:
        return last_points_to_take(sight, most)
    keep = FOR_THE_NEXT_ROUND + FOR_AN_ACTION * (sight.actions - 1)
    spare = sight.own.florins + FLORINS_A_VALUE * sight.seen.pending - keep
    return max(0, min(most, spare // FLORINS_A_POINT_TAKEN))


def last_points_to_take(sight: Sight, most: int) -> int:
    """Return how many points to take in the last turn: all that no other action needs."""
    last_turn, used, left = LastTurn(sight), sight.seen.used, sight.actions - 1
    amounts = range(most, max(-1, most - COMPARED), -1)
    paid = {points: having_taken(sight.own, sight.seen.pending, points) for points in amounts}
    return max(amounts, key=lambda points: last_turn.best(paid[points], left, used))
