"""The worked examples that published rules and reports give, each with the value they give."""

from __future__ import annotations

from typing import cast

import pytest

from signoria.core.json_types import Json
from signoria.princes.game import PRINCES
from signoria.princes.state import PrincesState
from tests.princes.ledger import part
from tests.princes.table import Fields, acting, do, legal, load, seat_of

ESTATE: Json = [
    {"tile": "university", "at": "b3 r90"},
    {"tile": "workshop", "at": "e3 r0"},
    {"tile": "opera", "at": "d5 r0"},
    {"tile": "tower", "at": "g5 r90"},
    {"tile": "chapel", "at": "d1 r270"},
    {"tile": "forest", "at": "a6 r0"},
    {"tile": "forest", "at": "f1 r0"},
    {"tile": "lake", "at": "a4 r270"},
]
"""Two forests and a lake, two large buildings, a medium and two small ones: the holder of the
samples on the bonus and prestige cards."""

SAMPLE: Fields = {"builders": 2, "freedoms": ["travel", "opinion"], "estate": ESTATE}


def last_work(state: PrincesState) -> Fields:
    """Return the work completed last."""
    return part(PRINCES.position(state), "last_work")


def test_g1_a_poet_in_the_third_round() -> None:
    court: Fields = {
        "hand": ["poet", "painter"],
        "recruiters": 1,
        "performed": ["lawyer"],
        "jesters": 2,
        "freedoms": ["travel"],
        "estate": [{"tile": "theatre", "at": "e5 r0"}],
    }
    state = do(acting({**court, "florins": 0}), "0 work poet")
    parts = ("building", "landscape", "freedom", "jesters", "people", "bonus", "value")
    assert [last_work(state)[name] for name in parts] == [4, 0, 3, 4, 4, 0, 15]
    state = do(state, "0 take 7")
    assert (seat_of(state, 0)["prestige"], seat_of(state, 0)["florins"]) == (7, 100)


def test_g2_a_mathematician_with_everything() -> None:
    court: Fields = {
        "hand": ["mathematician", "painter", "poet"],
        "performed": ["lawyer"],
        "jesters": 2,
        "freedoms": ["religion"],
        "estate": [{"tile": "university", "at": "e5 r0"}, {"tile": "lake", "at": "d1 r0"}],
    }
    work = last_work(do(acting(court), "0 work mathematician"))
    parts = ("building", "landscape", "freedom", "jesters", "people", "value")
    assert [work[name] for name in parts] == [4, 3, 3, 4, 4, 18]


def test_g3_an_auction_of_four_players() -> None:
    state = do(load(4), "0 offer park", "1 pass", "2 pass", "3 pass", "0 place park d1 r0")
    state = do(state, "1 offer jester", "2 raise", "3 raise")
    state = do(state, "1 raise", "2 raise", "3 raise", "1 pass", "2 pass")
    assert seat_of(state, 3)["florins"] == 3500 - 700
    state = do(state, "1 offer forest", "2 raise", "1 raise", "2 raise", "1 raise", "2 pass")
    state = do(state, "1 place forest d1 r0")
    assert {"offer lake", "offer builder", "offer prestige", "offer recruiter"} < set(
        legal(state, 2)
    )
    state = do(state, "2 offer builder")
    assert [seat_of(state, seat)["florins"] for seat in range(4)] == [3300, 2900, 3300, 2800]
    assert PRINCES.position(state)["phase"] == "action"


@pytest.mark.parametrize(
    ("card", "value"),
    [
        ("buildings", 5),
        ("small-buildings-and-landscapes", 5),
        ("forests", 4),
        ("freedoms", 4),
        ("builders", 4),
        ("prestige-cards-and-freedoms", 3),
        ("people-in-hand", 2),
        ("large-buildings", 4),
        ("building-sizes", 6),
        ("lakes", 2),
        ("jesters", 0),
        ("builders-and-lakes", 3),
        ("landscape-types", 4),
        ("people-on-table", 3),
        ("medium-buildings-and-forests", 3),
        ("landscapes", 3),
        ("parks", 0),
        ("jesters-and-freedoms", 2),
        ("prestige-cards", 2),
        ("kinds", 5),
    ],
)
def test_g4_the_sample_of_the_bonus_cards(card: str, value: int) -> None:
    court: Fields = {
        **SAMPLE,
        "prestige_cards": ["most-works"],
        "hand": ["philosopher", "painter"],
        "performed": ["lawyer", "poet"],
        "recruiters": 1,
        "bonus": [card],
    }
    state = do(acting(court), f"0 work philosopher with {card}")
    assert last_work(state)["bonus"] == value
    assert last_work(state)["value"] == 4 + 3 + 3 + 0 + 5 + value


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("most-works", 4),
        ("most-buildings", 3),
        ("most-jesters", 0),
        ("most-builders", 6),
        ("most-parks", 0),
        ("most-lakes", 3),
        ("most-forests", 7),
        ("most-landscapes", 4),
        ("fewest-empty-squares", 0),
        ("two-large-buildings", 5),
        ("three-landscape-types", 0),
        ("three-freedoms", 0),
        ("court-and-gardens", 0),
        ("buildings-freedoms-and-works", 6),
    ],
)
def test_g5_the_sample_of_the_prestige_cards(card: str, points: int) -> None:
    holder: Fields = {
        **SAMPLE,
        "prestige_cards": [card],
        "performed": ["poet", "lawyer", "doctor", "painter"],
        "recruiters_on_table": 1,
        "hand": ["botanist"],
    }
    works: Json = ["alchemist", "physicist", "goldsmith", "sculptor", "composer"]
    rival: Fields = {"performed": works, "builders": 1, "estate": crowded()}
    other: Fields = {"estate": [{"tile": "lake", "at": "d1 r0"}]}
    state = do(acting(holder, rival, other, round=7, starting=1), "0 end")
    score = cast("list[Fields]", PRINCES.position(state)["score"])
    assert score[0]["from_cards"] == points


def crowded() -> Json:
    """Return five buildings and three landscapes that leave fewer empty squares than the sample."""
    return [
        {"tile": "university", "at": "a3 r0"},
        {"tile": "workshop", "at": "d2 r0"},
        {"tile": "opera", "at": "d4 r90"},
        {"tile": "studio", "at": "e1 r270"},
        {"tile": "library", "at": "a6 r0"},
        {"tile": "lake", "at": "f6 r90"},
        {"tile": "forest", "at": "d6 r0"},
        {"tile": "park", "at": "b3 r90"},
    ]


@pytest.mark.parametrize(("players", "each"), [(3, 2), (4, 3), (5, 4)])
def test_g13_the_supply_of_freedoms(players: int, each: int) -> None:
    supply = part(PRINCES.position(load(players)), "supply")
    assert supply["freedoms"] == {"travel": each, "religion": each, "opinion": each}


def test_g18_a_hundred_florins_decide_a_tie() -> None:
    owners: tuple[Fields, ...] = (
        {"prestige": 53, "florins": 300},
        {"prestige": 53, "florins": 400},
        {"prestige": 52, "florins": 9000},
    )
    state = do(acting(*owners, round=7, starting=1), "0 end")
    assert PRINCES.ranks(state) == [2, 1, 3]
    assert PRINCES.result(state) == [53, 53, 52]


@pytest.mark.parametrize(
    ("owned", "lot", "gained"),
    [
        ({}, "forest", 0),
        ({"estate": [{"tile": "forest", "at": "d1 r0"}]}, "forest", 3),
        ({"estate": [{"tile": "forest", "at": "d1 r0"}]}, "lake", 0),
        ({}, "builder", 0),
        ({"builders": 1}, "builder", 3),
        ({"builders": 2}, "builder", 3),
    ],
)
def test_g19_second_landscapes_and_builders(owned: Fields, lot: str, gained: int) -> None:
    state = do(load(seats=[owned]), f"0 offer {lot}", "1 pass", "2 pass")
    if lot != "builder":
        state = do(state, f"0 place {lot} f6 r0")
    assert seat_of(state, 0)["prestige"] == gained


@pytest.mark.parametrize(
    ("works", "gained"),
    [
        ([15, 15, None], [3, 3, 0]),
        ([None, 12, None], [0, 3, 0]),
        ([None, None, None], [0, 0, 0]),
        ([13, 12, 14], [0, 0, 3]),
    ],
)
def test_g20_the_best_work(works: list[Json], gained: list[int]) -> None:
    owners: list[Fields] = [{"best_work": work} for work in works]
    state = do(acting(*owners, starting=1), "0 end")
    assert [seat_of(state, seat)["prestige"] for seat in range(3)] == gained
    assert [seat_of(state, seat)["best_work"] for seat in range(3)] == [None] * 3
