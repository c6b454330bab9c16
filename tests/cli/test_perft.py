"""`signoria perft` counts from the set-up or from a scenario's position."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Signoria

WORDS = "perft princes --players 4 --seed 1 --depth"


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """Return a scenario in which seat 0 can only end its turn."""
    file = tmp_path / "position.json"
    scenario = {
        "game": "princes",
        "players": 3,
        "options": {},
        "seed": "1",
        "position": {
            "round": 1,
            "phase": "action",
            "starting": 0,
            "to_move": [0],
            "seats": [{"florins": 0, "hand": []}],
        },
        "steps": [],
    }
    file.write_text(json.dumps(scenario), encoding="utf-8")
    return file


def test_the_document_has_every_figure(signoria: Signoria) -> None:
    told = signoria(WORDS, "1", "--json")
    assert told.code == 0
    assert told.document() == {
        "game": "princes",
        "players": 4,
        "seed": "1",
        "depth": 1,
        "nodes": 8,  # seven lots, or decline
    }


def test_people_read_a_line(signoria: Signoria) -> None:
    assert signoria(WORDS, "1").out == "depth 1: 8 nodes\n"


def test_counting_starts_from_a_position(signoria: Signoria, position: Path) -> None:
    told = signoria("perft princes --depth 1 --position", position, "--json")
    document = told.document()
    assert (document["players"], document["seed"], document["nodes"]) == (3, "1", 1)
    again = signoria("perft princes --players 3 --seed 2 --depth 1 --position", position)
    assert again.out == "depth 1: 1 nodes\n"


def test_what_contradicts_or_is_missing_is_wrong_usage(signoria: Signoria, position: Path) -> None:
    told = signoria(WORDS, "1", "--position", position)
    assert told.code == 2
    assert "is a position of princes with 3 seats" in told.err
    for words in ("perft princes --depth 1", "perft princes --depth 1 --seed 1"):
        told = signoria(words)
        assert told.code == 2
        assert "without --position, both --players and --seed are needed." in told.err
    assert signoria(WORDS, "-1").code == 2
    assert signoria("perft princes --players 4 --seed 1").code == 2
    assert signoria("perft whist --players 4 --seed 1 --depth 1").code == 2


def test_a_position_that_cannot_be_used_is_told(signoria: Signoria, tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_text('{"game": "princes"', encoding="utf-8")
    told = signoria("perft princes --depth 1 --position", file)
    assert told.code == 2
    assert told.err.startswith(f"Error: {file} cannot be used: the file is no JSON")
