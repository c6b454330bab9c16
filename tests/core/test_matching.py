"""What an `expect` demands: named keys, equal lists, numbered items, null for nothing."""

from __future__ import annotations

import pytest

from signoria.core.json_types import Json
from signoria.core.matching import ABSENT, Mismatch, find, mismatches

POSITION: Json = {
    "round": 3,
    "over": False,
    "auction": None,
    "seats": [
        {"florins": 900, "hand": ["poet", "lawyer"], "estate": [{"tile": "lake", "at": "d1 r0"}]},
        {"florins": 300, "hand": [], "1": "one"},
    ],
}


@pytest.mark.parametrize(
    "expected",
    [
        {},
        {"round": 3},
        {"round": 3.0},
        {"auction": None},
        {"sold": None},
        {"seats": {"1": {"hand": None}}},
        {"seats": {"1": {"hand": []}}},
        {"seats": {"1": {"1": "one"}}},
        {"seats": {"0": {"hand": ["poet", "lawyer"]}}},
        {"seats": {"0": {"hand": {"1": "lawyer"}}}},
        {"seats": {"0": {"estate": [{"tile": "lake"}]}}},
        {"seats": [{"florins": 900}, {}]},
        {"seats": {"2": None}},
    ],
)
def test_what_matches(expected: Json) -> None:
    assert list(mismatches(expected, POSITION)) == []


@pytest.mark.parametrize(
    ("expected", "mismatch"),
    [
        ({"round": 4}, Mismatch("round", 4, 3)),
        ({"round": "3"}, Mismatch("round", "3", 3)),
        ({"round": None}, Mismatch("round", None, 3)),
        ({"over": 0}, Mismatch("over", 0, False)),
        ({"auction": {"lot": "jester"}}, Mismatch("auction", {"lot": "jester"}, None)),
        ({"auction": []}, Mismatch("auction", [], None)),
        ({"sold": {}}, Mismatch("sold", {}, "absent")),
        ({"sold": []}, Mismatch("sold", [], "absent")),
        ({"seats": {"0": {"hand": None}}}, Mismatch("seats.0.hand", None, ["poet", "lawyer"])),
        (
            {"seats": {"0": {"hand": ["lawyer", "poet"]}}},
            Mismatch("seats.0.hand.0", "lawyer", "poet"),
        ),
        (
            {"seats": {"0": {"hand": ["poet"]}}},
            Mismatch("seats.0.hand", ["poet"], ["poet", "lawyer"]),
        ),
        ({"seats": {"0": {"hand": {"2": "x"}}}}, Mismatch("seats.0.hand.2", "x", "absent")),
        (
            {"seats": {"0": {"hand": {"first": "poet"}}}},
            Mismatch("seats.0.hand", {"first": "poet"}, ["poet", "lawyer"]),
        ),
        (
            {"seats": {"0": {"estate": {"0": {"tile": "park"}}}}},
            Mismatch("seats.0.estate.0.tile", "park", "lake"),
        ),
    ],
)
def test_what_does_not_match(expected: Json, mismatch: Mismatch) -> None:
    assert next(mismatches(expected, POSITION)) == mismatch


def test_every_difference_is_told() -> None:
    expected: Json = {"round": 1, "seats": {"0": {"florins": 1}, "1": {"florins": 300}}}
    paths = [one.path for one in mismatches(expected, POSITION)]
    assert paths == ["round", "seats.0.florins"]


def test_a_path_leads_through_objects_and_lists() -> None:
    assert find(POSITION, "seats.0.hand.1") == "lawyer"
    assert find(POSITION, "auction") is None
    for path in (
        "seats.2",
        "seats.0.hand.7",
        "seats.x",
        "round.1",
        "deck.0",
        "seats." + "9" * 5000,
    ):
        assert find(POSITION, path) is ABSENT
