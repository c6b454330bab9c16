"""The page is for everybody: keyboard, screen readers, narrow windows, light and dark."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.visitor import Visitor

PHONE = 600
"""Narrower windows leave out what can be done elsewhere."""

WIDTHS = (320, 360, 390, 720, 820, 1024, 1440, 1920)
PARTS = ["decision", "board", "hand", "players", "supply", "log"]
QUESTIONS = {"discard", "open", "bid", "place", "keep", "lure", "act", "take"}

SMALL_TARGETS = """() => [...document.querySelectorAll('a[href], button, input, select, summary')]
    .filter((part) => part.checkVisibility({visibilityProperty: true}))
    .map((part) => part.closest('label') ?? part)
    .filter((part) => {
        const box = part.getBoundingClientRect();
        return box.width > 0 && box.bottom > 0 && (box.width < 24 || box.height < 24);
    })
    .map((part) => part.outerHTML)"""


def open_dialog(page: Page, button: str, dialog: str) -> Iterator[str]:
    """Open a dialog, name it, and close it again; a phone has no room for some of the buttons."""
    opener = page.get_by_role("button", name=button).first
    if opener.count() == 0 and page.viewport_size and page.viewport_size["width"] < PHONE:
        return
    opener.click()
    expect(page.get_by_role("dialog", name=dialog)).to_be_visible()
    yield dialog
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name=dialog)).to_be_hidden()


def screens(visitor: Visitor) -> Iterator[str]:
    """Go through all screens but those of a game; name each while it is shown."""
    page = visitor.page
    visitor.go_home()
    yield "the first visit"
    page.get_by_role("dialog").get_by_role("button", name="Later").click()
    yield from open_dialog(page, "Settings", "Settings")
    yield from open_dialog(page, "Keys", "Keys")
    yield from open_dialog(page, "name and emblem", "Your name and emblem")
    yield from open_dialog(page, "About", "About Signoria")
    yield from open_dialog(page, "Create a table", "Create a table")
    page.get_by_role("button", name="Create a table").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Create a table").click()
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    yield "the waiting room"
    visitor.go_home()
    expect(
        page.get_by_role("region", name="Open tables").get_by_role("link", name="Open the table")
    ).not_to_have_count(0)
    yield "home with tables"
    page.goto("/t/nosuchtable")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    visitor.outage_over()
    yield "an unknown table"


def questions(visitor: Visitor) -> Iterator[str]:
    """Play a game; name each question when it is asked first, and the end."""
    visitor.play_against_bots()
    rng, new = Random(3), set(QUESTIONS)
    while True:
        visitor.go_home()
        asked = visitor.play_until_asked(new, rng)
        visitor.sit_down_again()
        new.discard(asked)
        expect(visitor.page).to_have_title(re.compile("^The P" if asked == "over" else "^Your m"))
        yield asked
        if asked == "over":
            break
        shown = visitor.wait_until_asked()
        visitor.move(rng.choice(shown["legal"]), shown["version"])


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_any_screen(visit: Visit, theme: str) -> None:
    visitor = visit(theme=theme)
    found = {screen: visitor.violations() for screen in screens(visitor)}
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}


def test_a_game_is_for_everybody_in_light_and_dark_and_at_any_width(visitor: Visitor) -> None:
    visitor.page.emulate_media(reduced_motion="reduce")
    found = {question: faults(visitor) for question in questions(visitor)}
    assert len(found) > 5
    assert {question: wrong for question, wrong in found.items() if wrong} == {}


def faults(visitor: Visitor) -> list[str]:
    """Return what is wrong on a narrow light and on a wide dark screen, and between them."""
    found = [f"{width} is too narrow" for width in WIDTHS if scrolls_sideways(visitor, width)]
    for theme, width in (("light", 390), ("dark", 1440)):
        visitor.page.set_viewport_size({"width": width, "height": 900})
        visitor.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        expect(visitor.page.locator("html")).to_have_attribute("data-theme", theme)
        found += [f"{theme}, {violation}" for violation in visitor.violations()]
    return found


def test_no_screen_scrolls_sideways_at_any_width(visitor: Visitor) -> None:
    wide = []
    for screen in screens(visitor):
        wide += [(screen, width) for width in WIDTHS if scrolls_sideways(visitor, width)]
    assert wide == []


def scrolls_sideways(visitor: Visitor, width: int) -> bool:
    """Whether the page is wider than a window of this width."""
    visitor.page.set_viewport_size({"width": width, "height": 800})
    return visitor.sideways_scroll() > 0


@pytest.mark.parametrize("width", [390, 1440])
def test_what_can_be_pressed_is_large_enough(visit: Visit, width: int) -> None:
    visitor = visit(width=width)
    small: list[str] = []
    for _ in screens(visitor):
        small += visitor.page.evaluate(SMALL_TARGETS)
    visitor.play_against_bots()
    visitor.wait_until_asked()
    small += visitor.page.evaluate(SMALL_TARGETS)
    assert small == []


def test_the_first_tab_stops_lead_to_the_parts_of_the_table(visitor: Visitor) -> None:
    visitor.play_against_bots()
    visitor.wait_until_asked()
    page = visitor.page
    page.reload()
    expect(visitor.decision).to_be_visible()
    names = ["Skip to the decision", "Skip to the board", "Skip to your hand", "Skip to the log"]
    for name in names:
        page.keyboard.press("Tab")
        expect(page.get_by_role("link", name=name)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#log")).to_be_focused()


def test_parts_of_the_table_have_keys_that_can_be_switched_off(visitor: Visitor) -> None:
    visitor.play_against_bots()
    visitor.wait_until_asked()
    page = visitor.page
    for key, part in enumerate(PARTS, start=1):
        page.keyboard.press(str(key))
        expect(page.locator(f"#{part}")).to_be_focused()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    keys.get_by_label("Single keys work as shortcuts").uncheck()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").focus()
    page.keyboard.press("1")
    expect(page.get_by_role("button", name="Settings")).to_be_focused()


def test_focus_goes_from_the_decision_to_the_log(visitor: Visitor) -> None:
    visitor.play_against_bots()
    visitor.wait_until_asked()
    order = visitor.page.evaluate(
        """parts => [...document.querySelectorAll(parts.map((part) => '#' + part).join())]
            .map((part) => part.id)""",
        PARTS,
    )
    assert order == PARTS


def test_a_screen_reader_is_told_what_is_asked(visitor: Visitor) -> None:
    visitor.play_against_bots()
    visitor.wait_until_asked()
    expect(visitor.page.locator("[aria-live=polite]").first).to_contain_text("Your decision: ")


def test_colours_may_be_forced(visit: Visit) -> None:
    visitor = visit()
    visitor.page.emulate_media(forced_colors="active")
    visitor.play_against_bots()
    visitor.wait_until_asked()
    assert visitor.violations() == []


def test_reduced_motion_moves_nothing(visit: Visit) -> None:
    visitor = visit()
    visitor.page.emulate_media(reduced_motion="reduce")
    visitor.play_against_bots()
    slow = visitor.page.evaluate(
        "getComputedStyle(document.documentElement).getPropertyValue('--m-slow')"
    )
    assert slow.strip() == "1ms"
