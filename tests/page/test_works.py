"""Works, cards and the score: composed by mouse and keys, kept, paid, summed up at the end."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, Request, Route, expect

from tests.page.ears import Ears
from tests.page.hands import Keyboard
from tests.page.positions import OpenedHouse, opened_house
from tests.page.screens import SCREENS
from tests.page.visitor import Visitor

PHONE = {"width": 390, "height": 844}

Arrive = Callable[..., Visitor]


@pytest.fixture(scope="module")
def house() -> Iterator[OpenedHouse]:
    """Return a server on which positions are laid."""
    with opened_house() as server:
        yield server


@pytest.fixture
def arrive(browser: Browser, house: OpenedHouse) -> Iterator[Arrive]:
    """Return what brings Lucia before a screen; nothing may have gone wrong unseen."""
    visitors: list[Visitor] = []

    def come(screen: str, **window: int) -> Visitor:
        shown = SCREENS[screen]
        visitors.append(shown.open(browser, house, shown.lay(house), **window))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()


def button(visitor: Visitor, start: str) -> Locator:
    """Return the button of the table whose name begins so."""
    main = visitor.page.get_by_role("main")
    return main.get_by_role("button", name=re.compile(f"^{re.escape(start)}")).first


def question(visitor: Visitor, words: str) -> None:
    """Expect that something is asked."""
    expect(visitor.decision.get_by_role("heading", name=words)).to_be_visible()


def slider(visitor: Visitor) -> Locator:
    """Return the slider that shares a payment out."""
    return visitor.page.get_by_role("slider", name="Prestige")


def sent_moves(page: Page) -> list[str]:
    """Return a list to which every move is added that the page sends from now on."""
    moves: list[str] = []

    def note(request: Request) -> None:
        if request.url.endswith("/moves"):
            moves.append(move_of(request))

    page.on("request", note)
    return moves


def move_of(request: Request) -> str:
    """Return the move that a request sends."""
    sent: str = json.loads(request.post_data or "{}")["move"]
    return sent


def own(visitor: Visitor) -> tuple[int, int]:
    """Return Lucia's prestige and florins, as the server has them."""
    shown = visitor.table()
    seat = shown["view"]["seats"][shown["seat"]]
    return seat["prestige"], seat["florins"]


# ── a work and its payment ──────────────────────────────────────────────────────────────────────


def test_a_work_two_bonus_cards_and_the_payment_are_one_choice(arrive: Arrive) -> None:
    visitor = arrive("menu")
    moves = sent_moves(visitor.page)
    before = own(visitor)
    button(visitor, "Complete a work").click()
    question(visitor, "How shall the Poet’s work be paid?")
    for card in ("Landscape types", "Buildings"):
        visitor.page.get_by_role("switch", name=f"Bonus card: {card}").click()
    ledger = visitor.page.get_by_role("region", name="Work of the Poet")
    expect(ledger).to_contain_text(re.compile(r"Work value\s*27"))
    expect(ledger).to_contain_text("Best so far: Sofia, 18. You would lead: +3")
    slider(visitor).fill("5")
    expect(slider(visitor)).to_have_attribute(
        "aria-valuetext", "5 prestige for 1,000 florins, 1,700 florins in cash"
    )
    bench = visitor.page.get_by_role("region", name="What you compose")
    expect(bench).to_contain_text("23 → 28")
    expect(bench).to_contain_text("1,100 → 2,800")
    expect(visitor.page.get_by_role("img", name="Lucia would go to 28")).to_be_visible()
    assert visitor.violations() == []
    button(visitor, "Complete the work, +5 prestige, +1,700 florins").click()
    question(visitor, "What do you do?")
    assert moves == ["work poet with landscape-types buildings", "take 5"]
    assert own(visitor) == (before[0] + 5, before[1] + 1700)


def test_a_work_is_composed_and_paid_by_keys_alone_on_a_narrow_screen(arrive: Arrive) -> None:
    visitor = arrive("menu", **PHONE)
    page = visitor.page
    moves = sent_moves(page)
    ears = Ears(page)
    ears.listen()
    keyboard = Keyboard(page, ears)
    keyboard.key("w")
    expect(visitor.decision.get_by_role("heading", name="Poet")).to_be_focused()
    keyboard.tab_to("radio")
    keyboard.key("ArrowRight")
    question(visitor, "How shall the Pharmacist’s work be paid?")
    keyboard.tab_to("switch", "Bonus card: Landscape types")
    keyboard.key("Space")
    keyboard.tab_to("slider")
    keyboard.key("Home")
    expect(slider(visitor)).to_have_value("0")
    keyboard.key("End")
    expect(slider(visitor)).to_have_value("11")
    keyboard.key("ArrowLeft")
    expect(slider(visitor)).to_have_value("10")
    keyboard.tab_to("button", "Complete the work")
    keyboard.key("Enter")
    question(visitor, "What do you do?")
    assert moves == ["work pharmacist with landscape-types", "take 10"]


def test_a_work_that_is_too_weak_says_so_and_cannot_be_completed(arrive: Arrive) -> None:
    visitor = arrive("work-short")
    expect(button(visitor, "Complete the work, The work is worth 14: 2 short")).to_be_disabled()
    visitor.page.get_by_role("switch", name="Buildings").click()
    expect(button(visitor, "Complete the work, +")).to_be_enabled()


def test_what_is_composed_outlasts_a_reload(arrive: Arrive) -> None:
    visitor = arrive("work")
    slider(visitor).fill("3")
    visitor.page.reload()
    expect(visitor.page.get_by_role("switch", name="Landscape types")).to_be_checked()
    expect(slider(visitor)).to_have_value("3")
    expect(button(visitor, "Complete the work, +3 prestige")).to_be_enabled()


def test_a_payment_that_fails_is_asked_for_with_what_was_chosen(arrive: Arrive) -> None:
    visitor = arrive("work")

    def fail(route: Route) -> None:
        if move_of(route.request).startswith("take"):
            route.fulfill(status=500, json={"message": "The disk is full."})
        else:
            route.continue_()

    visitor.page.route("**/moves", fail)
    slider(visitor).fill("4")
    button(visitor, "Complete the work").click()
    expect(button(visitor, "Take 4 prestige")).to_be_enabled()
    question(visitor, "How shall the Poet’s work be paid?")
    expect(slider(visitor)).to_have_value("4")
    visitor.page.unroute("**/moves")
    slider(visitor).fill("6")
    button(visitor, "Take 6 prestige, +6 prestige, +1,300 florins").click()
    question(visitor, "What do you do?")
    assert own(visitor) == (23 + 6, 1100 + 1300)
    visitor.outage_over()


def test_a_page_closed_before_the_payment_asks_for_it_again(arrive: Arrive) -> None:
    visitor = arrive("work")

    def keep_waiting(route: Route) -> None:
        if not move_of(route.request).startswith("take"):
            route.continue_()

    visitor.page.route("**/moves", keep_waiting)
    slider(visitor).fill("2")
    with visitor.page.expect_request(
        lambda one: one.url.endswith("/moves") and "take" in (one.post_data or "")
    ):
        button(visitor, "Complete the work").click()
    visitor.page.evaluate("localStorage.clear()")
    visitor.page.reload()
    expect(button(visitor, "Take 2 prestige")).to_be_enabled()
    expect(slider(visitor)).to_have_value("2")


# ── the menu, the hand and cards ────────────────────────────────────────────────────────────────


def test_keys_choose_an_action_and_what_cannot_be_done_answers(arrive: Arrive) -> None:
    visitor = arrive("menu")
    visitor.page.keyboard.press("f")
    question(visitor, "Which freedom do you introduce?")
    visitor.page.keyboard.press("Escape")
    question(visitor, "What do you do?")
    visitor.page.keyboard.press("c")
    question(visitor, "Take a bonus card?")
    visitor.page.evaluate("document.activeElement.blur()")
    visitor.page.keyboard.press("Escape")
    question(visitor, "What do you do?")


def test_keys_lead_on_from_a_card_that_is_chosen(arrive: Arrive) -> None:
    visitor = arrive("freedom")
    visitor.page.get_by_role("radio").first.focus()
    visitor.page.keyboard.press("6")
    expect(visitor.page.locator("#log")).to_be_focused()


def test_two_quick_taps_choose_an_object_and_offer_nothing(arrive: Arrive) -> None:
    visitor = arrive("opening", **PHONE, touch=True)
    version = visitor.table()["version"]
    lot = visitor.page.get_by_role("radio", name=re.compile("^Builder"))
    box = lot.bounding_box()
    assert box is not None
    for _ in range(2):
        visitor.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(lot).to_be_checked()
    visitor.page.wait_for_timeout(500)
    assert visitor.table()["version"] == version


def test_the_hand_shows_what_the_considered_move_would_change(arrive: Arrive) -> None:
    visitor = arrive("auction")
    people = visitor.page.get_by_role("list", name="Professions in hand")
    astronomer = people.get_by_role("listitem").filter(has_text="Astronomer")
    expect(astronomer).to_contain_text("12 →")
    expect(astronomer).to_contain_text("2 short then")
    astronomer.get_by_role("button", name="Astronomer: what the work is made of").click()
    expect(astronomer.get_by_text("Minimum")).to_be_visible()
    assert visitor.violations() == []


def test_cards_go_back_in_an_order_chosen_by_keys_on_a_narrow_screen(arrive: Arrive) -> None:
    visitor = arrive("keep-profession", **PHONE)
    page = visitor.page
    moves = sent_moves(page)
    drawn = visitor.table()["view"]["drawn"]["cards"]
    ears = Ears(page)
    ears.listen()
    keyboard = Keyboard(page, ears)
    keyboard.tab_to("radio")
    keyboard.key("Space")
    keyboard.key("Tab")
    keyboard.key("Enter")
    places = page.get_by_role("region", name="Choices").get_by_role("listitem")
    last = places.last.inner_text().split(". ")[1]
    for _ in drawn:
        keyboard.key("Tab")
        if keyboard.ears.focus.name == f"{last}: earlier":
            break
    else:
        keyboard.tab_to("button", f"{last}: earlier")
    for _ in drawn[2:]:
        keyboard.key("Enter")
    expect(places.first).to_contain_text(f"1. {last}")
    expect(page.get_by_role("button", name=f"{last}: earlier")).to_be_focused()
    keyboard.tab_to("button", "Keep ")
    assert keyboard.ears.focus.name.endswith("4 go back")
    keyboard.key("Enter")
    question(visitor, "What do you do?")
    assert moves == [f"keep {drawn[0]} under {' '.join([drawn[-1], *drawn[1:-1]])}"]


def test_nothing_pushes_the_estate_out_of_a_low_window(arrive: Arrive) -> None:
    for screen in ("menu", "work", "keep-prestige", "keep-profession", "lure", "freedom"):
        visitor = arrive(screen, width=1366, height=657)
        estate = visitor.page.get_by_role("grid", name="Your estate").bounding_box()
        assert estate is not None
        assert estate["height"] > 160, screen
        assert estate["y"] + estate["height"] < 657, screen


# ── rounds and the end ──────────────────────────────────────────────────────────────────────────


def test_the_summary_of_a_round_agrees_with_the_cards_and_goes_by_escape(arrive: Arrive) -> None:
    visitor = arrive("round-summary")
    summary = visitor.page.get_by_role("region", name="Round 5 is over")
    for player in (
        visitor.page.get_by_role("complementary", name="Players").get_by_role("listitem").all()
    ):
        if player.locator("[data-stat=prestige]").count():
            name = player.get_by_role("heading").inner_text().split()[0]
            prestige = player.locator("[data-stat=prestige]").inner_text()
            row = summary.get_by_role("listitem").filter(has_text=name)
            expect(row).to_contain_text(f"prestige now: {prestige}")
    assert visitor.violations() == []
    visitor.page.keyboard.press("Escape")
    expect(summary).to_be_hidden()


def test_the_final_score_is_read_by_keys_on_a_narrow_screen(arrive: Arrive) -> None:
    visitor = arrive("final-score", **PHONE)
    page = visitor.page
    end = page.get_by_role("region", name="You win with 56 prestige")
    expect(end).to_contain_text("more florins decide: 1,400 to 300")
    rows = end.get_by_role("listitem").filter(has=page.get_by_role("list", name="Prestige cards"))
    expect(rows).to_have_count(4)
    expect(rows.first).to_contain_text("+8 All landscapes")
    assert visitor.violations() == []
    ears = Ears(page)
    keyboard = Keyboard(page, ears)
    keyboard.tab_to("link", "Back to the home page")
    for _ in range(12):
        page.keyboard.press("PageDown")
    expect(rows.last).to_be_in_viewport()
    assert visitor.sideways_scroll() == 0
