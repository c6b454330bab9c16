"""Loading positions: what is merged over a fresh game, and what is refused with the reason."""

from __future__ import annotations

from typing import cast

import pytest

from signoria.core.json_types import Json
from signoria.princes.game import PRINCES
from tests.princes.ledger import check_table, number, numbers, part, words
from tests.princes.table import Fields, acting, do, legal, load, rejected, seat_of, seats

BUYER_PLACES: Fields = {
    "to_move": [2],
    "sold": {"forest": 2},
    "auction": {"opener": 0, "lot": "forest", "price": 400, "leader": 2, "in": [2], "turn": 2},
}
JESTER: Fields = {"opener": 0, "lot": "jester", "price": 300, "leader": 0, "in": [0, 1]}


# What is merged


def test_nothing_given_is_the_first_auction_with_three_professions_each() -> None:
    position = PRINCES.position(load())
    assert (position["phase"], position["round"], position["to_move"]) == ("auction", 1, [0])
    assert [number(seat, "hand_count") for seat in seats(position)] == [3, 3, 3]
    check_table(position)


def test_a_hand_replaces_the_cards_dealt_which_return_to_the_pile() -> None:
    dealt = words(seat_of(load(), 0), "hand")
    position = PRINCES.position(load(seats=[{"hand": ["poet"]}]))
    assert words(seats(position)[0], "hand") == ["poet"]
    returned = set(dealt) - {"poet"}
    assert returned <= set(words(part(position, "decks"), "professions"))
    check_table(position)


def test_a_card_named_anywhere_leaves_the_place_where_it_was_dealt() -> None:
    of_seat_1 = words(seat_of(load(), 1), "hand")
    position = PRINCES.position(load(seats=[{"performed": [of_seat_1[0]]}]))
    assert words(seats(position)[1], "hand") == of_seat_1[1:]
    check_table(position)


def test_a_list_of_seats_may_be_short_and_leave_seats_fresh() -> None:
    fresh = PRINCES.position(load())
    position = PRINCES.position(load(seats=[{}, None]))
    assert position == fresh
    given = PRINCES.position(load(seats=[None, {"florins": 100}]))
    assert seats(given)[0] == seats(fresh)[0]
    assert seats(given)[2] == seats(fresh)[2]


def test_a_pile_that_is_named_is_the_whole_pile() -> None:
    decks = part(PRINCES.position(load(decks={"bonus": ["lakes", "parks"]})), "decks")
    assert decks["bonus"] == ["lakes", "parks"]
    assert len(words(decks, "prestige")) == 14


def test_supplies_follow_from_what_the_seats_own() -> None:
    state = load(
        4,
        seats=[
            {
                "jesters": 2,
                "builders": 1,
                "recruiters": 1,
                "recruiters_on_table": 1,
                "freedoms": ["travel"],
                "estate": [{"tile": "park", "at": "d1 r0"}, {"tile": "opera", "at": "d4 r0"}],
            },
            {"jesters": 1, "freedoms": ["travel", "opinion"]},
        ],
    )
    supply = part(PRINCES.position(state), "supply")
    assert (supply["jester"], supply["builder"], supply["recruiter"]) == (4, 5, 3)
    assert (supply["park"], part(supply, "buildings")["opera"]) == (5, 2)
    assert supply["freedoms"] == {"travel": 1, "religion": 3, "opinion": 2}


def test_a_position_may_set_a_supply_lower() -> None:
    supply: Json = {"jester": 1, "freedoms": {"travel": 0}, "buildings": {"tower": 0}, "lake": 0}
    state = acting({}, supply=supply)
    assert part(PRINCES.position(state), "supply")["jester"] == 1
    assert "freedom travel" not in legal(state)
    assert not any(text.startswith("build tower") for text in legal(state))
    assert "offer lake" not in legal(load(supply=supply))


def test_a_turn_is_given_in_any_case_and_becomes_canonical() -> None:
    state = load(seats=[{"estate": [{"tile": "forest", "at": "D1  R270M", "with": None}]}])
    assert cast("list[Fields]", seat_of(state, 0)["estate"])[0]["at"] == "d1 r0"


def test_actions_are_two_for_the_seat_to_move_unless_set() -> None:
    assert seat_of(acting({}), 0)["actions_left"] == 2
    assert seat_of(acting({"actions_left": 1}), 0)["actions_left"] == 1
    assert seat_of(acting({}), 1)["actions_left"] == 0


def test_actions_used_are_remembered() -> None:
    state = acting({"actions_left": 1, "used": ["freedom"]})
    assert "freedom travel" not in legal(state)
    assert "profession" in legal(state)


def test_in_the_action_phase_the_seats_before_have_finished() -> None:
    state = load(phase="action", starting=2, to_move=[0])
    state = do(state, "0 end")
    assert state.to_move() == (1,)
    state = do(state, "1 end")
    assert PRINCES.position(state)["round"] == 2


def test_in_the_auction_phase_the_seats_before_have_finished() -> None:
    state = load(4, starting=1, to_move=[3])
    assert PRINCES.position(state)["out"] == [1, 2]
    assert PRINCES.position(load(4, starting=1, to_move=[3], out=[0]))["out"] == [0, 1, 2]


def test_buyers_are_out() -> None:
    state = load(4, sold={"jester": 0, "park": 3}, to_move=[1])
    assert PRINCES.position(state)["out"] == [0, 3]
    assert "offer park" not in legal(state, 1)


def test_an_auction_can_be_loaded_in_the_middle() -> None:
    state = load(4, to_move=[1], auction={**JESTER, "in": [0, 1, 3]})
    assert legal(state, 1) == ["raise", "pass"]
    state = do(state, "1 raise")
    assert state.to_move() == (3,)
    state = do(state, "3 pass", "0 pass")
    assert (seat_of(state, 1)["florins"], seat_of(state, 1)["jesters"]) == (3100, 1)


def test_the_seats_before_the_opener_of_an_auction_have_finished() -> None:
    auction: Json = {**JESTER, "opener": 1, "leader": 1, "in": [1, 2], "turn": 2}
    state = load(4, to_move=[2], auction=auction)
    assert PRINCES.position(state)["out"] == [0]
    state = do(state, "2 pass")
    assert state.to_move() == (2,)


def test_a_winner_can_be_loaded_who_still_places_his_landscape() -> None:
    state = load(**BUYER_PLACES)
    assert len(legal(state, 2)) == 30
    after = PRINCES.position(do(state, "2 place forest d1 r0"))
    assert (after["to_move"], after["sold"], after["auction"]) == ([0], {"forest": 2}, None)
    assert part(after, "supply")["forest"] == 5


def test_a_winner_can_be_loaded_who_still_keeps_a_card() -> None:
    state = load(
        to_move=[0],
        sold={"prestige": 0},
        auction={"opener": 0, "lot": "prestige", "price": 200, "leader": 0, "in": [0], "turn": 0},
        drawn={"seat": 0, "pile": "prestige", "cards": ["most-works", "most-lakes"]},
        seats=[{"prestige": 2}],
    )
    assert legal(state) == ["keep most-works", "keep most-lakes", "exchange 1", "exchange 2"]
    assert do(state, "0 keep most-works").to_move() == (1,)


def test_a_winner_can_be_loaded_who_lures_or_waits() -> None:
    state = load(
        to_move=[0],
        sold={"recruiter": 0},
        auction={"opener": 0, "lot": "recruiter", "price": 200, "leader": 0, "in": [0], "turn": 0},
        seats=[{"recruiters": 1}, {"performed": ["poet"]}],
    )
    assert legal(state) == ["lure poet from 1", "wait"]


def test_a_work_can_be_loaded_that_is_still_to_be_paid() -> None:
    state = acting({"florins": 0, "performed": ["poet"]}, pending_work={"seat": 0, "value": 15})
    assert legal(state) == [f"take {points}" for points in range(8)]
    after = seat_of(do(state, "0 take 7"), 0)
    assert (after["florins"], after["prestige"], after["actions_left"]) == (100, 7, 1)


def test_cards_drawn_can_be_loaded() -> None:
    state = acting({}, drawn={"seat": 0, "pile": "bonus", "cards": ["lakes", "parks"]})
    position = PRINCES.position(state)
    assert position["drawn"] == {
        "seat": 0,
        "pile": "bonus",
        "count": 2,
        "cards": ["lakes", "parks"],
    }
    assert not {"lakes", "parks"} & set(words(part(position, "decks"), "bonus"))
    assert legal(state) == ["keep lakes", "keep parks"]


def test_who_draws_or_is_to_be_paid_is_to_move_where_nothing_else_is_said() -> None:
    drawn: Json = {"seat": 2, "pile": "bonus", "cards": ["lakes"]}
    assert load(phase="action", drawn=drawn).to_move() == (2,)
    assert load(phase="action", pending_work={"seat": 1, "value": 9}).to_move() == (1,)


@pytest.mark.parametrize(
    "asked",
    [
        {"pending_work": {"seat": 0, "value": 15}},
        {"drawn": {"seat": 0, "pile": "bonus", "cards": ["lakes"]}},
    ],
)
def test_an_answer_that_ends_the_last_action_ends_the_turn(asked: Fields) -> None:
    state = acting({"actions_left": 0}, **asked)
    state = do(state, f"0 {legal(state)[0]}")
    assert state.to_move() == (1,)


def test_the_set_up_can_be_loaded_with_some_seats_done() -> None:
    state = load(phase="setup", to_move=[1, 2])
    hands = [number(seat, "hand_count") for seat in seats(PRINCES.position(state))]
    assert hands == [3, 4, 4]
    assert legal(state, 0) == []
    assert len(legal(state, 1)) == 4
    state = do(state, f"2 {legal(state, 2)[0]}")
    assert state.to_move() == (1,)
    state = do(state, f"1 {legal(state, 1)[0]}")
    assert PRINCES.position(state)["phase"] == "auction"
    check_table(PRINCES.position(state))


def test_a_set_up_asks_everybody_unless_it_says_otherwise() -> None:
    assert load(5, phase="setup").to_move() == (0, 1, 2, 3, 4)
    assert load(phase="setup", to_move=[2, 1]).to_move() == (1, 2)


def test_a_finished_game_can_be_loaded() -> None:
    score: Json = [
        {"prestige": 44, "florins": 300, "from_cards": 8, "from_banker": 0, "rank": 1, "cards": []},
        {"prestige": 30, "florins": 300, "from_cards": 0, "from_banker": 0, "rank": 2, "cards": []},
        {"prestige": 30, "florins": 200, "from_cards": 0, "from_banker": 0, "rank": 3, "cards": []},
    ]
    owners: Json = [
        {"prestige": 44, "florins": 300},
        {"prestige": 30, "florins": 300},
        {"prestige": 30, "florins": 200},
    ]
    state = load(phase="over", round=7, score=score, seats=owners)
    assert state.over
    assert PRINCES.position(state)["score"] == score


def test_the_last_work_is_kept() -> None:
    work: Json = {"seat": 1, "profession": "poet", "building": 4, "people": 4, "value": 8}
    told = part(PRINCES.position(load(last_work=work)), "last_work")
    assert {key: told[key] for key in cast("Fields", work)} == work
    assert told["freedom"] == 0


def test_professions_known_to_be_in_a_hand_are_kept() -> None:
    state = load(seats=[{"hand": ["poet", "doctor"], "known_hand": ["doctor"]}])
    view = PRINCES.observe(state, 1).view()
    assert seats(dict(view))[0]["known_hand"] == ["doctor"]


# What cannot be


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"round": 8}, "round"),
        ({"round": 0}, "round"),
        ({"round": True}, "round"),
        ({"round": "3"}, "round"),
        ({"round": 3, "minimum": 7}, "minimum"),
        ({"phase": "characters"}, "characters"),
        ({"phase": 1}, "phase"),
        ({"starting": 3}, "starting"),
        ({"starting": -1}, "starting"),
        ({"to_move": [3]}, "to_move"),
        ({"to_move": [0, 1]}, "one seat is to move"),
        ({"to_move": []}, "one seat is to move"),
        ({"to_move": [0, 0]}, "twice"),
        ({"to_move": [1.0]}, "to_move"),
        ({"to_move": ["1"]}, "to_move"),
        ({"to_move": [None]}, "to_move"),
        ({"to_move": 1}, "to_move"),
        ({"phase": "setup", "to_move": []}, "discards"),
        ({"phase": "over", "to_move": [0]}, "over"),
        ({"phase": "action", "to_move": [0, 1]}, "one seat is to move"),
        ({"wether": "fine"}, "'wether'|wether"),
        ({"game": "leonardo"}, "game"),
        ({"players": 4}, "players"),
        ({"options": {"characters": True}}, "options"),
        ({"characters": {"banker_cash": 600}}, "characters"),
        ({"shared_bonus": "lakes"}, "shared_bonus"),
        ({"score": [{"prestige": 3}]}, "score"),
        ({"phase": "over", "score": 3}, "score"),
        ({"phase": "over", "score": [3]}, "score"),
    ],
)
def test_a_round_that_cannot_be_is_refused(position: Fields, reason: str) -> None:
    assert any(word in rejected(**position) for word in reason.split("|"))


@pytest.mark.parametrize(
    ("seat", "reason"),
    [
        ({"florins": -100}, "florins"),
        ({"florins": 50.5}, "florins"),
        ({"florins": None, "prestige": -1}, "prestige"),
        ({"jesters": 8}, "jesters"),
        ({"builders": 4}, "builders"),
        ({"recruiters": 6}, "recruiters"),
        ({"recruiters": 3, "recruiters_on_table": 3}, "recruiter"),
        ({"hand": ["pote"]}, "pote"),
        ({"hand": [3]}, "hand"),
        ({"hand": "poet"}, "hand"),
        ({"hand": ["poet", "poet"]}, "second time"),
        ({"hand": ["poet"], "performed": ["poet"]}, "second time"),
        ({"bonus": ["most-works"]}, "most-works"),
        ({"prestige_cards": ["lakes"]}, "lakes"),
        ({"freedoms": ["travel", "travel"]}, "freedom"),
        ({"freedoms": ["speech"]}, "speech"),
        ({"known_hand": ["poet"], "hand": ["doctor"]}, "known_hand"),
        ({"apprentices": {"opera": 1}}, "apprentices"),
        ({"character": "muse"}, "character"),
        ({"colour": "red"}, "colour"),
        ({"best_work": -1}, "best_work"),
        ({"estate": {}}, "estate"),
        ({"estate": ["forest"]}, "estate"),
        ({"estate": [{"tile": "forrest", "at": "d1 r0"}]}, "forrest"),
        ({"estate": [{"tile": "forest"}]}, "forest"),
        ({"estate": [{"tile": "forest", "at": "h1 r0"}]}, "h1 r0"),
        ({"estate": [{"tile": "forest", "at": "g1 r0"}]}, "g1 r0"),
        ({"estate": [{"tile": "forest", "at": "c2 r0"}]}, "c2 r0"),
        ({"estate": [{"tile": "forest", "at": "d1 r45"}]}, "d1 r45"),
        ({"estate": [{"tile": "forest", "at": "d1 r0", "with": 1}]}, "with"),
        ({"estate": [{"tile": "forest", "at": "d1 r0", "owner": 1}]}, "owner"),
        (
            {"estate": [{"tile": "forest", "at": "d1 r0"}, {"tile": "park", "at": "e2 r0"}]},
            "overlap",
        ),
        (
            {"estate": [{"tile": "tower", "at": "d1 r0"}, {"tile": "tower", "at": "d3 r0"}]},
            "two buildings",
        ),
    ],
)
def test_a_seat_that_cannot_be_is_refused(seat: Fields, reason: str) -> None:
    assert reason in rejected(seats=[seat])


@pytest.mark.parametrize(
    ("owners", "reason"),
    [
        ([{"jesters": 4}, {"jesters": 4}], "jester"),
        ([{"builders": 3}, {"builders": 3}, {"builders": 1}], "builder"),
        ([{"recruiters": 3}, {"recruiters_on_table": 3}], "recruiter"),
        ([{"freedoms": ["travel"]}] * 3, "travel"),
        ([{"hand": ["poet"]}, {"hand": ["poet"]}], "second time"),
        ([{"bonus": ["lakes"]}, {"bonus": ["lakes"]}], "second time"),
        ([{}, {}, {}, {}], "seats"),
        ([3], "seats"),
        (
            [
                {"estate": [{"tile": "park", "at": f"{column}7 r90"} for column in "aceg"]},
                {"estate": [{"tile": "park", "at": f"{column}6 r90"} for column in "aceg"]},
            ],
            "park",
        ),
    ],
)
def test_seats_that_cannot_be_together_are_refused(owners: Json, reason: str) -> None:
    assert reason in rejected(seats=owners)


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"decks": {"bonus": ["lakes", "lakes"]}}, "second time"),
        ({"decks": {"bonus": ["lakes"]}, "seats": [{"bonus": ["lakes"]}]}, "second time"),
        ({"decks": {"characters": []}}, "characters"),
        ({"decks": {"prestige": ["lakes"]}}, "lakes"),
        ({"decks": []}, "decks"),
        ({"supply": {"jester": 8}}, "jester"),
        ({"supply": {"jester": 6}, "seats": [{"jesters": 2}]}, "jester"),
        ({"supply": {"freedoms": {"travel": 3}}}, "travel"),
        ({"supply": {"buildings": {"forest": 3}}}, "forest"),
        ({"supply": {"gold": 3}}, "gold"),
        ({"supply": 3}, "supply"),
        ({"last_work": {"profession": "princess"}}, "princess"),
        ({"last_work": {"profession": "poet", "joy": 3}}, "joy"),
        ({"last_work": {"profession": "poet", "seat": 3}}, "seat"),
        ({"last_work": {"profession": "poet", "value": -3}}, "value"),
    ],
)
def test_cards_and_supplies_that_cannot_be_are_refused(position: Fields, reason: str) -> None:
    assert reason in rejected(**position)


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"auction": JESTER}, "who is to move"),
        ({"to_move": [0], "auction": JESTER}, "leader"),
        ({"to_move": [2], "auction": JESTER}, "in"),
        ({"to_move": [1], "auction": {**JESTER, "turn": 0}}, "turn"),
        ({"to_move": [1], "auction": {**JESTER, "leader": 2}}, "leader"),
        ({"to_move": [1], "auction": {**JESTER, "lot": "gold"}}, "gold"),
        ({"to_move": [1], "auction": {**JESTER, "price": "300"}}, "price"),
        ({"to_move": [1], "auction": {**JESTER, "hammer": 1}}, "hammer"),
        ({"to_move": [1], "auction": {**JESTER, "in": None}}, "in"),
        ({"to_move": [1], "auction": {**JESTER, "price": 3600}}, "3600"),
        ({"to_move": [1], "auction": JESTER, "out": [1]}, "out"),
        ({"to_move": [1], "auction": JESTER, "sold": {"jester": 2}}, "jester"),
        ({"to_move": [1], "auction": JESTER, "seats": [{"jesters": 7}]}, "jester"),
        (
            {"to_move": [1], "auction": {**JESTER, "lot": "builder"}, "seats": [{"builders": 3}]},
            "builder",
        ),
        ({"to_move": [1], "auction": JESTER, "sold": {"jester": 0}}, "out"),
        ({"to_move": [1], "sold": {"jester": 0, "lake": 0}}, "twice|once"),
        ({"to_move": [0], "sold": {"jester": 0}}, "out"),
        ({"to_move": [0], "out": [0]}, "out"),
        ({"out": [3]}, "out"),
        ({"sold": {"gold": 0}}, "gold"),
        ({"sold": {"jester": 3}}, "jester"),
        ({"phase": "action", "sold": {"jester": 1}}, "sold"),
        ({"phase": "action", "out": [1]}, "out"),
        ({"phase": "setup", "auction": JESTER}, "auction"),
        ({"sold": {"jester": 0}, "to_move": [0], "auction": {**JESTER, "in": [0]}}, "decide"),
        ({**BUYER_PLACES, "supply": {"forest": 0}}, "forest"),
        ({**BUYER_PLACES, "to_move": [0]}, "turn"),
    ],
)
def test_an_auction_that_cannot_be_is_refused(position: Fields, reason: str) -> None:
    assert any(word in rejected(**position) for word in reason.split("|"))


def test_a_winner_without_room_for_his_landscape_is_refused() -> None:
    covered = [f"{column}{row} r0" for column in "ace" for row in (3, 5)]
    estate: Json = [
        *({"tile": "lake", "at": at} for at in covered),
        {"tile": "tower", "at": "e1 r0"},
        {"tile": "chapel", "at": "f2 r0"},
    ]
    owners: Json = [{}, {}, {"estate": estate}]
    assert "offer park" in legal(load(seats=owners, to_move=[2]), 2)
    assert "offer forest" not in legal(load(seats=owners, to_move=[2]), 2)
    assert "room" in rejected(**{**BUYER_PLACES, "seats": owners})


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"pending_work": {"seat": 0, "value": 15}}, "action phase"),
        ({"phase": "action", "pending_work": {"seat": 1, "value": 15}, "to_move": [0]}, "seat"),
        ({"phase": "action", "pending_work": {"seat": 0, "value": 0}}, "value"),
        ({"phase": "action", "pending_work": {"seat": 0}}, "value"),
        ({"phase": "action", "pending_work": 15}, "pending_work"),
        (
            {"phase": "action", "drawn": {"seat": 0, "pile": "prestige", "cards": ["most-works"]}},
            "prestige",
        ),
        ({"phase": "action", "drawn": {"seat": 0, "pile": "bonus"}}, "cards"),
        ({"phase": "action", "drawn": {"seat": 0, "pile": "gold", "cards": []}}, "gold"),
        ({"phase": "action", "drawn": {"seat": 0, "pile": "bonus", "cards": ["poet"]}}, "poet"),
        (
            {
                "phase": "action",
                "drawn": {"seat": 1, "pile": "bonus", "cards": ["lakes"]},
                "to_move": [0],
            },
            "seat",
        ),
        (
            {
                "phase": "action",
                "pending_work": {"seat": 0, "value": 15},
                "drawn": {"seat": 0, "pile": "bonus", "cards": ["lakes"]},
            },
            "drawn",
        ),
        ({"drawn": {"seat": 0, "pile": "prestige", "cards": ["most-works"]}}, "auction"),
        ({"phase": "setup", "drawn": {"seat": 0, "pile": "bonus", "cards": ["lakes"]}}, "drawn"),
        ({"phase": "over", "drawn": {"seat": 0, "pile": "bonus", "cards": ["lakes"]}}, "drawn"),
        (
            {
                "to_move": [0],
                "sold": {"jester": 0},
                "auction": {**JESTER, "in": [0], "turn": 0},
                "drawn": {"seat": 0, "pile": "prestige", "cards": ["most-works"]},
            },
            "decide",
        ),
        (
            {
                "to_move": [0],
                "sold": {"prestige": 0},
                "auction": {**JESTER, "lot": "prestige", "in": [0], "turn": 0},
                "drawn": {"seat": 0, "pile": "bonus", "cards": ["lakes"]},
            },
            "bonus",
        ),
        (
            {
                "to_move": [0],
                "sold": {"prestige": 0},
                "auction": {**JESTER, "lot": "prestige", "in": [0], "turn": 0},
            },
            "decide",
        ),
        ({"phase": "action", "seats": [{"actions_left": 3}]}, "actions_left"),
        ({"phase": "action", "seats": [{"used": ["sleep"]}]}, "sleep"),
        ({"phase": "setup", "seats": [{"hand": []}]}, "hand"),
    ],
)
def test_a_question_that_cannot_be_is_refused(position: Fields, reason: str) -> None:
    assert reason in rejected(**position)


def test_every_reason_is_a_sentence() -> None:
    reason = rejected(seats=[{"jesters": 4}, {"jesters": 4}])
    assert reason[0].islower()
    assert reason.endswith(".")
    assert numbers(PRINCES.position(load()), "to_move") == [0]


def test_a_seat_that_has_discarded_is_not_asked_anything_whatever_it_owns() -> None:
    state = load(phase="setup", to_move=[1], seats=[{"prestige": 5}, {"prestige": 5}])
    assert legal(state, 0) == []
    assert "exchange 5" in legal(state, 1)
