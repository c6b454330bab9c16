"""Placing a tile: by fingers, by mouse and by keys, and what is said of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import cos, radians, sin

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, expect

from tests.page.positions import OpenedHouse, as_lucia, opened_house

Point = tuple[float, float]

ABOVE_FINGER = 56
"""Pixels by which a finger holds the ghost above itself."""

PHONE = {"width": 390, "height": 844, "touch": True}


@pytest.fixture(scope="module")
def house() -> Iterator[OpenedHouse]:
    """Return a server on which positions are laid."""
    with opened_house() as server:
        yield server


class Builder:
    """Lucia, who has an action left and 2,000 florins, at the question which building to build."""

    def __init__(self, browser: Browser, house: OpenedHouse, **window: int | bool) -> None:
        self.visitor = as_lucia(browser, house, house.lay("an-evening", 33), **window)
        self.page = self.visitor.page
        self.visitor.sit_down_again()
        self.button("Build").click()
        self.version = self.visitor.table()["version"]

    def button(self, start: str) -> Locator:
        """Return the button of the table whose name begins so."""
        main = self.page.get_by_role("main")
        return main.get_by_role("button", name=re.compile(f"^{re.escape(start)}")).first

    def choose(self, building: str) -> None:
        """Choose a building in the list."""
        self.page.get_by_role("radio", name=re.compile(f"^{building},")).check()

    @property
    def told(self) -> Locator:
        """What is announced of the ghost."""
        return self.visitor.decision.get_by_role("status").first

    def square(self, name: str) -> Locator:
        """Return a square of the estate."""
        grid = self.page.get_by_role("grid", name="Your estate")
        return grid.get_by_role("gridcell", name=f"{name}, ")

    def middle(self, name: str) -> Point:
        """Return the middle of a square in the window."""
        box = self.square(name).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def lies(self, words: str) -> None:
        """Expect the ghost to lie so."""
        expect(self.told).to_contain_text(words)

    def nothing_made(self) -> None:
        """Expect that no move has been made."""
        assert self.visitor.table()["version"] == self.version

    def leave(self) -> None:
        """Close the browser; nothing may have gone wrong unseen."""
        self.visitor.close()


class Fingers:
    """Fingers on the glass of a phone."""

    def __init__(self, builder: Builder) -> None:
        self.glass: CDPSession = builder.visitor.context.new_cdp_session(builder.page)

    def touch(self, kind: str, *points: Point) -> None:
        """Send what the glass feels."""
        touched = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    def drag(self, start: Point, end: Point) -> None:
        """Draw one finger over the glass in a few steps."""
        self.touch("touchStart", start)
        for step in range(1, 6):
            part = step / 5
            along = (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
            self.touch("touchMove", along)
        self.touch("touchEnd")

    def tap(self, point: Point) -> None:
        """Tap with one finger."""
        self.touch("touchStart", point)
        self.touch("touchEnd")

    def twist(self, middle: Point, degrees: int) -> None:
        """Turn two fingers about a point, clockwise."""
        self.touch("touchStart", *pair(middle, 0))
        for step in range(1, 7):
            self.touch("touchMove", *pair(middle, degrees * step / 6))
        self.touch("touchEnd")


def pair(middle: Point, degrees: float) -> tuple[Point, Point]:
    """Return where two fingers lie about a point."""
    across, down = 60 * cos(radians(degrees)), 60 * sin(radians(degrees))
    x, y = middle
    return (x - across, y - down), (x + across, y + down)


@pytest.fixture
def at_phone(browser: Browser, house: OpenedHouse) -> Iterator[Builder]:
    """Return Lucia with a phone."""
    builder = Builder(browser, house, **PHONE)
    yield builder
    builder.leave()


@pytest.fixture
def at_desk(browser: Browser, house: OpenedHouse) -> Iterator[Builder]:
    """Return Lucia at a desk."""
    builder = Builder(browser, house)
    yield builder
    builder.leave()


# ── fingers ─────────────────────────────────────────────────────────────────────────────────────


def test_fingers_place_turn_flip_and_nudge_a_tile_and_the_button_builds_it(
    at_phone: Builder,
) -> None:
    fingers = Fingers(at_phone)
    at_phone.choose("Tower")
    at_phone.lies("Tower, upright, f1 to f3. Allowed.")
    fingers.drag(at_phone.middle("f1"), at_phone.middle("e3"))
    at_phone.lies("Tower, upright, e3 to e5. Not allowed: touches the Theatre at f5.")
    fingers.twist(at_phone.middle("e4"), 70)
    at_phone.lies("Tower, lying, d4 to f4. Not allowed: touches the Theatre at f5.")
    for tool in ("Move down", "Move right"):
        at_phone.button(tool).tap()
    at_phone.lies("Tower, lying, e3 to g3. Allowed.")
    at_phone.button("Turn left").tap()
    at_phone.button("Next legal position").tap()
    at_phone.nothing_made()
    at_phone.button("Build here").tap()
    at_phone.page.get_by_role("tab", name="Log").tap()
    expect(at_phone.visitor.log).to_contain_text("You build the Tower")


def test_a_tap_on_the_ghost_flips_it_and_elsewhere_moves_it(at_phone: Builder) -> None:
    fingers = Fingers(at_phone)
    at_phone.choose("Laboratory")
    expect(at_phone.told).to_contain_text("Allowed.")
    before = at_phone.told.inner_text()
    ghost = re.findall(r"\b[a-g][1-7]\b", before.split(".")[0])
    fingers.tap(at_phone.middle(ghost[0]))
    expect(at_phone.told).to_contain_text("flipped")
    fingers.tap(at_phone.middle("e4"))
    at_phone.lies("e4")
    at_phone.nothing_made()


def test_a_finger_beside_the_ghost_draws_it_to_itself_and_holds_it_above(
    at_phone: Builder,
) -> None:
    fingers = Fingers(at_phone)
    at_phone.choose("Tower")
    at_phone.lies("Tower, upright, f1 to f3. Allowed.")
    x, y = at_phone.middle("e4")
    fingers.drag(at_phone.middle("b6"), (x, y + ABOVE_FINGER))
    at_phone.lies("Tower, upright, e3 to e5. Not allowed")


def test_a_tap_on_a_tinted_square_finds_a_legal_position_there(at_phone: Builder) -> None:
    fingers = Fingers(at_phone)
    at_phone.choose("Tower")
    at_phone.lies("Tower, upright, f1 to f3. Allowed.")
    fingers.tap(at_phone.middle("g1"))
    at_phone.lies("Tower, upright, g1 to g3. Allowed.")
    fingers.tap(at_phone.middle("d3"))
    at_phone.lies("Tower, lying, d3 to f3. Allowed.")
    at_phone.nothing_made()


def test_gestures_never_build(at_phone: Builder) -> None:
    fingers = Fingers(at_phone)
    at_phone.choose("Tower")
    at_phone.lies("Tower, upright, f1 to f3. Allowed.")
    for _ in range(3):
        fingers.tap(at_phone.middle("f2"))
    x, y = at_phone.middle("f2")
    fingers.drag((x, y), (x, y + ABOVE_FINGER))
    fingers.twist((x - 70, y), 190)
    at_phone.square("f2").tap()
    at_phone.square("f2").tap()
    at_phone.page.wait_for_timeout(200)
    at_phone.nothing_made()
    expect(at_phone.button("Build here")).to_be_visible()


def test_all_of_placing_is_in_the_window_of_a_phone(at_phone: Builder) -> None:
    at_phone.choose("Tower")
    at_phone.lies("Allowed.")
    sheet = at_phone.visitor.decision.bounding_box()
    assert sheet is not None
    for part in ("Your estate", "Move the tile"):
        box = at_phone.page.get_by_label(part, exact=True).last.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= sheet["y"]
    cell = at_phone.square("a1").bounding_box()
    assert cell is not None
    assert cell["width"] >= 43
    assert at_phone.visitor.sideways_scroll() == 0
    assert at_phone.visitor.violations() == []


def test_a_landscape_is_placed_by_a_finger_and_the_button(
    browser: Browser, house: OpenedHouse
) -> None:
    laid = house.lay("last-buyer", then=("offer forest",))
    visitor = as_lucia(browser, house, laid, **PHONE)
    visitor.sit_down_again()
    grid = visitor.page.get_by_role("grid", name="Your estate")
    grid.get_by_role("gridcell", name="b5, ").tap()
    told = visitor.decision.get_by_role("status").first
    expect(told).to_contain_text("Forest, b4, b5, c4, c5. Allowed.")
    expect(visitor.page.get_by_role("region", name="Your estate")).to_contain_text("Fits at b4")
    visitor.decision.get_by_role("button", name="Place here").tap()
    expect(visitor.decision.get_by_role("heading")).not_to_have_text("Where shall the Forest lie?")
    visitor.close()


# ── mouse ───────────────────────────────────────────────────────────────────────────────────────


def test_a_mouse_carries_the_ghost_turns_and_flips_it_drops_it_and_builds(
    at_desk: Builder,
) -> None:
    mouse = at_desk.page.mouse
    at_desk.choose("Tower")
    mouse.move(*at_desk.middle("d4"))
    at_desk.lies("Tower, upright, d3 to d5. Not allowed: touches the Hospital at c5.")
    mouse.wheel(0, 100)
    at_desk.lies("Tower, lying, c4 to e4. Not allowed")
    mouse.move(*at_desk.middle("f3"))
    at_desk.lies("Tower, lying, e3 to g3. Allowed.")
    mouse.click(*at_desk.middle("f3"), button="right")
    at_desk.lies("Tower, lying, e3 to g3. Allowed.")
    mouse.click(*at_desk.middle("f3"))
    mouse.move(*at_desk.middle("a5"))
    at_desk.lies("Tower, lying, e3 to g3. Allowed.")
    at_desk.nothing_made()
    mouse.click(*at_desk.middle("f3"))
    expect(at_desk.visitor.log).to_contain_text("You build the Tower")


def test_the_right_button_flips(at_desk: Builder) -> None:
    at_desk.choose("Laboratory")
    at_desk.page.mouse.move(*at_desk.middle("d4"))
    expect(at_desk.told).to_contain_text("llowed")
    assert "flipped" not in at_desk.told.inner_text()
    at_desk.page.mouse.click(*at_desk.middle("d4"), button="right")
    at_desk.lies("flipped")


def test_a_ghost_that_lies_still_can_be_drawn_on_and_is_not_built_by_that(
    at_desk: Builder,
) -> None:
    mouse = at_desk.page.mouse
    at_desk.choose("Tower")
    mouse.move(*at_desk.middle("f2"))
    mouse.click(*at_desk.middle("f2"))
    at_desk.lies("f1 to f3. Allowed.")
    mouse.move(*at_desk.middle("f1"))
    mouse.down()
    mouse.move(*at_desk.middle("g1"), steps=4)
    mouse.up()
    at_desk.lies("g1 to g3. Allowed.")
    mouse.down()
    mouse.move(*at_desk.middle("e5"), steps=4)
    mouse.up()
    at_desk.lies("e5 to e7. Not allowed")
    at_desk.page.wait_for_timeout(200)
    at_desk.nothing_made()


def test_round_buttons_beside_the_ghost_turn_it(at_desk: Builder) -> None:
    at_desk.choose("Tower")
    at_desk.page.mouse.move(*at_desk.middle("d4"))
    at_desk.page.mouse.click(*at_desk.middle("d4"))
    turning = at_desk.page.get_by_role("group", name="Turn the tile")
    turning.get_by_role("button", name="Turn right").click()
    at_desk.lies("Tower, lying, c4 to e4.")
    turning.get_by_role("button", name="Turn left").click()
    at_desk.lies("Tower, upright, d3 to d5.")


# ── keys ────────────────────────────────────────────────────────────────────────────────────────


def test_a_click_on_a_building_leads_to_the_estate_where_arrows_move_the_tile(
    at_desk: Builder,
) -> None:
    press = at_desk.page.keyboard.press
    hint = at_desk.visitor.decision
    at_desk.choose("Tower")
    expect(at_desk.square("f1")).to_be_focused()
    expect(hint).to_contain_text("click it again to build")
    press("r")
    at_desk.lies("Tower, lying,")
    expect(hint).to_contain_text(re.compile(r"arrows move,\s*Enter builds"))
    press("ArrowUp")
    at_desk.lies("Tower, lying,")
    expect(at_desk.page.get_by_role("radio", name=re.compile("^Tower,"))).to_be_checked()


def test_keys_turn_the_ghost_from_the_list_and_build_from_the_estate(at_desk: Builder) -> None:
    press = at_desk.page.keyboard.press
    at_desk.choose("Theatre")
    at_desk.page.get_by_role("radio", name=re.compile("^Theatre,")).focus()
    press("ArrowDown")
    expect(at_desk.visitor.decision).to_contain_text("leads to the estate")
    press("r")
    at_desk.lies("Tower, lying,")
    press("Shift+R")
    at_desk.lies("Tower, upright, f1 to f3. Allowed.")
    press("n")
    at_desk.lies("g1 to g3. Allowed.")
    press("p")
    at_desk.lies("f1 to f3. Allowed.")
    press("Enter")
    expect(at_desk.square("f1")).to_be_focused()
    at_desk.nothing_made()
    press("ArrowRight")
    at_desk.lies("g1 to g3. Allowed.")
    press("Enter")
    expect(at_desk.visitor.log).to_contain_text("You build the Tower")


def test_enter_builds_nothing_where_the_rules_refuse_it(at_desk: Builder) -> None:
    at_desk.choose("Tower")
    at_desk.square("f1").focus()
    for _ in range(6):
        at_desk.page.keyboard.press("ArrowLeft")
    at_desk.lies("Tower, upright, a1 to a3. Not allowed: covers the Palazzo at a1 to a2.")
    at_desk.page.keyboard.press("Enter")
    refused = at_desk.page.get_by_role("alert").filter(has_text="covers the Palazzo")
    expect(refused.first).to_be_attached()
    at_desk.nothing_made()


def test_escape_goes_back_from_everywhere(at_desk: Builder) -> None:
    question = at_desk.visitor.decision.get_by_role("heading", name="What do you do?")
    at_desk.choose("Tower")
    at_desk.square("g1").focus()
    at_desk.page.keyboard.press("Escape")
    expect(question).to_be_focused()
    at_desk.button("Build").click()
    at_desk.page.evaluate("document.activeElement.blur()")
    at_desk.page.keyboard.press("Escape")
    expect(question).to_be_focused()


# ── what is said, and what stays ────────────────────────────────────────────────────────────────


def test_below_the_estate_stands_what_the_tile_changes(at_desk: Builder) -> None:
    at_desk.choose("Tower")
    estate = at_desk.page.get_by_role("region", name="Your estate")
    for words in ("Fits at f1 to f3.", "2,000 → 1,700", "31 → 34", "14 → 18", "Chapel"):
        expect(estate).to_contain_text(words)
    expect(at_desk.button("Build here, −300 florins, +3 prestige")).to_be_enabled()
    at_desk.page.mouse.move(*at_desk.middle("d4"))
    expect(estate).to_contain_text("It would touch the Hospital.")
    expect(estate).to_contain_text("Rules, paragraph 6.4")
    expect(estate).to_contain_text("14 → 18")
    assert at_desk.visitor.violations() == []
    expect(at_desk.button("Build here, −300 florins, +3 prestige")).to_be_disabled()


def test_a_building_that_cannot_be_built_says_why(at_desk: Builder) -> None:
    buildings = at_desk.page.get_by_role("region", name="What you compose")
    for name, short, long in (
        ("Hospital", "yours already", "This building stands on your estate already: Hospital."),
        ("University", "does not fit", "It fits nowhere on your estate."),
    ):
        expect(buildings).to_contain_text(short)
        at_desk.choose(name)
        estate = at_desk.page.get_by_role("region", name="Your estate")
        expect(estate).to_contain_text(long)
        expect(at_desk.button("Build here")).to_be_disabled()


def test_the_estate_stays_where_it_is_while_a_building_is_chosen_and_moved(
    at_desk: Builder,
) -> None:
    grid = at_desk.page.get_by_role("grid", name="Your estate")
    before = grid.bounding_box()
    for building in ("Hospital", "Tower", "Laboratory"):
        at_desk.choose(building)
        for name in ("a1", "g7", "d4"):
            at_desk.page.mouse.move(*at_desk.middle(name))
            at_desk.page.wait_for_timeout(50)
            assert grid.bounding_box() == before


def test_a_placed_ghost_survives_a_reload(at_desk: Builder) -> None:
    at_desk.choose("Tower")
    at_desk.page.mouse.move(*at_desk.middle("f3"))
    at_desk.page.mouse.wheel(0, 100)
    at_desk.page.mouse.click(*at_desk.middle("f3"))
    at_desk.lies("Tower, lying, e3 to g3. Allowed.")
    at_desk.page.wait_for_timeout(300)
    at_desk.page.reload()
    at_desk.lies("Tower, lying, e3 to g3. Allowed.")
    at_desk.page.mouse.move(*at_desk.middle("a5"))
    at_desk.lies("Tower, lying, e3 to g3. Allowed.")
