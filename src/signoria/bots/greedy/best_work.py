"""The prize for the best work of a round."""

from __future__ import annotations

from typing import Final

from .sight import Sight

UNBEATEN: Final = 0.55
"""The chance that a seat still to act does not complete a better work."""


def chance_of_best(sight: Sight, value: int) -> float:
    """Return the chance that a work of a value stays the best of its round."""
    if not value or value < max(seat.best_work for seat in sight.others):
        return 0.0
    seen = sight.seen
    still_to_act = (seen.starting - seen.viewer - 1) % len(seen.seats)
    return UNBEATEN**still_to_act
