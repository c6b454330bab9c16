"""The end of the game: prestige cards, then ranks (rules 10.6, 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .edition import Contest
from .pieces import count

if TYPE_CHECKING:
    from .state import PrincesState


def score_prestige_cards(state: PrincesState) -> None:
    """Give every seat the points of its prestige cards, all judged at the same moment."""
    points = [
        sum(points_of(state, seat, card) for card in owner.prestige_cards)
        for seat, owner in enumerate(state.seats)
    ]
    for owner, gained in zip(state.seats, points, strict=True):
        owner.from_cards = gained
        owner.prestige += gained


def points_of(state: PrincesState, seat: int, card: int) -> int:
    """Return what a prestige card is worth to a seat; only its owner scores it."""
    edition = state.rules.edition
    asked = edition.prestige[card]
    if isinstance(asked, Contest):
        return points_of_contest(state, seat, asked)
    for piece, needed in asked.needs:
        if count(piece, state.seats[seat], edition) < needed:
            return 0
    return asked.points


def points_of_contest(state: PrincesState, seat: int, contest: Contest) -> int:
    """Return the points for the most or the fewest: alone, tied, or none.

    Nobody has the most of what he does not own (rules 10.7).
    """
    numbers = [count(contest.piece, other, state.rules.edition) for other in state.seats]
    own = numbers.pop(seat)
    if contest.fewest:
        own, numbers = -own, [-number for number in numbers]
    elif not own:
        return 0
    best = max(numbers)
    if best > own:
        return 0
    return contest.tied if best == own else contest.alone


def ranks(state: PrincesState) -> list[int]:
    """Return each seat's rank: prestige decides, then florins; equals share (rules 11.3)."""
    totals = [(seat.prestige, seat.florins) for seat in state.seats]
    return [1 + sum(1 for other in totals if other > own) for own in totals]
