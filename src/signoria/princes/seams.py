"""The seam of two neighbouring estates: every building that can lie across it (rules 16).

The two grids lie side by side as one strip of 14 columns, a to n, and 7 rows: columns a to g are
those of the western estate, h to n those of the eastern one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .geometry import ALL_SQUARES, SIDE, SQUARES, TURNS, Shape, ring, squares_in, turned
from .pieces import LANDSCAPES
from .terms import NOBODY

if TYPE_CHECKING:
    from .edition import Edition

STRIP_COLUMNS: Final = "abcdefghijklmn"
WESTERN_COLUMN: Final = sum(1 << SIDE * row for row in range(SIDE))
"""The squares of an estate that lie at its western border."""

EASTERN_COLUMN: Final = WESTERN_COLUMN << SIDE - 1
ACROSS: Final = SIDE - 1
"""How far apart in the bits of an estate the two ends of a row are."""


class JointSite:
    """One way in which a building may lie across the border of two estates.

    Attributes:
        number: its number among all sites of the seam.
        tile: the building.
        at: its canonical text on the strip, such as `f5 r0`.
        west, east: the squares that it covers of either estate.
        west_ring, east_ring: the squares of either estate that share an edge with it.
    """

    __slots__ = ("at", "east", "east_ring", "number", "tile", "west", "west_ring")

    def __init__(self, number: int, tile: int, at: str, west: int, east: int) -> None:
        self.number = number
        self.tile = tile
        self.at = at
        self.west = west
        self.east = east
        self.west_ring = ring_with_border(west, (east & WESTERN_COLUMN) << ACROSS)
        self.east_ring = ring_with_border(east, (west & EASTERN_COLUMN) >> ACROSS)

    def __repr__(self) -> str:
        return f"<tile {self.tile} at {self.at} of a strip>"


class Seam:
    """All joint sites of an edition, and which of them exclude what lies on the two estates.

    Attributes:
        sites: the joint sites, tile by tile.
        sites_of: for each tile its sites, a bit for each number; the next ones are of this kind.
        by_text: for each tile its sites by every text that names them.
        covering_west, covering_east: for each square of an estate the sites that cover it.
        touching_west, touching_east: for each square the sites that share an edge with it.
    """

    def __init__(self, edition: Edition) -> None:
        self.sites: list[JointSite] = []
        self.by_text: list[dict[str, JointSite]] = []
        for tile, shape in enumerate(edition.shapes):
            own = {} if tile < len(LANDSCAPES) else self.across(tile, shape, edition.palazzo)
            self.by_text.append(own)
            self.sites += dict.fromkeys(own.values())
        self.sites_of = [
            sum(1 << site.number for site in self.sites if site.tile == tile)
            for tile in range(len(edition.tiles))
        ]
        self.covering_west = self.by_square([site.west for site in self.sites])
        self.covering_east = self.by_square([site.east for site in self.sites])
        self.touching_west = self.by_square([site.west_ring for site in self.sites])
        self.touching_east = self.by_square([site.east_ring for site in self.sites])

    def across(self, tile: int, shape: Shape, palazzo: int) -> dict[str, JointSite]:
        """Return every site of a building by each text that names it; no Palazzo is covered."""
        by_squares: dict[tuple[int, int], JointSite] = {}
        by_text: dict[str, JointSite] = {}
        turns = {turn: turned(shape, turn) for turn in TURNS}
        for row in range(SIDE):
            for column in range(2 * SIDE):
                for turn, cells in turns.items():
                    halves = halves_at(cells, column, row)
                    if halves is None or not all(halves) or (halves[0] | halves[1]) & palazzo:
                        continue
                    at = f"{STRIP_COLUMNS[column]}{row + 1} {turn}"
                    if halves not in by_squares:
                        number = len(self.sites) + len(by_squares)
                        by_squares[halves] = JointSite(number, tile, at, *halves)
                    by_text[at] = by_squares[halves]
        return by_text

    def by_square(self, masks: list[int]) -> list[int]:
        """Return for each square the sites whose mask holds it."""
        found = [0] * SQUARES
        for number, mask in enumerate(masks):
            for square in squares_in(mask):
                found[square] |= 1 << number
        return found


def halves_at(shape: Shape, column: int, row: int) -> tuple[int, int] | None:
    """Return the squares of the western and the eastern estate under a shape, None outside."""
    west = east = 0
    for across, up in shape:
        if not (0 <= column + across < 2 * SIDE and 0 <= row + up < SIDE):
            return None
        bit = 1 << SIDE * (row + up) + (column + across) % SIDE
        if column + across < SIDE:
            west |= bit
        else:
            east |= bit
    return west, east


def ring_with_border(mask: int, across_border: int) -> int:
    """Return the squares of an estate beside a mask, those beside what lies over the border too."""
    return (ring(mask) | across_border) & ALL_SQUARES & ~mask


def east_of(seat: int, players: int) -> int:
    """Return whose estate lies east of a seat's, NOBODY at the end of a strip of two."""
    if players == 2:
        return 1 if seat == 0 else NOBODY
    return (seat + 1) % players


def west_of(seat: int, players: int) -> int:
    """Return whose estate lies west of a seat's, NOBODY at the end of a strip of two."""
    if players == 2:
        return 0 if seat == 1 else NOBODY
    return (seat - 1) % players
