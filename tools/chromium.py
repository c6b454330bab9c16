"""Finds the Chromium that the page tests drive, and as a program installs one if none is there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = (
    "The page tests need Chromium, and none could be found or installed: install your system's "
    "chromium package, or set SIGNORIA_CHROMIUM to the path of one, and run the tests again."
)
FLAGS = (
    "--no-sandbox",  # its sandbox refuses to run as root, as tests in containers do
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
)


def executable() -> str:
    """Return the path of a Chromium that starts.

    Raises:
        RuntimeError: there is none; the text says what to do.
    """
    for path in (*_named(), *_of_the_system(), *_of_playwright()):
        if _starts(path):
            return path
    raise RuntimeError(MISSING)


def install() -> None:
    """Install the system's Chromium where that is allowed, otherwise Playwright's own."""
    print("Signoria: installing Chromium, which only the page tests need …", flush=True)
    rights = _administrators_rights()
    if not _installed_by_apt(rights):
        with_libraries = [] if rights is None else ["--with-deps"]
        _quietly([sys.executable, "-m", "playwright", "install", *with_libraries, "chromium"])


def main() -> None:
    """Make sure that there is a Chromium; without one the page tests themselves will say so."""
    try:
        executable()
    except RuntimeError:
        install()


def _named() -> list[str]:
    path = os.environ.get("SIGNORIA_CHROMIUM")
    return [path] if path else []


def _of_the_system() -> list[str]:
    return [path for path in map(shutil.which, NAMES) if path]


def _of_playwright() -> list[str]:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  only needed as a last resort

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return [path] if Path(path).is_file() else []


def _starts(path: str) -> bool:
    return _quietly([path, "--version"], patience=60)


def _administrators_rights() -> list[str] | None:
    """Return what to put before a command that only an administrator may run, None if not I."""
    if os.geteuid() == 0:
        return []
    sudo = ["sudo", "-n"]
    return sudo if _quietly([*sudo, "true"]) else None


def _installed_by_apt(rights: list[str] | None) -> bool:
    apt_get = shutil.which("apt-get")
    if apt_get is None or rights is None:
        return False
    _quietly([*rights, apt_get, "update"])
    return _quietly([*rights, apt_get, "install", "--yes", "--no-install-recommends", "chromium"])


def _quietly(command: list[str], patience: int = 900) -> bool:
    """Run a command and return whether it ended well."""
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=patience,
            check=False,
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


if __name__ == "__main__":
    main()
