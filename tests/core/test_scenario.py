"""Scenarios: what they test, how they fail, and one sentence for each broken file."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

import pytest

from signoria.core.game import Game, State
from signoria.core.json_types import Json
from signoria.core.moves import Line
from signoria.core.refusal import Refusal
from signoria.core.scenario import Failure, check
from signoria.core.scenario_file import read_scenario
from tests.core.toy import Pennies, PenniesState


def games(game: Game[PenniesState]) -> Mapping[str, Game[State]]:
    """Return a registry of one game, as `signoria.games` has it."""
    registry: dict[str, Game[State]] = {}
    registry[game.name] = game  # type: ignore[assignment]
    return registry


def run(*steps: Json, **changes: Json) -> list[Failure]:
    """Check a scenario of two players with a penny less than usual."""
    scenario: dict[str, Json] = {
        "title": "Pennies",
        "source": "the rules of pennies",
        "game": "pennies",
        "players": 2,
        "options": {},
        "seed": "s",
        "position": {"pennies": [3, 2]},
        "steps": list(steps),
    }
    return check(games(Pennies()), "pennies.json", json.dumps(scenario | changes))


WON: tuple[Json, ...] = (
    {"seat": 1, "move": "stake 0"},
    {"seat": 0, "move": "stake 1"},
)


def test_a_scenario_that_is_right_has_no_failures() -> None:
    assert not run(
        {"seat": 1, "legal": {"includes": ["stake 0"], "excludes": ["stake 3"], "count": 3}},
        {"seat": 1, "move": "stake 3", "refused": True},
        {"seat": 1, "move": "stake 3", "refused": "purse"},
        {"seat": 1, "move": "STAKE  2", "expect": {"to_move": [0], "winner": None, "pot": None}},
        {"seat": 1, "move": "stake 2", "refused": "not-your-turn"},
        {"seat": 0, "legal": {"count": 4}, "view": 0, "absent": ["seats.1.stake", "seats.1.card"]},
        {"view": 1, "expect": {"seats": {"1": {"stake": 2}}}, "absent": ["seats.0.card"]},
        {
            "seat": 0,
            "move": "stake 2",
            "legal": {"includes": ["claim for 3", "pass"], "count": 4},
            "expect": {"seats": {"0": {"pennies": 3}}, "winner": 0},
        },
        {"seat": 0, "move": "claim for 2", "refused": False},
        expect={"seats": [{"points": 4}, {"points": 0}]},
    )


def only(failures: list[Failure]) -> Failure:
    assert len(failures) == 1
    assert failures[0].file == "pennies.json"
    return failures[0]


def test_a_move_that_is_refused_fails_with_the_rule() -> None:
    failure = only(run({"seat": 1, "move": "stake 3"}))
    assert (failure.step, failure.path, failure.expected) == (1, "move", "accepted")
    assert failure.got == "'stake 3' refused by purse: That is more than you have."


def test_a_move_that_is_accepted_fails_where_it_should_be_refused() -> None:
    failure = only(run({"seat": 1, "move": "stake 2", "refused": True}))
    assert (failure.expected, failure.got) == ("refused", "'stake 2' accepted")


def test_the_rule_cited_is_checked_where_both_know_it() -> None:
    failure = only(run({"seat": 1, "move": "stake 3", "refused": "winner"}))
    assert (failure.path, failure.expected, failure.got) == ("refused", "winner", "purse")
    assert not run({"seat": 1, "move": "stake 3", "refused": "a-rule-of-another-program"})


def test_the_first_failing_step_is_told_whole_and_ends_the_file() -> None:
    failures = run(
        *WON,
        {"seat": 0, "move": "pass", "expect": {"round": 7, "seats": {"0": {"pennies": 9}}}},
        {"seat": 0, "move": "nonsense"},
    )
    assert [(one.step, one.path, one.expected, one.got) for one in failures] == [
        (3, "expect round", 7, 2),
        (3, "expect seats.0.pennies", 9, 3),
    ]


def test_legal_moves_are_compared() -> None:
    legal: Json = {"includes": ["pass"], "excludes": ["stake 0"], "count": 1}
    failures = run({"seat": 1, "legal": legal})
    listed = ["stake 0", "stake 1", "stake 2"]
    assert [(one.path, one.expected, one.got) for one in failures] == [
        ("legal", "'pass' included", listed),
        ("legal", "'stake 0' excluded", listed),
        ("legal count", 1, 3),
    ]


def test_a_view_that_shows_too_much_fails() -> None:
    failure = only(run({"view": 1, "absent": ["seats.1.card", "seats.0.card"]}))
    assert (failure.path, failure.expected, failure.got) == ("view 1 seats.1.card", "absent", 2)


def test_the_end_of_the_scenario_is_compared() -> None:
    failure = only(run(*WON, expect={"winner": 1}))
    assert (failure.step, failure.path, failure.got) == (2, "expect winner", 0)


class Careless(Pennies):
    """Pennies where a refusal takes a penny all the same."""

    def explain(self, state: PenniesState, seat: int, line: Line) -> Refusal:
        state.pennies[seat] -= 1
        return super().explain(state, seat, line)


def test_a_refusal_that_changes_the_position_fails() -> None:
    text = json.dumps(
        {
            "game": "pennies",
            "players": 2,
            "seed": "s",
            "steps": [{"seat": 0, "move": "stake 9", "refused": True}],
        }
    )
    failure = only(check(games(Careless()), "pennies.json", text))
    assert failure.got == "a changed position"


def test_only_game_players_and_seed_are_needed() -> None:
    scenario = read_scenario('{"game": "pennies", "players": 2, "seed": "s"}')
    assert scenario.options == {}
    assert scenario.position == {}
    assert scenario.steps == ()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"options": {"poor": True}}, "pennies does not know the option 'poor'."),
        ({"players": 5}, "pennies does not know games of 5 players, only of 2 to 3."),
        ({"game": "whist"}, "the game 'whist' is not known yet; there is pennies."),
        ({"position": {"pennies": [1]}}, "a position has pennies for each seat."),
        ({"game": None}, "'game' of the scenario must be text, not null."),
        ({"players": "2"}, "'players' of the scenario must be a whole number, not \"2\"."),
        ({"players": True}, "'players' of the scenario must be a whole number, not true."),
        ({"options": []}, "'options' of the scenario must be a JSON object, not []."),
        ({"seed": 1}, "'seed' of the scenario must be text, not 1."),
        ({"seed": "\ud800"}, "'seed' of the scenario must be text, not \"\\ud800\"."),
        ({"position": 7}, "'position' of the scenario must be a JSON object, not 7."),
        ({"steps": {}}, "'steps' of the scenario must be a list, not {}."),
        ({"expect": [1]}, "'expect' of the scenario must be a JSON object, not [1]."),
        ({"steps": [7]}, "step 1 must be a JSON object."),
        ({"exspect": {}}, "the scenario has the unknown key 'exspect';"),
        ({"steps": [{"seat": 0, "mvoe": "pass"}]}, "step 1 has the unknown key 'mvoe';"),
        ({"steps": [{"move": "pass"}]}, "step 1 does not say whose move or legal moves:"),
        ({"steps": [{"seat": 2, "move": "pass"}]}, "'seat' of step 1 must be a seat from 0 to 1,"),
        ({"steps": [{"seat": "0", "move": "pass"}]}, "'seat' of step 1 must be a whole number,"),
        ({"steps": [{"seat": 0, "move": 7}]}, "'move' of step 1 must be text, not 7."),
        ({"steps": [{"seat": 0, "expect": {}}]}, "step 1 tests nothing:"),
        ({"steps": [{"seat": 0, "refused": True}]}, "step 1 has 'refused' but no 'move'."),
        (
            {"steps": [{"seat": 0, "move": "pass", "refused": 1}]},
            "'refused' of step 1 must be true or the id of a rule, not 1.",
        ),
        ({"steps": [{"view": 5, "absent": ["x"]}]}, "'view' of step 1 must be a seat from 0 to 1,"),
        ({"steps": [{"absent": "x"}]}, "'absent' of step 1 must be a list, not \"x\"."),
        ({"steps": [{"absent": [1]}]}, "'absent' of step 1 must be a list of texts, not 1."),
        ({"steps": [{"seat": 0, "legal": []}]}, "'legal' of step 1 must be a JSON object."),
        (
            {"steps": [{"seat": 0, "legal": {"includes": "pass"}}]},
            "'includes' of 'legal' of step 1 must be a list,",
        ),
        (
            {"steps": [{"seat": 0, "legal": {"count": "many"}}]},
            "'count' of 'legal' of step 1 must be a whole number,",
        ),
        ({"steps": [{"seat": 0, "legal": {"has": []}}]}, "'legal' of step 1 has the unknown key"),
    ],
)
def test_a_scenario_that_cannot_be_played_fails_with_one_sentence(
    change: dict[str, Json], sentence: str
) -> None:
    failure = only(run(**change))
    assert failure.step == 0
    assert isinstance(failure.got, str)
    assert failure.got.startswith(sentence)
    assert "\n" not in failure.got


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "the file is no JSON: Expecting value"),
        ("{", "the file is no JSON: "),
        ("[" * 100_000, "the file is no JSON: "),
        ('{"players": NaN}', "the file is no JSON: NaN is no number"),
        ("[]", "the scenario must be a JSON object"),
        ("{}", "the scenario does not say 'players'"),
        ('{"players": 2}', "the scenario does not say 'seed'"),
        ('{"players": 2, "seed": "s"}', "the scenario does not say 'game'"),
        ('{"seed": "s", "seed": "t"}', "the key 'seed' stands twice in one object"),
    ],
)
def test_a_file_that_is_no_scenario_fails_with_one_sentence(text: str, sentence: str) -> None:
    failure = only(check(games(Pennies()), "pennies.json", text))
    assert re.match(re.escape(sentence), str(failure.got))
    assert "\n" not in str(failure.got)
