"""The wheel carries the built page, and is not built without it."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """What a wheel is built from, with a package of one module and without a built page."""
    for name in ("pyproject.toml", "README.md", "LICENSE", "tools", "src/signoria/__init__.py"):
        source, target = HOUSE / name, tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree if source.is_dir() else shutil.copy)(source, target)
    return tmp_path


def build(checkout: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel"],
        cwd=checkout,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_page_is_in_the_wheel_where_the_server_looks(checkout: Path) -> None:
    page = checkout / "web" / "dist"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>", encoding="utf-8")
    for name in ("index.js", "index.js.br", "index.js.gz"):
        (page / "assets" / name).write_text("", encoding="utf-8")
    assert build(checkout).returncode == 0
    [wheel] = (checkout / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        assert {
            "signoria/__init__.py",
            "signoria/server/page/index.html",
            *(f"signoria/server/page/assets/index.js{copy}" for copy in ("", ".br", ".gz")),
        } <= set(packed.namelist())


def test_without_the_page_one_sentence_says_what_to_do(checkout: Path) -> None:
    done = build(checkout)
    assert done.returncode != 0
    assert "run `make wheel`" in done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    assert not list((checkout / "dist").glob("*.whl"))
