"""`signoria simulate`: games between bots, a report, records, and sentences for wrong words."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from signoria.core.record import Record
from tests.cli.conftest import Signoria

WORDS = "simulate princes --players 4 --bots random --games 5 --seed 1"


def test_the_document_has_every_figure(signoria: Signoria) -> None:
    told = signoria(WORDS, "--json")
    assert told.code == 0
    assert told.err == ""
    report = told.document()
    assert report["game"] == "princes"
    assert report["players"] == 4
    assert report["options"] == {}
    assert report["seed"] == "1"
    assert report["games"] == 5
    assert isinstance(report["decisions"], int)
    assert isinstance(report["seconds"], float)
    bots = report["bots"]
    assert isinstance(bots, list)
    assert len(bots) == 1
    assert bots[0]["bot"] == "random"
    assert bots[0]["games"] == 20
    assert bots[0]["wins"] == 5
    assert bots[0]["win_rate"] == 0.25
    low, high = bots[0]["interval"]
    assert low < 0.25 < high
    assert {"mean_score", "sd_score", "mean_winning_score", "works_per_game"} <= set(bots[0])


def test_people_read_a_table(signoria: Signoria) -> None:
    told = signoria(WORDS)
    assert told.code == 0
    title, heads, row = told.out.splitlines()
    assert title.startswith("5 games of princes with 4 seats")
    assert heads.split()[0] == "bot"
    assert row.split()[:2] == ["random", "20"]


def test_each_game_leaves_a_record(signoria: Signoria, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    assert signoria(WORDS, "--records", folder).code == 0
    assert len(list(folder.iterdir())) == 5
    for file in folder.iterdir():
        assert signoria("replay", file).code == 0


def test_options_are_reported_and_recorded(signoria: Signoria, tmp_path: Path) -> None:
    told = signoria(WORDS, "--option", "edition=house", "--json", "--records", tmp_path)
    assert told.document()["options"] == {"edition": "house"}
    record = Record.parse(next(tmp_path.iterdir()).read_text(encoding="utf-8"))
    assert record.options == {"edition": "house"}
    assert record.edition is None


def test_an_edition_is_read_from_a_file_and_embedded(signoria: Signoria, tmp_path: Path) -> None:
    shipped = resources.files("signoria.editions.princes") / "house.toml"
    file = tmp_path / "mine.toml"
    file.write_text(shipped.read_text(encoding="utf-8"), encoding="utf-8")
    folder = tmp_path / "records"
    told = signoria(WORDS, "--option", f"edition={file}", "--records", folder)
    assert told.code == 0
    record_file = next(folder.iterdir())
    record = Record.parse(record_file.read_text(encoding="utf-8"))
    assert record.edition == file.read_text(encoding="utf-8")
    file.unlink()
    assert signoria("replay", record_file).code == 0


def test_a_broken_edition_is_refused_with_its_line(signoria: Signoria, tmp_path: Path) -> None:
    file = tmp_path / "broken.toml"
    file.write_text("[tiles\n", encoding="utf-8")
    told = signoria(WORDS, "--option", f"edition={file}")
    assert told.code == 2
    assert "line 1" in told.err
    assert "Traceback" not in told.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--players 6", "princes does not know games of 6 players, only of 2 to 5."),
        ("--players four", "Invalid value for '--players'"),
        ("--bots champion", "there is no bot 'champion'; there is"),
        ("--bots random,", "there is no bot ''"),
        ("--bots random,random", "2 bots cannot fill 4 seats; name one, or one a seat."),
        ("--games 0", "Invalid value for '--games'"),
        ("--workers 0", "Invalid value for '--workers'"),
        ("--option dragons=true", "princes does not know the option 'dragons'."),
        ("--option characters=maybe", "the option 'characters' takes"),
        ("--option scarce-freedoms=true", "is for two players only, not for 4"),
        ("--option edition=rome", "the option 'edition' takes 'house', not 'rome'."),
        ("--option edition=7", "the option 'edition' takes 'house', not 7."),
        ("--option edition", "an option is NAME=VALUE, such as edition=house; 'edition' is not."),
        ("--option =house", "an option is NAME=VALUE"),
        ("--option edition=house --option edition=house", "the option 'edition' is given twice."),
        ("--option edition=none.toml", "none.toml cannot be read: no such file or directory."),
        ("--seed \udcff", "the seed is no text in UTF-8"),
    ],
)
def test_what_cannot_be_played_is_refused(signoria: Signoria, words: str, sentence: str) -> None:
    told = signoria(f"{WORDS} {words}")
    assert told.code == 2
    assert told.out == ""
    assert sentence in told.err
    assert "Traceback" not in told.err


@pytest.mark.parametrize("left_out", ["--players", "--bots", "--games", "--seed"])
def test_what_must_be_said_is_asked_for(signoria: Signoria, left_out: str) -> None:
    words = WORDS.split()
    at = words.index(left_out)
    told = signoria(*words[:at], *words[at + 2 :])
    assert told.code == 2
    assert f"Missing option '{left_out}'" in told.err


def test_records_that_cannot_be_written_are_told(signoria: Signoria, tmp_path: Path) -> None:
    file = tmp_path / "taken"
    file.write_text("", encoding="utf-8")
    told = signoria(WORDS, "--records", file)
    assert told.code == 1
    assert told.err == f"Error: {file}: file exists.\n"
