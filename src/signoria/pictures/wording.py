"""How much room words take, and how they are made to fit, whatever font they are set in."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

NARROW: Final = frozenset("iljtfrI.,:;'’|!()[] ·-")
BROAD: Final = frozenset("mwMW@%—…&QOGD")
SLACK: Final = 1.2
"""Room for the widest font that a system may have in place of ours."""

DISPLAY_SHARE: Final = 0.86
"""How wide the family of titles is, compared with that of other text."""

ELLIPSIS: Final = "…"


def width(text: str, size: float) -> float:
    """Return about how wide a text is; rather more than less."""
    return sum(width_of(sign) for sign in text) * size * SLACK


def width_of(sign: str) -> float:
    """Return about how wide a character is, as a part of its height."""
    if sign in NARROW:
        return 0.29
    if unicodedata.combining(sign):
        return 0
    if unicodedata.east_asian_width(sign) in "WF":
        return 1
    if sign in BROAD:
        return 0.84
    return 0.63 if sign.isupper() else 0.52


def cut(text: str, room: float, size: float) -> str:
    """Return a text as far as it fits, with an ellipsis where something is missing."""
    if width(text, size) <= room:
        return text
    kept = text
    while kept and width(kept + ELLIPSIS, size) > room:
        kept = kept[:-1]
    return kept.rstrip() + ELLIPSIS


def fitting(text: str, room: float, sizes: Sequence[float]) -> float:
    """Return the first of some sizes in which a text fits, or the last."""
    return next((size for size in sizes if width(text, size) <= room), sizes[-1])


def wrapped(words: Sequence[str], room: float, size: float, most: int) -> list[str]:
    """Return words that are listed with commas as lines, at most so many; the last may be cut."""
    lines: list[str] = []
    for number, word in enumerate(words):
        piece = word if number == len(words) - 1 else f"{word},"
        longer = f"{lines[-1]} {piece}" if lines else piece
        if lines and (width(longer, size) <= room or len(lines) == most):
            lines[-1] = longer
        else:
            lines.append(piece)
    return [cut(line, room, size) for line in lines]


def in_words(identifier: str) -> str:
    """Return an identifier as words: `organ-builder` is `Organ builder`."""
    words = identifier.replace("-", " ")
    return words[:1].upper() + words[1:]


def listed(parts: Sequence[str]) -> str:
    """Return parts as a list in a sentence."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def counted(number: int, one: str, many: str) -> str:
    """Return a number with its noun."""
    return f"{number:,} {one if number == 1 else many}"
