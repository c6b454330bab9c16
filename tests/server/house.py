"""A real server on a real port with a real SQLite file, and people who use it over HTTP."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Self

import httpx

from signoria.server.logs import set_up_logs
from signoria.server.run import Server, make_server
from signoria.server.services import SHIPPED, Box
from signoria.server.settings import Settings
from signoria.server.start_up import listen, prepare

PATIENCE = 30.0
"""Seconds after which something that should happen counts as not happening."""

QUICK: dict[str, Any] = {
    "host": "127.0.0.1",
    "port": 0,
    "bot_pause": 0.0,
    "guest_rate": 10_000.0,
    "address_rate": 10_000.0,
    "making_rate": 1_000.0,
    "log_level": "error",
}


class House:
    """A server in a thread of its own; what is stored outlives stopping and starting it."""

    def __init__(self, data: Path, *, box: Box = SHIPPED, **changes: Any) -> None:
        self.box = box
        self.settings = Settings(**{**QUICK, "data": data, **changes})
        self.people: list[Person] = []
        self.server: Server | None = None
        self.thread: threading.Thread | None = None
        self.port = 0

    def start(self) -> None:
        """Start the server and wait until it listens."""
        set_up_logs(self.settings)
        asyncio.run(prepare(self.settings))
        listener = listen(self.settings.host, self.settings.port)
        self.port = listener.getsockname()[1]
        self.server = server = make_server(
            self.settings, listener, open_browser=False, box=self.box
        )
        self.thread = threading.Thread(target=lambda: server.run(sockets=[listener]))
        self.thread.start()
        wait_until(lambda: server.started)
        for person in self.people:
            person.http.base_url = httpx.URL(self.url)

    def stop(self) -> None:
        """Stop the server as Ctrl+C does."""
        if self.server is not None and self.thread is not None:
            self.server.should_exit = True
            self.thread.join(PATIENCE)
            assert not self.thread.is_alive()

    def restart(self) -> None:
        """Stop the server and start it again on the same data."""
        self.stop()
        self.start()

    @property
    def url(self) -> str:
        """The address of the server."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def file(self) -> Path:
        """The SQLite file."""
        assert self.settings.sqlite_file is not None
        return self.settings.sqlite_file

    def person(self, name: str, emblem: str | None = None) -> Person:
        """Return a new guest who uses the API as a program does."""
        person = Person(self.url, name, emblem)
        self.people.append(person)
        return person

    def browser(self) -> httpx.Client:
        """Return a client that keeps cookies and sends what our page sends."""
        return httpx.Client(base_url=self.url, timeout=PATIENCE)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for person in self.people:
            person.http.close()
        self.stop()


class Person:
    """A guest with a bearer token."""

    def __init__(self, url: str, name: str, emblem: str | None = None) -> None:
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        wish = {"name": name} | ({"emblem": emblem} if emblem else {})
        made = self.http.post("/api/guest", json=wish)
        made.raise_for_status()
        self.name: str = made.json()["name"]
        self.id: str = made.json()["id"]
        self.token: str = made.json()["token"]
        self.http.cookies.clear()
        self.http.headers["Authorization"] = f"Bearer {self.token}"
        self.keys = 0

    def get(self, path: str) -> httpx.Response:
        """Ask for something."""
        return self.http.get(f"/api{path}")

    def post(self, path: str, body: object = None) -> httpx.Response:
        """Ask for a change."""
        return self.http.post(f"/api{path}", json=body)

    def make_table(self, *seats: str, **more: Any) -> dict[str, str]:
        """Make a table of Princes and return its id and invite code."""
        wish = {"game": "princes", "players": len(seats), "options": {}, "seats": list(seats)}
        made = self.post("/tables", wish | more)
        made.raise_for_status()
        answer: dict[str, str] = made.json()
        return answer

    def table(self, table_id: str, since: int = 0) -> dict[str, Any]:
        """Return a table as this person may see it."""
        shown = self.get(f"/tables/{table_id}?since={since}")
        shown.raise_for_status()
        answer: dict[str, Any] = shown.json()
        return answer

    def claim(self, table_id: str, invite: str | None = None) -> httpx.Response:
        """Take a seat."""
        return self.post(f"/tables/{table_id}/claim", {"invite": invite} if invite else {})

    def new_key(self) -> str:
        """Return a key that this person has not used."""
        self.keys += 1
        return f"{self.id}-{self.keys}"

    def move(
        self, table_id: str, move: str, version: int, key: str | None = None
    ) -> httpx.Response:
        """Make a move."""
        body = {"move": move, "version": version, "key": key or self.new_key()}
        return self.post(f"/tables/{table_id}/moves", body)

    def wait_for_turn(self, table_id: str) -> dict[str, Any]:
        """Return the table as soon as this person is asked, or the game is over."""
        shown = self.table(table_id)
        deadline = time.monotonic() + PATIENCE
        while not shown["legal"] and shown["status"] != "over":
            assert time.monotonic() < deadline, f"{self.name} is never asked"
            time.sleep(0.005)
            shown = self.table(table_id, shown["version"])
        return shown


def seated(
    house: House, *names: str, bots: int = 0, bot: str = "random"
) -> tuple[str, list[Person]]:
    """Return a started table with people of these names and some bots."""
    people = [house.person(name) for name in names]
    seats = ["me", *["open"] * (len(people) - 1), *[f"bot:{bot}"] * bots]
    made = people[0].make_table(*seats)
    for person in people[1:]:
        person.claim(made["id"], made["invite"]).raise_for_status()
    if len(people) > 1:
        people[0].post(f"/tables/{made['id']}/start").raise_for_status()
    return made["id"], people


def asked(table_id: str, people: list[Person]) -> tuple[Person, dict[str, Any]]:
    """Return a person who is asked, with the table as he sees it."""
    for person in people:
        shown = person.table(table_id)
        if shown["legal"]:
            return person, shown
    raise AssertionError("nobody is asked")


def choice(legal: list[str], rng: Random) -> str:
    """Return a legal move: any kind of move, then any of that kind; an exchange if need be."""
    kinds = sorted({move.split()[0] for move in legal})
    if len(kinds) > 1 and "exchange" in kinds:
        kinds.remove("exchange")
    kind = rng.choice(kinds)
    return rng.choice([move for move in legal if move.split()[0] == kind])


def play_on(table_id: str, people: list[Person], rng: Random, moves: int = 10_000) -> int:
    """Let people make moves until they made so many or the game is over; return how many."""
    made = 0
    while made < moves:
        shown = people[0].table(table_id)
        if shown["status"] == "over":
            break
        for person in people:
            shown = person.table(table_id, shown["version"])
            if shown["legal"] and made < moves:
                answer = person.move(table_id, choice(shown["legal"], rng), shown["version"])
                assert answer.status_code == 200, answer.text
                made += 1
    return made


def wait_until(happened: Callable[[], bool]) -> None:
    """Wait until something has happened."""
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, "it never happened"
        time.sleep(0.01)


@contextmanager
def at_once(*calls: Callable[[], None]) -> Iterator[None]:
    """Run calls at the same time, each in a thread of its own."""
    threads = [threading.Thread(target=call) for call in calls]
    for thread in threads:
        thread.start()
    yield
    for thread in threads:
        thread.join(PATIENCE)
