"""Moves as text: what is read, how it is printed, and what is no move at all."""

from __future__ import annotations

import pytest

from signoria.core.play import play
from signoria.princes.game import PRINCES
from tests.princes.table import acting, do, legal, load, refusal


@pytest.mark.parametrize(
    ("given", "canonical"),
    [
        ("OFFER  Jester", "offer jester"),
        ("\toffer\njester ", "offer jester"),
        ("Decline", "decline"),
    ],
)
def test_case_and_blanks_do_not_matter(given: str, canonical: str) -> None:
    _, line = play(PRINCES, load(), 0, given)
    assert PRINCES.text(line) == canonical


@pytest.mark.parametrize(
    ("given", "canonical"),
    [
        ("build tower e4 r180", "build tower e4 r0"),
        ("build tower e4 r90m", "build tower e4 r90"),
        ("build chapel e4 r270m", "build chapel e4 r0"),
        ("build theatre e4 r0m", "build theatre e4 r0m"),
        ("build theatre e4 r180", "build theatre e4 r0"),
        ("build library e4 r180m", "build library e4 r180"),
    ],
)
def test_turns_that_cover_the_same_squares_have_one_canonical_text(
    given: str, canonical: str
) -> None:
    _, line = play(PRINCES, acting({}), 0, given)
    assert PRINCES.text(line) == canonical


def test_bonus_cards_are_named_in_any_order_and_printed_in_hand_order() -> None:
    state = acting({"hand": ["poet"], "jesters": 4, "bonus": ["lakes", "jesters", "parks"]})
    after, line = play(PRINCES, state, 0, "work poet with parks jesters")
    assert PRINCES.text(line) == "work poet with jesters parks"
    assert PRINCES.position(after)["last_work"] is not None


def test_each_set_of_bonus_cards_is_listed_once_in_hand_order() -> None:
    state = acting({"hand": ["poet"], "jesters": 7, "bonus": ["lakes", "jesters"]})
    works = [text for text in legal(state) if text.startswith("work")]
    assert works == [
        "work poet",
        "work poet with lakes",
        "work poet with jesters",
        "work poet with lakes jesters",
    ]


def test_the_order_of_cards_returned_is_accepted_though_never_listed() -> None:
    state = do(acting({}, decks={"bonus": ["lakes", "parks", "jesters", "kinds"]}), "0 bonus")
    assert legal(state) == ["keep lakes", "keep parks", "keep jesters", "keep kinds"]
    text = "keep parks under kinds lakes jesters"
    after, line = play(PRINCES, state, 0, text)
    assert PRINCES.text(line) == text
    decks = PRINCES.position(after)["decks"]
    assert isinstance(decks, dict)
    assert decks["bonus"] == ["kinds", "lakes", "jesters"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "sing",
        "offer",
        "offer gold",
        "offer jester now",
        "decline please",
        "raise 200",
        "discard",
        "discard pote",
        "place forest",
        "place forest d1",
        "place forest d1 r45",
        "place forest h1 r0",
        "place forest d8 r0",
        "place forest d10 r0",
        "place opera d1 r0",
        "build forest d1 r0",
        "build opera d1 r0 with 2 for 100",
        "build palazzo d1 r0",
        "keep",
        "keep pote",
        "keep poet under",
        "keep poet lawyer",
        "keep poet under most-works",
        "lure poet",
        "lure poet from",
        "lure poet from 3",
        "lure poet from him",
        "lure poet off 1",
        "exchange",
        "exchange 0",
        "exchange -1",
        "exchange 1.5",
        "exchange one",
        "exchange ²",
        "exchange 1 2",
        "exchange 99999999999999999999",
        "work",
        "work poet with",
        "work poet lakes",
        "work poet with gold",
        "take",
        "take all",
        "take -1",
        "freedom",
        "freedom speech",
        "freedom travel religion",
        "profession poet",
        "offer jester\u0000",
        "öffer jester",
        "with lakes",
        "under poet",
    ],
)
def test_what_is_no_move_is_refused_as_such(text: str) -> None:
    assert refusal(load(), 0, text).rule == "notation"


@pytest.mark.parametrize("text", ["exchange 401", "exchange 999999"])
def test_more_than_any_table_holds_is_not_taken_for_less(text: str) -> None:
    assert refusal(load(seats=[{"prestige": 400}]), 0, text).rule == "exchange-limit"
    paying = acting({}, pending_work={"seat": 0, "value": 200})
    assert refusal(paying, 0, "take 101").rule == "take-limit"


def test_numbers_may_begin_with_zeros() -> None:
    _, line = play(PRINCES, load(seats=[{"prestige": 9}]), 0, "exchange 007")
    assert PRINCES.text(line) == "exchange 7"
