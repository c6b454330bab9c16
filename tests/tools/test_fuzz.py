"""The long run keeps how each property ended, in a text that a person can read."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import fuzz

TESTS = """
def test_holds():
    pass

def test_fails():
    assert False
"""


def test_every_outcome_is_kept_with_what_was_tried(tmp_path: Path) -> None:
    (tmp_path / "test_two.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    outcomes = fuzz.Outcomes()
    pytest.main([str(tmp_path), "-p", "no:asyncio"], plugins=[outcomes])
    report = tmp_path / "results" / "last.txt"
    fuzz.keep(report, [*fuzz.what_is_tried(7), *outcomes.lines])
    text = report.read_text(encoding="utf-8")
    assert "examples  7 for each property" in text
    assert [line.split()[0] for line in text.splitlines() if "test_two.py" in line] == [
        "passed",
        "failed",
    ]
