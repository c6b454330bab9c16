"""The prestige track: an inlaid band of 51 fields with the arms of the players above it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..arms import shield
from ..sheet import Letters, Sheet, element, group, told
from .court import Court

FIELDS: Final = 51
LAP: Final = 50
HEIGHT: Final = 24
PAWN: Final = 17
STEP: Final = 20
"""How much higher than the one below it a pawn stands that shares its field."""

FOOT: Final = 14
"""From the middle of a pawn to the band."""


def room_above(courts: Sequence[Court]) -> float:
    """Return how much room the pawns need above the band."""
    fields = [field_of(court.prestige)[0] for court in courts]
    return max((fields.count(field) for field in fields), default=1) * STEP + 4


def field_of(prestige: int) -> tuple[int, int]:
    """Return the field of a pawn, and what it has gone round already: 61 is on 11, after 50."""
    laps = max(0, (prestige - 1) // LAP)
    return max(0, prestige - laps * LAP), laps * LAP


def frieze(sheet: Sheet, courts: Sequence[Court], width: float, top: float) -> str:
    """Return the band and the pawns; `top` is the upper edge of the band."""
    drawn = band(sheet, width, top)
    standing: dict[int, int] = {}
    for court in courts:
        field, passed = field_of(court.prestige)
        height = standing.get(field, 0)
        standing[field] = height + 1
        middle = ((field + 0.5) * width / FIELDS, top - FOOT - height * STEP)
        drawn += pawn(sheet, court, middle, passed, on_band=height == 0)
    return drawn


def band(sheet: Sheet, width: float, top: float) -> str:
    """Return the inlaid band: green marble at tens, rose at fives, a small stone between."""
    field = width / FIELDS
    bottom = top + HEIGHT
    drawn = element("rect", y=top, width=width, height=HEIGHT, **sheet.fill("marble"))
    stones = ""
    for number in range(FIELDS):
        left, middle = number * field, (number + 0.5) * field
        if number % 5:
            stones += f"M{middle:.2f} {top + HEIGHT / 2 - 4:.2f}l3 4l-3 4l-3 -4Z"
            continue
        marble = "marble-rose" if number % 10 else "marble-green"
        frame = {"x": left + 0.6, "y": top + 1, "width": field - 1.2, "height": HEIGHT - 2}
        drawn += element("rect", **frame, **sheet.fill(marble))
        ink = "marble-ink" if number % 10 else "#ffffff"
        spot = (middle, top + HEIGHT / 2 + 4.4)
        drawn += sheet.words(str(number), spot, Letters(12.5, ink, bold=True, anchor="middle"))
    drawn += element("path", d=stones, opacity=0.28, **sheet.fill("marble-ink"))
    edges = f"M0 {top:.2f}H{width:.2f}M0 {bottom:.2f}H{width:.2f}"
    return drawn + element("path", d=edges, **sheet.stroke("stone", 1.5))


def pawn(
    sheet: Sheet, court: Court, middle: tuple[float, float], passed: int, *, on_band: bool
) -> str:
    """Return the arms of a player on the track, with what they have gone round already."""
    x, y = middle
    drawn = told(f"{court.name}: {court.prestige} prestige")
    if on_band:
        line = f"M{x:.2f} {y + FOOT - 4:.2f}v6"
        drawn += element("path", d=line, **sheet.stroke("ink", 1.2))
    drawn += shield(sheet, court.arms, middle, PAWN)
    if passed:
        badge = {"x": x + 4, "y": y - 12, "width": 18, "height": 13, "rx": 3}
        drawn += element("rect", **badge, **sheet.edged("raised", "token-line", 0.8))
        drawn += sheet.words(
            str(passed), (x + 13, y - 1.6), Letters(12, bold=True, anchor="middle")
        )
    return group(drawn)
