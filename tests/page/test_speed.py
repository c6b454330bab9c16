"""What keeps a table fast: few bytes, few elements, nothing that moves, a paint at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Request, Route, expect

from tests.page.positions import LaidTable, OpenedHouse, as_lucia, opened_house
from tests.page.screens import SCREENS
from tests.page.visitor import Visitor

MOST_SCRIPT = 200_000
"""Bytes of JavaScript, compressed, that a table may need."""

MOST_ELEMENTS = 2_500
MOST_SHIFT = 0.02
WINDOWS = ((1440, 900), (390, 844))

NOTE_SHIFTS = """(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) window.shifted += shift.value;
    }).observe({type: 'layout-shift', buffered: true});
})()"""

BACKGROUND = "getComputedStyle(document.querySelector('#cover')).backgroundColor"


@pytest.fixture(scope="module")
def house() -> Iterator[OpenedHouse]:
    """Return a server at whose tables games begin in any position."""
    with opened_house() as house:
        yield house


@pytest.fixture(scope="module")
def auction(house: OpenedHouse) -> LaidTable:
    """Return a table in the middle of a game."""
    return SCREENS["auction"].lay(house)


def without_program(page: Page) -> None:
    """Let the program never arrive, so that only the document is there."""
    page.route("**/assets/**", lambda _: None)


def test_a_table_needs_little_code(
    browser: Browser, house: OpenedHouse, auction: LaidTable
) -> None:
    visitor = as_lucia(browser, house, auction)
    scripts: list[Request] = []

    def note(request: Request) -> None:
        scripts.append(request)

    visitor.page.on("requestfinished", note)
    visitor.sit_down_again()
    loaded = sum(
        one.sizes()["responseBodySize"] for one in scripts if urlsplit(one.url).path.endswith(".js")
    )
    visitor.close()
    assert 20_000 < loaded < MOST_SCRIPT


@pytest.mark.parametrize("name", ["five-players", "rich-hand", "work", "build"])
def test_a_full_table_has_few_elements(browser: Browser, house: OpenedHouse, name: str) -> None:
    screen = SCREENS[name]
    visitor = screen.open(browser, house, screen.lay(house))
    count: int = visitor.page.evaluate("document.querySelectorAll('*').length")
    visitor.close()
    assert count < MOST_ELEMENTS


@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_nothing_moves_while_a_table_loads(
    browser: Browser, house: OpenedHouse, auction: LaidTable, width: int, height: int
) -> None:
    visitor = as_lucia(browser, house, auction, width=width, height=height)
    visitor.page.add_init_script(NOTE_SHIFTS)
    visitor.page.goto(f"/t/{auction.id}")
    expect(visitor.decision).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate("document.fonts.ready")
    shifted: float = visitor.page.evaluate("window.shifted")
    visitor.close()
    assert shifted < MOST_SHIFT


@pytest.mark.parametrize("chosen", ["light", "dark", None])
def test_the_first_paint_has_the_theme_before_there_is_a_program(
    browser: Browser, house: OpenedHouse, auction: LaidTable, chosen: str | None
) -> None:
    visitor = as_lucia(browser, house, auction, theme="dark")
    if chosen:
        visitor.page.add_init_script(f"localStorage.setItem('signoria.theme', '{chosen}')")
    without_program(visitor.page)
    visitor.page.goto(f"/t/{auction.id}", wait_until="commit")
    expect(visitor.page.locator("#cover .shapes")).to_be_visible()
    assert visitor.page.evaluate("document.documentElement.dataset.theme") == (chosen or "dark")
    light = chosen == "light"
    assert visitor.page.evaluate(BACKGROUND) == (
        "rgb(245, 240, 230)" if light else "rgb(17, 23, 26)"
    )
    visitor.close()


def test_the_shapes_of_a_table_are_not_seen_at_home(
    browser: Browser, house: OpenedHouse, auction: LaidTable
) -> None:
    visitor = as_lucia(browser, house, auction)
    without_program(visitor.page)
    visitor.page.goto("/", wait_until="commit")
    expect(visitor.page.locator("#cover .top-bar")).to_be_visible()
    expect(visitor.page.locator("#cover .shapes")).to_be_hidden()
    visitor.close()


def test_the_table_is_asked_for_once_and_before_the_program_is_there(
    browser: Browser, house: OpenedHouse, auction: LaidTable
) -> None:
    visitor = as_lucia(browser, house, auction)
    asked: Counter[str] = Counter()

    def note(request: Request) -> None:
        asked[urlsplit(request.url).path.rpartition("/")[2]] += request.url.endswith("?since=0")
        asked["me"] += request.url.endswith("/api/me")
        asked["catalogue"] += "/catalogue" in request.url

    visitor.page.on("request", note)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    visitor.page.route("**/assets/*.js", hold)
    visitor.page.goto(f"/t/{auction.id}", wait_until="commit")
    expect(visitor.page.locator("#cover")).to_be_visible()
    visitor.page.wait_for_timeout(200)
    expected = {auction.id: 1, "me": 1, "catalogue": 1}
    assert {name: asked[name] for name in expected} == expected
    for route in held:
        route.continue_()
    visitor.page.unroute("**/assets/*.js")
    expect(visitor.decision).to_be_visible()
    assert {name: asked[name] for name in expected} == expected
    visitor.close()


def test_a_newer_program_on_the_server_is_fetched_when_one_goes_on(
    browser: Browser, house: OpenedHouse, auction: LaidTable
) -> None:
    visitor: Visitor = as_lucia(browser, house, auction)
    gone = "**/assets/TablePage-*.js"
    visitor.page.route(gone, lambda route: route.fulfill(status=404))
    visitor.page.goto("/")
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    visitor.page.unroute(gone)
    visitor.page.evaluate(f"history.pushState(null, '', '/t/{auction.id}')")
    visitor.page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    expect(visitor.decision).to_be_visible()
    visitor.outage_over()
    visitor.close()
