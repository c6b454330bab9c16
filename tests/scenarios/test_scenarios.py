"""Every scenario file is played; those of rules that are not known yet are refused by name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from signoria.core.scenario import Failure, check
from signoria.core.scenario_file import Scenario, read_scenario
from signoria.games import GAMES

HERE = Path(__file__).resolve().parent
OWN = sorted((HERE / "own").glob("*.json"))
POSITIONS = sorted((HERE / "positions").glob("*.json"))
POSITIONS += sorted((HERE.parent / "page" / "positions").glob("*.json"))
HANDED_OVER = sorted((HERE / "princes").glob("*.json"))


def scenario(path: Path) -> Scenario:
    """Return a scenario."""
    return read_scenario(path.read_text(encoding="utf-8"))


def failures(path: Path) -> list[Failure]:
    """Return what is not as a file says."""
    return check(GAMES, path.name, path.read_text(encoding="utf-8"))


def is_known(path: Path) -> bool:
    """Whether a file is about the base game of three or more."""
    found = scenario(path)
    return not found.options and found.players >= 3


KNOWN = [path for path in HANDED_OVER if is_known(path)]
UNKNOWN = [path for path in HANDED_OVER if not is_known(path)]


def name(path: Path) -> str:
    """Return what a test of a file is called."""
    return path.stem


def test_the_scenarios_handed_over_are_all_there() -> None:
    assert len(HANDED_OVER) == 72
    assert len(KNOWN) == 44


@pytest.mark.parametrize("path", [*OWN, *POSITIONS, *KNOWN], ids=name)
def test_a_scenario_of_the_base_game_passes(path: Path) -> None:
    assert failures(path) == []


@pytest.mark.parametrize("path", UNKNOWN, ids=name)
def test_a_scenario_of_a_rule_that_is_not_known_yet_is_refused_by_name(path: Path) -> None:
    found = scenario(path)
    (failure,) = failures(path)
    sentence = str(failure.got)
    assert failure.step == 0
    assert " yet" in sentence
    named = [repr(option) for option in found.options] or [f"{found.players} players"]
    assert any(word in sentence for word in [*named, f"{found.players} players"])


@pytest.mark.parametrize("rule", GAMES["princes"].rules)
def test_every_rule_has_a_scenario_that_is_refused_by_it(rule: str) -> None:
    citing = [path for path in OWN if any(step.rule == rule for step in scenario(path).steps)]
    assert citing


@pytest.mark.parametrize("path", [*OWN, *POSITIONS], ids=name)
def test_a_scenario_says_what_it_shows_and_where_that_comes_from(path: Path) -> None:
    found = scenario(path)
    assert found.title
    assert found.source


@pytest.mark.parametrize("path", OWN, ids=name)
def test_a_scenario_cites_only_rules_that_there_are(path: Path) -> None:
    cited = {step.rule for step in scenario(path).steps if step.rule}
    assert cited <= set(GAMES["princes"].rules)


def test_no_two_scenarios_show_the_same() -> None:
    steps = [json.loads(path.read_text(encoding="utf-8"))["title"] for path in [*OWN, *POSITIONS]]
    assert len(steps) == len(set(steps))
