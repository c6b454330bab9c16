"""The panel of a seat: who sits there, the estate, and what the court has."""

from __future__ import annotations

from typing import Final

from ..arms import shield
from ..sheet import Letters, Sheet, element, group, told
from ..wording import DISPLAY_SHARE, counted, cut, fitting, in_words, width, wrapped
from .court import Court, Table
from .estate import estate
from .sentences import florins, name_of, state

PADDING: Final = 14
HEAD: Final = 66
ROW: Final = 22
LINE: Final = 18
TEXT: Final = 13.5
NARROW_TEXT: Final = 12.5
NARROW: Final = 210
"""Panels with less room inside are set smaller."""

SMALL: Final = 13
NAME_SIZES: Final = (20, 17.5, 15)
MOST_LINES: Final = 3
"""How many lines the names of a seat's cards may take."""

CARD_ICONS: Final = {"hand": "person", "bonus": "bonus", "prestige_cards": "prestige-card"}


class Panel:
    """The panels of a table, all of one size.

    Args:
        sheet: what is drawn on.
        table: the game.
        width: the width of each panel.
    """

    def __init__(self, sheet: Sheet, table: Table, width: float) -> None:
        self.sheet = sheet
        self.table = table
        self.width = width
        self.room = width - 2 * PADDING
        self.text = TEXT if self.room >= NARROW else NARROW_TEXT
        self.rows = max((len(self.entries(court)) + 1) // 2 for court in table.courts)
        self.lines = max((len(self.card_lines(court)) for court in table.courts), default=0)

    @property
    def height(self) -> float:
        """The height of each panel."""
        cards = self.lines * LINE + 14 if self.lines else 0
        return HEAD + self.room + 10 + self.rows * ROW + cards + PADDING - 2

    def draw(self, court: Court, left: float, top: float) -> str:
        """Return the panel of a seat."""
        sheet, deciding = self.sheet, court.seat in self.table.to_move
        frame = {"width": self.width, "height": self.height, "rx": 10}
        line = "cotto" if deciding else "line"
        drawn = element("rect", **frame, **sheet.edged("surface", line, 1.4 if deciding else 1))
        if deciding:
            foot = f"V{self.height - 1.8:.2f}A9.3 9.3 0 0 1 0.7 {self.height - 10:.2f}Z"
            bar = f"M0.7 10A9.3 9.3 0 0 1 5 1.8{foot}"
            drawn += element("path", d=bar, **sheet.fill("cotto"))
        drawn += self.head(court)
        drawn += estate(sheet, self.table.box, court.estate, (PADDING, HEAD), self.room)
        drawn += self.possessions(court, HEAD + self.room + 10)
        drawn += self.cards(court, HEAD + self.room + 10 + self.rows * ROW + 6)
        return group(drawn, transform=f"translate({left:.2f} {top:.2f})")

    def head(self, court: Court) -> str:
        """Return the arms and name of a player, what he does, and his prestige."""
        sheet, right = self.sheet, self.width - PADDING
        prestige = str(court.prestige)
        number = len(prestige) * 14 + 28
        left = PADDING + 44
        room = right - left
        drawn = shield(sheet, court.arms, (PADDING + 17, 33), 33)
        for_name = (room - number) / DISPLAY_SHARE
        size = fitting(court.name, for_name, NAME_SIZES)
        name = cut(court.name, for_name, size)
        drawn += sheet.words(name, (left, 31), Letters(size, display=True))
        said = state(self.table, court)
        if width(said, SMALL) > room:
            said = cut(said.partition(" · ")[0], room, SMALL)
        drawn += sheet.words(said, (left, 50), Letters(SMALL, "ink-2"))
        drawn += told(f"{court.prestige} prestige")
        drawn += sheet.words(prestige, (right - 23, 33), Letters(27, display=True, anchor="end"))
        return group(drawn + sheet.icon("prestige", (right - 10, 25), 19, "cotto"))

    def possessions(self, court: Court, top: float) -> str:
        """Return what a court has, in two columns."""
        drawn = ""
        for number, (icon, text, has) in enumerate(self.entries(court)):
            left = PADDING + (self.room / 2 + 4) * (number % 2)
            middle = top + ROW * (number // 2) + ROW / 2
            drawn += self.entry(icon, text, (left, middle), strong=has)
        return drawn

    def entries(self, court: Court) -> list[tuple[str, str, bool]]:
        """Return what a court has: an icon, words, and whether there is any of it."""
        cards = court.card_counts
        cash = "hidden" if court.florins is None else f"{court.florins:,}"
        bonus, scoring = cards["bonus"], cards["prestige_cards"]
        return [
            ("florins", self.fitted(florins(court), cash), bool(court.florins)),
            ("jester", counted(court.jesters, "jester", "jesters"), bool(court.jesters)),
            ("work", counted(court.works, "work", "works"), bool(court.works)),
            ("builder", counted(court.builders, "builder", "builders"), bool(court.builders)),
            ("person", f"{cards['hand']} in hand", bool(cards["hand"])),
            (
                "recruiter",
                counted(court.recruiters, "recruiter", "recruiters"),
                court.recruiters > 0,
            ),
            ("bonus", self.cards_text(bonus, "bonus"), bonus > 0),
            ("prestige-card", self.cards_text(scoring, "prestige"), scoring > 0),
            *self.freedom_entries(court),
        ]

    def entry(self, icon: str, text: str, spot: tuple[float, float], *, strong: bool) -> str:
        """Return an icon with its words; what a court has none of is paler."""
        x, y = spot
        ink = "ink" if strong else "ink-3"
        drawn = self.sheet.icon(icon, (x + 8, y), 16, "ink-2" if strong else "ink-3")
        left = x + 22 if drawn else x
        return drawn + self.sheet.words(text, (left, y + 4.6), Letters(self.text, ink))

    def fitted(self, full: str, short: str) -> str:
        """Return a text, or its short form where a column has not room for it."""
        return full if width(full, self.text) <= self.room / 2 - 22 else short

    def cards_text(self, number: int, kind: str) -> str:
        """Return how many cards of a kind there are."""
        return self.fitted(counted(number, f"{kind} card", f"{kind} cards"), f"{number} {kind}")

    def freedom_entries(self, court: Court) -> list[tuple[str, str, bool]]:
        """Return the freedoms that a court has, as entries."""
        if not court.freedoms:
            return [("", "no freedom yet", False)]
        return [(freedom, name_of(freedom), True) for freedom in court.freedoms]

    def cards(self, court: Court, top: float) -> str:
        """Return the names of the cards that a seat is known to hold."""
        lines = self.card_lines(court)
        if not lines:
            return ""
        line = f"M{PADDING} {top:.2f}h{self.room:.2f}"
        drawn = element("path", d=line, **self.sheet.stroke("line", 1))
        for number, (icon, text) in enumerate(lines):
            baseline = top + 19 + number * LINE
            if icon:
                drawn += self.sheet.icon(icon, (PADDING + 8, baseline - 4.6), 15, "ink-2")
            drawn += self.sheet.words(text, (PADDING + 22, baseline), Letters(SMALL, "ink-2"))
        return drawn

    def card_lines(self, court: Court) -> list[tuple[str, str]]:
        """Return the lines that name a seat's cards; the first of a kind begins with its icon."""
        lines: list[tuple[str, str]] = []
        for kind, icon in CARD_ICONS.items():
            names = [in_words(card) for card in court.cards[kind] or []]
            texts = wrapped(names, self.room - 22, SMALL, MOST_LINES)
            lines += zip([icon, *[""] * len(texts)], texts, strict=False)
        return lines
