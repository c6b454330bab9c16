"""A whole game of four by mouse; axe-core looks at every screen on the way."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.hands import Mouse
from tests.page.sense import Player, play_to_the_end
from tests.page.visitor import Visitor

ALWAYS = {"discard", "bid", "act", "work"}
"""Screens that every game shows."""


def test_a_whole_game_by_mouse(visitor: Visitor) -> None:
    found: dict[str, list[str]] = {}

    def check(screen: str) -> None:
        if screen not in found:
            found[screen] = visitor.violations()

    visitor.play_against_bots(4)
    play_to_the_end(Player(Mouse(visitor.page), check))
    check("over")

    expect(visitor.decision).to_be_hidden()
    assert visitor.table()["status"] == "over"
    assert set(found) >= ALWAYS
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}
