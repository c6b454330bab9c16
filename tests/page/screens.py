"""The screens of the page, each with the table and the steps that lead to it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Browser, Locator, WebSocketRoute, expect

from signoria.server.answers import MISTAKE
from tests.page.positions import LaidTable, OpenedHouse, as_lucia
from tests.page.visitor import Visitor

Lay = Callable[[OpenedHouse], LaidTable]
Steps = Callable[[Visitor], None]


def nothing(visitor: Visitor) -> None:
    """Do nothing: the screen is what the page shows by itself."""


def sit_down(visitor: Visitor) -> None:
    """Open the page of the table."""
    visitor.page.goto(f"/t/{visitor.table_id}")
    expect(visitor.page.get_by_role("complementary", name="Players")).to_be_visible()


@dataclass(frozen=True)
class Screen:
    """A screen of the page.

    Attributes:
        shows: what is to be seen on it, in a few words.
        lay: makes what lies on the server.
        arrive: how Lucia comes to the page.
        steps: what she does then, without committing anything.
    """

    shows: str
    lay: Lay
    arrive: Steps = sit_down
    steps: Steps = nothing

    def open(self, browser: Browser, house: OpenedHouse, laid: LaidTable, **window: Any) -> Visitor:
        """Return Lucia with the screen before her."""
        visitor = as_lucia(browser, house, laid, **window)
        self.arrive(visitor)
        self.steps(visitor)
        return visitor


# ── what lies on the server ─────────────────────────────────────────────────────────────────────


def at(position: str, moves: int | None = None, then: tuple[str, ...] = ()) -> Lay:
    """Return what lays a position after some moves of its scenario and some more of Lucia's."""
    return lambda house: house.lay(position, moves, then)


def waiting_table(house: OpenedHouse) -> LaidTable:
    """Lay a table at which one of four seats is free."""
    return house.lay_open("open", taken=3)


def some_tables(house: OpenedHouse) -> LaidTable:
    """Lay three games of Lucia's and the open tables of others."""
    laid = house.lay("an-evening", 21)
    house.lay("acting", people=laid.people)
    house.lay("an-evening", 20, people=laid.people)
    for name, emblem, free in (("Giulia", "torre", 1), ("Tomás", "sole", 3), ("Anouk", "sole", 2)):
        seats = [*["open"] * free, *["bot:greedy"] * (3 - free)]
        house.person(name, emblem).make_table("me", *seats)
    return laid


def nobody_else(house: OpenedHouse) -> LaidTable:
    """Lay nothing: Lucia is new here, and no table waits."""
    return LaidTable("", [house.person("Sofia"), house.person("Lucia", "giglio")])


# ── how Lucia arrives ───────────────────────────────────────────────────────────────────────────


def at_home(visitor: Visitor) -> None:
    """Open the home page and let it find what is there."""
    visitor.go_home()
    visitor.page.wait_for_load_state("networkidle")


def for_the_first_time(visitor: Visitor) -> None:
    """Open the home page in a browser that has never been here."""
    visitor.context.clear_cookies()
    visitor.context.add_init_script("localStorage.clear()")
    visitor.go_home()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def at_the_door(visitor: Visitor) -> None:
    """Open the page of a table that has not started."""
    visitor.page.goto(f"/t/{visitor.table_id}")
    expect(visitor.page.get_by_label("Invite link")).to_be_visible()


def too_early(visitor: Visitor) -> None:
    """Open the page of a table and get no answer from the server."""
    visitor.page.route("**/api/tables/**", lambda _: None)
    visitor.page.goto(f"/t/{visitor.table_id}")
    visitor.page.wait_for_timeout(600)


def nowhere(visitor: Visitor) -> None:
    """Open an address that leads nowhere."""
    visitor.page.goto("/nonsense")
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()


def cut_off(visitor: Visitor) -> None:
    """Sit down and lose the connection."""
    sockets: list[WebSocketRoute] = []

    def hold(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    visitor.page.route_web_socket("**/socket", hold)
    sit_down(visitor)
    visitor.page.route("**/api/**", lambda route: route.abort())
    for socket in [*sockets]:
        socket.close()
    banner = visitor.page.get_by_role("alert").filter(has_text="No connection")
    expect(banner).to_be_visible()


# ── what she does at the table ──────────────────────────────────────────────────────────────────


def button(visitor: Visitor, start: str) -> Locator:
    """Return the first button whose name begins so."""
    return visitor.page.get_by_role("button", name=re.compile(f"^{re.escape(start)}")).first


def pressing(*starts: str) -> Steps:
    """Return the steps of pressing buttons whose names begin so."""

    def press(visitor: Visitor) -> None:
        for start in starts:
            button(visitor, start).click()

    return press


def choosing(value: str, *starts: str) -> Steps:
    """Return the steps of pressing buttons and then choosing one of several things."""

    def choose(visitor: Visitor) -> None:
        pressing(*starts)(visitor)
        visitor.page.locator(f"input[value={value}]").check()

    return choose


def sharing(building: str) -> Steps:
    """Return the steps of choosing a building that is to be shared with a neighbour."""

    def share(visitor: Visitor) -> None:
        choosing(building, "Build")(visitor)
        pressing("Build together")(visitor)

    return share


def composing(profession: str, *cards: str, take: int | None = None) -> Steps:
    """Return the steps of choosing a work, its bonus cards, and how much prestige it brings."""

    def compose(visitor: Visitor) -> None:
        choosing(profession, "Complete a work")(visitor)
        for card in cards:
            visitor.page.get_by_role("switch", name=card).click()
        if take is not None:
            visitor.page.get_by_role("slider").fill(str(take))
        visitor.page.wait_for_load_state("networkidle")

    return compose


def placing(square: str, *keys: str, choose: Steps = nothing) -> Steps:
    """Return the steps of turning a tile by keys and putting it down on a square."""

    def place(visitor: Visitor) -> None:
        choose(visitor)
        grid = visitor.page.get_by_role("grid", name="Your estate")
        target = grid.get_by_role("gridcell", name=f"{square}, ")
        target.hover()
        for key in keys:
            visitor.page.keyboard.press(key)
        target.click()
        visitor.page.wait_for_load_state("networkidle")

    return place


def typing(move: str) -> Steps:
    """Return the steps of typing a move that the rules refuse."""

    def type_it(visitor: Visitor) -> None:
        tab = visitor.page.get_by_role("tab", name="Log")
        if tab.is_visible():
            tab.click()
        field = visitor.page.get_by_role("textbox", name="Type a move")
        field.fill(move)
        field.press("Enter")
        expect(visitor.page.get_by_text("paragraph").first).to_be_visible()

    return type_it


def failing(visitor: Visitor) -> None:
    """Send a move that the server cannot carry out."""
    visitor.page.route(
        "**/moves", lambda route: route.fulfill(status=500, json={"message": MISTAKE})
    )
    button(visitor, "Leave").click()
    expect(visitor.page.get_by_role("alert").first).to_be_visible()


def reading_rules(visitor: Visitor) -> None:
    """Open the page about the rules."""
    visitor.page.goto("/#how-to-play")
    expect(visitor.page.get_by_role("dialog", name="How to play")).to_be_visible()


TOWER: Final = choosing("tower", "Build")

SCREENS: Final[dict[str, Screen]] = {
    # home
    "home": Screen("three games, two of them waiting for Lucia", some_tables, at_home),
    "home-empty": Screen("no game and no table", nobody_else, at_home),
    "create-table": Screen("a new table", some_tables, at_home, pressing("Create a table")),
    "waiting-room": Screen("one of four seats is free", waiting_table, at_the_door),
    # the auction
    "set-up": Screen("one of four people goes back", at("set-up")),
    "set-up-waiting": Screen("three others still choose", at("set-up", then=("discard lawyer",))),
    "opening": Screen("which object to offer", at("opening"), steps=choosing("jester")),
    "auction": Screen("the Jester on offer for 600, Lucia to bid 700", at("an-evening", 21)),
    "waiting": Screen("Matteo is to raise or to leave", at("an-evening", 20)),
    "short-of-cash": Screen("a bid that only prestige could cover", at("short-of-cash", 0)),
    "last-buyer": Screen("the last one takes what she likes", at("last-buyer")),
    "place-landscape": Screen(
        "a forest just bought",
        at("last-buyer", then=("offer forest",)),
        steps=placing("b5"),
    ),
    "keep-prestige": Screen(
        "one of five prestige cards", at("last-buyer", then=("offer prestige",))
    ),
    "lure": Screen("a recruiter just bought", at("last-buyer", then=("offer recruiter",))),
    # the actions
    "menu": Screen("two actions", at("an-evening", 31)),
    "work": Screen(
        "the Poet with one bonus card: 25",
        at("an-evening", 31),
        steps=composing("poet", "Landscape types", take=8),
    ),
    "work-short": Screen(
        "the Astronomer, two short", at("an-evening", 31), steps=composing("astronomer")
    ),
    "payment": Screen("25 to be paid", at("an-evening", 32)),
    "build-illegal": Screen(
        "the Tower beside the Hospital",
        at("an-evening", 33),
        steps=placing("d4", choose=TOWER),
    ),
    "build": Screen(
        "the Tower where it fits", at("an-evening", 33), steps=placing("g2", choose=TOWER)
    ),
    "build-choice": Screen("which building", at("an-evening", 33), steps=pressing("Build")),
    "freedom": Screen("which freedom", at("acting"), steps=pressing("Introduce a freedom")),
    "keep-profession": Screen("one of five people", at("acting", then=("profession",))),
    "keep-bonus": Screen("one of five bonus cards", at("acting", then=("bonus",))),
    "lure-acting": Screen("luring in one's own turn", at("acting"), steps=pressing("Lure")),
    "exchange": Screen(
        "prestige for florins",
        at("short-of-cash-acting"),
        steps=pressing("Give prestige for florins"),
    ),
    "end-of-turn": Screen("an action would be lost", at("acting"), steps=pressing("End the turn")),
    # joint buildings and apprentices
    "answer": Screen("Sofia proposes to share a workshop", at("neighbours")),
    "together": Screen(
        "a tower for two estates",
        at("neighbours-acting"),
        steps=sharing("workshop"),
    ),
    "apprentice": Screen("a jester just bought", at("apprentice")),
    # rounds and the end
    "round-summary": Screen("round 5 is over", at("an-evening", 9)),
    "final-score": Screen("prestige cards, and florins between two", at("final-score")),
    "shared-victory": Screen("two share the victory", at("shared-victory")),
    # many and few
    "five-players": Screen("five at the table, round 7", at("five-players")),
    "three-players": Screen("three at the table", at("three-players")),
    "empty-hand": Screen("nothing in hand", at("empty-hand")),
    "rich-hand": Screen("six people, five bonus cards, prestige beyond 50", at("rich-hand")),
    # what goes wrong
    "refused": Screen(
        "a typed move that the rules refuse",
        at("an-evening", 33),
        steps=typing("build tower d3 r90"),
    ),
    "loading": Screen("no answer yet", at("an-evening", 21), too_early),
    "error": Screen("the server failed", at("an-evening", 21), steps=failing),
    "disconnected": Screen("no connection", at("an-evening", 21), cut_off),
    "nothing-here": Screen("an address that leads nowhere", nobody_else, nowhere),
    # the shell
    "welcome": Screen("the first visit", nobody_else, for_the_first_time),
    "how-to-play": Screen("the rules", some_tables, at_home, reading_rules),
    "keys": Screen("the keys", at("an-evening", 21), steps=pressing("Keys")),
    "settings": Screen("the settings", at("an-evening", 21), steps=pressing("Settings")),
    "identity": Screen("name and emblem", some_tables, at_home, pressing("Lucia: name")),
}


def screen_named(name: str) -> Screen:
    """Return a screen, or the table of a position after a number of moves: `NAME:MOVES`."""
    if name in SCREENS:
        return SCREENS[name]
    position, _, moves = name.partition(":")
    return Screen(position, at(position, int(moves) if moves else None))
