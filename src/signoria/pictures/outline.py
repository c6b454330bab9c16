"""The outline of a set of cells, and the same line drawn further in: what roofs are made of."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from .sheet import figure

Cell: TypeAlias = tuple[int, int]
"""A cell as drawn: across from the left, down from the top."""

Point: TypeAlias = tuple[float, float]
Ring: TypeAlias = list[Point]
"""The corners of a closed line, the inside at the right hand of who walks it."""


def outlines(cells: Iterable[Cell]) -> list[Ring]:
    """Return the lines around some cells: clockwise around each part, the other way in a hole."""
    edges = edges_of(set(cells))
    rings: list[Ring] = []
    while edges:
        at = start = min(edges)
        ring: Ring = []
        way = (0.0, 0.0)
        while not ring or at != start:
            ring.append(at)
            goal = next_corner(edges, at, way)
            way = (goal[0] - at[0], goal[1] - at[1])
            at = goal
        rings.append(corners_of(ring))
    return rings


def edges_of(cells: set[Cell]) -> dict[Point, list[Point]]:
    """Return where each side of the cells that has no neighbour leads, by where it begins."""
    edges: dict[Point, list[Point]] = {}
    for x, y in sorted(cells):
        for beyond, start, end in (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        ):
            if beyond not in cells:
                edges.setdefault(start, []).append(end)
    return edges


def next_corner(edges: dict[Point, list[Point]], at: Point, way: Point) -> Point:
    """Take the side that goes on from a corner; where two cells only touch, the right-hand one."""
    ends = edges[at]
    right = (at[0] - way[1], at[1] + way[0])
    goal = right if right in ends else ends[0]
    ends.remove(goal)
    if not ends:
        del edges[at]
    return goal


def corners_of(ring: Ring) -> Ring:
    """Return a closed line without the points at which it goes straight on."""
    return [
        here
        for number, here in enumerate(ring)
        if not is_straight(ring[number - 1], here, ring[(number + 1) % len(ring)])
    ]


def is_straight(before: Point, here: Point, after: Point) -> bool:
    """Whether three neighbours lie on one line of the grid."""
    return before[0] == here[0] == after[0] or before[1] == here[1] == after[1]


def inset(ring: Sequence[Point], by: float) -> Ring:
    """Return a closed line moved inwards by a part of a cell."""
    moved: Ring = []
    for number, here in enumerate(ring):
        first = inward(ring[number - 1], here)
        second = inward(here, ring[(number + 1) % len(ring)])
        moved.append((here[0] + by * (first[0] + second[0]), here[1] + by * (first[1] + second[1])))
    return moved


def inward(start: Point, end: Point) -> Point:
    """Return the direction of the inside of a side."""
    length = math.dist(start, end)
    return (start[1] - end[1]) / length, (end[0] - start[0]) / length


def polygon(rings: Iterable[Sequence[Point]], scale: float) -> str:
    """Return the path of closed lines, scaled to pixels a cell."""
    return "".join(
        "M" + "L".join(f"{figure(x * scale)} {figure(y * scale)}" for x, y in ring) + "Z"
        for ring in rings
    )


def rounded(rings: Iterable[Sequence[Point]], scale: float, radius: float) -> str:
    """Return the path of closed lines with round corners; the radius is in cells."""
    return "".join(rounded_ring(ring, scale, radius) for ring in rings)


def rounded_ring(ring: Sequence[Point], scale: float, radius: float) -> str:
    """Return the path of one closed line with round corners."""
    bends = []
    for number, here in enumerate(ring):
        start = toward(here, ring[number - 1], radius)
        end = toward(here, ring[(number + 1) % len(ring)], radius)
        points = [f"{figure(x * scale)} {figure(y * scale)}" for x, y in (start, here, end)]
        bends.append(f"{points[0]}Q{points[1]} {points[2]}")
    return "M" + "L".join(bends) + "Z"


def toward(here: Point, there: Point, by: float) -> Point:
    """Return the point at some distance on the way to another."""
    part = by / math.dist(here, there)
    return here[0] + (there[0] - here[0]) * part, here[1] + (there[1] - here[1]) * part


def heart(cells: Sequence[Cell]) -> Point:
    """Return where the sign of a tile belongs: the middle of a rectangle, else a central cell."""
    across = sum(x for x, _ in cells) / len(cells)
    down = sum(y for _, y in cells) / len(cells)
    is_rectangle = len({x for x, _ in cells}) * len({y for _, y in cells}) == len(cells)
    if is_rectangle:
        return across + 0.5, down + 0.5
    x, y = min(cells, key=lambda cell: round(math.dist(cell, (across, down)), 2))
    return x + 0.5, y + 0.5
