"""In its last turn the greedy bot leaves nobody in hand who could have performed."""

from __future__ import annotations

import pytest

from signoria.core.moves import Kind, Line
from signoria.princes.edition import ROUNDS
from signoria.princes.moves import BONUS, END, EXCHANGE, LURE, PROFESSION, WORK
from signoria.princes.state import PrincesState
from signoria.princes.terms import TO_ACT, TO_TAKE
from tests.bots.tables import decisions, works

PRICES = (300, 700)
DRAWS = (PROFESSION, BONUS)


def is_last_turn(state: PrincesState, seat: int) -> bool:
    """Whether a seat's last turn begins."""
    return state.round == ROUNDS and state.question == TO_ACT and state.turn == seat


def most_works(state: PrincesState, seat: int) -> int:
    """Return the most works that a seat can still complete without the luck of a draw."""
    if state.over or state.turn != seat:
        return 0
    if state.question == TO_TAKE:
        return most_works(after(state, seat, state.rules.moves.take[0].line), seat)
    most = 0
    for line in attempts(state, seat):
        if most < state.actions_left:
            done = int(line[-1].kind is WORK)
            most = max(most, done + most_works(after(state, seat, line), seat))
    return most


def attempts(state: PrincesState, seat: int) -> list[Line]:
    """Return what may lead to a work; with one action left, only works and guests."""
    found: list[Line] = []
    for kind in state.kinds(seat):
        if kind in (WORK, LURE):
            found += state.lines(seat, kind)
        elif state.actions_left > 1 and kind is EXCHANGE:
            found += exchanges(state, seat)
        elif state.actions_left > 1 and kind not in (*DRAWS, END):
            found += preparations(state, seat, kind)
    return found


def preparations(state: PrincesState, seat: int, kind: Kind) -> list[Line]:
    """Return every freedom, or a building in one place: where it stands changes no work."""
    lines = state.lines(seat, kind)
    return lines[:1] if kind.name.startswith("build") else lines


def exchanges(state: PrincesState, seat: int) -> list[Line]:
    """Return the exchanges after which something can just be paid."""
    own = state.seats[seat]
    short = [-(-(price - own.florins) // 100) for price in PRICES]
    return [state.rules.moves.exchange[n - 1].line for n in short if 0 < n <= own.prestige]


def after(state: PrincesState, seat: int, line: Line) -> PrincesState:
    """Return the state after a line."""
    then = state.clone()
    for move in line:
        then.apply(seat, move)
    return then


@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_work_that_is_still_possible_is_left_undone(players: int) -> None:
    for seed in range(5):
        possible: dict[int, int] = {}
        for state, seat, _ in decisions(("greedy",) * players, f"last {seed}"):
            if is_last_turn(state, seat) and seat not in possible:
                possible[seat] = works(state, seat) + most_works(state, seat)
        assert len(possible) == players
        done = {seat: works(state, seat) for seat in possible}
        assert all(done[seat] >= most for seat, most in possible.items()), (done, possible)
