"""The paper that everything is drawn on: elements, colours of a theme, icons and patterns."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from signoria.core.refusal import InvalidInput

Theme: TypeAlias = Literal["light", "dark"]
THEMES: Final[tuple[Theme, ...]] = get_args(Theme)

Value: TypeAlias = "str | float"
ICON_SIDE: Final = 512
DISPLAY: Final = "'Signoria Display', 'EB Garamond Variable', 'EB Garamond', Georgia, serif"
TEXT: Final = "'Signoria Text', 'Source Sans 3 Variable', 'Source Sans 3', system-ui, sans-serif"
"""The first of a family is the one that PNG pictures are set in, the others are a browser's."""

PATTERNS: Final[Mapping[str, str]] = {
    "level": '<pattern id="{id}" width="4" height="4" patternUnits="userSpaceOnUse">'
    '<path d="M1 0V4" stroke="#000" stroke-opacity=".13"/></pattern>',
    "steep": '<pattern id="{id}" width="4" height="4" patternUnits="userSpaceOnUse">'
    '<path d="M0 1H4" stroke="#000" stroke-opacity=".13"/></pattern>',
    "delfino": '<pattern id="{id}" width="8" height="7" patternUnits="userSpaceOnUse">'
    '<path d="M0 2.5Q2 .5 4 2.5T8 2.5" fill="none" stroke="#fff" stroke-opacity=".55"'
    ' stroke-width="1.5"/></pattern>',
    "sole": '<pattern id="{id}" width="7" height="7" patternUnits="userSpaceOnUse"'
    ' patternTransform="rotate(45)"><path d="M0 1.5H7" stroke="#fff" stroke-opacity=".65"'
    ' stroke-width="2.4"/></pattern>',
    "quercia": '<pattern id="{id}" width="7" height="7" patternUnits="userSpaceOnUse">'
    '<path d="M1.5 0V7" stroke="#fff" stroke-opacity=".3" stroke-width="2.2"/></pattern>',
    "torre": '<pattern id="{id}" width="8" height="8" patternUnits="userSpaceOnUse">'
    '<path d="M0 0H4V4H0ZM4 4H8V8H4Z" fill="#fff" fill-opacity=".2"/></pattern>',
}
"""Rows of roof tiles, and the fields of four of the five arms; the fifth is plain."""

RGBA: Final = re.compile(r"rgba\((\d+), (\d+), (\d+), ([\d.]+)\)")
UNPRINTABLE: Final = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]"
)
"""What no XML may hold, and what would turn the text around it."""


class Letters(NamedTuple):
    """How a line of text is set.

    Attributes:
        size: in pixels.
        colour: a token of the page.
        display: in the family of titles, names and large numbers.
        bold: heavier; the family of titles always is.
        anchor: which part of the line stands at its spot: start, middle or end.
    """

    size: float
    colour: str = "ink"
    display: bool = False
    bold: bool = False
    anchor: str = "start"


class Sheet:
    """A drawing in the making: the colours of its theme, and the icons and patterns it needs.

    Args:
        theme: light or dark.
        prefix: begins every id, so that several drawings can stand on one page.
    """

    def __init__(self, theme: Theme, prefix: str) -> None:
        self._colours = colours_of(theme)
        self._prefix = prefix
        self._defined: dict[str, str] = {}

    def fill(self, colour: str) -> dict[str, str]:
        """Return the attributes that fill with a token of the page, or with a colour."""
        return self._painted("fill", colour)

    def stroke(self, colour: str, width: float) -> dict[str, str]:
        """Return the attributes of a line without a filling."""
        painted = self._painted("stroke", colour)
        return {"fill": "none", **painted, "stroke-width": figure(width)}

    def edged(self, fill: str, line: str, width: float) -> dict[str, str]:
        """Return the attributes of a filling with a line around it."""
        return {**self.stroke(line, width), **self.fill(fill)}

    def pattern(self, name: str) -> dict[str, str]:
        """Return the attributes that fill with a pattern."""
        made = f"{self._prefix}-{name}"
        self._defined[made] = PATTERNS[name].replace("{id}", made)
        return {"fill": f"url(#{made})"}

    def icon(self, name: str, middle: tuple[float, float], side: float, colour: str) -> str:
        """Return an icon around a point; a name that has none leaves the place empty."""
        path = icon_paths().get(name)
        if path is None:
            return ""
        made = f"{self._prefix}-{name}-icon"
        self._defined[made] = element("path", id=made, d=path)
        corner = f"{figure(middle[0] - side / 2)} {figure(middle[1] - side / 2)}"
        place = f"translate({corner}) scale({side / ICON_SIDE:.5f})"
        return element("use", href=f"#{made}", transform=place, **self.fill(colour))

    def words(self, text: str, spot: tuple[float, float], letters: Letters) -> str:
        """Return a line of text; the spot is on its baseline, where the text is anchored."""
        return element(
            "text",
            escaped(text),
            x=spot[0],
            y=spot[1],
            **self.fill(letters.colour),
            font_family=DISPLAY if letters.display else TEXT,
            font_size=letters.size,
            font_weight=600 if letters.display or letters.bold else 400,
            text_anchor=letters.anchor,
        )

    def document(
        self, size: tuple[float, float], drawn: str, *, title: str, description: str
    ) -> str:
        """Return the whole picture as SVG, with what it shows in words."""
        width, height = size
        return element(
            "svg",
            element("title", escaped(title), id=f"{self._prefix}-title"),
            element("desc", escaped(description), id=f"{self._prefix}-desc"),
            element("metadata", escaped(icon_credit())),
            element("defs", *self._defined.values()) if self._defined else "",
            drawn,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {figure(width)} {figure(height)}",
            width=width,
            height=height,
            role="img",
            aria_labelledby=f"{self._prefix}-title {self._prefix}-desc",
        )

    def _painted(self, what: str, colour: str) -> dict[str, str]:
        value = colour if colour.startswith("#") else self._colours[colour]
        mixed = RGBA.fullmatch(value)
        if mixed is None:
            return {what: value}
        red, green, blue = (int(mixed[part]) for part in (1, 2, 3))
        return {what: f"#{red:02x}{green:02x}{blue:02x}", f"{what}-opacity": mixed[4]}


def element(name: str, *inside: str, **attributes: Value) -> str:
    """Return an element; `_` in an attribute stands for `-`, and what is inside is XML already."""
    told = "".join(
        f' {key.replace("_", "-")}="{escaped(value) if isinstance(value, str) else figure(value)}"'
        for key, value in attributes.items()
    )
    content = "".join(inside)
    return f"<{name}{told}>{content}</{name}>" if content else f"<{name}{told}/>"


def group(*inside: str, **attributes: Value) -> str:
    """Return a group of elements."""
    return element("g", *inside, **attributes)


def told(text: str) -> str:
    """Return what is shown where one points at the group that this stands first in."""
    return element("title", escaped(text))


def escaped(text: str) -> str:
    """Return a text as XML, without characters that it cannot hold."""
    clean = UNPRINTABLE.sub("", text).replace("&", "&amp;").replace("<", "&lt;")
    return clean.replace(">", "&gt;").replace('"', "&quot;")


def figure(value: float) -> str:
    """Return a number as it stands in a drawing: two decimals at most."""
    if not math.isfinite(value):
        raise InvalidInput("a drawing is made of finite numbers.")
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def checked_theme(theme: str) -> Theme:
    """Return a theme, or refuse a word that is none."""
    for known in THEMES:
        if theme == known:
            return known
    raise InvalidInput(f"there is no theme {theme!r}; there are {' and '.join(THEMES)}.")


@cache
def colours_of(theme: Theme) -> dict[str, str]:
    """Return the page's colours in a theme."""
    colours: dict[str, dict[str, str]] = json.loads(data("tokens.json"))
    return colours[theme]


@cache
def icon_paths() -> dict[str, str]:
    """Return the path of each icon, on a square of 512."""
    paths: dict[str, str] = json.loads(data("icons.json"))["icons"]
    return paths


@cache
def icon_credit() -> str:
    """Return whose work the icons are."""
    credit: str = json.loads(data("icons.json"))["credit"]
    return credit


def data(name: str) -> str:
    """Return a data file of this room as text."""
    return (files("signoria.pictures") / "data" / name).read_text(encoding="utf-8")
