"""What is heard of a table without looking: what others do, what is asked, the boards in words."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.page.ears import Ears
from tests.page.positions import LUCIA, OpenedHouse, as_lucia, opened_house
from tests.page.visitor import Visitor

EVENING = "an-evening"
BID = 21
"""After so many moves of the evening Lucia is asked for a bid; she has bid before."""

SAID = 1500
"""Milliseconds within which all is said that comes fast."""


@pytest.fixture(scope="module")
def evening() -> Iterator[OpenedHouse]:
    """Return a server at whose tables the evening can be opened."""
    with opened_house() as house:
        yield house


def test_what_others_do_is_said_once_together_and_what_one_does_is_not(
    browser: Browser, evening: OpenedHouse
) -> None:
    laid = evening.lay(EVENING, 10)
    visitor = as_lucia(browser, evening, laid)
    visitor.sit_down_again()
    ears = Ears(visitor.page)
    visitor.page.wait_for_timeout(SAID)
    ears.listen()
    laid.move(LUCIA, "pass")
    laid.move(2, "raise")
    laid.move(3, "raise")
    expect(visitor.log).to_contain_text("Cosimo bids 400.")
    visitor.page.wait_for_timeout(SAID)
    ears.announced()
    heard = " ".join(ears.lines)
    assert heard.count("Matteo bids 300.") == heard.count("Cosimo bids 400.") == 1
    assert "You leave." not in heard
    assert heard.count("Sofia is deciding.") == 1
    visitor.close()


def test_one_is_told_what_is_asked_and_what_can_be_answered(
    browser: Browser, evening: OpenedHouse
) -> None:
    laid = evening.lay(EVENING, 31)
    visitor = as_lucia(browser, evening, laid)
    visitor.sit_down_again()
    told = visitor.page.locator("[aria-live=polite]").first
    expect(told).to_contain_text("Your decision: What shall the next action be?")
    expect(told).to_contain_text(re.compile(r"Possible: Complete a work, .*Take a profession"))
    visitor.close()


def test_the_log_marks_what_happened_since_one_moved(
    browser: Browser, evening: OpenedHouse
) -> None:
    laid = evening.lay(EVENING, BID)
    visitor = as_lucia(browser, evening, laid)
    visitor.sit_down_again()
    lines = visitor.log.get_by_role("listitem").all_text_contents()
    mark = lines.index("since your last move")
    assert "You bid 500." in lines[mark - 1]
    assert "Matteo bids 600." in lines[mark + 1]
    expect(visitor.log.get_by_text("since your last move")).to_be_in_viewport()
    laid.move(LUCIA, "raise")
    expect(visitor.log.get_by_text("You bid 700.")).to_be_visible()
    expect(visitor.log.get_by_text("since your last move")).to_have_count(0)
    visitor.close()


def test_whoever_was_away_long_finds_in_the_log_where_he_left(
    browser: Browser, evening: OpenedHouse
) -> None:
    laid = evening.lay(EVENING, 19)
    visitor = as_lucia(browser, evening, laid, height=600)
    visitor.sit_down_again()
    mark = visitor.log.get_by_text("since your last move")
    expect(mark).to_be_in_viewport()
    visitor.close()


def test_the_table_can_be_read_in_words(browser: Browser, evening: OpenedHouse) -> None:
    laid = evening.lay(EVENING, BID)
    visitor = as_lucia(browser, evening, laid)
    visitor.sit_down_again()
    page = visitor.page
    page.keyboard.press("t")
    words = page.get_by_role("dialog", name="The table in words")
    expect(words.get_by_role("table")).to_have_count(6)
    jester = words.get_by_role("row", name=re.compile("^Jester on"))
    expect(jester).to_contain_text("on offer, 600 by Matteo")
    cosimo = words.get_by_role("table", name=re.compile("^Estate: Cosimo"))
    expect(cosimo.get_by_role("row", name="Tower e1 to g1")).to_be_visible()
    expect(words.get_by_role("row", name=re.compile("^Prestige 21 23 26 22"))).to_be_visible()
    assert visitor.violations() == []
    page.keyboard.press("Tab")
    expect(words.get_by_role("region")).to_be_focused()
    page.keyboard.press("Escape")
    expect(words).to_be_hidden()
    page.get_by_role("button", name="The table in words").click()
    expect(words).to_be_visible()
    visitor.close()


def test_the_table_in_words_leads_to_its_picture(browser: Browser, evening: OpenedHouse) -> None:
    visitor = as_lucia(browser, evening, evening.lay(EVENING, BID))
    visitor.sit_down_again()
    visitor.page.get_by_role("button", name="The table in words").click()
    link = visitor.page.get_by_role("link", name="Draw it as a picture")
    address = link.get_attribute("href") or ""
    answer = visitor.context.request.get(address)
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "Lucia" in answer.text()
    visitor.close()


def test_the_table_in_words_fits_a_phone(browser: Browser, evening: OpenedHouse) -> None:
    laid = evening.lay(EVENING, BID)
    visitor = as_lucia(browser, evening, laid, width=320, height=700)
    visitor.page.goto(f"/t/{laid.id}")
    visitor.page.get_by_role("button", name="The table in words").click()
    expect(visitor.page.get_by_role("dialog", name="The table in words")).to_be_visible()
    assert visitor.sideways_scroll() == 0
    visitor.close()


def test_the_icon_of_the_tab_tells_that_one_is_asked(visitor: Visitor) -> None:
    visitor.play_against_bots()
    visitor.wait_until_asked()
    icon = visitor.page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/favicon-asked.svg")
    visitor.page.get_by_role("link", name="Signoria, home").click()
    expect(icon).to_have_attribute("href", "/favicon.svg")
