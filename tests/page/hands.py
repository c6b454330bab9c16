"""Three ways to use the page: by mouse, by touch, and by keyboard and what a screen reader says."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from playwright.sync_api import Locator, Page, Response, expect

from tests.page.ears import Ears
from tests.page.screen import named, read

STEPS = 80
"""More stops of the Tab key than any screen has."""

SQUARE = re.compile(r"\b[a-g][1-7]\b")

PAUSE = 250.0
"""Milliseconds in which the page asks the server what a choice would do, and tells it."""

SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Hands(Protocol):
    """What a person can do with the page."""

    page: Page

    def choose(self, name: str) -> None:
        """Select a radio button or switch."""

    def press(self, name: str) -> None:
        """Press a button whose name begins so, for a step that sends nothing."""

    def commit(self, name: str) -> None:
        """Press a button whose name begins so, and wait until the move is made."""

    def put_down(self, name: str) -> None:
        """Put the tile that is being placed on a place that is allowed; the button is named."""

    def more(self, amount: int) -> None:
        """Move the slider up by some steps."""


def completion(name: str) -> str:
    """Return how the last move begins that a button sends; empty where it sends one."""
    return "take " if name.startswith("Complete the") else ""


@contextmanager
def move_made(page: Page, last: str = "") -> Iterator[None]:
    """Wait until the server has answered the move that is made meanwhile.

    Args:
        page: the page that sends it.
        last: how the last move begins, where several are sent.
    """

    def is_answer(answer: Response) -> bool:
        sent = answer.request.post_data or ""
        return answer.url.endswith("/moves") and json.loads(sent)["move"].startswith(last)

    with page.expect_response(is_answer) as told:
        yield
    assert told.value.status == 200, told.value.text()
    page.evaluate(SETTLED)


class Mouse:
    """A person who points and clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.decision = page.get_by_role("region", name="Decision")

    def choose(self, name: str) -> None:
        """Click on a radio button or switch."""
        switch = self.page.get_by_role("switch", name=name, exact=True)
        radio = self.page.get_by_role("radio", name=name, exact=True)
        switch.or_(radio).click()

    def press(self, name: str) -> None:
        """Click on a button."""
        self.button(name).click()

    def commit(self, name: str) -> None:
        """Click on the button that sends the move."""
        with move_made(self.page, completion(name)):
            self.button(name).click()

    def button(self, name: str) -> Locator:
        """Return the button of the decision or its choices whose name begins so."""
        return (
            self.page.get_by_role("main")
            .get_by_role("button", name=re.compile(f"^{re.escape(name)}"))
            .first
        )

    def put_down(self, name: str) -> None:
        """Carry the ghost over the estate until it fits, drop it, click again.

        The only place there is has the ghost already.
        """
        if self.decision.get_by_text("One position is legal").count():
            square = self.square(self.ghost_squares()[0])
        else:
            square = self.fitting_square(name)
            square.click()
        with move_made(self.page):
            square.click()

    def ghost_squares(self) -> list[str]:
        """Return the squares under the ghost, as they are announced."""
        told = self.decision.get_by_role("status").first
        expect(told).to_contain_text(SQUARE)
        return SQUARE.findall(told.inner_text().split(".")[0])

    def square(self, name: str) -> Locator:
        """Return a square of the estate."""
        grid = self.page.get_by_role("grid", name="Your estate")
        return grid.get_by_role("gridcell", name=f"{name}, ")

    def fitting_square(self, name: str) -> Locator:
        """Return a square on which the tile may be dropped, turning it by the wheel if need be."""
        for _ in range(4):
            for square in [f"{column}{row}" for row in range(7, 0, -1) for column in "abcdefg"]:
                self.square(square).hover()
                if not named(read(self.decision), "button", name)[0].disabled:
                    return self.square(square)
            self.page.mouse.wheel(0, 100)
        raise AssertionError("the tile fits nowhere")

    def more(self, amount: int) -> None:
        """Click on the slider, so many steps above where it is."""
        slider = self.page.get_by_role("main").get_by_role("slider")
        box = slider.bounding_box()
        assert box is not None
        most = int(slider.get_attribute("max") or 0)
        wanted = int(slider.input_value()) + amount
        thumb = 16.0
        across = thumb / 2 + (box["width"] - thumb) * wanted / most
        slider.click(position={"x": across, "y": box["height"] / 2})


class Touch(Mouse):
    """A person who taps on a phone, and never drags."""

    def choose(self, name: str) -> None:
        """Tap on a radio button or switch."""
        switch = self.page.get_by_role("switch", name=name, exact=True)
        radio = self.page.get_by_role("radio", name=name, exact=True)
        switch.or_(radio).tap()
        self.page.wait_for_timeout(PAUSE)

    def press(self, name: str) -> None:
        """Tap on a button."""
        self.button(name).tap()

    def commit(self, name: str) -> None:
        """Tap on the button that sends the move."""
        with move_made(self.page, completion(name)):
            self.button(name).tap()

    def put_down(self, name: str) -> None:
        """Tap through the positions that are allowed, turn the tile if there are more, confirm."""
        self.press("Next legal position")
        expect(self.button(name)).to_be_enabled()
        self.commit(name)


class Keyboard:
    """A person who uses keys only and hears what has the focus."""

    def __init__(self, page: Page, ears: Ears) -> None:
        self.page = page
        self.ears = ears

    def key(self, key: str) -> None:
        """Press a key and hear what follows."""
        self.page.keyboard.press(key)
        self.ears.hear(key)

    def pause(self) -> None:
        """Wait for what is announced once the server has answered."""
        self.page.wait_for_timeout(PAUSE)
        self.ears.announced()

    def tab_to(self, role: str, name: str = "") -> None:
        """Press Tab until something of that role and name has the focus."""
        for _ in range(STEPS):
            self.key("Tab")
            focus = self.ears.focus
            if focus.role == role and focus.name.startswith(name):
                return
        raise AssertionError(f"Tab does not lead to {role} {name!r}")

    def choose(self, name: str) -> None:
        """Walk through the radio buttons by arrows to the one wanted; switches by Space."""
        if self.page.get_by_role("switch", name=name, exact=True).count():
            self.tab_to("switch", name)
            self.key("Space")
            return
        self.tab_to("radio")
        if self.ears.focus.name == name:
            self.key("Space")
        for _ in range(STEPS):
            if self.ears.focus.name == name:
                self.pause()
                return
            self.key("ArrowDown")
        raise AssertionError(f"arrows do not lead to {name!r}")

    def press(self, name: str) -> None:
        """Go to a button and press Enter."""
        self.tab_to("button", name)
        self.key("Enter")

    def commit(self, name: str) -> None:
        """Confirm what is selected by Enter where it is, or go to the button and press Enter."""
        if self.ears.focus.role not in ("radio", "slider", "switch"):
            self.tab_to("button", name)
        with move_made(self.page, completion(name)):
            self.page.keyboard.press("Enter")
        self.ears.hear("Enter")

    def put_down(self, name: str) -> None:
        """Go to the estate, from the list of buildings by Enter, to the next position, confirm."""
        if self.ears.focus.role == "radio":
            self.key("Enter")
        else:
            self.tab_to("gridcell")
        for key in ("r", "n"):
            self.key(key)
            self.pause()
        with move_made(self.page):
            self.page.keyboard.press("Enter")
        self.ears.hear("Enter")

    def more(self, amount: int) -> None:
        """Move the slider by arrow keys."""
        self.tab_to("slider")
        for _ in range(amount):
            self.key("ArrowUp")
