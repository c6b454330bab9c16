"""The five coats of arms that stand for players."""

from __future__ import annotations

from typing import Final

from .outline import Point
from .sheet import Sheet, element, group

ARMS: Final = ("giglio", "delfino", "sole", "quercia", "torre")
"""In the order of seats that nobody has given arms."""

PLAIN: Final = "giglio"
"""The field without a pattern."""


def shield(sheet: Sheet, arms: str, middle: Point, width: float) -> str:
    """Return a shield around a point: colour, field and charge."""
    height = width * 1.12
    low, lower = f"{height * 0.8:.2f}", f"{height * 0.92:.2f}"
    right = f"C{width:.2f} {low} {width * 0.7:.2f} {lower} {width / 2:.2f} {height:.2f}"
    left = f"C{width * 0.3:.2f} {lower} 0 {low} 0 {height / 2:.2f}Z"
    path = f"M0 0H{width:.2f}V{height / 2:.2f}{right}{left}"
    line = max(1, width * 0.06)
    drawn = element("path", d=path, **sheet.edged(f"p-{arms}", "token-line", line))
    if arms != PLAIN and width >= 14:
        drawn += element("path", d=path, **sheet.pattern(arms))
    drawn += sheet.icon(arms, (width / 2, height * 0.47), width * 0.68, f"p-{arms}-on")
    corner = f"translate({middle[0] - width / 2:.2f} {middle[1] - height / 2:.2f})"
    return group(drawn, transform=corner)
