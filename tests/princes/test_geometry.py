"""Estates: squares, turns, placements, and what fits beside what."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from signoria.core.json_types import Json
from signoria.princes.edition import Edition
from signoria.princes.game import components
from signoria.princes.geometry import (
    ALL_SQUARES,
    SQUARES,
    TURNS,
    Placement,
    mask_at,
    placements_of,
    ring,
    shape_of,
    square_names,
    turned,
)
from tests.princes.ledger import PALAZZO, neighbours
from tests.princes.table import Fields, acting, legal, load

EDITION: Edition = components(None)[0]
LANDSCAPES = ("forest", "lake", "park")

PLACEMENTS = {
    "university": 76,
    "laboratory": 156,
    "workshop": 78,
    "library": 96,
    "opera": 80,
    "studio": 80,
    "hospital": 194,
    "theatre": 80,
    "tower": 58,
    "chapel": 121,
    "forest": 30,
    "lake": 121,
    "park": 72,
}
SIZES = {"large": 7, "medium": 5, "small": 3}


def placements(tile: str) -> tuple[Placement, ...]:
    """Return all placements of a tile."""
    return EDITION.placements[EDITION.tiles.index(tile)]


@pytest.mark.parametrize(("tile", "number"), PLACEMENTS.items())
def test_the_number_of_placements_beside_the_palazzo(tile: str, number: int) -> None:
    assert len(placements(tile)) == number
    assert len({one.mask for one in placements(tile)}) == number
    assert len({one.at for one in placements(tile)}) == number


@pytest.mark.parametrize("tile", PLACEMENTS)
def test_a_tile_covers_the_squares_of_its_size(tile: str) -> None:
    at = EDITION.tiles.index(tile)
    squares = SIZES.get(EDITION.sizes[at], {"forest": 4, "lake": 3, "park": 2}.get(tile, 0))
    assert len(EDITION.shapes[at]) == squares
    for placement in placements(tile):
        assert placement.mask.bit_count() == squares
        assert not set(square_names(placement.mask)) & PALAZZO


def test_the_palazzo_leaves_43_squares() -> None:
    assert set(square_names(EDITION.palazzo)) == PALAZZO
    assert (SQUARES, EDITION.free_squares) == (49, 43)


def test_the_squares_of_a_placement_begin_at_its_lower_left_corner() -> None:
    at = EDITION.by_text[EDITION.tiles.index("lake")]
    assert square_names(at["d1 r0"].mask) == ("d1", "d2", "e2")
    assert square_names(at["d1 r90"].mask) == ("e1", "d2", "e2")
    assert square_names(at["d1 r180"].mask) == ("d1", "e1", "e2")
    assert square_names(at["d1 r270"].mask) == ("d1", "e1", "d2")
    assert square_names(at["d1 r0m"].mask) == ("e1", "d2", "e2")


def test_turns_go_clockwise_and_turning_over_comes_first() -> None:
    shape = shape_of("##.\n.#.\n.##")
    assert turned(shape, "r90") == shape_of("..#\n###\n#..")
    assert turned(shape, "r0m") == shape_of(".##\n.#.\n##.")
    assert turned(shape, "r90m") == shape_of("#..\n###\n..#")
    block = shape_of("###\n###\n#..")
    assert turned(block, "r90") == shape_of("###\n.##\n.##")
    assert turned(block, "r90m") == shape_of(".##\n.##\n###")


def test_four_quarters_are_a_whole_turn_and_turning_over_twice_is_none() -> None:
    for shape in EDITION.shapes:
        again = shape
        for _ in range(4):
            again = turned(again, "r90")
        assert again == shape
        assert turned(turned(shape, "r0m"), "r0m") == shape
        assert turned(turned(shape, "r0m"), "r270") == turned(shape, "r270m")


@pytest.mark.parametrize("tile", PLACEMENTS)
def test_every_turn_that_covers_the_same_squares_names_the_first_of_them(tile: str) -> None:
    for text, placement in EDITION.by_text[EDITION.tiles.index(tile)].items():
        square, turn = text.split()
        canonical = placement.at.split()
        assert TURNS.index(canonical[1]) <= TURNS.index(turn)
        assert canonical[0] == square


@given(st.integers(0, ALL_SQUARES))
def test_the_ring_is_what_shares_an_edge(mask: int) -> None:
    squares = set(square_names(mask))
    around = {near for square in squares for near in neighbours(square)} - squares
    assert set(square_names(ring(mask))) == around & set(square_names(ALL_SQUARES))


def test_a_shape_leaves_the_grid_where_its_box_does() -> None:
    shape = shape_of("###")
    assert mask_at(shape, 4, 0) is not None
    assert mask_at(shape, 5, 0) is None
    assert mask_at(shape, 0, 7) is None


@pytest.mark.parametrize("drawing", ["", "...", "#x#", "# #"])
def test_what_is_no_drawing_is_refused(drawing: str) -> None:
    with pytest.raises(ValueError, match="shape"):
        shape_of(drawing)


def test_placements_are_numbered_through_all_tiles() -> None:
    numbers = [one.number for found in EDITION.placements for one in found]
    assert numbers == list(range(sum(PLACEMENTS.values())))
    assert next(iter(placements_of(0, ((0, 0),), 0, 5).values())).number == 5


# What may lie where


@st.composite
def estates(draw: st.DrawFn) -> list[Placement]:
    """Draw tiles that lie on the grid without covering each other, each building once."""
    laid: list[Placement] = []
    for _ in range(draw(st.integers(0, 8))):
        tile = draw(st.sampled_from(sorted(PLACEMENTS)))
        free = [
            one
            for one in placements(tile)
            if not any(one.mask & other.mask for other in laid)
            and (tile in LANDSCAPES or all(other.tile != one.tile for other in laid))
        ]
        if free:
            laid.append(draw(st.sampled_from(free)))
    return laid


def entries(laid: list[Placement]) -> Json:
    """Return an estate as a position has it."""
    return [{"tile": EDITION.tiles[one.tile], "at": one.at} for one in laid]


def allowed(
    laid: list[Placement], tile: str, may_lie: Callable[[set[str]], bool] = lambda squares: True
) -> list[str]:
    """Return where a tile may lie by the rules, square by square."""
    covered = {square for one in laid for square in square_names(one.mask)}
    return [
        one.at
        for one in placements(tile)
        if not covered & set(square_names(one.mask)) and may_lie(set(square_names(one.mask)))
    ]


@given(estates(), st.integers(0, 3))
def test_buildings_may_be_built_where_the_rules_say(laid: list[Placement], builders: int) -> None:
    seat: Fields = {"builders": builders, "estate": entries(laid)}
    texts = legal(acting(seat))
    blocks = [set(PALAZZO)]
    blocks += [
        set(square_names(one.mask)) for one in laid if EDITION.tiles[one.tile] not in LANDSCAPES
    ]

    def keeps_distance(squares: set[str]) -> bool:
        near = {beside for square in squares for beside in neighbours(square)}
        return builders >= 2 or not any(near & block for block in blocks)

    owned = {EDITION.tiles[one.tile] for one in laid}
    for tile in EDITION.tiles[len(LANDSCAPES) :]:
        expected = [] if tile in owned else allowed(laid, tile, keeps_distance)
        listed = [text for text in texts if text.startswith(f"build {tile} ")]
        assert listed == [f"build {tile} {at}" for at in expected]


@given(estates(), st.sampled_from(LANDSCAPES))
def test_landscapes_may_be_placed_wherever_they_fit(laid: list[Placement], tile: str) -> None:
    assume(sum(1 for one in laid if EDITION.tiles[one.tile] == tile) < 6)
    auction: Fields = {"opener": 0, "lot": tile, "price": 200, "leader": 0, "in": [0]}
    given: Fields = {"to_move": [0], "seats": [{"estate": entries(laid)}]}
    expected = allowed(laid, tile)
    assert (f"offer {tile}" in legal(load(**given))) == bool(expected)
    if expected:
        texts = legal(load(**given, sold={tile: 0}, auction=auction))
        assert texts == [f"place {tile} {at}" for at in expected]
