"""A whole table: rounds, prestige, the auction, and every seat with its estate."""

from __future__ import annotations

from typing import Final

from ..sheet import Letters, Sheet, element, group
from ..wording import cut
from .court import Court, Table
from .estate import estate
from .frieze import HEIGHT as FRIEZE
from .frieze import frieze, room_above
from .loggia import HEIGHT as LOGGIA
from .loggia import loggia
from .panel import Panel
from .sentences import GAME, court_sentence, description, name_of, news, title

WIDTH: Final = 1200
MARGIN: Final = 20
GAP: Final = 14
HEAD: Final = 62
BAND: Final = 4
FOOT: Final = 34
INNER: Final = WIDTH - 2 * MARGIN
PADDING: Final = 14
STEP: Final = 44
"""The width of a round on the track of rounds."""

CREDIT: Final = (
    "Drawn by Signoria · icons by Lorc, Delapouite and others, game-icons.net, CC BY 3.0"
)
PETAL: Final = "M16 6.2C19 10 19 12.6 16 15 13 12.6 13 10 16 6.2Z"
CORNERS: Final = "M3 3h5L3 8ZM29 3v5l-5-5ZM29 29h-5l5-5ZM3 29v-5l5 5Z"
ESTATE: Final = 420


def board(sheet: Sheet, table: Table) -> str:
    """Return the picture of a table."""
    drawn = head(sheet, table)
    top: float = HEAD + BAND + GAP
    text, height = track(sheet, table)
    drawn += group(text, transform=f"translate({MARGIN} {top})")
    top += height + GAP
    seats = max(1, len(table.courts))
    width = (INNER - GAP * (seats - 1)) / seats
    panel = Panel(sheet, table, width)
    for number, court in enumerate(table.courts):
        drawn += panel.draw(court, MARGIN + number * (width + GAP), top)
    bottom = top + panel.height
    drawn += sheet.words(CREDIT, (WIDTH - MARGIN, bottom + 22), Letters(12, "ink-3", anchor="end"))
    size = (WIDTH, bottom + FOOT)
    paper = element("rect", width=size[0], height=size[1], **sheet.fill("paper"))
    return sheet.document(size, paper + drawn, title=title(table), description=description(table))


def one_estate(sheet: Sheet, table: Table, court: Court) -> str:
    """Return the picture of one estate."""
    drawn = estate(sheet, table.box, court.estate, (0, 0), ESTATE)
    return sheet.document(
        (ESTATE, ESTATE),
        drawn,
        title=f"The estate of {court.name}",
        description=court_sentence(table, court),
    )


def head(sheet: Sheet, table: Table) -> str:
    """Return the band above everything: the game, the news and the rounds."""
    drawn = element("rect", width=WIDTH, height=HEAD, **sheet.fill("surface"))
    drawn += group(logo(sheet), transform=f"translate({MARGIN} 13) scale(1.125)")
    first, rounds = MARGIN + 48, len(table.box.minimum)
    room = WIDTH - MARGIN - first - rounds * STEP - 230
    has_news = bool(news(table))
    drawn += sheet.words(GAME, (first, 30 if has_news else 39), Letters(22, display=True))
    drawn += sheet.words(cut(news(table), room, 14.5), (first, 50), Letters(14.5, "ink-2"))
    drawn += round_track(sheet, table)
    inlay = element("rect", y=HEAD, width=WIDTH, height=BAND, **sheet.fill("marble"))
    for colour, start, length in (("marble-green", 0, 18), ("marble-rose", 22, 4)):
        stones = "".join(f"M{x} {HEAD}h{length}v{BAND}h{-length}Z" for x in range(start, WIDTH, 30))
        inlay += element("path", d=stones, **sheet.fill(colour))
    return drawn + inlay


def round_track(sheet: Sheet, table: Table) -> str:
    """Return the rounds with the least value of a work in each; the present one stands out."""
    left = WIDTH - MARGIN - 92 - len(table.box.minimum) * STEP
    drawn = ""
    for number, minimum in enumerate(table.box.minimum, start=1):
        x, now = left + (number - 1) * STEP, number == table.round and not table.over
        past = number < table.round or table.over
        fill = "stone-deep" if now else "sunk" if past else "raised"
        frame = {"x": x, "y": 6 if now else 10, "width": STEP, "height": 50 if now else 42}
        drawn += element("rect", **frame, **sheet.edged(fill, "line", 1))
        ink = "surface" if now else "ink-3" if past else "ink-2"
        middle = x + STEP / 2
        drawn += sheet.words(str(number), (middle, 24), Letters(12.5, ink, anchor="middle"))
        drawn += sheet.words(
            str(minimum), (middle, 45), Letters(20, ink, display=True, anchor="middle")
        )
    said = ("The game", "is over") if table.over else (f"Round {table.round}", name_of(table.phase))
    for number, text in enumerate(said):
        drawn += sheet.words(
            text, (left - 12, 28 + 17 * number), Letters(13.5, "ink-2", anchor="end")
        )
    for number, text in enumerate(("minimum", "work value")):
        spot = (WIDTH - MARGIN - 80, 28 + 17 * number)
        drawn += sheet.words(text, spot, Letters(13.5, "ink-2"))
    return drawn


def track(sheet: Sheet, table: Table) -> tuple[str, float]:
    """Return the panel of the prestige track, with the loggia in an auction, and its height."""
    above = room_above(table.courts)
    auction = table.phase == "auction"
    height = 10 + above + FRIEZE + (LOGGIA if auction else 0) + PADDING
    width = INNER - 2 * PADDING
    drawn = frieze(sheet, table.courts, width, 10 + above)
    if auction:
        drawn = loggia(sheet, table, width, 10 + above + FRIEZE) + drawn
    frame = {"width": INNER, "height": height, "rx": 10}
    panel = element("rect", **frame, **sheet.edged("surface", "line", 1))
    return panel + group(drawn, transform=f"translate({PADDING} 0)"), height


def logo(sheet: Sheet) -> str:
    """Return the mark of Signoria: an inlaid marble flower, on a square of 32."""
    green, white = sheet.fill("marble-green"), sheet.fill("logo-w")
    drawn = element("rect", x=1, y=1, width=30, height=30, **green)
    drawn += element("rect", x=3, y=3, width=26, height=26, **white)
    drawn += element("circle", cx=16, cy=16, r=11.2, **green)
    for turn in (0, 90, 180, 270):
        drawn += element("path", d=PETAL, transform=f"rotate({turn} 16 16)", **white)
    drawn += element("circle", cx=16, cy=16, r=2.4, **sheet.fill("gold-leaf"))
    return drawn + element("path", d=CORNERS, **sheet.fill("cotto"))
