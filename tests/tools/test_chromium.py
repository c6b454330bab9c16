"""The browser of the page tests: the one named, the system's, or one clear sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import chromium


def program(path: Path, script: str) -> Path:
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


@pytest.fixture(autouse=True)
def no_browsers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without browsers, neither the system's nor Playwright's."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "none"))
    monkeypatch.delenv("SIGNORIA_CHROMIUM", raising=False)


def test_without_a_browser_one_sentence_says_what_to_do() -> None:
    with pytest.raises(RuntimeError, match="need Chromium"):
        chromium.executable()


def test_the_system_s_browser_is_taken(tmp_path: Path) -> None:
    found = program(tmp_path / "chromium", "exit 0")
    assert chromium.executable() == str(found)


def test_one_that_is_named_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path / "chromium", "exit 0")
    named = program(tmp_path / "my-own", "exit 0")
    monkeypatch.setenv("SIGNORIA_CHROMIUM", str(named))
    assert chromium.executable() == str(named)


def test_one_that_does_not_start_is_passed_over(tmp_path: Path) -> None:
    program(tmp_path / "chromium", "exit 1")
    other = program(tmp_path / "google-chrome", "exit 0")
    assert chromium.executable() == str(other)


def test_without_one_the_system_s_package_is_installed(tmp_path: Path) -> None:
    coming = tmp_path / "chromium"
    program(tmp_path / "sudo", 'shift; exec "$@"')
    program(tmp_path / "true", "exit 0")
    program(
        tmp_path / "apt-get",
        f'case "$*" in install*chromium) /bin/ln -s "{tmp_path}/true" "{coming}";; esac',
    )
    chromium.main()
    assert chromium.executable() == str(coming)
