"""Writes what the pictures share with the page: its colours and the icons of the game."""

from __future__ import annotations

import json
import re
from pathlib import Path

HOUSE = Path(__file__).resolve().parent.parent
DATA = HOUSE / "src" / "signoria" / "pictures" / "data"
TOKENS = HOUSE / "web" / "src" / "styles" / "tokens.css"
ICON_NAMES = HOUSE / "web" / "src" / "shared" / "icons.ts"
GAME_ICONS = HOUSE / "web" / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"

THEMES = {"light": ":root", "dark": "[data-theme='dark']"}
COLOURS = re.compile(
    "paper|surface|sunk|raised|line|ink(-[23])?|stone(-.*)?|cotto|gold-(leaf|soft)|legal|robbia"
    "|[prt]-.*|token-line|ground(-2)?|grid|wall(-line)?|medal(-.*)?|marble(-.*)?|niche(-.*)?|logo-w|lot-.*"
)
"""The tokens that pictures use."""

COLOUR = re.compile(r"--([\w-]+):\s*(#[0-9a-f]{6}|rgba\([^)]*\));")
CREDIT = (
    "Game icons by Lorc, Delapouite and contributors, https://game-icons.net, under CC BY 3.0,"
    " https://creativecommons.org/licenses/by/3.0/; shapes unchanged, recoloured."
)

NEEDED = (
    *("prestige", "florins", "jester", "builder", "person", "work", "bonus", "recruiter"),
    *("prestige-card", "travel", "religion", "opinion", "forest", "lake", "park", "palazzo"),
    *("university", "laboratory", "workshop", "library", "opera", "studio", "hospital", "theatre"),
    *("tower", "chapel", "giglio", "delfino", "sole", "quercia", "torre"),
)
"""The icons that pictures show, by the page's own names."""

BY_IMPORT = re.compile(r"import (\w+) from '~icons/game-icons/([\w-]+)'")
BY_NAME = re.compile(r"^  '?([\w-]+)'?: (\w+),$", re.MULTILINE)
ONE_PATH = re.compile(r'<path fill="currentColor" d="([^"]+)"/>')


def main() -> None:
    """Write every data file anew."""
    for name, text in files().items():
        (DATA / name).write_text(text, encoding="utf-8")


def files() -> dict[str, str]:
    """Return the text of each data file by its name."""
    return {
        "tokens.json": printed(colours(TOKENS.read_text(encoding="utf-8"))),
        "icons.json": printed({"credit": CREDIT, "icons": icons()}),
    }


def printed(value: object) -> str:
    """Return a value as a file holds it."""
    return json.dumps(value, indent=1) + "\n"


def colours(styles: str) -> dict[str, dict[str, str]]:
    """Return the colours of each theme; the dark one has those of the light one unless it says."""
    light, dark = (
        {
            name: value
            for name, value in COLOUR.findall(block(styles, theme))
            if COLOURS.fullmatch(name)
        }
        for theme in THEMES.values()
    )
    return {"light": light, "dark": {**light, **dark}}


def block(styles: str, selector: str) -> str:
    """Return what the first rule of a selector holds."""
    return styles.partition(f"{selector} {{")[2].partition("\n}")[0]


def icons() -> dict[str, str]:
    """Return the path of each icon that pictures show."""
    source = ICON_NAMES.read_text(encoding="utf-8")
    drawn = json.loads(GAME_ICONS.read_text(encoding="utf-8"))["icons"]
    imported = dict(BY_IMPORT.findall(source))
    named = dict(BY_NAME.findall(source))
    return {name: path_of(drawn[imported[named[name]]]["body"]) for name in sorted(NEEDED)}


def path_of(body: str) -> str:
    """Return the one path that an icon is made of, on its square of 512."""
    found = ONE_PATH.fullmatch(body)
    if found is None:
        raise SystemExit(f"An icon is more than one path: {body[:80]}")
    return found[1]


if __name__ == "__main__":
    main()
