"""Looking closely at another player: his estate, square by square, by keyboard on a phone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.conftest import Visit

STEPS = 40
"""More stops of the Tab key than lie before the players."""


def test_the_estate_of_an_opponent_is_read_by_keyboard_on_a_phone(visit: Visit) -> None:
    visitor = visit(width=390, height=844)
    visitor.play_against_bots(4)
    page = visitor.page
    opponent = next(one for one in visitor.table()["seats"] if not one["you"])
    chip = (
        page.get_by_role("complementary", name="Players")
        .get_by_role("button")
        .nth(opponent["seat"])
    )

    for _ in range(STEPS):
        page.keyboard.press("Tab")
        if chip.evaluate("(one) => one === document.activeElement"):
            break
    page.keyboard.press("Enter")

    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("grid", name="Estate: ")).to_be_visible()
    page.keyboard.press("Tab")
    expect(dialog.get_by_role("gridcell", name="a7, free")).to_be_focused()
    for key in ("ArrowDown",) * 5:
        page.keyboard.press(key)
    expect(dialog.get_by_role("gridcell", name="a2, Palazzo, cell 4 of 6")).to_be_focused()
    assert visitor.violations() == []
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(chip).to_be_focused()
