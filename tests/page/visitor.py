"""People who use the page: each with a browser of his own, in which nothing may go wrong unseen."""

from __future__ import annotations

import json
import time
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, expect

from tests.server.house import PATIENCE, choice

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

ANSWERS = ("409", "422")
"""Statuses that are answers: the browser notes them on its console, the page tells them."""

AT_REST = "Promise.allSettled(document.getAnimations().map((moving) => moving.finished))"
"""Waits until nothing moves or changes its colour any more; what is broken off rests too."""

DRAWN = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Waits until the page has been drawn as it is now."""

ASK = """async ([method, path, body]) => {
    const headers = {"Content-Type": "application/json"};
    const answer = await fetch("/api" + path, {method, headers, body});
    return {status: answer.status, body: await answer.json()};
}"""


class Visitor:
    """A person at a browser window."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        width: int = 1440,
        height: int = 900,
        theme: str = "light",
        touch: bool = False,
    ) -> None:
        self.url = url
        self.context = browser.new_context(
            base_url=url,
            viewport={"width": width, "height": height},
            has_touch=touch,
            color_scheme="dark" if theme == "dark" else "light",
            timezone_id="UTC",
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.problems: list[str] = []
        self.table_id = ""
        self.page = self.new_tab()

    def new_tab(self) -> Page:
        """Open another tab of the same browser."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        page.on("console", self.heed_console)
        page.on("request", self.heed_request)
        return page

    def heed_console(self, message: ConsoleMessage) -> None:
        """Note an error on the console that is no answer of the server."""
        answered = any(f"status of {status}" in message.text for status in ANSWERS)
        if message.type == "error" and not answered:
            self.problems.append(f"console: {message.text}")

    def heed_request(self, request: Request) -> None:
        """Note a request that leaves the server's own origin."""
        if urlsplit(request.url).netloc != urlsplit(self.url).netloc:
            self.problems.append(f"request to {request.url}")

    def outage_over(self) -> None:
        """Forget what the console says of a server that was not there."""
        self.problems = [
            problem
            for problem in self.problems
            if not problem.startswith(("console: Failed to load", "console: WebSocket"))
        ]

    def close(self) -> None:
        """Leave; what went wrong unseen is told now."""
        self.context.close()
        assert self.problems == [], self.problems

    # ── at home ─────────────────────────────────────────────────────────────────────────────────

    def go_home(self) -> None:
        """Open the home page and wait until it knows who visits."""
        self.page.goto("/")
        expect(self.page.get_by_role("button", name="name and emblem")).to_be_visible()

    def play_against_bots(self, players: int = 4) -> str:
        """Start a game against bots; return the id of the table."""
        self.go_home()
        self.page.get_by_role("group", name="Bots").get_by_label(str(players - 1)).check()
        self.page.get_by_role("button", name=f"Play against {players - 1} bots").click()
        expect(self.decision).to_be_visible()
        return self.note_table()

    def note_table(self) -> str:
        """Remember the table that is open as one's own; return its id."""
        self.table_id = urlsplit(self.page.url).path.removeprefix("/t/")
        return self.table_id

    def sit_down_again(self) -> None:
        """Open the page of the table anew."""
        self.page.goto(f"/t/{self.table_id}")
        expect(self.page.get_by_role("log", include_hidden=True)).to_be_attached()

    @property
    def decision(self) -> Locator:
        """The region that says who decides and what is asked."""
        return self.page.get_by_role("region", name="Decision")

    @property
    def choices(self) -> Locator:
        """What can be chosen for the question that is asked."""
        return self.page.get_by_role("main").get_by_role("radio")

    @property
    def log(self) -> Locator:
        """The log in words."""
        return self.page.get_by_role("log")

    # ── past the page, as a program does ────────────────────────────────────────────────────────

    def ask(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        """Ask the server with this browser's identity."""
        text = None if body is None else json.dumps(body)
        answer: dict[str, Any] = self.page.evaluate(ASK, [method, path, text])
        assert answer["status"] == 200, answer
        shown: dict[str, Any] = answer["body"]
        return shown

    def table(self) -> dict[str, Any]:
        """Return the table at which this person sits, as he may see it."""
        return self.ask("GET", f"/tables/{self.table_id}")

    def wait_until_asked(self) -> dict[str, Any]:
        """Return the table as soon as this person is asked, or the game is over."""
        deadline = time.monotonic() + PATIENCE
        while True:
            shown = self.table()
            if shown["legal"] or shown["status"] == "over":
                return shown
            assert time.monotonic() < deadline, "nobody asks any more"
            time.sleep(0.02)

    def move(self, move: str, version: int) -> None:
        """Make a move."""
        key = f"test-{version}-{move}"[:60]
        body = {"move": move, "version": version, "key": key}
        self.ask("POST", f"/tables/{self.table_id}/moves", body)

    def play_until_asked(self, questions: set[str], rng: Random) -> str:
        """Play at random until one of some questions is asked; return it, or "over"."""
        while True:
            shown = self.wait_until_asked()
            asked: str = "over" if shown["status"] == "over" else shown["view"]["asks"]["question"]
            if asked in questions or asked == "over":
                return asked
            works = [move for move in shown["legal"] if move.startswith("work ")]
            self.move(rng.choice(works) if works else choice(shown["legal"], rng), shown["version"])

    # ── what must hold on every screen ──────────────────────────────────────────────────────────

    def violations(self) -> list[str]:
        """Return what axe-core finds wrong with the screen."""
        self.page.evaluate(AT_REST)
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run(document)")
        return [
            f"{violation['id']}: {node['target']} {node['failureSummary']}"
            for violation in found["violations"]
            for node in violation["nodes"]
        ]

    def sideways_scroll(self) -> int:
        """Return by how many pixels the page is wider than the window, once it is drawn anew."""
        self.page.evaluate(DRAWN)
        wider: int = self.page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        return wider
