"""Pictures of whole tables: any position, any view, any name."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.core.refusal import InvalidInput
from signoria.pictures import THEMES, Position
from signoria.pictures.princes.frieze import field_of
from signoria.princes.game import PRINCES
from tests.pictures.looking import Seen
from tests.princes.scramble import scramble
from tests.princes.table import Chance, Fields, do, load, seats, walk

NAMES = ("Lucia", "Matteo", "Sofia", "Cosimo", "Piero")
AUCTION: Fields = {"opener": 0, "lot": "jester", "price": 600, "leader": 1, "in": [0, 1], "turn": 0}


def full(players: int = 3, seed: str = "1", /, **given: Any) -> Fields:
    """Return the full position of a loaded game."""
    return PRINCES.position(load(players, seed, **given))


def seen(position: Fields, names: Sequence[str] = (), theme: str = "light") -> Seen:
    return Seen(Position(position, names or NAMES[: len(seats(position))]).svg(theme))


def placed(position: Any) -> list[str]:
    """Return the tiles of all estates."""
    return [entry["tile"] for seat in position["seats"] for entry in seat["estate"]]


@given(st.integers(3, 5), st.text(max_size=4), st.integers(0, 2**32).map(Chance))
def test_every_position_of_a_game_can_be_drawn_for_everybody(
    players: int, seed: str, rng: Chance
) -> None:
    for played in walk(PRINCES.deal(players, {}, seed), rng):
        if not played.after.over and rng.random() < 0.99:
            continue
        viewer = rng.choice((*range(players), None))
        views = (PRINCES.observe(played.after, viewer).view(), PRINCES.position(played.after))
        for position in views:
            picture = seen(dict(position), theme=rng.choice(THEMES))
            picture.check()
            assert set(NAMES[:players]) <= set(picture.texts())
            tiles = placed(dict(position))
            for tile in set(tiles):
                assert picture.tips().count(tile.capitalize()) == tiles.count(tile)


@given(st.integers(3, 5), st.text(max_size=4), st.integers(0, 2**32).map(Chance))
def test_what_is_hidden_changes_nothing_in_the_picture_of_a_view(
    players: int, seed: str, rng: Chance
) -> None:
    for played in walk(PRINCES.deal(players, {}, seed), rng):
        if rng.random() < 0.99:
            continue
        for viewer in (*range(players), None):
            twin = scramble(played.before, viewer, rng)
            pictures = [
                Position(PRINCES.observe(state, viewer).view()).svg()
                for state in (played.before, twin)
            ]
            assert pictures[0] == pictures[1]


def test_a_view_shows_ones_own_cash_and_cards_only() -> None:
    own: Fields = {"florins": 1700, "hand": ["poet"], "bonus": ["lakes"]}
    other: Fields = {"florins": 2300, "hand": ["painter"], "bonus": ["jesters"]}
    state = load(seats=[own, other])
    everything = seen(PRINCES.position(state)).texts()
    assert {"1,700 florins", "2,300 florins", "Poet", "Painter", "Lakes"} <= set(everything)
    mine = seen(dict(PRINCES.observe(state, 0).view())).texts()
    assert {"1,700 florins", "Poet", "Lakes"} <= set(mine)
    assert not {"2,300 florins", "Painter"} & set(mine)
    assert mine.count("florins hidden") == 2
    public = seen(dict(PRINCES.observe(state, None).view())).texts()
    assert public.count("florins hidden") == 3
    assert not {"Poet", "Painter", "Lakes"} & set(public)


def test_an_auction_shows_what_is_left_on_offer_and_sold() -> None:
    position = full(
        phase="auction", auction=AUCTION, sold={"builder": 2}, to_move=[0], starting=2, round=6
    )
    picture = seen(position)
    assert {"Forest", "6 left", "600 · Matteo", "sold · Sofia"} <= set(picture.texts())
    assert {"leads with 600", "to raise or leave"} <= set(picture.texts())
    assert "round 6 of 7" in picture.said()
    assert "Minimum work value 16" in picture.said()
    assert "Matteo leads for the jester with 600 florins" in picture.said()


def test_outside_an_auction_there_are_no_lots() -> None:
    picture = seen(full(phase="action", to_move=[0], round=3))
    assert "Recruiting" not in picture.texts()
    assert picture.size()[1] < seen(full(phase="auction")).size()[1]


def test_a_finished_game_tells_who_has_won() -> None:
    state = load(round=7, phase="action", to_move=[0], seats=[{"prestige": 61}, {"prestige": 4}])
    picture = seen(PRINCES.position(do(state, "0 end", "1 end", "2 end")))
    assert "Lucia wins with 61 prestige" in picture.said()
    assert "the game is over" in picture.said()
    assert "wins" in picture.texts()


@pytest.mark.parametrize(
    ("prestige", "field", "passed"),
    [(0, 0, 0), (50, 50, 0), (51, 1, 50), (61, 11, 50), (100, 50, 50), (101, 1, 100)],
)
def test_beyond_50_a_pawn_goes_round_again(prestige: int, field: int, passed: int) -> None:
    assert field_of(prestige) == (field, passed)
    picture = seen(full(seats=[{"prestige": prestige}]))
    assert f"Lucia: {prestige} prestige" in picture.tips()


def test_a_position_as_the_contract_has_it_is_enough() -> None:
    """Fields that were added to the contract's own make no difference to the estates."""
    estate = [{"tile": "hospital", "at": "d3 r90m"}, {"tile": "lake", "at": "f6 r180"}]
    position = full(seats=[{"estate": estate}])
    plain = json.loads(json.dumps(position))
    for seat in plain["seats"]:
        for entry in seat["estate"]:
            del entry["cells"]
    assert Position(plain).estate(0).svg() == Position(position).estate(0).svg()


@pytest.mark.parametrize(
    "name",
    [
        "<script>alert(1)</script>",
        "\"/><image href='x'/>",
        "]]>&amp;&#0;",
        "a\x00\x1b\ud800\ufffeb",
        "\u202eevil\u2066",
        "W" * 300,
        "漢字 😀 עברית",
    ],
)
def test_any_name_is_drawn_as_text(name: str) -> None:
    auction: Fields = {**AUCTION, "leader": 0, "turn": 1}
    position = full(phase="auction", auction=auction, to_move=[1])
    picture = Position(position, (name, "Matteo", "Sofia"))
    drawn, plain = Seen(picture.svg()), Seen(Position(position).svg())
    drawn.check()
    assert [part.tag for part in drawn.root.iter()] == [part.tag for part in plain.root.iter()]
    assert not set("\u202e\u2066\x1b") & set(drawn.svg)
    assert picture.png(width=100)


def test_the_same_position_gives_the_same_picture() -> None:
    position = full(5)
    assert Position(position).svg() == Position(json.loads(json.dumps(position))).svg()


def test_two_pictures_can_stand_on_one_page() -> None:
    ids = [
        set(seen(full(3, str(seed))).root.attrib["aria-labelledby"].split()) for seed in range(2)
    ]
    assert not ids[0] & ids[1]


def test_a_notebook_shows_the_picture() -> None:
    position = Position(full())
    assert position._repr_svg_() == position.svg()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": None}, "there is no game ''"),
        ({"seats": []}, "it has 0 seats"),
        ({"seats": "none"}, "seats is not a list"),
        ({"seats": [{}, {}, {"prestige": "much"}]}, "seats.2.prestige is not a whole number"),
        ({"seats": [{}, {}, {"estate": [{"tile": "castle", "at": "a1 r0"}]}]}, "no tile 'castle'"),
        ({"seats": [{}, {}, {"estate": [{"tile": "park", "at": "z1 r0"}]}]}, "at 'z1 r0'"),
        ({"to_move": [None]}, "to_move is not a list of whole numbers"),
    ],
)
def test_what_is_no_position_is_refused_with_a_sentence(change: Fields, sentence: str) -> None:
    with pytest.raises(InvalidInput, match=sentence):
        Position({**full(), **change}).svg()


def test_names_and_arms_must_fit_the_seats() -> None:
    with pytest.raises(InvalidInput, match="3 seats"):
        Position(full(), ["Lucia"])
    with pytest.raises(InvalidInput, match="no arms 'rosa'"):
        Position(full(), arms=["rosa", "sole", "torre"])
    with pytest.raises(InvalidInput, match="no seat 3"):
        Position(full()).estate(3)
    with pytest.raises(InvalidInput, match="no theme 'blue'"):
        Position(full()).svg("blue")
