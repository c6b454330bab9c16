"""Options: what they take, which contradict each other, and where positions may speak of them."""

from __future__ import annotations

import pytest

from signoria.core.json_types import Json
from signoria.core.refusal import InvalidInput
from signoria.princes.game import PRINCES

SWITCHES = [option.name for option in PRINCES.options if option.default is False]


@pytest.mark.parametrize("name", SWITCHES)
def test_a_switch_takes_true_and_false_only(name: str) -> None:
    players = 2 if name == "scarce-freedoms" else 4
    for value in (True, False):
        assert PRINCES.deal(players, {name: value}, "1").rules.options[name] is value
    wrong_values: tuple[Json, ...] = (1, 0, "yes", None, [])
    for wrong in wrong_values:
        with pytest.raises(InvalidInput, match=name):
            PRINCES.deal(players, {name: wrong}, "1")


def test_a_builder_is_worth_two_or_one_to_the_princess() -> None:
    for value in (1, 2):
        state = PRINCES.deal(3, {"characters": True, "princess-builder": value}, "1")
        assert state.rules.princess_builder == value
    for wrong in (0, 3, True, "2"):
        with pytest.raises(InvalidInput, match="princess-builder"):
            PRINCES.deal(3, {"princess-builder": wrong}, "1")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_scarce_freedoms_are_for_two_players(players: int) -> None:
    with pytest.raises(InvalidInput, match="for two players only"):
        PRINCES.deal(players, {"scarce-freedoms": True}, "1")


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("characters", {"banker_cash": 700}),
        ("shared_bonus", "lakes"),
        ("proposal", {"seat": 1}),
        ("seats", [{"character": "muse"}]),
        ("seats", [{"apprentices": {"opera": 1}}]),
        ("seats", [{"estate": [{"tile": "tower", "at": "f4 r0", "with": 1}]}]),
    ],
)
def test_a_position_says_nothing_of_what_its_game_does_not_have(part: str, value: Json) -> None:
    plain = PRINCES.position(PRINCES.load(3, {}, "1", {}))
    assert PRINCES.position(PRINCES.load(3, {}, "1", {part: None})) == plain
    given: dict[str, Json] = {"phase": "action", "to_move": [0], part: value}
    with pytest.raises(InvalidInput):
        PRINCES.load(3, {}, "1", given)


@pytest.mark.parametrize("seed", [str(number) for number in range(20)])
def test_two_players_have_one_of_each_freedom_and_two_or_one_by_lot(seed: str) -> None:
    for options, total in (({}, 5), ({"scarce-freedoms": True}, 4)):
        state = PRINCES.deal(2, options, seed)
        assert sum(state.freedoms) == total
        assert min(state.freedoms) >= 1
        assert [seat.florins for seat in state.seats] == [2500, 2500]


def test_the_freedoms_of_two_players_differ_from_game_to_game() -> None:
    found = {PRINCES.deal(2, {}, str(number)).freedoms for number in range(200)}
    assert {(2, 2, 1), (2, 1, 2), (1, 2, 2), (3, 1, 1), (1, 3, 1), (1, 1, 3)} == found
