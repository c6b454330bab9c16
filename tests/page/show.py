"""Opens a position in the browser and takes a picture of it.

    PYTHONPATH=src:. .venv/bin/python -m tests.page.show auction
    PYTHONPATH=src:. .venv/bin/python -m tests.page.show an-evening:21 --width 820 --height 1180
    PYTHONPATH=src:. .venv/bin/python -m tests.page.show work --theme dark --out /tmp/work.png
    PYTHONPATH=src:. .venv/bin/python -m tests.page.show --list

A name is that of a screen (`tests/page/screens.py`), or of a file in `tests/page/positions` with
the number of its moves to be made after a colon. Lucia looks at the page, which is `web/dist`:
build it before.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from tests.page.camera import photograph
from tests.page.positions import opened_house, some_browser
from tests.page.screens import SCREENS, Screen, screen_named


def main() -> None:
    """Read the command line and take one picture."""
    parser = argparse.ArgumentParser(prog="tests.page.show", description=__doc__.split("\n")[0])
    parser.add_argument("screen", nargs="?", help="a screen, or POSITION or POSITION:MOVES")
    parser.add_argument("--list", action="store_true", help="name all screens")
    parser.add_argument("--width", type=int, default=1440)
    parser.add_argument("--height", type=int, default=900)
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--out", type=Path, help="the file; otherwise /tmp/SCREEN-WIDTH-THEME.png")
    wish = parser.parse_args()
    if wish.list or wish.screen is None:
        for name, screen in SCREENS.items():
            sys.stdout.write(f"{name:24} {screen.shows}\n")
        return
    name = wish.screen.replace(":", "-")
    out = wish.out or Path(f"/tmp/{name}-{wish.width}-{wish.theme}.png")
    window = {"width": wish.width, "height": wish.height, "theme": wish.theme}
    take(screen_named(wish.screen), out, window)
    sys.stdout.write(f"{out}\n")


def take(screen: Screen, out: Path, window: dict[str, Any]) -> None:
    """Take a picture of a screen."""
    with some_browser() as browser, opened_house() as house:
        visitor = screen.open(browser, house, screen.lay(house), **window)
        out.write_bytes(photograph(visitor))
        problems = [*visitor.problems]
    for problem in problems:
        sys.stderr.write(f"{problem}\n")


if __name__ == "__main__":
    main()
