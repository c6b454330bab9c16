"""An estate from above: wall, ground, Palazzo and tiles."""

from __future__ import annotations

from collections.abc import Sequence

from ..sheet import Sheet, element, group, told
from ..tiles import tile
from .box import Box
from .court import Placed
from .sentences import name_of


def estate(
    sheet: Sheet, box: Box, placed: Sequence[Placed], corner: tuple[float, float], side: float
) -> str:
    """Return an estate in a square of some side, the wall included."""
    wall = max(3.5, side / 44)
    scale = (side - 2 * wall) / max(box.rows, len(box.columns), 1)
    drawn = ground(sheet, box, scale, wall)
    drawn += group(told("Palazzo"), tile(sheet, "palazzo", "palazzo", box.palazzo, scale))
    for entry in placed:
        if entry.cells:
            drawing = tile(sheet, entry.tile, entry.size, entry.cells, scale)
            drawn += group(told(name_of(entry.tile)), drawing)
    return group(drawn, transform=f"translate({corner[0] + wall:.2f} {corner[1] + wall:.2f})")


def ground(sheet: Sheet, box: Box, scale: float, wall: float) -> str:
    """Return the wall and the ground in two tints, with the lines between the squares."""
    across, down = len(box.columns), box.rows
    width, height = across * scale, down * scale
    outer = {"width": width + 2 * wall, "height": height + 2 * wall}
    drawn = element("rect", x=-wall, y=-wall, **outer, rx=wall / 4, **sheet.fill("wall"))
    inner = {"width": width + wall, "height": height + wall}
    frame = {"x": -wall / 2, "y": -wall / 2, **inner}
    drawn += element("rect", **frame, **sheet.stroke("wall-line", 0.8))
    drawn += element("rect", width=width, height=height, **sheet.fill("ground"))
    tinted = "".join(
        f"M{x * scale:.2f} {y * scale:.2f}h{scale:.2f}v{scale:.2f}h{-scale:.2f}Z"
        for y in range(down)
        for x in range(across)
        if (x + y) % 2
    )
    drawn += element("path", d=tinted, **sheet.fill("ground-2"))
    lines = [f"M{x * scale:.2f} 0V{height:.2f}" for x in range(1, across)]
    lines += [f"M0 {y * scale:.2f}H{width:.2f}" for y in range(1, down)]
    return drawn + element("path", d="".join(lines), **sheet.stroke("grid", 1))
