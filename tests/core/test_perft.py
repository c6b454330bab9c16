"""Counting sequences of decisions of a game that is small enough to count by hand."""

from __future__ import annotations

from signoria.core.perft import perft
from signoria.core.play import legal_lines
from tests.core.toy import Pennies, PenniesState

PENNIES = Pennies()


def start(pennies: list[int]) -> PenniesState:
    return PENNIES.load(2, {}, "s", {"pennies": pennies})


def test_no_decision_is_one_sequence() -> None:
    assert perft(start([1, 1]), 0) == 1


def test_the_lowest_seat_to_move_decides_first() -> None:
    state = start([1, 3])
    assert perft(state, 1) == 2
    assert perft(state, 2) == 2 * 4


def test_whole_choices_are_counted_however_many_steps_they_take() -> None:
    # 0 pennies against 0: both stake nothing and seat 0 can only pass.
    assert perft(start([0, 0]), 3) == 1
    # Two pennies against none: each of three stakes wins; then claim for 1, for 2, or pass.
    assert perft(start([2, 0]), 3) == 3 * 3


def test_games_that_have_ended_have_no_sequences() -> None:
    assert perft(start([0, 0]), 6) == 1
    assert perft(start([0, 0]), 7) == 0


def test_counting_the_last_ply_agrees_with_playing_it() -> None:
    def slow(state: PenniesState, depth: int) -> int:
        if depth == 0:
            return 1
        nodes = 0
        for seat in state.to_move()[:1]:
            for line in legal_lines(state, seat):
                after = state.clone()
                for move in line:
                    after.apply(seat, move)
                nodes += slow(after, depth - 1)
        return nodes

    for depth in range(6):
        assert perft(start([2, 1]), depth) == slow(start([2, 1]), depth)


def test_counting_leaves_the_state_as_it_was() -> None:
    state = start([2, 1])
    before = PENNIES.position(state)
    perft(state, 4)
    assert PENNIES.position(state) == before
