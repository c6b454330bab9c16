"""What the greedy bot does at positions where a sensible beginner would not hesitate."""

from __future__ import annotations

import pytest

from signoria.princes.moves import ANY_LANDSCAPE, LOTS
from signoria.princes.state import PrincesState
from tests.bots.tables import choice
from tests.princes.table import Fields, acting, do, load

THEATRE: Fields = {"tile": "theatre", "at": "e5 r0"}
LAKE: Fields = {"tile": "lake", "at": "d1 r0"}
POETS_COURT: Fields = {
    "hand": ["poet"],
    "performed": ["lawyer", "composer", "doctor"],
    "jesters": 2,
    "freedoms": ["travel"],
    "estate": [THEATRE, LAKE],
}
"""A court where the poet's work is worth 18."""


def last_turn(seat: Fields, *others: Fields) -> PrincesState:
    """Return the last round's action phase with seat 0, the last in turn, to move."""
    return acting(seat, *others, round=7, starting=1)


def auction(seat: Fields, lot: str, price: int, round_: int = 2) -> PrincesState:
    """Return an auction in which seat 0 is asked whether he bids more than seat 1."""
    running: Fields = {
        "opener": 1,
        "lot": lot,
        "price": price,
        "leader": 1,
        "in": [0, 1],
        "turn": 0,
    }
    return load(
        round=round_,
        phase="auction",
        starting=1,
        to_move=[0],
        auction=running,
        seats=[seat, {"florins": 5000}, {}],
    )


# The action phase


def test_it_builds_what_two_in_hand_wish_for() -> None:
    state = acting({"hand": ["painter", "sculptor", "doctor"], "florins": 2000})
    assert choice(state).startswith("build studio")


def test_it_introduces_the_freedom_that_lets_the_hand_perform() -> None:
    court = {**POETS_COURT, "freedoms": [], "florins": 300}
    assert choice(last_turn(court)) == "freedom travel"


def test_it_completes_a_work_in_its_last_turn_and_takes_everything() -> None:
    state = last_turn({**POETS_COURT, "florins": 0})
    assert choice(state) == "work poet"
    assert choice(do(state, "0 work poet")) == "take 9"


def test_it_lays_the_bonus_card_that_a_work_needs() -> None:
    court = {**POETS_COURT, "jesters": 1, "bonus": ["jesters", "freedoms"], "freedoms": ["travel"]}
    assert choice(last_turn(court)).startswith("work poet with")


def test_it_keeps_cash_for_the_next_round_while_there_is_one() -> None:
    state = do(acting({**POETS_COURT, "hand": ["poet", "painter"], "florins": 0}), "0 work poet")
    taken = int(choice(state).split()[1])
    assert 0 < 19 * 100 - 200 * taken - 300 < 1200


def test_it_ends_its_turn_when_nothing_is_worth_its_price() -> None:
    assert choice(last_turn({"hand": [], "florins": 200, "prestige": 3})) == "end"


# Exchanging prestige


def test_it_exchanges_when_the_purchase_brings_more() -> None:
    court = {**POETS_COURT, "freedoms": [], "florins": 100, "prestige": 10}
    state = last_turn(court)
    assert choice(state) == "exchange 2"
    assert choice(do(state, "0 exchange 2")) == "freedom travel"


def test_it_exchanges_nothing_for_a_building_that_costs_more_than_it_brings() -> None:
    assert choice(last_turn({"hand": [], "florins": 0, "prestige": 20})) == "end"


# The auction


@pytest.mark.parametrize("lot", LOTS[:ANY_LANDSCAPE])
def test_it_pays_a_fortune_for_nothing(lot: str) -> None:
    assert choice(auction({"florins": 9000}, lot, 1500)) == "pass"


def test_it_raises_for_a_jester_while_he_is_cheap() -> None:
    assert choice(auction({"florins": 3500}, "jester", 300)) == "raise"


def test_it_pays_more_for_the_landscape_that_its_hand_wishes_for() -> None:
    foresters: Fields = {"hand": ["philosopher", "lawyer", "doctor"], "florins": 3000}
    others: Fields = {"hand": ["mathematician", "botanist", "poet"], "florins": 3000}
    assert highest_bid(foresters, "forest") > highest_bid(others, "forest")


def highest_bid(seat: Fields, lot: str) -> int:
    """Return the highest price to which a seat still raises."""
    prices = [
        price for price in range(200, 2000, 100) if choice(auction(seat, lot, price)) == "raise"
    ]
    return max(prices, default=0) + 100


def test_it_opens_with_what_it_needs_and_declines_only_what_it_cannot_use() -> None:
    assert choice(load(phase="auction", round=1, starting=0, to_move=[0])).startswith("offer")
    broke: Fields = {"florins": 100, "prestige": 0}
    state = load(phase="auction", round=1, starting=0, to_move=[0], seats=[broke])
    assert choice(state) == "decline"


# Cards


def test_it_gives_back_the_profession_that_shares_nothing() -> None:
    state = load(
        phase="setup",
        to_move=[0],
        seats=[{"hand": ["painter", "poet", "organ-builder", "watchmaker"]}],
    )
    assert choice(state) == "discard organ-builder"


def test_it_keeps_the_prestige_card_that_it_fulfils() -> None:
    state = do(
        load(
            phase="auction",
            round=7,
            starting=0,
            to_move=[0],
            seats=[{"freedoms": ["travel", "religion", "opinion"]}],
            decks={"prestige": ["three-freedoms", "most-parks", "most-lakes", "most-forests"]},
        ),
        "0 offer prestige",
        "1 pass",
        "2 pass",
    )
    assert choice(state) == "keep three-freedoms"


def test_it_lures_whom_its_court_suits_best() -> None:
    host = {**POETS_COURT, "hand": [], "recruiters": 1}
    state = last_turn(host, {"performed": ["dramatist", "poet", "botanist"]})
    assert choice(state) == "lure poet from 1"
