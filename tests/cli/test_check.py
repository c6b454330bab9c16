"""`signoria check`: a line for each failure, the numbers at the end, exit code 1 if any failed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Signoria

RIGHT = {
    "title": "Everybody is asked what to do with the first lot",
    "game": "princes",
    "players": 3,
    "options": {},
    "seed": "1",
    "position": {},
    "steps": [
        {"seat": 0, "legal": {"includes": ["offer jester", "decline"], "count": 8}},
        {"seat": 0, "move": "raise", "refused": True},
        {"seat": 0, "move": "offer jester", "expect": {"auction": {"lot": "jester"}}},
    ],
}
WRONG = RIGHT | {
    "steps": [
        {"seat": 0, "move": "offer jester"},
        {"seat": 1, "move": "raise", "expect": {"auction": {"price": 700, "leader": 2}}},
    ]
}


def write(folder: Path, name: str, scenario: object) -> Path:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(scenario), encoding="utf-8")
    return file


def test_all_files_below_a_folder_are_checked(signoria: Signoria, tmp_path: Path) -> None:
    write(tmp_path, "one.json", RIGHT)
    write(tmp_path, "deeper/two.json", RIGHT)
    write(tmp_path, "notes.txt", WRONG)
    told = signoria("check", tmp_path)
    assert (told.code, told.out) == (0, "2 passed, 0 failed\n")


def test_a_failure_names_file_step_expected_and_got(signoria: Signoria, tmp_path: Path) -> None:
    right = write(tmp_path, "right.json", RIGHT)
    wrong = write(tmp_path, "wrong.json", WRONG)
    told = signoria("check", right, wrong)
    assert told.code == 1
    assert told.out.splitlines() == [
        f"{wrong}: step 2, expect auction.price: expected 700, got 300",
        f"{wrong}: step 2, expect auction.leader: expected 2, got 1",
        "1 passed, 1 failed",
    ]


def test_the_document_says_the_same(signoria: Signoria, tmp_path: Path) -> None:
    wrong = write(tmp_path, "wrong.json", WRONG)
    told = signoria("check", tmp_path, "--json")
    assert told.code == 1
    document = told.document()
    assert document["passed"] == 0
    assert document["failed"] == 1
    assert document["failures"] == [
        {
            "file": str(wrong),
            "step": 2,
            "path": "expect auction.price",
            "expected": 700,
            "got": 300,
        },
        {
            "file": str(wrong),
            "step": 2,
            "path": "expect auction.leader",
            "expected": 2,
            "got": 1,
        },
    ]


@pytest.mark.parametrize(
    ("change", "name"),
    [
        ({"options": {"dragons": True}}, "'dragons'"),
        ({"options": {"characters": 1}}, "'characters'"),
        ({"players": 6}, "6 players"),
        ({"game": "leonardo"}, "'leonardo'"),
        ({"position": {"seats": [{"jesters": 99}]}}, "jester"),
    ],
)
def test_what_is_not_known_yet_fails_by_name(
    signoria: Signoria, tmp_path: Path, change: dict[str, object], name: str
) -> None:
    write(tmp_path, "unknown.json", RIGHT | change)
    told = signoria("check", tmp_path)
    assert told.code == 1
    failure, numbers = told.out.splitlines()
    assert name in failure
    assert numbers == "0 passed, 1 failed"


def test_files_that_are_no_scenarios_fail_and_the_others_are_checked(
    signoria: Signoria, tmp_path: Path
) -> None:
    write(tmp_path, "right.json", RIGHT)
    (tmp_path / "broken.json").write_text("{", encoding="utf-8")
    (tmp_path / "binary.json").write_bytes(b"\xff\xfe")
    (tmp_path / "folder.json").mkdir()
    told = signoria("check", tmp_path)
    assert told.code == 1
    lines = told.out.splitlines()
    assert len(lines) == 4
    assert lines[-1] == "1 passed, 3 failed"
    assert told.err == ""


def test_long_values_are_shortened_for_people_only(signoria: Signoria, tmp_path: Path) -> None:
    steps = [{"seat": 0, "move": "offer " + "x" * 5000}]
    write(tmp_path, "long.json", RIGHT | {"steps": steps})
    assert max(len(line) for line in signoria("check", tmp_path).out.splitlines()) < 1000
    assert "x" * 5000 in signoria("check", tmp_path, "--json").out


def test_a_path_that_is_not_there_is_wrong_usage(signoria: Signoria, tmp_path: Path) -> None:
    told = signoria("check", tmp_path / "none")
    assert (told.code, told.err) == (2, f"Error: there is no file or folder {tmp_path / 'none'}.\n")
    told = signoria("check", tmp_path)
    assert (told.code, told.err) == (2, f"Error: there is no *.json below the folder {tmp_path}.\n")
    assert signoria("check").code == 2
