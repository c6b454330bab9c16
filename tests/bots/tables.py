"""Tables of bots, and what a bot says at a position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from signoria.bots import BOTS, Turn
from signoria.core.moves import Line
from signoria.princes.game import PRINCES
from signoria.princes.pieces import people_on_table
from signoria.princes.state import PrincesState


def choice(state: PrincesState, seat: int = 0, bot: str = "greedy") -> str:
    """Return what a bot does for a seat, as text."""
    return PRINCES.text(BOTS[bot].decide(Turn(PRINCES, state, seat), Random(0)))


def decisions(bots: Sequence[str], seed: str) -> Iterator[tuple[PrincesState, int, Line]]:
    """Play a game and yield each decision: the state before it, the seat and its line."""
    state = PRINCES.deal(len(bots), {}, seed)
    rngs = [Random(f"{seed} {seat}") for seat in range(len(bots))]
    turns = [Turn(PRINCES, state, seat) for seat in range(len(bots))]
    while not state.over:
        seat = state.to_move()[0]
        line = BOTS[bots[seat]].decide(turns[seat], rngs[seat])
        yield state, seat, line
        for move in line:
            state.apply(seat, move)


def finished(bots: Sequence[str], seed: str) -> PrincesState:
    """Return a game that bots have played to its end."""
    state = PRINCES.deal(len(bots), {}, seed)
    for state, _, _ in decisions(bots, seed):  # noqa: B007  (the last one is changed to the end)
        pass
    return state


def works(state: PrincesState, seat: int) -> int:
    """Return the works of a seat."""
    return people_on_table(state.seats[seat], state.rules.edition)
