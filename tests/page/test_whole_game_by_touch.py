"""A whole game of four by touch at the width of a phone; axe-core looks at every screen there."""

from __future__ import annotations

from tests.page.conftest import Visit
from tests.page.hands import Touch
from tests.page.sense import Player, play_to_the_end

SIDEWAYS = "the page is wider than the phone"


def test_a_whole_game_by_touch(visit: Visit) -> None:
    visitor = visit(width=390, height=844, touch=True)
    found: dict[str, list[str]] = {}

    def check(screen: str) -> None:
        if screen not in found:
            found[screen] = visitor.violations() + [SIDEWAYS] * (visitor.sideways_scroll() > 0)

    visitor.play_against_bots(4)
    play_to_the_end(Player(Touch(visitor.page), check))
    check("over")

    assert visitor.table()["status"] == "over"
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}
