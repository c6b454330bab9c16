"""Recruiting: whom to lure, and whether now."""

from __future__ import annotations

from signoria.core.moves import Move
from signoria.princes.moves import Lure

from .courts import having_lured
from .last_turn import LastTurn
from .outlook import Outlook
from .sight import Sight


def best_lure(sight: Sight, moves: list[Move]) -> Move | None:
    """Return the lure that is better than keeping the recruiter, or None."""
    if sight.is_last_round:
        return best_lure_of_last_turn(sight, moves)
    outlook = Outlook(sight)
    best, most = None, outlook.worth(sight.own, sight.actions)
    for move in moves:
        if isinstance(move, Lure):
            court = having_lured(sight.own, move.profession)
            worth = outlook.worth(court, sight.actions)
            if worth > most:
                best, most = move, worth
    return best


def best_lure_of_last_turn(sight: Sight, moves: list[Move]) -> Move | None:
    """Return the lure with the best ending, if it is better than luring nobody."""
    last_turn, used = LastTurn(sight), sight.seen.used
    best, most = None, last_turn.best(sight.own, sight.actions, used)
    for move in moves:
        if isinstance(move, Lure):
            court = having_lured(sight.own, move.profession)
            ending = last_turn.best_with_guests(court, sight.actions, used)
            if ending > most:
                best, most = move, ending
    return best
