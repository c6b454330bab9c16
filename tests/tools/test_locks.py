"""The lock files name what is installed, and no place that it came from."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parents[2]
LOCKS = sorted((HOUSE / "requirements").glob("*.txt"))


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_package_is_pinned_with_hashes(lock: Path) -> None:
    text = re.sub(r"\\\n\s+", "", lock.read_text(encoding="utf-8"))
    packages = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
    assert packages
    for package in packages:
        assert re.match(r"[a-z0-9._-]+==\S+ ", package), package
        assert "--hash=sha256:" in package, package


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_no_address_stands_in_a_lock_file(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    assert "--index" not in text
    assert "--find-links" not in text


def test_two_locks_never_want_different_versions() -> None:
    wanted: dict[str, str] = {}
    for lock in LOCKS:
        for name, version in re.findall(
            r"^(\S+)==(\S+)", lock.read_text(encoding="utf-8"), re.MULTILINE
        ):
            assert wanted.setdefault(name, version) == version, name


def test_the_lock_of_the_page_has_hashes_and_no_download_addresses() -> None:
    lock = json.loads((HOUSE / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {path: package for path, package in lock["packages"].items() if path}
    assert packages
    assert all("resolved" not in package for package in packages.values())
    assert all("integrity" in package for package in packages.values())
