"""Nobody learns what he may not know: changing anything hidden changes no byte that he gets."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.core.json_types import Json
from signoria.core.moves import Line
from signoria.core.play import legal_lines, play
from signoria.core.refusal import Refusal
from signoria.princes.game import PRINCES
from signoria.princes.state import PrincesState
from tests.princes.ledger import bonus_cards
from tests.princes.scramble import scramble
from tests.princes.table import Chance, Fields, Played, acting, do, legal, load, seats, walk

NONSENSE = ("", "sing", "offer moon", "work poet with", "build opera z9 r0", "keep")


def seen(value: Json) -> str:
    """Return the bytes that somebody gets."""
    return json.dumps(value)


def view(state: PrincesState, viewer: int | None) -> Fields:
    """Return a view."""
    return dict(PRINCES.observe(state, viewer).view())


def told(played: Played, viewer: int | None) -> str:
    """Return what a viewer is told of a line."""
    events = PRINCES.events(played.before, played.seat, played.line, played.after)
    return seen([PRINCES.public_text(played.line), [event.seen_by(viewer) for event in events]])


def answer(state: PrincesState, seat: int, text: str) -> str:
    """Return what a seat is answered that tries or previews a move."""
    try:
        after, line = play(PRINCES, state, seat, text)
    except Refusal as no:
        return seen([no.rule, no.message, dict(no.missing), list(no.squares)])
    return seen(PRINCES.preview(state, seat, line, after))


def attempts(state: PrincesState, rng: Random) -> list[str]:
    """Return moves to try, of which most are illegal."""
    table = state.rules.moves.all
    return [*(rng.choice(table).text for _ in range(25)), *NONSENSE]


def compare(state: PrincesState, twin: PrincesState, viewer: int | None, rng: Random) -> None:
    """Check that a viewer cannot tell two states from each other."""
    assert seen(view(twin, viewer)) == seen(view(state, viewer))
    if viewer is None:
        return
    assert legal(twin, viewer) == legal(state, viewer)
    for text in [
        *attempts(state, rng),
        *rng.sample(legal(state, viewer), min(5, len(legal(state, viewer)))),
    ]:
        assert answer(twin, viewer, text) == answer(state, viewer, text)


def drawing(before: PrincesState, after: PrincesState, viewer: int) -> bool:
    """Whether a line has shown its viewer cards that he could not know before."""
    return after.turn == viewer and bool(after.drawn) and not before.drawn


def follow(played: Played, twin: PrincesState, viewer: int) -> None:
    """Check that a public line tells the same in both states, and leaves the same view."""
    line = same_for_others(played, twin)
    after = twin.clone()
    for move in line:
        assert move in after.moves(played.seat, move.kind) or PRINCES.accepts(
            after, played.seat, move
        )
        after.apply(played.seat, move)
    if not played.after.over and not drawing(played.before, played.after, viewer):
        assert told(Played(twin, played.seat, line, after), viewer) == told(played, viewer)
        assert seen(view(after, viewer)) == seen(view(played.after, viewer))


def same_for_others(played: Played, twin: PrincesState) -> Line:
    """Return the line that looks the same to others: another card discarded or kept in secret."""
    if played.text.split()[0] not in ("discard", "keep"):
        return played.line
    return legal_lines(twin, played.seat)[0]


def named(text: str) -> frozenset[str]:
    """Return the cards that a public line shows; they must be where they are in both states."""
    words = text.split()
    return frozenset(words[1:]) if words[0] == "work" else frozenset()


@given(st.integers(3, 5), st.text(max_size=4), st.integers(0, 2**32).map(Chance))
def test_what_is_hidden_changes_nothing_that_a_viewer_gets(
    players: int, seed: str, rng: Chance
) -> None:
    for played in walk(PRINCES.deal(players, {}, seed), rng):
        if rng.random() < 0.9:
            continue
        for viewer in (*range(players), None):
            twin = scramble(played.before, viewer, rng, named(played.text))
            compare(played.before, twin, viewer, rng)
            if viewer != played.seat:
                follow(played, twin, -1 if viewer is None else viewer)


@given(st.integers(3, 5), st.text(max_size=4), st.integers(0, 2**32).map(Chance))
def test_a_guess_at_what_is_hidden_looks_the_same_to_its_viewer(
    players: int, seed: str, rng: Chance
) -> None:
    for played in walk(PRINCES.deal(players, {}, seed), rng):
        if rng.random() < 0.9:
            continue
        for viewer in (*range(players), None):
            twin = PRINCES.determinize(PRINCES.observe(played.before, viewer), rng)
            compare(played.before, twin, viewer, rng)


@given(st.integers(3, 5), st.text(max_size=4), st.integers(0, 2**32).map(Chance))
def test_a_guess_can_be_played_to_the_end(players: int, seed: str, rng: Chance) -> None:
    states = [played.before for played in walk(PRINCES.deal(players, {}, seed), rng)]
    for state in rng.sample(states, 3):
        guess = PRINCES.determinize(PRINCES.observe(state, rng.randrange(players)), rng)
        for played in walk(guess, rng):
            assert all(seat.florins >= 0 and seat.prestige >= 0 for seat in played.after.seats)


def test_a_bonus_card_that_was_played_is_not_thought_to_be_anywhere() -> None:
    state = acting({"hand": ["poet"], "jesters": 6, "bonus": ["lakes", "parks"]})
    state = do(state, "0 work poet with lakes", "0 take 0")
    for number in range(30):
        guess = PRINCES.determinize(PRINCES.observe(state, number % 3), Random(number))
        assert "lakes" not in bonus_cards(PRINCES.position(guess))
        assert len(bonus_cards(PRINCES.position(guess))) == 19


def test_whoever_leads_an_auction_is_thought_to_be_able_to_pay() -> None:
    auction: Json = {"opener": 0, "lot": "jester", "price": 3000, "leader": 0, "in": [0, 1]}
    state = load(to_move=[1], auction=auction, seats=[{"prestige": 5}])
    for number in range(30):
        guess = PRINCES.determinize(PRINCES.observe(state, 1), Random(number))
        sold = do(guess, "1 pass").seats[0]
        assert sold.florins >= 0
        assert sold.prestige >= 0


def test_what_is_hidden_is_left_out_and_counted() -> None:
    state = acting({}, {"bonus": ["lakes"], "prestige_cards": ["most-works"]})
    for viewer in (0, None):
        other = seats(view(state, viewer))[1]
        assert not {"florins", "hand", "bonus", "prestige_cards"} & set(other)
        counts = (other["hand_count"], other["bonus_count"], other["prestige_card_count"])
        assert counts == (3, 1, 1)
        assert "decks" not in view(state, viewer)
        assert view(state, viewer)["deck_counts"] == {
            "professions": 12,
            "bonus": 19,
            "prestige": 13,
        }
    own = seats(view(state, 1))[1]
    assert (own["florins"], own["bonus"], own["prestige_cards"]) == (
        3500,
        ["lakes"],
        ["most-works"],
    )


def test_cards_drawn_are_shown_to_their_seat_and_counted_for_others() -> None:
    state = do(acting({}), "0 bonus")
    mine, others = view(state, 0)["drawn"], view(state, 1)["drawn"]
    assert isinstance(mine, dict)
    assert len(mine["cards"]) == 5
    assert others == view(state, None)["drawn"] == {"seat": 0, "pile": "bonus", "count": 5}


def test_a_lured_profession_is_known_until_it_is_performed() -> None:
    state = acting({"hand": ["doctor"], "recruiters": 1, "jesters": 7}, {"performed": ["poet"]})
    state = do(state, "0 lure poet from 1")
    assert seats(view(state, None))[0]["known_hand"] == ["poet"]
    state = do(state, "0 work poet", "0 take 0")
    assert seats(view(state, None))[0]["known_hand"] == []


def test_secret_choices_are_shown_to_others_without_the_card() -> None:
    state = load(phase="setup")
    text = legal(state)[0]
    _, line = play(PRINCES, state, 0, text)
    assert PRINCES.public_text(line) == "discard"
    drawn = do(acting({}), "0 bonus")
    for text in (legal(drawn)[0], legal(drawn)[1]):
        _, line = play(PRINCES, drawn, 0, text)
        assert PRINCES.public_text(line) == "keep"
    cards = [text.removeprefix("keep ") for text in legal(drawn)]
    _, line = play(PRINCES, drawn, 0, f"keep {cards[0]} under {' '.join(cards[1:])}")
    assert PRINCES.public_text(line) == "keep"


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_when_the_game_is_over_every_view_is_the_full_position(viewer: int | None) -> None:
    state = do(acting({"prestige_cards": ["most-works"]}, round=7, starting=1), "0 end")
    assert state.over
    assert view(state, viewer) == PRINCES.position(state)
    assert PRINCES.position(PRINCES.determinize(PRINCES.observe(state, viewer), Random(1))) == (
        PRINCES.position(state)
    )
