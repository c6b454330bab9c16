"""Colours by the numbers: contrast as WCAG 2.2 measures it, distance as all eyes see it."""

from __future__ import annotations

import re
from math import dist
from pathlib import Path
from typing import Final, TypeAlias

TOKENS: Final = Path(__file__).parents[2] / "web" / "src" / "styles" / "tokens.css"

THEMES: Final = {"light": ":root", "dark": "[data-theme='dark']"}

Three: TypeAlias = tuple[float, float, float]
Matrix: TypeAlias = tuple[Three, Three, Three]

EYES: Final[dict[str, Matrix]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What each kind of eye makes of linear red, green and blue (Machado, Oliveira, Fernandes 2009)."""

TO_CONES: Final[Matrix] = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
TO_LAB: Final[Matrix] = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)


def tokens(theme: str) -> dict[str, str]:
    """Return the colours of a theme that are written as hexadecimal; the dark one adds its own."""
    text = TOKENS.read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for name in ("light", theme):
        block = text.partition(f"{THEMES[name]} {{")[2].partition("}")[0]
        found |= dict(re.findall(r"--([a-z0-9-]+): (#[0-9a-f]{6});", block))
    return found


def linear(colour: str) -> Three:
    """Return the light of a colour such as #cc3d1a in red, green and blue, from 0 to 1."""
    red, green, blue = (light(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return red, green, blue


def light(value: float) -> float:
    """Return how much light a value of sRGB is."""
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    """Return how bright a colour is."""
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def distance(one: str, other: str, eyes: str) -> float:
    """Return the distance of two colours in OKLab, times 100, as some eyes see them."""
    return 100 * dist(seen(one, eyes), seen(other, eyes))


def seen(colour: str, eyes: str) -> Three:
    """Return a colour in OKLab as some eyes see it."""
    clipped = times(EYES[eyes], linear(colour))
    red, green, blue = (min(1.0, max(0.0, part)) for part in clipped)
    first, second, third = times(TO_CONES, (red, green, blue))
    return times(TO_LAB, (first ** (1 / 3), second ** (1 / 3), third ** (1 / 3)))


def times(matrix: Matrix, vector: Three) -> Three:
    """Return a matrix times a vector."""
    first, second, third = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return first, second, third
