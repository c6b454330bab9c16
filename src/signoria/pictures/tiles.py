"""Tiles from above: hipped roofs, trees, water and flower beds, drawn from any list of cells."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from .outline import Cell, Point, Ring, heart, inset, outlines, polygon, rounded
from .sheet import Sheet, Value, element, group

ROOFS: Final[Mapping[str, str]] = {
    "large": "r-l",
    "medium": "r-m",
    "small": "r-s",
    "palazzo": "r-p",
}
"""The colour of a roof by the size of its building."""

NORTH, WEST, EAST, SOUTH = ("#ffffff", 0.26), ("#ffffff", 0.1), ("#000000", 0.1), ("#000000", 0.22)
"""What lies over the colour of a roof, lit from the north-west."""

RIDGE: Final = 0.5
COURT: Final = 0.3
TREES: Final = (
    (0.3, 0.32, 0.2),
    (0.7, 0.28, 0.18),
    (0.5, 0.6, 0.23),
    (0.22, 0.75, 0.15),
    (0.79, 0.72, 0.17),
)
"""Five trees a cell: across and down within the cell, and their radius."""

BUSHES: Final = ((-1, -1), (1, -1), (-1, 1), (1, 1))
SMALLEST_WITH_SIGN: Final = 22
"""Pixels a cell."""


def tile(sheet: Sheet, name: str, size: str, cells: Sequence[Cell], scale: float) -> str:
    """Return a tile; its size class decides how it looks, `landscape` for what grows."""
    drawn = roof(sheet, size, cells, scale)
    if size == "landscape":
        drawn = greenery(sheet, name, cells, scale)
    if scale >= SMALLEST_WITH_SIGN:
        drawn += medallion(sheet, name, heart(cells), scale)
    return group(drawn)


def roof(sheet: Sheet, size: str, cells: Sequence[Cell], scale: float) -> str:
    """Return a building: a hipped roof over its cells, with a court inside the Palazzo."""
    court = size == "palazzo"
    rings = outlines(cells)
    eaves = [inset(ring, 0.035 if scale > 16 else 0.02) for ring in rings]
    ridges = [inset(ring, COURT if court else RIDGE) for ring in rings]
    base = polygon(eaves, scale)
    drawn = shadow(base, scale, (0.06, 0.09), 0.2)
    drawn += element("path", d=base, **sheet.fill(ROOFS.get(size, "r-s")))
    if court:
        drawn += element("path", d=polygon(ridges, scale), **sheet.fill("r-court"))
        middle = polygon([inset(ring, RIDGE) for ring in rings], scale)
        drawn += element("path", d=middle, **sheet.fill("r-court-2"))
    for outer, inner in zip(eaves, ridges, strict=True):
        drawn += planes(sheet, outer, inner, scale)
    ridge_lines = "".join(ridge_line(*rings, scale) for rings in zip(eaves, ridges, strict=True))
    drawn += element("path", d=ridge_lines, **sheet.stroke("r-ridge", scale * 0.028))
    return drawn + element("path", d=base, **sheet.stroke("r-edge", max(0.7, scale * 0.03)))


def planes(sheet: Sheet, eaves: Ring, ridges: Ring, scale: float) -> str:
    """Return the planes between the eaves and the ridges, one for each side of the outline."""
    drawn = ""
    for number, start in enumerate(eaves):
        after = (number + 1) % len(eaves)
        end = eaves[after]
        plane = polygon([[start, end, ridges[after], ridges[number]]], scale)
        colour, strength = light(start, end)
        drawn += element("path", d=plane, fill=colour, fill_opacity=strength)
        if scale > 18:
            rows = "level" if start[1] == end[1] else "steep"
            drawn += element("path", d=plane, **sheet.pattern(rows))
    return drawn


def light(start: Point, end: Point) -> tuple[str, float]:
    """Return what the light does to the plane above a side."""
    if start[1] == end[1]:
        return NORTH if end[0] > start[0] else SOUTH
    return WEST if end[1] < start[1] else EAST


def ridge_line(eaves: Ring, ridges: Ring, scale: float) -> str:
    """Return the lines from each corner of the eaves inwards and on to the next."""
    lines = [
        polygon([[corner, ridges[number], ridges[(number + 1) % len(ridges)]]], scale)[:-1]
        for number, corner in enumerate(eaves)
    ]
    return "".join(lines)


def shadow(path: str, scale: float, off: Point, strength: float) -> str:
    """Return the shadow of a path, thrown to the south-east."""
    across, down = off[0] * scale, off[1] * scale
    place = f"translate({across:.2f} {down:.2f})"
    return element("path", d=path, transform=place, opacity=strength)


def greenery(sheet: Sheet, kind: str, cells: Sequence[Cell], scale: float) -> str:
    """Return a landscape; a kind without a drawing of its own looks like a meadow."""
    rings = outlines(cells)
    base = rounded([inset(ring, 0.035 if scale > 16 else 0.02) for ring in rings], scale, 0.22)
    look = kind if kind in GROWTHS else "park"
    drawn = shadow(base, scale, (0.05, 0.07), 0.16)
    colours = sheet.edged(f"t-{look}", f"t-{look}-line", max(0.7, scale * 0.035))
    drawn += element("path", d=base, **colours)
    return drawn + (GROWTHS[kind](sheet, cells, rings, scale) if kind in GROWTHS else "")


def forest(sheet: Sheet, cells: Sequence[Cell], rings: list[Ring], scale: float) -> str:
    """Return trees, each a little off its place, and always the same for the same cell."""
    drawn = ""
    for x, y in cells:
        for number, (across, down, radius) in enumerate(TREES):
            left = (x + across + shift(x, y, number)) * scale
            top = (y + down + shift(y, x, number + 7)) * scale
            r = radius * scale
            drawn += circle(left + r * 0.18, top + r * 0.28, r, fill="#000", opacity=0.2)
            drawn += circle(left, top, r, **sheet.fill("t-tree"))
            drawn += circle(left - r * 0.28, top - r * 0.3, r * 0.5, **sheet.fill("t-tree-hi"))
    return drawn


def lake(sheet: Sheet, cells: Sequence[Cell], rings: list[Ring], scale: float) -> str:
    """Return deep water with a wave a cell."""
    deep = rounded([inset(ring, 0.17) for ring in rings], scale, 0.22)
    drawn = element("path", d=deep, **sheet.fill("t-lake-deep"))
    curve = " ".join(f"{part * scale:.2f}" for part in (0.11, -0.09, 0.22, 0))
    waves = "".join(
        f"M{(x + 0.28) * scale:.2f} {(y + 0.45) * scale:.2f}q{curve}t{0.22 * scale:.2f} 0"
        for x, y in cells
    )
    line = {"stroke-opacity": ".6", "stroke-linecap": "round"}
    return drawn + element("path", d=waves, **sheet.stroke("#ffffff", scale * 0.04), **line)


def park(sheet: Sheet, cells: Sequence[Cell], rings: list[Ring], scale: float) -> str:
    """Return a hedge around four bushes and a flower a cell."""
    hedge = rounded([inset(ring, 0.14) for ring in rings], scale, 0.14)
    drawn = element("path", d=hedge, **sheet.stroke("t-park-line", scale * 0.05))
    bed = 0.15 * scale
    for x, y in cells:
        left, top = (x + 0.5) * scale, (y + 0.5) * scale
        for across, down in BUSHES:
            x_bush, y_bush = left + across * bed, top + down * bed
            drawn += circle(x_bush, y_bush, bed * 0.72, **sheet.fill("t-tree"))
        drawn += circle(left, top, bed * 0.5, **sheet.fill("t-flower"))
    return drawn


GROWTHS: Final = {"forest": forest, "lake": lake, "park": park}


def shift(x: int, y: int, tree: int) -> float:
    """Return a small number that looks random but depends only on the cell and the tree."""
    mixed = math.sin(x * 12.9898 + y * 78.233 + tree * 37.719) * 43758.5453
    return (mixed - math.floor(mixed) - 0.5) * 0.08


def medallion(sheet: Sheet, name: str, middle: Point, scale: float) -> str:
    """Return the round sign of a tile."""
    x, y = middle[0] * scale, middle[1] * scale
    drawn = circle(x, y, scale * 0.31, **sheet.edged("medal", "medal-line", scale * 0.025))
    return drawn + sheet.icon(name, (x, y), scale * 0.4, "medal-ink")


def circle(x: float, y: float, radius: float, **paint: Value) -> str:
    """Return a circle around a point."""
    return element("circle", cx=x, cy=y, r=radius, **paint)
