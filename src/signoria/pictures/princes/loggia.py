"""The loggia: a bay for each lot of the auction; the one on offer is lit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from ..arms import shield
from ..sheet import Letters, Sheet, element, group, told
from ..tiles import circle, greenery
from ..wording import cut
from .box import Box
from .court import Court, Table
from .sentences import name_of

HEIGHT: Final = 262
PLINTH: Final = 50
BASE: Final = 14
ENTABLATURE: Final = 6
ABOVE_ARCH: Final = 13
FLATNESS: Final = 0.86
"""How high an arch is for half its width."""

TOKENS: Final = ("jester", "builder", "prestige", "recruiter")
"""The lots that are tokens or piles of cards."""

SIGNS: Final[Mapping[str, str]] = {"prestige": "prestige-card"}


class Bay(NamedTuple):
    """Where a bay stands: its edges, the opening, and the heights that all bays share."""

    left: float
    width: float
    crown: float
    spring: float
    sill: float

    @property
    def middle(self) -> float:
        """The axis of the bay."""
        return self.left + self.width / 2

    @property
    def half(self) -> float:
        """Half the width of the opening."""
        return self.width / 2 - 8

    def arch(self, *, closed: bool) -> str:
        """Return the line of the opening."""
        left, right = self.middle - self.half, self.middle + self.half
        arc = f"A{self.half:.2f} {self.spring - self.crown:.2f} 0 0 1"
        line = f"M{left:.2f} {self.sill:.2f}V{self.spring:.2f}{arc} {right:.2f} {self.spring:.2f}"
        return f"{line}V{self.sill:.2f}{'Z' if closed else ''}"

    def reveal(self) -> str:
        """Return the shaded side of the opening, at the left and above."""
        left, right = self.middle - self.half, self.middle + self.half
        rise = self.spring - self.crown
        outer = f"A{self.half:.2f} {rise:.2f} 0 0 1 {right:.2f} {self.spring:.2f}"
        inner = f"A{self.half - 1:.2f} {rise - 6:.2f} 0 0 0 {left + 8:.2f} {self.spring + 3:.2f}"
        return f"M{left:.2f} {self.sill:.2f}V{self.spring:.2f}{outer}{inner}V{self.sill:.2f}Z"

    def floor(self) -> str:
        """Return the floor of the opening."""
        left, right = self.middle - self.half, self.middle + self.half
        corner = f"L{left + 8:.2f} {self.sill - 12:.2f}H{right:.2f}V{self.sill:.2f}Z"
        return f"M{left:.2f} {self.sill:.2f}{corner}"


def loggia(sheet: Sheet, table: Table, width: float, top: float) -> str:
    """Return the loggia below the frieze; `top` is where its wall begins."""
    lots = table.box.lots
    if not lots:
        return ""
    each = width / len(lots)
    crown = top + ENTABLATURE + ABOVE_ARCH
    spring = crown + (each / 2 - 8) * FLATNESS
    sill = top + HEIGHT - BASE - PLINTH
    bays = [Bay(number * each, each, crown, spring, sill) for number in range(len(lots))]
    drawn = wall(sheet, width, top)
    for lot, bay in zip(lots, bays, strict=True):
        drawn += lot_bay(sheet, table, lot, bay)
    drawn += "".join(roundel(sheet, bay.left, crown + 10) for bay in bays[1:])
    edges = [8, *(bay.left for bay in bays[1:]), width - 8]
    drawn += "".join(column(sheet, x, bays[0]) for x in edges)
    for lot, bay in zip(lots, bays, strict=True):
        owner = owner_of(table, lot)
        if owner is not None:
            drawn += shield(sheet, owner.arms, (bay.middle, bay.crown + 3), 26)
    return drawn


def wall(sheet: Sheet, width: float, top: float) -> str:
    """Return the wall that the arches are in, the cornice above and the steps below."""
    bottom = top + HEIGHT - BASE
    drawn = element("rect", y=top, width=width, height=bottom - top, **sheet.fill("stone-soft"))
    drawn += element("rect", y=top, width=width, height=ENTABLATURE, **sheet.fill("stone-face"))
    line = f"M0 {top + ENTABLATURE + 0.5:.2f}H{width:.2f}"
    drawn += element("path", d=line, **sheet.stroke("stone", 1))
    for number, colour in enumerate(("stone-2", "stone-face")):
        place = {"y": bottom + 6 * number, "width": width, "height": 6}
        drawn += element("rect", **place, **sheet.fill(colour))
    return drawn


def lot_bay(sheet: Sheet, table: Table, lot: str, bay: Bay) -> str:
    """Return a bay with its lot, its arch and its plinth."""
    lit, gone = is_lit(table, lot), lot in table.sold or table.left(lot) == 0
    drawn = told(f"{name_of(lot)}: {state_of(table, lot)}")
    glow, deep = ("niche-lit", "niche-lit-2") if lit else ("niche", "niche-deep")
    drawn += element("path", d=bay.arch(closed=True), **sheet.fill(glow))
    drawn += element("path", d=bay.reveal(), opacity=0.8, **sheet.fill(deep))
    drawn += element("path", d=bay.floor(), opacity=0.55, **sheet.fill(deep))
    middle = (bay.middle, (bay.spring + bay.sill) / 2 - 13)
    thing = picture(sheet, table.box, lot, middle, 1.2 if lit else 1.05)
    drawn += group(thing, opacity=0.3) if gone else thing
    drawn += archivolt(sheet, bay, lit=lit)
    return group(drawn, plinth(sheet, table, lot, bay))


def archivolt(sheet: Sheet, bay: Bay, *, lit: bool) -> str:
    """Return the frame of the arch: stone, or gold around the lot on offer."""
    line = bay.arch(closed=False)
    if lit:
        drawn = element("path", d=line, **sheet.stroke("legal", 6))
        return drawn + element("path", d=line, **sheet.stroke("gold-leaf", 3.4))
    drawn = element("path", d=line, **sheet.stroke("stone", 2))
    half, rise = bay.half + 4, bay.spring - bay.crown + 4
    start, end = f"M{bay.middle - half:.2f} {bay.spring:.2f}", f"{bay.middle + half:.2f}"
    outer = f"{start}A{half:.2f} {rise:.2f} 0 0 1 {end} {bay.spring:.2f}"
    return drawn + element("path", d=outer, **sheet.stroke("stone-face", 3.5))


def plinth(sheet: Sheet, table: Table, lot: str, bay: Bay) -> str:
    """Return the name of a lot and how it stands."""
    lit, sold = is_lit(table, lot), lot in table.sold
    frame = {"x": bay.left + 3, "y": bay.sill, "width": bay.width - 6, "height": PLINTH}
    colours = ("gold-soft", "legal", 2.0) if lit else ("surface", "line", 1.0)
    drawn = element("rect", **frame, **sheet.edged(*colours))
    room = bay.width - 16
    name, said = cut(name_of(lot), room, 18), cut(state_of(table, lot), room, 13.5)
    ink = "ink-3" if sold else "ink"
    spot = (bay.middle, bay.sill + 21)
    drawn += sheet.words(name, spot, Letters(18, ink, display=True, anchor="middle"))
    ink = "ink" if lit else "ink-2"
    spot = (bay.middle, bay.sill + 40)
    return drawn + sheet.words(said, spot, Letters(13.5, ink, bold=lit, anchor="middle"))


def is_lit(table: Table, lot: str) -> bool:
    """Whether a lot is on offer."""
    return table.on_offer() == lot and lot not in table.sold


def owner_of(table: Table, lot: str) -> Court | None:
    """Return who leads for a lot, or has bought it."""
    seat = table.auction.number("leader") if is_lit(table, lot) else table.sold.number(lot)
    return table.court_of(seat)


def state_of(table: Table, lot: str) -> str:
    """Return how a lot stands: its price and leader, its buyer, or how many are left."""
    owner = owner_of(table, lot)
    if is_lit(table, lot):
        price = f"{table.auction.count('price'):,}"
        return f"{price} · {owner.name}" if owner else price
    if owner:
        return f"sold · {owner.name}"
    left = table.left(lot)
    if left is None:
        return ""
    return f"{left} left" if left else "none left"


def picture(sheet: Sheet, box: Box, lot: str, middle: tuple[float, float], size: float) -> str:
    """Return what a lot looks like: a tile, a token or a pile of cards."""
    if lot in box.tiles:
        return tile_picture(sheet, box, lot, middle, 24 * size)
    if lot not in TOKENS:
        return ""
    if lot == "jester":
        return jester(sheet, middle, size)
    if lot == "builder":
        return builder(sheet, middle, size)
    return cards(sheet, lot, middle, size)


def tile_picture(
    sheet: Sheet, box: Box, lot: str, middle: tuple[float, float], scale: float
) -> str:
    """Return a tile as printed."""
    cells = box.shape_of(lot)
    across = max(x for x, _ in cells) + 1
    down = max(y for _, y in cells) + 1
    corner = f"{middle[0] - across * scale / 2:.2f} {middle[1] - down * scale / 2:.2f}"
    drawn = greenery(sheet, lot, cells, scale)
    return group(drawn, transform=f"translate({corner})")


def token(sheet: Sheet, lot: str, width: float) -> dict[str, str]:
    """Return the colour and the edge of a token or a card."""
    return sheet.edged(f"lot-{lot}", f"lot-{lot}-edge", width)


def jester(sheet: Sheet, middle: tuple[float, float], size: float) -> str:
    """Return the round token of a jester."""
    x, y = middle
    drawn = circle(x + 1.5, y + 2.5, 25 * size, fill="#000", opacity=0.2)
    drawn += circle(x, y, 25 * size, **token(sheet, "jester", 1.5))
    rim = {**sheet.stroke("#ffffff", 1), "stroke-opacity": ".35"}
    drawn += circle(x, y, 21.5 * size, **rim)
    return drawn + sheet.icon("jester", middle, 34 * size, "lot-sign")


def builder(sheet: Sheet, middle: tuple[float, float], size: float) -> str:
    """Return the square token of a builder."""
    drawn = square(middle, 46 * size, (1.5, 2.5), {"fill": "#000", "opacity": ".2"})
    drawn += square(middle, 46 * size, (0, 0), token(sheet, "builder", 1.5))
    rim = {**sheet.stroke("#ffffff", 1), "stroke-opacity": ".35"}
    drawn += square(middle, 46 * size - 7, (0, 0), rim)
    return drawn + sheet.icon("builder", middle, 32 * size, "lot-sign")


def square(
    middle: tuple[float, float], side: float, off: tuple[float, float], paint: Mapping[str, str]
) -> str:
    """Return a square around a point, moved a little."""
    left, top = middle[0] - side / 2 + off[0], middle[1] - side / 2 + off[1]
    return element("rect", x=left, y=top, width=side, height=side, rx=3, **paint)


def cards(sheet: Sheet, lot: str, middle: tuple[float, float], size: float) -> str:
    """Return a pile of cards."""
    x, y = middle
    width, height = 40 * size, 56 * size
    drawn = ""
    for depth in (4, 2, 0):
        place = {"x": x - width / 2 + depth, "y": y - height / 2 - depth + 2}
        card = {**place, "width": width, "height": height, "rx": 3.5}
        drawn += element("rect", **card, **token(sheet, lot, 1.3))
    inner = {"x": x - width / 2 + 3.5, "y": y - height / 2 + 5.5}
    frame = {**inner, "width": width - 7, "height": height - 7, "rx": 2}
    rim = {**sheet.stroke("#ffffff", 1), "stroke-opacity": ".4"}
    drawn += element("rect", **frame, **rim)
    return drawn + sheet.icon(SIGNS.get(lot, lot), (x, y + 2), 27 * size, "lot-sign")


def column(sheet: Sheet, x: float, bay: Bay) -> str:
    """Return a column with its capital and foot."""
    top, foot = bay.spring + 2, bay.sill
    shaft = {"y": top, "height": foot - top}
    colours = sheet.edged("stone-face", "stone", 0.8)
    drawn = element("rect", x=x - 4, width=8, **shaft, **colours)
    drawn += element("rect", x=x - 1.5, width=2, **shaft, fill="#fff", opacity=0.35)
    capital = f"M{x - 8:.2f} {bay.spring - 6:.2f}h16l-2.5 4h-1.5v4h-8v-4h-1.5Z"
    drawn += element("path", d=capital, **sheet.edged("stone-2", "stone", 0.8))
    base = {"x": x - 6, "y": foot - 6, "width": 12, "height": 6}
    return drawn + element("rect", **base, **sheet.fill("stone-2"))


def roundel(sheet: Sheet, x: float, y: float) -> str:
    """Return one of the blue roundels between two arches."""
    drawn = circle(x, y, 10, **sheet.edged("robbia", "surface", 2))
    star = f"M{x:.2f} {y - 7:.2f}l2 5 5 2-5 2-2 5-2-5-5-2 5-2Z"
    return drawn + element("path", d=star, fill="#fff", opacity=0.85)
