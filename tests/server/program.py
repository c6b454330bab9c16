"""The server as a process of its own, started as its host starts it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

from tests.server.doomed import free_port
from tests.server.house import PATIENCE, wait_until


def environment(data: Path, **settings: str) -> dict[str, str]:
    """Return the environment of a host who sets these settings."""
    set_here = {f"SIGNORIA_{name.upper()}": value for name, value in settings.items()}
    return {**os.environ, "SIGNORIA_DATA": str(data), **set_here}


PROGRAM = (
    "from signoria.server.run import run; from signoria.server.settings import Settings; "
    "run(Settings(port={port}), open_browser=False)"
)


@contextmanager
def started(data: Path, log: Path, **settings: str) -> Iterator[str]:
    """Run a server that writes into a log, and give its address."""
    port = free_port()
    with log.open("w") as written:
        server = subprocess.Popen(
            [sys.executable, "-c", PROGRAM.format(port=port)],
            env=environment(data, **settings),
            stderr=written,
            stdout=written,
        )
        url = f"http://127.0.0.1:{port}"
        try:
            wait_until(lambda: is_ready(url))
            yield url
        finally:
            server.terminate()
            server.wait(PATIENCE)


def is_ready(url: str) -> bool:
    """Whether a server can serve."""
    with suppress(httpx.TransportError):
        return httpx.get(f"{url}/readyz").status_code == 200
    return False


def start_that_fails(data: Path, port: int = 0, **settings: str) -> tuple[int, str]:
    """Start a server that cannot start; return its exit code and what it said on stderr."""
    ended = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(port=port)],
        env=environment(data, **{"log_level": "warning", **settings}),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return ended.returncode, ended.stderr
