"""The greedy bot at all sorts of tables: always an answer, always a legal one, always the same."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from signoria.bots import BOTS, Turn
from signoria.core.play import legal_lines
from signoria.princes.game import PRINCES
from signoria.princes.moves import ANY_LANDSCAPE, LOTS
from signoria.princes.terms import QUESTIONS, TO_TAKE
from tests.bots.tables import decisions, finished
from tests.core.toy import Pennies
from tests.princes.table import walk

TABLES = [
    ("greedy", "random", "random"),
    ("random", "greedy", "greedy"),
    ("greedy", "random", "greedy", "random"),
    ("random", "greedy", "random", "random", "greedy"),
    ("greedy",) * 5,
]


@pytest.mark.parametrize("bots", TABLES)
def test_every_decision_is_legal(bots: tuple[str, ...]) -> None:
    for seed in ("one", "two"):
        for state, seat, line in decisions(bots, seed):
            if bots[seat] == "greedy":
                assert line in legal_lines(state, seat)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_finds_a_legal_answer_where_it_would_never_have_got_to(players: int) -> None:
    asked: Counter[str] = Counter()
    for number in range(3):
        rng = Random(number)
        for played in walk(PRINCES.deal(players, {}, f"chance {number}"), rng):
            state = played.before
            for seat in state.to_move():
                line = BOTS["greedy"].decide(Turn(PRINCES, state, seat), rng)
                assert line in legal_lines(state, seat)
                asked[QUESTIONS[state.question]] += 1
    assert set(asked) == set(QUESTIONS[: TO_TAKE + 1])


def test_it_asks_for_every_lot_and_uses_every_action() -> None:
    words: set[str] = set()
    lots: set[int] = set()
    for seed in range(4):
        for state, _, line in decisions(("greedy",) * 4, f"all {seed}"):
            words.add(line[-1].kind.name.split()[0])
            lots |= {state.lot}
    assert words >= {"work", "build", "profession", "freedom", "bonus", "lure", "exchange", "end"}
    assert lots >= {*range(len(LOTS))} - {ANY_LANDSCAPE}


def test_the_same_position_gives_the_same_decision_whatever_the_generator() -> None:
    for state, seat, line in decisions(("greedy",) * 3, "again"):
        assert BOTS["greedy"].decide(Turn(PRINCES, state, seat), Random(99)) == line


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = (PRINCES.position(finished(("greedy",) * 4, "same")) for _ in range(2))
    assert first == second


def test_it_plays_a_game_that_it_does_not_know_by_chance() -> None:
    game = Pennies()
    turn = Turn(game, game.deal(2, {}, "s"), 0)
    rng = Random(1)
    chosen = {game.text(BOTS["greedy"].decide(turn, rng)) for _ in range(60)}
    assert len(chosen) > 1
    assert chosen <= {game.text(line) for line in turn.legal()}


def test_it_never_exchanges_twice_for_one_purchase() -> None:
    for seed in range(4):
        log = [(seat, line) for _, seat, line in decisions(("greedy",) * 4, f"exchange {seed}")]
        for (seat, line), (next_seat, next_line) in pairwise(log):
            if line[0].kind.name == "exchange":
                assert next_seat == seat
                assert next_line[-1].kind.name.split()[0] in {
                    "build",
                    "freedom",
                    "profession",
                    "bonus",
                }
