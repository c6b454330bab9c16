"""How fast bots move: set at a table, kept for the next ones."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.visitor import Visitor


def choose(visitor: Visitor, pace: str) -> None:
    """Choose a pace in the settings and close them."""
    visitor.page.get_by_role("button", name="Settings").click()
    group = visitor.page.get_by_role("group", name="Pace of bots")
    with visitor.page.expect_response("**/pace"):
        group.get_by_label(pace).check()
    expect(group.get_by_label(pace)).to_be_checked()
    visitor.page.keyboard.press("Escape")


def test_the_pace_is_set_at_the_table_and_kept_for_the_next(visitor: Visitor) -> None:
    visitor.play_against_bots()
    assert visitor.table()["pace"] == "normal"
    choose(visitor, "Slow")
    assert visitor.table()["pace"] == "slow"
    visitor.play_against_bots()
    assert visitor.table()["pace"] == "slow"
    choose(visitor, "At once")
    assert visitor.table()["pace"] == "instant"
    assert visitor.wait_until_asked()["legal"]
    visitor.sit_down_again()
    visitor.page.get_by_role("button", name="Settings").click()
    expect(visitor.page.get_by_role("radio", name="At once")).to_be_checked()


def test_away_from_a_table_the_pace_is_for_the_next(visitor: Visitor) -> None:
    visitor.go_home()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Later").click()
    visitor.page.get_by_role("button", name="Settings").click()
    dialog = visitor.page.get_by_role("dialog", name="Settings")
    dialog.get_by_label("At once").check()
    visitor.page.keyboard.press("Escape")
    visitor.play_against_bots()
    assert visitor.table()["pace"] == "instant"
