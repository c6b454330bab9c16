"""Tables that begin in a position of a scenario file, with people of fixed names in fixed seats."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import count
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, cast

from playwright.sync_api import Browser, sync_playwright

from signoria.core.game import EditionFile, Event
from signoria.core.json_types import JsonObject
from signoria.core.moves import Line
from signoria.core.randomness import generator, new_seed, shuffled
from signoria.core.scenario_file import Scenario, read_scenario
from signoria.games import AnyGame
from signoria.princes.game import PRINCES, Princes
from signoria.princes.state import PrincesState
from signoria.princes.terms import PHASES
from signoria.server.access import COOKIE
from signoria.server.services import Box
from tests.page.conftest import HouseNextDoor, free_port
from tests.page.visitor import Visitor
from tests.server.house import Person
from tools.chromium import FLAGS, executable

FILES: Final = Path(__file__).parent / "positions"

PEOPLE: Final = (
    ("Sofia", "sole"),
    ("Lucia", "giglio"),
    ("Matteo", "delfino"),
    ("Cosimo", "quercia"),
    ("Piero", "torre"),
)
"""Who sits where, by seats, with what emblem."""

LUCIA: Final = 1
"""The seat of the one who looks at the page."""

EVENING: Final = datetime(2026, 3, 14, 13, 51, tzinfo=UTC)
"""When every table began, as its log says; a move takes `A_MOVE`."""

A_MOVE: Final = timedelta(seconds=38)

LAID_IN_ORDER: Final = """
    UPDATE tables SET started = :first,
        created = strftime('%Y-%m-%d %H:%M:%S.000000', :first, '+' || rowid || ' minutes')
"""
"""Lets one table be made each minute."""

NOW: Final = datetime(2026, 3, 14, 14, 16, tzinfo=UTC)
"""What Lucia's clock shows, whenever a picture is taken."""

KNOWN_HERE: Final = (
    "for (const it of ['guest', 'named']) localStorage.setItem(`signoria.${it}`, 'yes')"
)
"""Lets the page remember that the browser has been signed in and has a name."""


@cache
def scenario_named(name: str) -> Scenario:
    """Return the scenario of a file in `positions`."""
    return read_scenario((FILES / f"{name}.json").read_text(encoding="utf-8"))


class OpenedPrinces(Princes):
    """The Princes of Florence, opened where a scenario begins if the seed names one."""

    def __init__(self) -> None:
        self.opened: list[PrincesState] = []

    def deal(
        self, players: int, options: JsonObject, seed: str, edition: EditionFile | None = None
    ) -> PrincesState:
        """Return the position that the first word of the seed names, otherwise a fresh deal."""
        name = seed.partition(" ")[0]
        if not (FILES / f"{name}.json").is_file():
            return super().deal(players, options, seed, edition)
        scenario = scenario_named(name)
        state = PRINCES.load(players, options, scenario.seed, scenario.position, edition)
        self.opened.append(state)
        return state

    def events(
        self, before: PrincesState, seat: int, line: Line, after: PrincesState
    ) -> list[Event]:
        """Return what a line did; the first one of a table tells in which phase it began, too."""
        told = super().events(before, seat, line, after)
        if not any(before is state for state in self.opened):
            return told
        phase = {
            "phase": PHASES[before.phase],
            "round": before.round,
            "minimum": before.minimum,
            "starting": before.starting,
        }
        return [Event("phase", phase), *told]


class Seeds:
    """Gives new games their seeds; the next one can be wished for."""

    def __init__(self) -> None:
        self.wished: list[str] = []

    def __call__(self) -> str:
        """Return a seed that was wished for, or one that nobody can know."""
        return self.wished.pop() if self.wished else new_seed()

    def wish_for(self, position: str, players: int) -> None:
        """Wish for a seed that opens a position and leaves everybody where he sat down."""
        for number in count():
            seed = f"{position} {number}"
            order = shuffled(range(players), generator(seed, "seats"))
            if order == list(range(players)):
                self.wished.append(seed)
                return


class OpenedHouse(HouseNextDoor):
    """A server at whose tables a game can begin in any position."""

    def __init__(self, data: Path, **changes: Any) -> None:
        self.seeds = Seeds()
        self.laid: list[LaidTable] = []
        games = MappingProxyType({PRINCES.name: cast("AnyGame", OpenedPrinces())})
        super().__init__(data, box=Box(games, self.seeds), port=free_port(), **changes)

    def lay(
        self,
        position: str,
        moves: int | None = None,
        then: tuple[str, ...] = (),
        people: list[Person] | None = None,
    ) -> LaidTable:
        """Return a table of a position.

        Args:
            position: the name of its file.
            moves: how many moves of its scenario are made; None for all.
            then: what Lucia does after them.
            people: who sits there, if they are here already.
        """
        scenario = scenario_named(position)
        people = people or [self.person(*who) for who in PEOPLE[: scenario.players]]
        seats = ["me", *["open"] * (scenario.players - 1)]
        table = people[0].make_table(*seats, options=dict(scenario.options))
        for person in people[1:]:
            person.claim(table["id"], table["invite"]).raise_for_status()
        self.seeds.wish_for(position, scenario.players)
        people[0].post(f"/tables/{table['id']}/start").raise_for_status()
        laid = LaidTable(table["id"], people)
        laid.play(scenario, moves)
        for move in then:
            laid.move(LUCIA, move)
        self.laid.append(laid)
        laid.stay()
        return laid

    def lay_open(self, *seats: str, taken: int) -> LaidTable:
        """Return a table that waits for players, with so many of `PEOPLE` in its first seats."""
        people = [self.person(*who) for who in PEOPLE[:taken]]
        table = people[LUCIA].make_table("me", *["open"] * (taken - 1), *seats)
        for person in people[:LUCIA] + people[LUCIA + 1 :]:
            person.claim(table["id"], table["invite"]).raise_for_status()
        laid = LaidTable(table["id"], people)
        laid.stay()
        return laid

    def set_times(self) -> None:
        """Let tables and logs tell the same times whenever a picture is taken."""
        with closing(sqlite3.connect(self.file)) as file, file:
            file.execute(LAID_IN_ORDER, {"first": stored(EVENING)})
            for laid in self.laid:
                for version in range(1, laid.version + 1):
                    where = (stored(EVENING + version * A_MOVE), laid.id, version)
                    file.execute("UPDATE log SET at = ? WHERE table_id = ? AND version = ?", where)
        assert self.server is not None
        app: Any = self.server.config.app
        for laid in self.laid:
            app.state.services.live.forget(laid.id)


def stored(moment: datetime) -> str:
    """Return a moment as SQLite keeps it."""
    return f"{moment:%Y-%m-%d %H:%M:%S}.000000"


@dataclass
class LaidTable:
    """A table at which a position has been played on.

    Attributes:
        id: the id of the table.
        people: who sits there, by seats.
        version: how far it has been played.
    """

    id: str
    people: list[Person]
    version: int = 1

    def play(self, scenario: Scenario, moves: int | None) -> None:
        """Make the first moves of a scenario that are not refused, or all of them."""
        made = [step for step in scenario.steps if step.move is not None and not step.refused]
        for step in made[:moves]:
            assert step.seat is not None
            assert step.move is not None
            self.move(step.seat, step.move)

    def stay(self) -> None:
        """Let everybody but Lucia keep a connection open, so that nobody is away."""
        for seat, person in enumerate(self.people):
            if seat != LUCIA:
                hearing = person.http.build_request("GET", f"/api/tables/{self.id}/events")
                person.http.send(hearing, stream=True)

    def move(self, seat: int, move: str) -> None:
        """Let somebody make a move past the page, as a program does."""
        answer = self.people[seat].move(self.id, move, self.version)
        assert answer.status_code == 200, f"{move}: {answer.text}"
        self.version = answer.json()["version"]


def as_lucia(browser: Browser, house: OpenedHouse, laid: LaidTable, **window: Any) -> Visitor:
    """Return Lucia at her browser, before she has opened a page."""
    house.set_times()
    visitor = Visitor(browser, house.url, **window)
    visitor.page.clock.set_fixed_time(NOW)
    cookie = {"name": COOKIE, "value": laid.people[LUCIA].token, "url": house.url}
    visitor.context.add_cookies([cookie])  # type: ignore[list-item]
    visitor.context.add_init_script(KNOWN_HERE)
    visitor.table_id = laid.id
    return visitor


@contextmanager
def some_browser() -> Iterator[Browser]:
    """Give a browser to a program that is no test."""
    path = executable()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


@contextmanager
def opened_house() -> Iterator[OpenedHouse]:
    """Give a server with an empty database that is thrown away afterwards."""
    with tempfile.TemporaryDirectory() as folder, OpenedHouse(Path(folder)) as house:
        yield house
