"""All of the estate is in the window, whatever is asked, and nothing that one composes moves it."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from tests.page.test_decisions import asked, at_menu, button, square
from tests.page.visitor import Visitor

QUESTIONS = {"discard", "open", "bid", "place", "keep", "take"}


def estate(visitor: Visitor) -> tuple[int, int]:
    """Return the upper and the lower edge of one's own estate in the window."""
    box = visitor.page.get_by_role("grid", name="Your estate").bounding_box()
    assert box is not None
    return round(box["y"]), round(box["y"] + box["height"])


def test_the_estate_stays_in_the_window_in_every_question(visitor: Visitor) -> None:
    visitor.play_against_bots()
    rng, seen = Random(3), set[str]()
    while len(seen) < len(QUESTIONS):
        question = visitor.play_until_asked(QUESTIONS - seen, rng)
        if question == "over":
            visitor.play_against_bots()
            continue
        seen.add(question)
        expect(visitor.page).to_have_title(re.compile("^Your move"))
        # What can be chosen stands above the estate, and takes the room that it needs.
        assert estate(visitor)[0] > 0
        assert estate(visitor)[1] < 900


def test_composing_an_action_moves_nothing(visitor: Visitor) -> None:
    at_menu(visitor, "build ")
    button(visitor, "Build").click()
    # While one builds, the estate is the board, with or without a tile over it.
    before = estate(visitor)
    building = next(one for one in visitor.table()["legal"] if one.startswith("build ")).split()[1]
    visitor.page.locator(f"input[value={building}]").check()
    assert estate(visitor) == before
    for name in ("a1", "g7", "d4"):
        square(visitor, name).hover()
        expect(visitor.decision.get_by_role("status").first).to_contain_text(re.compile("llowed"))
        assert estate(visitor) == before


def test_a_button_that_cannot_be_used_does_not_light_up_under_the_mouse(visitor: Visitor) -> None:
    asked(visitor, "discard")
    act = button(visitor, "Give back")
    expect(act).to_be_disabled()
    fill = "button => getComputedStyle(button).backgroundColor"
    before = act.evaluate(fill)
    act.hover(force=True)
    visitor.page.wait_for_timeout(300)
    assert act.evaluate(fill) == before
