"""A server in a process of its own that nothing but a signal ends, and people who play there."""

from __future__ import annotations

import multiprocessing
import socket
import threading
import time
from contextlib import closing, suppress
from dataclasses import dataclass, field
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from random import Random
from typing import Any

import httpx

from signoria.server.run import run
from signoria.server.settings import Settings
from tests.server.house import PATIENCE, QUICK, choice


class Doomed:
    """A server that is killed, and started again on the same data."""

    def __init__(self, data: Path) -> None:
        self.settings = Settings(**{**QUICK, "data": data, "port": free_port()})
        self.url = f"http://127.0.0.1:{self.settings.port}"
        # Its processes are forked from one that has loaded the server already, but runs nothing.
        self._forks = multiprocessing.get_context("forkserver")
        self._forks.set_forkserver_preload(["signoria.server.run"])
        self._process: ForkServerProcess | None = None
        self._http = httpx.Client(base_url=self.url)

    def start(self) -> None:
        """Start the server and wait until it is ready."""
        self._process = self._forks.Process(target=run, args=(self.settings, False), daemon=True)
        self._process.start()
        deadline = time.monotonic() + PATIENCE
        while not self._is_ready():
            assert time.monotonic() < deadline
            time.sleep(0.01)

    def kill(self) -> None:
        """Kill the server with SIGKILL."""
        assert self._process is not None
        self._process.kill()
        self._process.join()
        self._process.close()

    def close(self) -> None:
        """Kill the server for good."""
        self.kill()
        self._http.close()

    def _is_ready(self) -> bool:
        with suppress(httpx.TransportError):
            return self._http.get("/readyz").status_code == 200
        return False


@dataclass
class Player:
    """A guest who plays on as well as he can, and remembers all that was confirmed to him."""

    http: httpx.Client
    table_id: str
    confirmed: dict[int, tuple[str, str]] = field(default_factory=dict)
    """The move and the key of each version that the server said was made."""

    sent: int = 0
    over: bool = False

    @property
    def newest(self) -> int:
        """The newest version confirmed to this guest."""
        return max(self.confirmed, default=0)

    def play(self, stop: threading.Event, rng: Random) -> None:
        """Make moves until told to stop, the server is gone or the game is over."""
        with suppress(httpx.TransportError):
            while not stop.is_set() and not self.over:
                self.move_once(rng)

    def move_once(self, rng: Random) -> None:
        """Make a move if asked."""
        shown = self.http.get(f"/tables/{self.table_id}").json()
        self.over = shown["status"] == "over"
        if not shown["legal"]:
            time.sleep(0.01)
            return
        self.sent += 1
        key, move = f"move {self.sent}", choice(shown["legal"], rng)
        body = {"move": move, "version": shown["version"], "key": key}
        answer = self.http.post(f"/tables/{self.table_id}/moves", json=body)
        if answer.status_code == 200:
            self.confirmed[answer.json()["version"]] = (move, key)


def seat_players(url: str, people: int, bots: int) -> list[Player]:
    """Return the people of a new table, whose game has started."""
    guests = [guest(url) for _ in range(people)]
    seats = ["me", *["open"] * (people - 1), *["bot:random"] * bots]
    wish = {"game": "princes", "players": len(seats), "seats": seats}
    made = post(guests[0], "/tables", wish)
    for other in guests[1:]:
        post(other, f"/tables/{made['id']}/claim", {"invite": made["invite"]})
    post(guests[0], f"/tables/{made['id']}/start", None)
    return [Player(http, made["id"]) for http in guests]


def all_play(players: list[Player], stop: threading.Event, rng: Random) -> list[threading.Thread]:
    """Let all players play at once."""
    threads = [
        threading.Thread(target=player.play, args=(stop, Random(rng.random())))
        for player in players
    ]
    for thread in threads:
        thread.start()
    return threads


def free_port() -> int:
    """Return a port that nobody listens on."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def guest(url: str) -> httpx.Client:
    """Return a client that speaks for a new guest."""
    http = httpx.Client(base_url=f"{url}/api", timeout=PATIENCE)
    token = post(http, "/guest", {})["token"]
    http.cookies.clear()
    http.headers["Authorization"] = f"Bearer {token}"
    return http


def post(http: httpx.Client, path: str, body: object) -> dict[str, Any]:
    """Ask for a change that must be granted."""
    answer = http.post(path, json=body)
    assert answer.status_code == 200, answer.text
    granted: dict[str, Any] = answer.json()
    return granted
