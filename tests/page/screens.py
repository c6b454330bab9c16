"""The screens of the page, each with the position and the steps that lead to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Browser

from tests.page.positions import OpenedHouse, sit_as_lucia
from tests.page.visitor import Visitor

Steps = Callable[[Visitor], None]


def nothing(visitor: Visitor) -> None:
    """Do nothing: the screen is what the table shows by itself."""


@dataclass(frozen=True)
class Screen:
    """A screen of a table.

    Attributes:
        shows: what is to be seen on it, in a few words.
        position: the file in `positions`.
        moves: how many moves of its scenario have been made; None for all.
        steps: what Lucia does then, without committing anything.
    """

    shows: str
    position: str
    moves: int | None = None
    steps: Steps = nothing

    def open(self, browser: Browser, house: OpenedHouse, **window: Any) -> Visitor:
        """Return Lucia with the screen before her."""
        laid = house.lay(self.position, self.moves)
        visitor = sit_as_lucia(browser, house, laid, **window)
        self.steps(visitor)
        return visitor


SCREENS: Final[dict[str, Screen]] = {
    "auction": Screen("the Jester on offer for 600, Lucia to bid 700", "an-evening", 21),
    "menu": Screen("two actions, the Poet could be worth 25", "an-evening", 30),
    "payment": Screen("the Poet's work of 25 to be paid", "an-evening", 31),
    "second-action": Screen("one action, the Tower could be built", "an-evening", 32),
}


def screen_named(name: str) -> Screen:
    """Return a screen, or the table of a position after a number of moves: `NAME:MOVES`."""
    if name in SCREENS:
        return SCREENS[name]
    position, _, moves = name.partition(":")
    return Screen(position, position, int(moves) if moves else None)
