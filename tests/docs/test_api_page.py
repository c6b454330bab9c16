"""The bot that docs/api.md shows plays a whole game against a real server."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

PAGE = Path(__file__).resolve().parents[2] / "docs" / "api.md"
ADDRESS = re.compile(r"http://\S+")
SHOWN_ADDRESS = "http://127.0.0.1:8000"


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A server of its own, whose bots do not wait for anybody to watch."""
    command = [sys.executable, "-m", "signoria", "serve", "--port", "0", "--no-browser"]
    server = subprocess.Popen(
        [*command, "--data", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "SIGNORIA_BOT_PAUSE": "0", "PYTHONUNBUFFERED": "1"},
    )
    try:
        yield told_address(server)
    finally:
        server.terminate()
        server.communicate(timeout=60)


def told_address(server: subprocess.Popen[str]) -> str:
    """Return the address, which is told before the server listens, when it answers there."""
    address = next(found[0] for line in server.stdout or () if (found := ADDRESS.search(line)))
    while server.poll() is None:
        try:
            if httpx.get(f"{address}/readyz").is_success:
                return address
        except httpx.ConnectError:
            time.sleep(0.05)
    raise AssertionError("The server ended before it answered.")


def test_the_bot_in_a_few_lines_plays_a_whole_game(address: str, tmp_path: Path) -> None:
    [program] = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert SHOWN_ADDRESS in program
    bot = tmp_path / "bot.py"
    bot.write_text(program.replace(SHOWN_ADDRESS, address), encoding="utf-8")
    done = subprocess.run([sys.executable, str(bot)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("'rank'") == 3
