"""The program as a whole: help, version, wrong usage, the exit codes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from signoria import __version__
from tests.cli.conftest import Signoria

COMMANDS = ("serve", "games", "simulate", "check", "replay", "perft", "bench")


def test_help_names_every_command_and_no_other(signoria: Signoria) -> None:
    told = signoria("--help")
    assert told.code == 0
    named = [line.split()[0] for line in told.out.partition("Commands:")[2].splitlines() if line]
    assert sorted(named) == sorted(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(signoria: Signoria, command: str) -> None:
    told = signoria(command, "--help")
    assert told.code == 0
    assert told.out.startswith(f"Usage: signoria {command}")


def test_the_version_is_told(signoria: Signoria) -> None:
    told = signoria("--version")
    assert (told.code, told.out) == (0, f"signoria {__version__}\n")


@pytest.mark.parametrize(
    "words",
    ["arena", "nonsense", "games --loud", "games princes", "--port nine", "serve --port 70000"],
)
def test_wrong_usage_is_told_on_stderr_and_ends_with_2(signoria: Signoria, words: str) -> None:
    told = signoria(words)
    assert told.code == 2
    assert told.out == ""
    assert "Error: " in told.err
    assert "Traceback" not in told.err


def test_python_m_signoria_is_the_same_program() -> None:
    words = [sys.executable, "-m", "signoria", "simulate", "whist"]
    usage = ["--players", "4", "--bots", "random", "--games", "1", "--seed", "1"]
    done = subprocess.run([*words, *usage], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == "Error: there is no game 'whist'; known: princes.\n"


def test_any_text_can_be_told_on_a_terminal_that_knows_ascii_only(tmp_path: Path) -> None:
    scenario = tmp_path / "odd.json"
    scenario.write_text(json.dumps({"gäme\ud800": 1}))
    done = subprocess.run(
        [sys.executable, "-m", "signoria", "check", str(scenario)],
        capture_output=True,
        env={"PYTHONIOENCODING": "ascii"},
        check=False,
    )
    assert done.returncode == 1
    assert b"has the unknown key" in done.stdout
    assert done.stderr == b""


def test_a_reader_that_leaves_early_sees_no_traceback() -> None:
    words = f"{sys.executable} -m signoria games | head -n 1"
    done = subprocess.run(["sh", "-c", words], capture_output=True, text=True, check=True)
    assert done.stdout == "princes: 2 to 5 players\n"
    assert done.stderr == ""
