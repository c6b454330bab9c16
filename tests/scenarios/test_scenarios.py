"""Every scenario file is played, those handed over and our own."""

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


def name(path: Path) -> str:
    """Return what a test of a file is called."""
    return path.stem


def test_the_scenarios_handed_over_are_all_there() -> None:
    assert len(HANDED_OVER) == 72


@pytest.mark.parametrize("path", [*OWN, *POSITIONS, *HANDED_OVER], ids=name)
def test_a_scenario_passes(path: Path) -> None:
    assert failures(path) == []


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
