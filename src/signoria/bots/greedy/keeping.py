"""Cards: which profession to give back, which drawn card to keep."""

from __future__ import annotations

from signoria.core.moves import Move
from signoria.princes.moves import Discard, Keep
from signoria.princes.terms import BONUS_CARDS, PROFESSIONS
from signoria.princes.works import bonus_value, court_at_work

from .card_hopes import hoped_points
from .courts import having_found, having_returned
from .future import Future
from .sight import Sight


def card_to_discard(sight: Sight, moves: list[Move]) -> Move:
    """Return the move that gives back the profession that the others miss least."""
    future = Future(sight)
    discards = [move for move in moves if isinstance(move, Discard)]
    return max(discards, key=lambda move: future.worth(having_returned(sight.own, move.profession)))


def card_to_keep(sight: Sight, moves: list[Move]) -> Move:
    """Return the move that keeps the best of the drawn cards."""
    future = Future(sight)
    keeps = [move for move in moves if isinstance(move, Keep)]
    return max(keeps, key=lambda move: worth_of(sight, future, move))


def worth_of(sight: Sight, future: Future, move: Keep) -> float:
    """Return how good a drawn card is, compared with others of its pile."""
    own = sight.own
    if move.pile == PROFESSIONS:
        return future.worth(having_found(own, move.card), sight.actions - 1)
    if move.pile == BONUS_CARDS:
        at_work = court_at_work(own, own.hand[0]) if own.hand else own
        return bonus_value(at_work, move.card, sight.edition)
    return hoped_points(sight, own, move.card)
