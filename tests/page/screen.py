"""What a person finds on the screen, as a screen reader tells it: roles, names and states."""

from __future__ import annotations

import re
from dataclasses import dataclass

from playwright.sync_api import Locator

LINE = re.compile(r"^\s*- (?P<role>[a-z]+)(?: \"(?P<name>(?:[^\"\\]|\\.)*)\")?(?P<rest>.*)$")


@dataclass(frozen=True)
class Control:
    """Something on the screen.

    Attributes:
        role: what it is, such as `button` or `radio`.
        name: what it is called.
        disabled: whether it cannot be used now.
        checked: whether it is selected.
    """

    role: str
    name: str
    disabled: bool = False
    checked: bool = False


def read(region: Locator) -> list[Control]:
    """Return what a region holds, from the accessibility tree, in reading order."""
    found = (control(line) for line in region.aria_snapshot().splitlines())
    return [one for one in found if one is not None]


def control(line: str) -> Control | None:
    """Read a line of the accessibility tree; None for plain text."""
    text = line.strip()
    if text.startswith("- '"):
        text = "- " + text[3:].replace("''", "'")
    match = LINE.match(text)
    if match is None or match["name"] is None:
        return None
    name = match["name"].replace('\\"', '"')
    rest = match["rest"]
    return Control(match["role"], name, "[disabled]" in rest, "[checked]" in rest)


def named(controls: list[Control], role: str, start: str = "") -> list[Control]:
    """Return the things of a role whose name begins with some words."""
    return [one for one in controls if one.role == role and one.name.startswith(start)]


def number(text: str, pattern: str) -> int:
    """Return the number that a pattern finds in a text, 0 if there is none."""
    match = re.search(pattern, text)
    return int(match[1].replace(",", "")) if match else 0
