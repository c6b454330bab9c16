"""A picture: drawn as SVG, in a theme, and turned into PNG where that is wanted."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from importlib.resources import as_file, files
from typing import Final

import resvg_py

from signoria.core.refusal import InvalidInput

from .sheet import Sheet, checked_theme

Draw = Callable[[Sheet], str]
WIDEST: Final = 8000
"""Pixels; a wider PNG would take more memory than anybody means to."""

OURS_END: Final = "\u0250"
"""Our own fonts have the Latin letters before this one, and what stands between words."""

PUNCTUATION: Final = frozenset("–—‘’“”…·×•€−")


class Picture:
    """A picture that can be had in each theme, as SVG and as PNG; a notebook shows it.

    Args:
        draw: draws it on a sheet.
    """

    def __init__(self, draw: Draw) -> None:
        self._draw = draw

    def svg(self, theme: str = "light") -> str:
        """Return the picture as SVG.

        Args:
            theme: `light` or `dark`.
        """
        chosen = checked_theme(theme)
        plain = self._draw(Sheet(chosen, "x"))
        prefix = hashlib.sha256(plain.encode()).hexdigest()[:8]
        return self._draw(Sheet(chosen, f"s{prefix}"))

    def png(self, theme: str = "light", width: int | None = None) -> bytes:
        """Return the picture as PNG.

        Args:
            theme: `light` or `dark`.
            width: in pixels; unless given, that of the SVG.
        """
        if width is not None and not 1 <= width <= WIDEST:
            raise InvalidInput(f"a picture is 1 to {WIDEST:,} pixels wide, not {width:,}.")
        svg = self.svg(theme)
        with as_file(files("signoria.pictures") / "data") as folder:
            return resvg_py.svg_to_bytes(
                svg_string=svg,
                width=width,
                font_dirs=[str(folder)],
                skip_system_fonts=all(map(is_ours, svg)),
            )

    def _repr_svg_(self) -> str:
        return self.svg()


def is_ours(sign: str) -> bool:
    """Whether our own fonts have a character; others are looked for in those of the system."""
    return sign < OURS_END or sign in PUNCTUATION
