"""What others do can be followed by eye and ear: it moves or is outlined, and nothing jumps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.page.positions import LaidTable, OpenedHouse, as_lucia, opened_house, scenario_named
from tests.page.visitor import Visitor

EVENING = "an-evening"
TOWER, SALE, LAKE = 0, 14, 25
"""How many moves come before Cosimo builds, before he buys, and before Sofia lays the lake."""

NOTE_ANIMATIONS = """() => {
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (way, timing) {
        window.moved.push({
            placement: this.dataset.placement ?? null,
            stat: this.dataset.stat ?? null,
            words: this.textContent.trim(),
            properties: [...new Set(way.flatMap((frame) => Object.keys(frame)))],
            delay: timing.delay,
        });
        return animate.call(this, way, timing);
    };
}"""
NOTE_SOUNDS = """
    window.contexts = 0;
    window.AudioContext = class extends AudioContext {
        constructor(...how) { super(...how); window.contexts += 1; }
    };
"""
BOXES = """() => ['decision', 'board', 'estate', 'players', 'supply', 'log']
    .map((id) => document.getElementById(id)?.getBoundingClientRect())
    .map((box) => box && [box.x, box.y, box.width, box.height].map(Math.round))"""


@pytest.fixture(scope="module")
def evening() -> Iterator[OpenedHouse]:
    """Return a server at whose tables the evening can be opened."""
    with opened_house() as house:
        yield house


def make(laid: LaidTable, first: int, count: int = 1) -> None:
    """Let the next moves of the evening be made."""
    steps = [step for step in scenario_named(EVENING).steps if step.move and not step.refused]
    for step in steps[first : first + count]:
        assert step.seat is not None
        assert step.move is not None
        laid.move(step.seat, step.move)


def watching(browser: Browser, house: OpenedHouse, moves: int) -> tuple[LaidTable, Visitor]:
    """Return a table after some moves of the evening, and Lucia, who watches what comes next."""
    laid = house.lay(EVENING, moves)
    visitor = as_lucia(browser, house, laid)
    visitor.context.add_init_script(NOTE_SOUNDS)
    visitor.sit_down_again()
    expect(visitor.decision).to_contain_text("is deciding")
    visitor.page.evaluate(NOTE_ANIMATIONS)
    return laid, visitor


def moved(visitor: Visitor) -> list[dict[str, Any]]:
    """Return what has been moved so far."""
    found: list[dict[str, Any]] = visitor.page.evaluate("window.moved")
    return found


def test_a_tile_of_another_drops_in_and_its_price_is_shown(
    browser: Browser, evening: OpenedHouse
) -> None:
    laid, visitor = watching(browser, evening, TOWER)
    make(laid, TOWER)
    expect(visitor.log).to_contain_text("Cosimo builds the Tower")
    visitor.page.wait_for_timeout(100)
    found = moved(visitor)
    assert "e1 r0" in [one["placement"] for one in found]
    assert {"−300", "+3"} <= {one["words"] for one in found}
    assert {name for one in found for name in one["properties"]} <= {
        "transform",
        "opacity",
        "offset",
    }
    visitor.page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished))")
    assert visitor.page.locator(".layer > *").count() == 0
    visitor.close()


@pytest.mark.parametrize("how", ["system", "setting"])
def test_where_nothing_may_move_the_tile_is_outlined(
    browser: Browser, evening: OpenedHouse, how: str
) -> None:
    laid = evening.lay(EVENING, TOWER)
    visitor = as_lucia(browser, evening, laid)
    if how == "system":
        visitor.page.emulate_media(reduced_motion="reduce")
    else:
        visitor.context.add_init_script("localStorage.setItem('signoria.motion', 'reduced')")
    visitor.sit_down_again()
    visitor.page.evaluate(NOTE_ANIMATIONS)
    make(laid, TOWER)
    tile = visitor.page.locator("[data-seat='3'] [data-placement='e1 r0']")
    expect(tile).to_have_attribute("data-told", "")
    assert tile.evaluate("tile => getComputedStyle(tile).outlineStyle") == "solid"
    assert moved(visitor) == []
    expect(tile).not_to_have_attribute("data-told", "")
    visitor.close()


def test_a_lot_flies_to_its_buyer(browser: Browser, evening: OpenedHouse) -> None:
    laid, visitor = watching(browser, evening, SALE)
    make(laid, SALE)
    expect(visitor.log).to_contain_text("Cosimo buys a Builder")
    visitor.page.wait_for_timeout(100)
    found = moved(visitor)
    assert [one for one in found if one["words"] == "" and one["placement"] is None]
    assert {"builder", "florins", "prestige"} <= {one["stat"] for one in found}
    visitor.close()


def test_three_moves_in_a_row_are_seen_one_after_another_and_nothing_jumps(
    browser: Browser, evening: OpenedHouse
) -> None:
    laid, visitor = watching(browser, evening, 11)
    before = visitor.page.evaluate(BOXES)
    make(laid, 11, 3)
    expect(visitor.log).to_contain_text("Sofia leaves.")
    assert visitor.page.evaluate(BOXES) == before
    visitor.close()


def test_leaving_the_table_ends_all_that_moves(browser: Browser, evening: OpenedHouse) -> None:
    laid, visitor = watching(browser, evening, SALE)
    make(laid, SALE)
    expect(visitor.log).to_contain_text("Cosimo buys a Builder")
    visitor.page.get_by_role("link", name="Signoria, home").click()
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    expect(visitor.page.locator(".layer")).to_have_count(0)
    visitor.close()


@pytest.mark.parametrize(("level", "contexts"), [("off", 0), ("turn", 0), ("all", 1)])
def test_sounds_are_heard_as_one_has_chosen(
    browser: Browser, evening: OpenedHouse, level: str, contexts: int
) -> None:
    laid, visitor = watching(browser, evening, LAKE)
    visitor.page.evaluate(f"localStorage.setItem('signoria.sound', '{level}')")
    visitor.sit_down_again()
    visitor.page.mouse.click(5, 300)
    make(laid, LAKE)
    expect(visitor.log).to_contain_text("Sofia places the Lake")
    visitor.page.wait_for_timeout(500)
    assert visitor.page.evaluate("window.contexts") == contexts
    visitor.close()


def test_the_button_for_sound_goes_from_level_to_level_and_says_it(visitor: Visitor) -> None:
    visitor.go_home()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Later").click()
    for before, after in (("Only your turn", "All"), ("All", "Off"), ("Off", "Only your turn")):
        visitor.page.get_by_role("button", name=f"Sound: {before}").click()
        button = visitor.page.get_by_role("button", name=f"Sound: {after}")
        expect(button).to_be_focused()
        spoken = visitor.page.locator("[aria-live=polite]").first
        expect(spoken).to_have_text(f"Sound: {after}")
