"""The measurements say something about every figure, for any game. Their values are not judged."""

from __future__ import annotations

from signoria.arena.bench import imported_build, measure, measure_pure, middle_of_game
from signoria.games import game_named
from tests.core.toy import Pennies


def test_every_figure_is_measured() -> None:
    speed = measure(game_named("princes"), players=4, seconds=0.01)
    assert speed.build == imported_build()
    for figure in (
        speed.games_per_s,
        speed.decisions_per_s,
        speed.us_per_decision,
        speed.us_per_clone,
        speed.bytes_per_state,
    ):
        assert figure > 0


def test_any_game_can_be_measured() -> None:
    assert measure(Pennies(), players=3, seconds=0.01).us_per_decision > 0


def test_copies_are_measured_in_the_middle_of_a_game() -> None:
    state = middle_of_game(game_named("princes"), players=5)
    assert not state.over
    assert state.to_move()


def test_plain_python_is_measured_in_a_process_of_its_own() -> None:
    speed = measure_pure("princes", players=3, seconds=0.01)
    assert speed.build == "pure"
    assert speed.us_per_decision > 0
