"""Measure how long a move takes to be confirmed while many tables play at once.

    python benchmarks/server_moves.py

One server process with its usual settings, 50 tables of two people and two bots. Each person
keeps a WebSocket open, asks for the table at every hint as the page does, thinks for a moment and
moves; bots pause as they always do where people play. What is timed is the whole request of a
move, from the first byte sent to the last byte of the answer, which comes after the commit.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from websockets.asyncio.client import connect

RESULTS: Final = Path(__file__).parent / "results" / "server_moves.json"
PORT: Final = 18473
WARM_UP: Final = 5.0
"""Seconds at the beginning that are not counted: every table is asked for the first time."""

SERVER: Final = (
    "from signoria.server.run import run; from signoria.server.settings import Settings; "
    f"run(Settings(port={PORT}), open_browser=False)"
)


@dataclass
class Measured:
    """What happened while it was measured."""

    confirmed: list[float] = field(default_factory=list)
    asked: int = 0
    since: float = 0.0


class Line:
    """One connection to the server, used for one request after another."""

    def __init__(self, token: str = "") -> None:
        self.token = token
        self.lock = asyncio.Lock()
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        """Send a request and return its answer."""
        async with self.lock:
            if self.streams is None:
                self.streams = await asyncio.open_connection("127.0.0.1", PORT, limit=2**20)
            reader, writer = self.streams
            writer.write(self.request(method, path, body))
            head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
            length = int(head.partition("content-length: ")[2].partition("\r\n")[0])
            answer: dict[str, Any] = json.loads(await reader.readexactly(length))
        if " 200 " not in head.partition("\r\n")[0]:
            raise RuntimeError(f"{path}: {answer}")
        return answer

    def request(self, method: str, path: str, body: object) -> bytes:
        """Return the bytes of a request."""
        content = b"" if body is None else json.dumps(body).encode()
        head = [
            f"{method} {path} HTTP/1.1",
            f"Host: 127.0.0.1:{PORT}",
            f"Authorization: Bearer {self.token}",
            "Content-Type: application/json",
            f"Content-Length: {len(content)}",
        ]
        return "\r\n".join([*head, "", ""]).encode() + content


async def guest() -> Line:
    """Return the connection of a new guest."""
    line = Line()
    line.token = (await line.ask("POST", "/api/guest", {}))["token"]
    return line


async def seat(rng: Random, think: float, measured: Measured) -> list[asyncio.Task[None]]:
    """Lay a table for two people and two bots, and let the people play."""
    first, second = await guest(), await guest()
    wish = {"game": "princes", "players": 4, "seats": ["me", "open", *["bot:greedy"] * 2]}
    table = (await first.ask("POST", "/api/tables", wish))["id"]
    await second.ask("POST", f"/api/tables/{table}/claim", {})
    await first.ask("POST", f"/api/tables/{table}/start")
    return [
        asyncio.create_task(play(line, table, Random(rng.random()), think, measured))
        for line in (first, second)
    ]


async def play(line: Line, table: str, rng: Random, think: float, measured: Measured) -> None:
    """Follow a table by its hints, and decide whenever asked."""
    address = f"ws://127.0.0.1:{PORT}/api/tables/{table}/socket"
    headers = {"Authorization": f"Bearer {line.token}"}
    version, moves = 0, 0
    async with connect(address, additional_headers=headers) as socket:
        async for _ in socket:
            shown = await line.ask("GET", f"/api/tables/{table}?since={version}")
            measured.asked += 1
            version = shown["version"]
            if not shown["legal"]:
                continue
            await asyncio.sleep(rng.uniform(0.5, 1.5) * think)
            moves += 1
            body = {"move": choice(shown["legal"], rng), "version": version, "key": f"{moves}"}
            began = time.perf_counter()
            await line.ask("POST", f"/api/tables/{table}/moves", body)
            if began > measured.since:
                measured.confirmed.append(1000 * (time.perf_counter() - began))


def choice(legal: list[str], rng: Random) -> str:
    """Return a move: any kind of move, then any of that kind; an exchange if need be."""
    kinds = sorted({move.split()[0] for move in legal})
    if len(kinds) > 1 and "exchange" in kinds:
        kinds.remove("exchange")
    kind = rng.choice(kinds)
    return rng.choice([move for move in legal if move.split()[0] == kind])


async def measure(tables: int, seconds: float, think: float) -> Measured:
    """Let all tables play for a while."""
    rng, measured, people = Random(1), Measured(), []
    for _ in range(tables):
        people += await seat(rng, think, measured)
    measured.asked, measured.since = 0, time.perf_counter() + WARM_UP
    done, _ = await asyncio.wait(people, timeout=WARM_UP + seconds)
    for person in done:
        person.result()
    for person in people:
        person.cancel()
    await asyncio.gather(*people, return_exceptions=True)
    return measured


def memory(process: int) -> float:
    """Return the most memory that a process had resident, in MB."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0]) / 1024


def cpu_seconds(process: int) -> float:
    """Return how long a process has computed."""
    spent = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]
    return sum(int(ticks) for ticks in spent) / os.sysconf("SC_CLK_TCK")


def children(process: int) -> list[int]:
    """Return the processes that a process started: those in which bots decide."""
    listed = Path(f"/proc/{process}/task/{process}/children").read_text()
    return [int(child) for child in listed.split()]


def start(data: str) -> subprocess.Popen[bytes]:
    """Start the server; only making guests and tables is let faster than usual."""
    settings = {"SIGNORIA_DATA": data, "SIGNORIA_MAKING_RATE": "1000"}
    server = subprocess.Popen([sys.executable, "-c", SERVER], env={**os.environ, **settings})
    for _ in range(600):
        try:
            asyncio.run(Line().ask("GET", "/readyz"))
        except (OSError, RuntimeError):
            time.sleep(0.1)
        else:
            return server
    raise RuntimeError("the server does not start")


def report(measured: Measured, args: argparse.Namespace, server: int) -> dict[str, Any]:
    """Return what was measured."""
    times = sorted(measured.confirmed)
    return {
        "command": "python benchmarks/server_moves.py",
        "python": platform.python_version(),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, shared with those who ask",
        "load_average": round(os.getloadavg()[0], 1),
        "tables": args.tables,
        "seats": "two people and two greedy bots a table",
        "think_seconds": [0.5 * args.think, 1.5 * args.think],
        "seconds": args.seconds,
        "moves_of_people": len(times),
        "moves_of_people_per_s": round(len(times) / args.seconds, 1),
        "tables_asked_for_per_s": round(measured.asked / (args.seconds + WARM_UP), 1),
        "confirm_ms": {
            "median": round(statistics.median(times), 2),
            "p95": round(times[int(0.95 * len(times))], 2),
            "p99": round(times[int(0.99 * len(times))], 2),
        },
        "server_cores": round(cpu_seconds(server) / (args.seconds + WARM_UP), 2),
        "memory_mb": {
            "server": round(memory(server), 1),
            "bots": round(sum(memory(child) for child in children(server)), 1),
        },
    }


def main() -> None:
    """Measure, print the result and keep it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=40.0)
    parser.add_argument("--think", type=float, default=1.0, help="seconds, on average")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        server = start(data)
        try:
            result = report(
                asyncio.run(measure(args.tables, args.seconds, args.think)), args, server.pid
            )
        finally:
            server.terminate()
            server.wait()
    text = json.dumps(result, indent=2) + "\n"
    RESULTS.write_text(text)
    print(text, end="")


if __name__ == "__main__":
    main()
