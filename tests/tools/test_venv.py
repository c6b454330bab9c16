"""Setting up finds a suitable Python, or says in a sentence what is missing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "tools" / "venv.sh"


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """A folder that is the whole PATH: what the script uses, and no Python."""
    folder = tmp_path / "programs"
    folder.mkdir()
    for name in ("sh", "cat", "mkdir", "dirname"):
        (folder / name).symlink_to(Path("/bin") / name)
    return folder


def set_up(home: Path, programs: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["/bin/sh", str(SCRIPT), ".venv", ".venv/stamps/venv"],
        cwd=home,
        env={"PATH": str(programs)},
        capture_output=True,
        text=True,
        check=False,
    )


def pretend(programs: Path, name: str, script: str) -> None:
    program = programs / name
    program.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    program.chmod(0o755)


def test_without_any_python_it_says_which_one_is_needed(tmp_path: Path, programs: Path) -> None:
    done = set_up(tmp_path, programs)
    assert done.returncode == 1
    assert "Python 3.11 or newer" in done.stderr
    assert not (tmp_path / ".venv").exists()


def test_an_older_python_is_passed_over(tmp_path: Path, programs: Path) -> None:
    pretend(programs, "python3", "exit 1")  # what an older one answers to the question
    assert "Python 3.11 or newer" in set_up(tmp_path, programs).stderr


def test_a_python_without_venv_is_told_how_to_get_it(tmp_path: Path, programs: Path) -> None:
    pretend(
        programs,
        "python3",
        'case "$*" in *ensurepip*) exit 1;; *--version*) echo Python 3.11.2;; esac',
    )
    done = set_up(tmp_path, programs)
    assert done.returncode == 1
    assert "Python 3.11.2 is here, but its venv module is not" in done.stderr
    assert "python3-venv" in done.stderr


def test_it_is_made_once_and_made_anew_after_a_move(tmp_path: Path, programs: Path) -> None:
    (programs / "python3.11").symlink_to(Path(sys.base_prefix, "bin", "python3"))
    home = tmp_path / "here"
    home.mkdir()
    assert "making a home" in set_up(home, programs).stdout
    assert set_up(home, programs).stdout == ""
    moved = home.rename(tmp_path / "there")
    assert "making a home" in set_up(moved, programs).stdout
    python = moved / ".venv" / "bin" / "python"
    assert os.access(python, os.X_OK)
