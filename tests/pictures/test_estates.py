"""Estates: every tile of an edition lies in the picture where it lies on the grid."""

from __future__ import annotations

import pytest

from signoria.core.game import EditionFile
from signoria.pictures import Picture, Position
from signoria.pictures.outline import Ring, outlines
from signoria.princes.edition_file import house_text
from signoria.princes.game import PRINCES, components
from signoria.princes.geometry import square_names
from tests.pictures.looking import Pixels, Seen, pixels
from tests.princes.table import load

EDITION, _ = components(None)
SIDE = 7
SMALL = 140


def estate(*entries: tuple[str, str], edition: EditionFile | None = None) -> Picture:
    """Return the picture of an estate with some tiles on it."""
    position = dict(PRINCES.position(load()))
    placed = [{"tile": tile, "at": at} for tile, at in entries]
    return Position({**position, "seats": [{"estate": placed}, {}, {}]}, edition=edition).estate(0)


def changed(before: Pixels, after: Pixels) -> set[str]:
    """Return the squares that look otherwise in their middle."""
    wall = before.width / 44
    each = (before.width - 2 * wall) / SIDE
    found = set()
    for column in range(SIDE):
        for row in range(SIDE):
            x, y = wall + (column + 0.5) * each, wall + (row + 0.5) * each
            if before.at(x, y) != after.at(x, y):
                found.add(f"{'abcdefg'[column]}{SIDE - row}")
    return found


@pytest.fixture(scope="module")
def empty() -> Pixels:
    return pixels(estate().png(width=SMALL))


@pytest.mark.parametrize("tile", EDITION.tiles)
def test_every_tile_covers_its_squares_in_every_turn(tile: str, empty: Pixels) -> None:
    number = EDITION.tiles.index(tile)
    by_turn = {text.split()[1]: place for text, place in EDITION.by_text[number].items()}
    for turn, placement in by_turn.items():
        at = next(text for text, place in EDITION.by_text[number].items() if place is placement)
        picture = estate((tile, at))
        Seen(picture.svg()).check()
        assert tile.capitalize() in Seen(picture.svg()).tips(), turn
        assert changed(empty, pixels(picture.png(width=SMALL))) == set(
            square_names(placement.mask)
        ), turn


def test_an_estate_is_told_in_words() -> None:
    picture = Seen(estate(("forest", "d1 r0"), ("forest", "d4 r0"), ("tower", "a5 r0")).svg())
    assert "Seat 0" in picture.said()
    assert "On the estate: 2 × forest and tower" in picture.said()


def test_shapes_come_from_the_edition(empty: Pixels) -> None:
    hollow = house_text().replace('shape = """\n###\n#.#\n#.#\n', 'shape = """\n###\n#.#\n###\n', 1)
    assert hollow != house_text()
    drawn = pixels(
        estate(("university", "d4 r0"), edition=EditionFile("own", hollow)).png(width=SMALL)
    )
    ring = {f"{column}{row}" for column in "def" for row in "456"} - {"e5"}
    assert changed(empty, drawn) == ring


def area(ring: Ring) -> float:
    """Return the area of a closed line, negative if it is walked the other way round."""
    pairs = zip(ring, [*ring[1:], ring[0]], strict=True)
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs) / 2


def test_an_outline_goes_around_parts_and_holes_apart() -> None:
    around = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    assert sorted(map(area, outlines(around))) == [-1, 9]
    assert [area(ring) for ring in outlines([(0, 0), (1, 1)])] == [1, 1]
    assert [len(ring) for ring in outlines([(0, 0), (1, 0), (1, 1)])] == [6]
