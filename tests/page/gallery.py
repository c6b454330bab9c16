"""Takes the pictures of all screens that `docs/screens` shows.

    PYTHONPATH=src:. .venv/bin/python -m tests.page.gallery [SCREEN…]

The words beside them, in `docs/screens/README.md`, are written by hand.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from playwright.sync_api import Browser

from tests.page.camera import Darkroom, photograph
from tests.page.pictures import DARK, LAPTOP, PHONE, TABLET, WIDE
from tests.page.positions import opened_house, some_browser
from tests.page.screens import SCREENS

FOLDER: Final = Path(__file__).parents[2] / "docs" / "screens"

QUALITY: Final = 0.65

SMALLER: Final = MappingProxyType({1440: 960, 820: 547, 390: 390})
"""How wide a picture of the gallery is for the width of its window."""

Windows = Mapping[str, Mapping[str, Any]]

EVERYWHERE: Final[Windows] = MappingProxyType({"1440": WIDE, "820": TABLET, "390": PHONE})
"""The windows in which every screen is shown, smaller than it is."""

NARROW: Final = MappingProxyType({"width": 1280, "height": 800})
DARK_PHONE: Final = MappingProxyType({**PHONE, "theme": "dark"})

IN_FULL: Final[Mapping[str, Windows]] = MappingProxyType(
    {
        "home": {"1440-full": WIDE, "1440-dark": DARK},
        "create-table": {"1440-full": WIDE},
        "auction": {
            "1440-full": WIDE,
            "1440-dark": DARK,
            "1366x657": LAPTOP,
            "1280x800": NARROW,
            "820-full": TABLET,
            "390-dark": DARK_PHONE,
        },
        "work": {"1440-full": WIDE, "1440-dark": DARK, "1366x657": LAPTOP},
        "build-illegal": {"1440-full": WIDE, "1366x657": LAPTOP},
        "build": {"1440-full": WIDE, "1440-dark": DARK},
        "final-score": {"1440-dark": DARK},
    }
)
"""The screens that stand beside their mock-ups, or are shown in the dark, pixel by pixel."""


def main() -> None:
    """Take the pictures of some or all screens."""
    with some_browser() as browser:
        darkroom = Darkroom(browser)
        for name in sys.argv[1:] or SCREENS:
            for window, taken, width in pictures_of(name, browser):
                file = FOLDER / f"{name}-{window}.webp"
                file.write_bytes(darkroom.webp(taken, width, QUALITY))
            sys.stdout.write(f"{name}\n")
            sys.stdout.flush()


def windows_of(name: str) -> Windows:
    """Return the windows in which a screen is shown, by their names."""
    return {**EVERYWHERE, **IN_FULL.get(name, {})}


def pictures_of(name: str, browser: Browser) -> Iterator[tuple[str, bytes, int]]:
    """Give each picture of a screen with the name of its window and the width to show it in."""
    screen = SCREENS[name]
    with opened_house() as house:
        laid = screen.lay(house)
        for window, size in windows_of(name).items():
            visitor = screen.open(browser, house, laid, **size)
            taken = photograph(visitor)
            visitor.context.close()
            width: int = size["width"]
            yield window, taken, SMALLER[width] if window in EVERYWHERE else width


if __name__ == "__main__":
    main()
