"""Drawing five cards and keeping the best: how good that one will be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import comb
from typing import TypeVar

from signoria.princes.cards import LOOKED_AT
from signoria.princes.seat import Seat
from signoria.princes.terms import BONUS_CARDS, PROFESSIONS, TAKING_BONUS
from signoria.princes.works import base_value, bonus_value, bonus_values, court_at_work

from .sight import Sight

Value = TypeVar("Value", int, float)


def best_drawn(values: Sequence[Value], pile: int) -> Iterator[tuple[Value, float]]:
    """Yield each value with the chance that it is the best of the cards looked at.

    Args:
        values: the value of each card that the pile may hold.
        pile: how many cards it holds.
    """
    looked_at = min(LOOKED_AT, pile, len(values))
    ways = comb(len(values), looked_at)
    below = 0
    for value in sorted(set(values)):
        up_to = comb(sum(1 for other in values if other <= value), looked_at)
        if up_to > below:
            yield value, (up_to - below) / ways
        below = up_to


def works_after_drawing(sight: Sight, court: Seat, action: int) -> Iterator[tuple[int, float]]:
    """Yield the values that the best work can have after a draw, with their chances."""
    edition, piles = sight.edition, sight.seen.pile_sizes
    laid = sum(bonus_values(court, edition))
    best = max([base_value(court, card, edition) for card in court.hand], default=0)
    if action == TAKING_BONUS:
        at_work = court_at_work(court, court.hand[0]) if court.hand else court
        cards = [bonus_value(at_work, card, edition) for card in sight.unseen_bonus]
        possible = [best + laid + card if court.hand else 0 for card in cards]
        return best_drawn(possible, piles[BONUS_CARDS])
    cards = [base_value(court, card, edition) for card in sight.unseen_professions]
    return best_drawn([1 + laid + max(best, card) for card in cards], piles[PROFESSIONS])
