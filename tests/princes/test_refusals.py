"""Refusals teach: each cites its rule and says in figures or squares what is missing."""

from __future__ import annotations

import pytest

from signoria.core.json_types import Json
from signoria.princes.state import PrincesState
from tests.princes.table import Fields, acting, do, load, refusal

TOWER: Json = [{"tile": "tower", "at": "e4 r0"}]
BIDDING: Fields = {
    "to_move": [1],
    "auction": {"opener": 0, "lot": "builder", "price": 500, "leader": 0, "in": [0, 1]},
}


@pytest.mark.parametrize(
    ("state", "text", "rule", "missing"),
    [
        (load(), "raise", "wrong-moment", {"asked": "open"}),
        (load(sold={"jester": 2}), "offer jester", "lot-sold", {"lot": "jester", "buyer": 2}),
        (load(supply={"lake": 0}), "offer lake", "pile-empty", {"lot": "lake"}),
        (
            load(seats=[{"florins": 50, "prestige": 1}]),
            "offer jester",
            "bid-cover",
            {"price": 200, "florins": 50, "prestige": 1, "short": 50},
        ),
        (load(seats=[{"builders": 3}]), "offer builder", "builder-limit", {"builders": 3}),
        (
            acting({"florins": 200, "prestige": 4}),
            "bonus",
            "price",
            {"price": 300, "florins": 200, "short": 100, "prestige": 4},
        ),
        (
            acting({"florins": 200, "builders": 2}),
            "build tower e4 r0",
            "price",
            {"price": 300, "florins": 200, "short": 100, "prestige": 0},
        ),
        (acting({"prestige": 2}), "exchange 3", "exchange-limit", {"prestige": 2}),
        (
            acting({"hand": ["poet"], "jesters": 2, "freedoms": ["travel"]}),
            "work poet",
            "work-minimum",
            {
                "seat": 0,
                "profession": "poet",
                "building": 0,
                "landscape": 0,
                "freedom": 3,
                "jesters": 4,
                "people": 1,
                "bonus": 0,
                "character": 0,
                "apprentices": 0,
                "value": 8,
                "minimum": 12,
                "short": 4,
            },
        ),
        (acting({"hand": []}), "work poet", "work-in-hand", {"profession": "poet"}),
        (
            acting({"hand": ["poet"], "bonus": ["lakes"]}),
            "work poet with parks",
            "bonus-in-hand",
            {"card": "parks"},
        ),
        (
            acting({}, pending_work={"seat": 0, "value": 15}),
            "take 8",
            "take-limit",
            {"value": 15, "most": 7},
        ),
        (acting({"estate": TOWER}), "build tower a4 r0", "building-once", {"building": "tower"}),
        (
            acting({}, supply={"buildings": {"tower": 0}}),
            "build tower a4 r0",
            "building-supply",
            {"building": "tower"},
        ),
        (
            acting({"freedoms": ["travel"]}),
            "freedom travel",
            "freedom-once",
            {"freedom": "travel"},
        ),
        (
            acting({}, supply={"freedoms": {"travel": 0}}),
            "freedom travel",
            "freedom-supply",
            {"freedom": "travel"},
        ),
        (acting({"used": ["freedom"]}), "freedom travel", "once-a-turn", {"action": "freedom"}),
        (acting({"used": ["profession"]}), "profession", "once-a-turn", {"action": "profession"}),
        (acting({"actions_left": 0}), "bonus", "action-limit", {"actions_left": 0}),
        (acting({}, decks={"bonus": []}), "bonus", "deck-empty", {"cards": 0}),
        (acting({}), "lure poet from 1", "recruiter-needed", {"recruiters": 0}),
        (
            acting({"recruiters": 1}, {"hand": ["poet"]}),
            "lure poet from 1",
            "lure-on-table",
            {"profession": "poet", "from": 1},
        ),
        (
            do(acting({}, decks={"bonus": ["lakes", "parks", "kinds"]}), "0 bonus"),
            "keep lakes under parks",
            "return-all",
            {"named": 1, "others": 2},
        ),
        (
            do(load(out=[1, 2]), "0 offer lake"),
            "place park d1 r0",
            "tile-bought",
            {"tile": "park", "bought": "lake"},
        ),
    ],
)
def test_a_refusal_says_what_is_missing(
    state: PrincesState, text: str, rule: str, missing: Fields
) -> None:
    refused = refusal(state, 0, text)
    assert (refused.rule, refused.missing) == (rule, missing)
    assert refused.message.endswith(".")


def test_a_bidder_is_told_what_the_next_bid_would_be() -> None:
    poor = load(**BIDDING, seats=[{}, {"florins": 300, "prestige": 2}])
    assert refusal(poor, 1, "raise").missing["short"] == 100
    assert refusal(load(**BIDDING, seats=[{}, {"builders": 3}]), 1, "raise").rule == "builder-limit"


@pytest.mark.parametrize(
    ("text", "squares"),
    [
        ("build tower f4 r0", ("f4", "g4")),
        ("build tower g6 r90", ("g6", "g7")),
        ("build opera g7 r270m", ("g7",)),
    ],
)
def test_a_tile_that_leaves_the_estate_shows_the_squares_inside(
    text: str, squares: tuple[str, ...]
) -> None:
    refused = refusal(acting({}), 0, text)
    assert refused.rule == "inside-estate"
    assert refused.squares == squares


@pytest.mark.parametrize(
    ("text", "squares", "covers"),
    [
        ("build chapel e4 r0", ("e4",), ["tower"]),
        ("build opera d2 r0", ("e4", "f4"), ["tower"]),
        ("build opera a2 r0", ("b2",), ["palazzo"]),
        ("build chapel c1 r0", ("c1", "c2"), ["palazzo"]),
    ],
)
def test_a_tile_that_covers_something_shows_what_and_where(
    text: str, squares: tuple[str, ...], covers: list[str]
) -> None:
    refused = refusal(acting({"estate": TOWER}), 0, text)
    assert (refused.rule, refused.squares) == ("no-overlap", squares)
    assert refused.missing == {"covers": covers}


@pytest.mark.parametrize(
    ("text", "squares", "touches"),
    [
        ("build chapel e5 r0", ("e5",), ["tower"]),
        ("build chapel a3 r0", ("a3",), ["palazzo"]),
        ("build studio d1 r0", ("d1", "d2"), ["palazzo"]),
    ],
)
def test_a_building_too_near_shows_where_it_touches_what(
    text: str, squares: tuple[str, ...], touches: list[str]
) -> None:
    refused = refusal(acting({"estate": TOWER}), 0, text)
    assert (refused.rule, refused.squares) == ("no-contact", squares)
    assert refused.missing["touches"] == touches
    assert (refused.missing["builders"], refused.missing["builders_needed"]) == (0, 2)


def test_a_game_that_is_over_and_a_seat_that_is_not_asked() -> None:
    over = do(acting({}, round=7, starting=1), "0 end")
    assert refusal(over, 0, "end").rule == "game-over"
    assert refusal(load(), 2, "offer jester").rule == "not-your-turn"
    assert refusal(load(), 2, "nonsense").rule == "not-your-turn"
