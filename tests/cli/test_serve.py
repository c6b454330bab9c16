"""`signoria serve`: the port, the addresses, and what is said when it cannot serve."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from signoria.cli.addresses import url
from signoria.server.security.hosts import EVERY_ADDRESS
from tests.cli.conftest import Signoria

HERE = "127.0.0.1"


@contextmanager
def taken_port(host: str = HERE) -> Iterator[int]:
    """Yield a port on which somebody else listens."""
    with socket.create_server((host, 0)) as listener:
        port: int = listener.getsockname()[1]
        yield port


@contextmanager
def serving(*words: str | Path) -> Iterator[subprocess.Popen[str]]:
    """Run the program until the block ends; then interrupt it as Ctrl+C does."""
    command = [sys.executable, "-m", "signoria", *map(str, words)]
    environment = os.environ | {"SIGNORIA_NO_BROWSER": "1"}
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        start_new_session=True,
    ) as process:
        try:
            yield process
        finally:
            if process.poll() is None:
                process.send_signal(signal.SIGINT)
                process.communicate(timeout=20)


def told_url(process: subprocess.Popen[str]) -> str:
    """Return the address in the next line of a process."""
    assert process.stdout is not None
    return process.stdout.readline().split()[-1]


def health(address: str) -> int:
    """Ask a server for its health until it listens, and return the status."""
    for _ in range(200):
        try:
            return httpx.get(f"{address}/healthz").status_code
        except httpx.TransportError:
            time.sleep(0.05)
    return 0


def test_addresses_of_both_kinds_are_written_as_browsers_read_them() -> None:
    assert url(HERE, 8000) == "http://127.0.0.1:8000"
    assert url("::1", 8000) == "http://[::1]:8000"


def test_a_host_that_is_not_here_is_told(signoria: Signoria, tmp_path: Path) -> None:
    told = signoria("serve --no-browser --host nowhere.invalid --data", tmp_path)
    assert told.code == 1
    assert "of nowhere.invalid cannot be used" in told.err
    assert told.out == ""


def test_ctrl_c_stops_the_server_and_its_bots_without_a_traceback(tmp_path: Path) -> None:
    with serving("serve", "--port", "0", "--data", tmp_path) as process:
        with httpx.Client(base_url=told_url(process)) as guest:
            assert guest.post("/api/guest").status_code == 200
            wish = {"game": "princes", "players": 3, "seats": ["me", *["bot:random"] * 2]}
            table = guest.post("/api/tables", json=wish | {"pace": "instant"}).json()["id"]
            while guest.get(f"/api/tables/{table}").json()["version"] < 2:
                time.sleep(0.05)
        for _ in range(2):  # as impatient people do
            os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=20)
    assert process.returncode == 0
    assert "Traceback" not in err


def test_the_whole_product_is_served_beside_a_taken_port(tmp_path: Path) -> None:
    with taken_port() as port, serving("serve", "--port", str(port), "--data", tmp_path) as process:
        address = told_url(process)
        assert health(address) == 200
        assert process.stderr is not None
        found = int(address.rpartition(":")[2])
        said = f"Signoria: port {port} is taken; using {found}.\n"
        assert any(line == said for line in process.stderr)
    assert process.returncode == 0


def test_without_a_command_it_serves(tmp_path: Path) -> None:
    with serving("--port", "0", "--data", tmp_path) as process:
        assert health(told_url(process)) == 200


def test_friends_are_told_an_address_that_they_can_open(tmp_path: Path) -> None:
    with serving("serve", "--host", EVERY_ADDRESS[0], "--port", "0", "--data", tmp_path) as process:
        here, friends = told_url(process), told_url(process)
        assert health(here) == 200
        if friends.startswith("http"):  # otherwise this machine has no network
            assert friends != here
            assert health(friends) == 200


def test_a_wrong_environment_variable_is_named(
    signoria: Signoria, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SIGNORIA_PORT", "eight")
    told = signoria("serve")
    assert told.code == 2
    assert told.err.startswith("Error: the environment variable SIGNORIA_PORT is wrong: ")
    assert "Traceback" not in told.err


def test_a_data_folder_that_cannot_be_made_is_told(signoria: Signoria, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    told = signoria("serve --no-browser --port 0 --data", file)
    assert told.code == 1
    assert str(file) in told.err
    assert "Traceback" not in told.err
