"""The pictures that the tests keep of the main screens; `make pictures` takes them anew.

    PYTHONPATH=src:. .venv/bin/python -m tests.page.pictures [NAME…]

Look at what has changed before you commit it: a picture says only that a screen looks as it did.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from playwright.sync_api import Browser

from tests.page.camera import Darkroom, Grey, photograph
from tests.page.positions import opened_house, some_browser
from tests.page.screens import SCREENS

FOLDER: Final = Path(__file__).parent / "pictures"

WIDE: Final = MappingProxyType({"width": 1440, "height": 900})
LAPTOP: Final = MappingProxyType({"width": 1366, "height": 657})
TABLET: Final = MappingProxyType({"width": 820, "height": 1180})
PHONE: Final = MappingProxyType({"width": 390, "height": 844, "touch": True})
DARK: Final = MappingProxyType({**WIDE, "theme": "dark"})


@dataclass(frozen=True)
class Picture:
    """A screen in a window."""

    screen: str
    window: MappingProxyType[str, Any]

    def take(self, browser: Browser) -> bytes:
        """Return the screen as a PNG, from a server that has nothing else."""
        screen = SCREENS[self.screen]
        with opened_house() as house:
            visitor = screen.open(browser, house, screen.lay(house), **self.window)
            taken = photograph(visitor)
            visitor.context.close()
        return taken


PICTURES: Final = MappingProxyType(
    {
        "home": Picture("home", WIDE),
        "create-table": Picture("create-table", WIDE),
        "auction": Picture("auction", WIDE),
        "auction-dark": Picture("auction", DARK),
        "auction-laptop": Picture("auction", LAPTOP),
        "auction-tablet": Picture("auction", TABLET),
        "auction-phone": Picture("auction", PHONE),
        "menu": Picture("menu", WIDE),
        "work": Picture("work", WIDE),
        "build-illegal": Picture("build-illegal", WIDE),
        "build-phone": Picture("build", PHONE),
        "final-score": Picture("final-score", WIDE),
    }
)


def kept(name: str) -> Grey:
    """Return the picture that is kept under a name."""
    return Grey.read(FOLDER / f"{name}.png")


def main() -> None:
    """Take some or all pictures anew."""
    FOLDER.mkdir(exist_ok=True)
    with some_browser() as browser:
        darkroom = Darkroom(browser)
        for name in sys.argv[1:] or PICTURES:
            taken = darkroom.shrink(PICTURES[name].take(browser))
            (FOLDER / f"{name}.png").write_bytes(taken.png())
            sys.stdout.write(f"{name}\n")


if __name__ == "__main__":
    main()
