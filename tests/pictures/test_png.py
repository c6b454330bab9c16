"""PNG: of the size asked for, set in our own fonts, in both themes."""

from __future__ import annotations

import pytest

from signoria.core.refusal import InvalidInput
from signoria.pictures import Position
from signoria.princes.game import PRINCES
from tests.pictures.looking import Pixels, Seen, pixels, size
from tests.princes.table import load


@pytest.fixture(scope="module")
def position() -> Position:
    return Position(PRINCES.position(load(4, phase="auction")), ["Lucia", "Matteo", "Ő", "Ž"])


def colours(image: Pixels) -> int:
    return len({row[x : x + 4] for row in image.rows for x in range(0, len(row), 4)})


def test_it_is_as_large_as_the_svg_unless_a_width_is_given(position: Position) -> None:
    width, height = Seen(position.svg()).size()
    natural, half = size(position.png()), size(position.png(width=600))
    assert natural[0] == round(width)
    assert abs(natural[1] - height) <= 1
    assert half[0] == 600
    assert abs(half[1] - height * 600 / width) <= 1


def test_it_is_not_blank_and_the_themes_differ(position: Position) -> None:
    light, dark = pixels(position.png(width=300)), pixels(position.png("dark", width=300))
    assert colours(light) > 500
    assert colours(dark) > 500
    assert sum(light.at(1, 150)[:3]) > 600
    assert sum(dark.at(1, 150)[:3]) < 150


def test_letters_are_drawn(position: Position) -> None:
    """Without any of our fonts, names would be missing or look like the system's."""
    other = Position(PRINCES.position(load(4, phase="auction")), ["Lucia", "Matteo", "Ű", "Ž"])
    assert position.png(width=600) != other.png(width=600)
    assert position.png(width=600) == position.png(width=600)


@pytest.mark.parametrize("width", [0, -5, 100_000])
def test_a_width_that_makes_no_sense_is_refused(position: Position, width: int) -> None:
    with pytest.raises(InvalidInput, match="pixels wide"):
        position.png(width=width)
