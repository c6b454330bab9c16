"""Simulations: rotating seats, seeds for each game, the same result on any number of workers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from signoria.arena.simulate import BATCH, Plan, play_one, simulate
from signoria.core.game import EditionFile
from signoria.core.record import Record, replay
from signoria.games import game_named
from tests.core.toy import Pennies

PLAN = Plan(
    game="princes",
    options={},
    edition=None,
    seed="1",
    bots=("random",) * 4,
    games=BATCH * 2 + 3,
)
TOY = Plan(game="pennies", options={}, edition=None, seed="1", bots=("random",) * 3, games=2)


def but_for_the_seconds(report: Mapping[str, object]) -> dict[str, object]:
    return {key: value for key, value in report.items() if key != "seconds"}


def records_in(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.iterdir())}


def test_the_number_of_workers_changes_nothing_but_the_seconds(tmp_path: Path) -> None:
    alone, shared = tmp_path / "alone", tmp_path / "shared"
    alone.mkdir()
    shared.mkdir()
    one = simulate(replace(PLAN, records=alone), workers=1)
    two = simulate(replace(PLAN, records=shared), workers=2)
    assert but_for_the_seconds(one.to_json()) == but_for_the_seconds(two.to_json())
    assert records_in(alone) == records_in(shared)


def test_all_games_are_counted_and_told() -> None:
    told: list[int] = []
    report = simulate(PLAN, tell=told.append)
    assert sum(told) == report.tally.games == PLAN.games
    assert report.to_json()["games"] == PLAN.games


def test_another_seed_plays_other_games() -> None:
    small = replace(PLAN, games=3)
    other = simulate(replace(small, seed="2")).to_json()
    assert simulate(small).to_json()["decisions"] != other["decisions"]


def test_the_seats_rotate_by_one_each_game_unless_they_are_fixed() -> None:
    plan = replace(PLAN, bots=("a", "b", "c", "d"))
    assert [plan.seating(game) for game in range(5)] == [
        ("a", "b", "c", "d"),
        ("b", "c", "d", "a"),
        ("c", "d", "a", "b"),
        ("d", "a", "b", "c"),
        ("a", "b", "c", "d"),
    ]
    assert replace(plan, fixed_seats=True).seating(3) == ("a", "b", "c", "d")


def test_every_record_replays_to_its_result(tmp_path: Path) -> None:
    report = simulate(replace(PLAN, games=10, records=tmp_path))
    princes = game_named("princes")
    records = records_in(tmp_path)
    assert list(records) == [f"princes-{number:02}.txt" for number in range(1, 11)]
    decisions = 0
    for text in records.values():
        record = Record.parse(text)
        assert record.print() == text
        assert record.seats == ("bot:random",) * 4
        states = replay(princes, record)
        assert states[-1].over
        decisions += len(states) - 1
    assert decisions == report.tally.decisions


def test_a_record_holds_the_edition_it_was_played_with(tmp_path: Path) -> None:
    play_one(
        Pennies(),
        replace(TOY, edition=EditionFile("ours.toml", "pennies = 7"), records=tmp_path),
        0,
    )
    record = Record.parse(next(iter(records_in(tmp_path).values())))
    assert record.edition == "pennies = 7"
    assert replay(Pennies(), record)[0].pennies == [7, 7, 7]


def test_any_game_can_be_simulated() -> None:
    outcome = play_one(Pennies(), TOY, 0)
    assert len(outcome.scores) == 3
    assert min(outcome.ranks) == 1
    assert outcome.decisions >= 6
    assert play_one(Pennies(), TOY, 0) == outcome


def test_the_folder_of_the_records_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        play_one(Pennies(), replace(TOY, records=tmp_path / "none"), 0)
