"""The random bot: uniform among kinds, then within one; exchange only when it can just yield."""

from __future__ import annotations

from collections import Counter
from random import Random

from signoria.bots import BOTS, Turn
from signoria.core.json_types import JsonObject
from tests.core.toy import Pennies, PenniesState

PENNIES = Pennies()
DRAWS = 6000


def won_by_seat_0(pennies: int, points: int) -> PenniesState:
    """Return a state in which seat 0 staked most."""
    state = PENNIES.load(2, {}, "s", {"pennies": [pennies, 0]})
    state.winner = 0
    state.points[0] = points
    return state


def choices(state: PenniesState) -> Counter[str]:
    """Return how often the bot chooses what."""
    rng = Random(7)
    turn = Turn(PENNIES, state, 0)
    return Counter(PENNIES.text(BOTS["random"].decide(turn, rng)) for _ in range(DRAWS))


def about(count: int, share: float) -> bool:
    """Whether a count is within five standard deviations of a share of the draws."""
    return bool(abs(count - DRAWS * share) < 5 * (DRAWS * share * (1 - share)) ** 0.5)


def test_kinds_are_equally_likely_and_moves_within_a_kind_too() -> None:
    chosen = choices(won_by_seat_0(pennies=3, points=0))
    assert set(chosen) == {"claim for 1", "claim for 2", "claim for 3", "pass"}
    assert about(chosen["pass"], 1 / 2)
    assert about(chosen["claim for 1"], 1 / 6)
    assert about(chosen["claim for 3"], 1 / 6)


def test_nothing_is_exchanged_while_something_else_can_be_done() -> None:
    chosen = choices(won_by_seat_0(pennies=2, points=1))
    assert set(chosen) == {"claim for 1", "claim for 2", "pass"}


def test_exchange_is_as_likely_as_passing_when_there_is_nothing_else() -> None:
    chosen = choices(won_by_seat_0(pennies=0, points=1))
    assert set(chosen) == {"pass", "exchange 1"}
    assert about(chosen["pass"], 1 / 2)


def test_a_single_choice_is_taken() -> None:
    assert set(choices(PENNIES.load(2, {}, "s", {"pennies": [0, 0]}))) == {"stake 0"}


def test_the_same_generator_gives_the_same_choices() -> None:
    turn = Turn(PENNIES, PENNIES.deal(2, {}, "s"), 0)
    first, second = Random(1), Random(1)
    for _ in range(50):
        bot = BOTS["random"]
        assert bot.decide(turn, first) is bot.decide(turn, second)


def test_a_turn_shows_what_the_seat_may_know_and_no_more() -> None:
    turn = Turn(PENNIES, PENNIES.deal(2, {}, "s"), 1)
    view: JsonObject = turn.observe().view()
    assert view["seats"] == [{"pennies": 3, "points": 0}, {"pennies": 3, "points": 0, "card": 2}]
    assert [PENNIES.text(line) for line in turn.legal()] == [f"stake {n}" for n in range(4)]
    public = [name for name in dir(turn) if not name.startswith("_")]
    assert public == ["kinds", "legal", "lines", "moves", "observe"]
