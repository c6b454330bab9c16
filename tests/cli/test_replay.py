"""`signoria replay`: positions after each move, seen by who may see them; bad records refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from signoria.core.record import Record
from tests.cli.conftest import Signoria, Told


def read(file: Path) -> Record:
    return Record.parse(file.read_text(encoding="utf-8"))


def running(file: Path, moves: int) -> Path:
    """Write the record of a finished game as it was after some moves, with its seed."""
    record = read(file)
    copy = file.with_name("running.txt")
    kept = replace(record, result=None, entries=record.entries[:moves])
    copy.write_text(kept.print(), encoding="utf-8")
    return copy


def seat(position: Told, number: int) -> Told:
    seats = position["seats"]
    assert isinstance(seats, list)
    found = seats[number]
    assert isinstance(found, dict)
    return found


def test_a_finished_game_is_shown_in_full(signoria: Signoria, finished: Path) -> None:
    position = signoria("replay", finished, "--json").document()
    assert position["phase"] == "over"
    assert position["to_move"] == []
    scores = position["score"]
    assert isinstance(scores, list)
    assert tuple(score["prestige"] for score in scores) == read(finished).result


def test_an_earlier_position_of_a_finished_game_is_full_too(
    signoria: Signoria, finished: Path
) -> None:
    position = signoria("replay", finished, "--upto", "0", "--json").document()
    assert position["phase"] == "setup"
    assert position["to_move"] == [0, 1, 2]
    for number in range(3):
        hand = seat(position, number)["hand"]
        assert isinstance(hand, list)
        assert len(hand) == 4


def test_a_seat_sees_what_it_may_see(signoria: Signoria, finished: Path) -> None:
    view = signoria("replay", finished, "--upto", "3", "--seat", "1", "--json").document()
    assert "hand" in seat(view, 1)
    assert "hand" not in seat(view, 0)
    assert "florins" not in seat(view, 2)


def test_a_running_game_is_shown_as_everybody_sees_it(signoria: Signoria, finished: Path) -> None:
    file = running(finished, 8)
    view = signoria("replay", file, "--json").document()
    for number in range(3):
        assert "hand" not in seat(view, number)
        assert "florins" not in seat(view, number)
    assert "hand" in seat(signoria("replay", file, "--seat", "0", "--json").document(), 0)


def test_people_are_told_what_they_see(signoria: Signoria, finished: Path) -> None:
    moves = len(read(finished).entries)
    first, _, rest = signoria("replay", finished, "--upto", "4").out.partition("\n")
    assert first == f"princes after 4 of {moves} moves, the full position:"
    assert rest.startswith('{\n  "game": "princes"')
    first = signoria("replay", finished, "--seat", "2").out.partition("\n")[0]
    assert first == f"princes after {moves} of {moves} moves, as seat 2 may see it:"


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("\n0 discard ", "\n0 offer ", "line 10: "),
        ("rules: 1", "rules: 9", "played under rules 9 of princes; only rules 1 are known"),
        ("game: princes", "game: whist", "there is no game 'whist'; known: princes."),
        ("options: {}", 'options: {"dragons": true}', "does not know the option 'dragons'"),
        ("result: [", "result: [1", "line 8: the result does not match"),
        ("signoria record 1", "signoria record 9", "line 1: a record begins with"),
        ("seed: ", "seed: 0", "line 7: it does not belong to the seed"),
    ],
)
def test_a_record_edited_by_hand_is_refused_in_one_sentence(
    signoria: Signoria, finished: Path, old: str, new: str, sentence: str
) -> None:
    text = finished.read_text(encoding="utf-8")
    assert old in text
    finished.write_text(text.replace(old, new, 1), encoding="utf-8")
    for more in ((), ("--upto", "0"), ("--json",)):
        told = signoria("replay", finished, *more)
        assert told.code == 1
        assert told.out == ""
        assert told.err.startswith(f"Error: {finished} is refused: ")
        assert sentence in told.err
        assert told.err.count("\n") == 1


def test_a_withheld_seed_is_told(signoria: Signoria, finished: Path) -> None:
    file = running(finished, 5)
    file.write_text(replace(read(file), seed=None).print(), encoding="utf-8")
    told = signoria("replay", file)
    assert told.code == 1
    assert "the seed is withheld while the game runs" in told.err


def test_what_the_record_does_not_have_is_wrong_usage(signoria: Signoria, finished: Path) -> None:
    moves = len(read(finished).entries)
    told = signoria("replay", finished, "--upto", moves + 1)
    assert told.code == 2
    assert f"has {moves} moves; it cannot be shown after {moves + 1}." in told.err
    told = signoria("replay", finished, "--seat", "3")
    assert told.code == 2
    assert "has no seat 3; the last is 2." in told.err
    assert signoria("replay", finished, "--upto", "-1").code == 2
    assert signoria("replay", finished.with_name("none.txt")).code == 2


def test_a_file_that_is_no_text_is_told(signoria: Signoria, tmp_path: Path) -> None:
    file = tmp_path / "binary"
    file.write_bytes(b"\xff\xfe\x00")
    told = signoria("replay", file)
    assert (told.code, told.err) == (2, f"Error: {file} is no text in UTF-8.\n")


def test_a_position_is_drawn_as_its_viewer_may_see_it(signoria: Signoria, finished: Path) -> None:
    out = finished.with_name("board.svg")
    answer = signoria("replay", finished, "--upto", "9", "--seat", "1", "--picture", out)
    assert answer.code == 0
    assert str(out) in answer.out
    drawn = out.read_text(encoding="utf-8")
    assert drawn.startswith("<svg")
    assert drawn.count(">bot:random<") == 3
    assert drawn.count(">florins hidden<") == 2


def test_a_picture_can_be_a_png_in_dark_beside_the_json(signoria: Signoria, finished: Path) -> None:
    out = finished.with_name("board.png")
    words = ("--picture", out, "--theme", "dark", "--json")
    assert signoria("replay", finished, *words).document()["phase"] == "over"
    assert out.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--picture", "board.jpg"), "ends in .svg or .png"),
        (("--picture", "board.svg", "--theme", "blue"), "no theme 'blue'"),
    ],
)
def test_a_picture_that_cannot_be_drawn_is_refused(
    signoria: Signoria, finished: Path, words: tuple[str, ...], sentence: str
) -> None:
    answer = signoria("replay", finished, *words)
    assert answer.code == 2
    assert sentence in answer.err
    assert not Path("board.svg").exists()
