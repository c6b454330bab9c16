"""The geometry of an estate: squares, turns of a tile, and every placement of it.

An estate is a grid of 7 × 7 squares held in 49 bits: bit 7·(row − 1) + column, rows 1 to 7 from
the bottom, columns a to g from the left (rules 6.1; the contract, section 3).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from .terms import NOBODY

SIDE: Final = 7
SQUARES: Final = SIDE * SIDE
ALL_SQUARES: Final = (1 << SQUARES) - 1
COLUMNS: Final = "abcdefg"
TURNS: Final = ("r0", "r90", "r180", "r270", "r0m", "r90m", "r180m", "r270m")

Cell: TypeAlias = tuple[int, int]
"""A column and a row, both from 0, rows counted from the bottom."""

Shape: TypeAlias = tuple[Cell, ...]


class Placement:
    """One way in which a tile may lie on the grid.

    Attributes:
        number: its number among all placements of its edition.
        tile: the index of the tile in its edition.
        at: the canonical text, such as `c4 r90`.
        mask: the squares that it covers.
        ring: the squares that share an edge with it.
        partner: the neighbour in whose estate the rest of a joint building stands, or NOBODY;
            then `at` is its place on the strip of both, and it has no number.
    """

    __slots__ = ("at", "mask", "number", "partner", "ring", "tile")

    def __init__(self, number: int, tile: int, at: str, mask: int, partner: int = NOBODY) -> None:
        self.partner = partner
        self.number = number
        self.tile = tile
        self.at = at
        self.mask = mask
        self.ring = ring(mask)

    def __repr__(self) -> str:
        return f"<tile {self.tile} at {self.at}>"


def square_name(bit: int) -> str:
    """Return the name of a square, such as `c4`."""
    return f"{COLUMNS[bit % SIDE]}{bit // SIDE + 1}"


def square_names(mask: int) -> tuple[str, ...]:
    """Return the names of the squares in a mask, row by row from the bottom."""
    return tuple(square_name(bit) for bit in squares_in(mask))


def ring(mask: int) -> int:
    """Return the squares outside a mask that share an edge with it."""
    left_column = sum(1 << SIDE * row for row in range(SIDE))
    right_column = left_column << SIDE - 1
    beside = (mask & ~right_column) << 1 | (mask & ~left_column) >> 1
    above_and_below = mask << SIDE | mask >> SIDE
    return (beside | above_and_below) & ALL_SQUARES & ~mask


def shape_of(drawing: str) -> Shape:
    """Return the cells of a drawn shape; `#` covers a square.

    Raises:
        ValueError: the drawing holds another sign than `#` and `.`, or covers nothing.
    """
    rows = drawing.strip("\n").split("\n")
    wrong = sorted({sign for row in rows for sign in row if sign not in "#."})
    if wrong:
        raise ValueError(f"a shape is drawn with # and . only, not with {' '.join(wrong)}")
    height = len(rows)
    cells = [
        (column, height - 1 - number)
        for number, row in enumerate(rows)
        for column, sign in enumerate(row)
        if sign == "#"
    ]
    if not cells:
        raise ValueError("a shape covers at least one square")
    return to_corner(cells)


def to_corner(cells: list[Cell]) -> Shape:
    """Move cells so that their bounding box begins at the lower left corner."""
    left = min(column for column, _ in cells)
    bottom = min(row for _, row in cells)
    return tuple(sorted((column - left, row - bottom) for column, row in cells))


def turned(shape: Shape, turn: str) -> Shape:
    """Return a shape turned over first where the turn ends in `m`, then turned clockwise."""
    cells = list(shape)
    if turn.endswith("m"):
        cells = [(-column, row) for column, row in cells]
    for _ in range(int(turn.strip("rm")) // 90):
        cells = [(row, -column) for column, row in cells]
    return to_corner(cells)


def mask_at(shape: Shape, column: int, row: int) -> int | None:
    """Return the mask of a shape whose bounding box begins at a square, or None outside."""
    mask = 0
    for across, up in shape:
        if not (0 <= column + across < SIDE and 0 <= row + up < SIDE):
            return None
        mask |= 1 << SIDE * (row + up) + column + across
    return mask


def is_connected(shape: Shape) -> bool:
    """Whether all cells of a shape hang together by edges."""
    rest = set(shape)
    reached = [rest.pop()]
    while reached:
        column, row = reached.pop()
        for cell in ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)):
            if cell in rest:
                rest.remove(cell)
                reached.append(cell)
    return not rest


def placements_of(tile: int, shape: Shape, palazzo: int, first_number: int) -> dict[str, Placement]:
    """Return every placement of a tile by each text that names it.

    Turns that cover the same squares share one placement, whose text is that of the first turn.
    Placements are numbered upwards from `first_number`.
    """
    turns = {turn: turned(shape, turn) for turn in TURNS}
    by_mask: dict[int, Placement] = {}
    by_text: dict[str, Placement] = {}
    for row in range(SIDE):
        for column in range(SIDE):
            for turn, cells in turns.items():
                mask = mask_at(cells, column, row)
                if mask is None or mask & palazzo:
                    continue
                at = f"{COLUMNS[column]}{row + 1} {turn}"
                if mask not in by_mask:
                    by_mask[mask] = Placement(first_number + len(by_mask), tile, at, mask)
                by_text[at] = by_mask[mask]
    return by_text


def squares_in(mask: int) -> Iterator[int]:
    """Yield the numbers of the squares in a mask, ascending."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def covering(placements: list[Placement]) -> list[int]:
    """Return for each square the placements that cover it, a bit for each number."""
    found = [0] * SQUARES
    for placement in placements:
        for square in squares_in(placement.mask):
            found[square] |= 1 << placement.number
    return found


def on_any(mask: int, covering_square: Sequence[int]) -> int:
    """Return what covers any square of a mask, a bit for each number.

    Args:
        mask: the squares.
        covering_square: for each square what covers it.
    """
    found = 0
    for square in squares_in(mask):
        found |= covering_square[square]
    return found
