"""Every two options, with every number of players, in whole games by chance."""

from __future__ import annotations

from random import Random

import pytest

from signoria.core.play import legal_lines, play
from signoria.core.record import Entry, Record, replay
from signoria.princes.game import PRINCES
from tests.princes.covering import ROWS, Row, pairs_of_rows, possible_pairs
from tests.princes.ledger import check_game, check_table
from tests.princes.scramble import scramble
from tests.princes.snapshot import comparable, snapshot
from tests.princes.table import Chance, Played, walk
from tests.princes.test_secrecy import compare

GAMES = 5
POSITIONS = 20


def played(row: Row, number: int) -> list[Played]:
    """Return a whole game of a row."""
    return list(walk(PRINCES.deal(row.players, row.options, str(number)), Chance(number)))


def test_every_two_values_meet_in_a_row() -> None:
    assert pairs_of_rows(ROWS) >= possible_pairs()


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("row", ROWS, ids=str)
def test_nothing_is_lost_and_everything_is_paid(row: Row, number: int) -> None:
    game = played(row, number)
    check_table(PRINCES.position(game[0].before))
    check_game(game)
    assert game[-1].after.over


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("row", ROWS, ids=str)
def test_what_is_hidden_changes_nothing_that_a_viewer_gets(row: Row, number: int) -> None:
    rng = Chance(number)
    for one in some_of(played(row, number), rng):
        viewer = rng.choice([*range(row.players), None])
        compare(one.before, scramble(one.before, viewer, rng), viewer, rng)
        twin = PRINCES.determinize(PRINCES.observe(one.before, viewer), rng)
        compare(one.before, twin, viewer, rng)


def some_of(game: list[Played], rng: Random) -> list[Played]:
    """Return some decisions of a game."""
    return rng.sample(game, min(POSITIONS, len(game)))


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_a_position_loads_as_the_same_game(row: Row) -> None:
    for number in range(GAMES):
        for one in some_of(played(row, number), Chance(number)):
            for state in (one.before, one.after):
                position = PRINCES.position(state)
                loaded = PRINCES.load(row.players, row.options, str(number), position)
                assert PRINCES.position(loaded) == position
                assert comparable(snapshot(loaded)) == comparable(snapshot(state))
                for seat in state.to_move():
                    assert legal_lines(loaded, seat) == legal_lines(state, seat)


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_a_record_rebuilds_the_game_and_notation_goes_to_and_fro(row: Row) -> None:
    game = played(row, 1)
    record = Record(
        game="princes",
        rules=PRINCES.rules_version,
        options=row.options,
        seats=tuple(f"Player {seat}" for seat in range(row.players)),
        seed="1",
        result=tuple(PRINCES.result(game[-1].after)),
        entries=tuple(Entry(one.seat, one.text) for one in game),
    )
    states = replay(PRINCES, Record.parse(record.print()))
    assert comparable(snapshot(states[-1])) == comparable(snapshot(game[-1].after))
    for one in game:
        for line in legal_lines(one.before, one.seat):
            text = PRINCES.text(line)
            assert PRINCES.parse(one.before, one.seat, text) == line


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_what_is_listed_is_accepted_and_told(row: Row) -> None:
    rng = Chance(2)
    for one in played(row, 2):
        texts = [PRINCES.text(line) for line in legal_lines(one.before, one.seat)]
        assert len(texts) == len(set(texts))
        for text in rng.sample(texts, min(3, len(texts))):
            after, line = play(PRINCES, one.before, one.seat, text)
            assert PRINCES.text(line) == text
            assert PRINCES.events(one.before, one.seat, line, after)
            assert PRINCES.preview(one.before, one.seat, line, after)["move"] == text


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_events_tell_every_change_of_prestige(row: Row) -> None:
    gains = {
        "scored": "prestige",
        "took": "prestige",
        "prestige-cards": "total",
        "banker-exchanged": "prestige",
        "used": "prestige",
    }
    for one in played(row, 3):
        changes = [0] * row.players
        for event in PRINCES.events(one.before, one.seat, one.line, one.after):
            told = event.seen_by(None)
            seat = told.get("seat")
            if not isinstance(seat, int):
                continue
            if event.type in gains:
                gained = told.get(gains[event.type], 0)
                assert isinstance(gained, int)
                changes[seat] += gained
            elif event.type in ("stepped-back", "exchanged"):
                gained = told["prestige"]
                assert isinstance(gained, int)
                changes[seat] -= gained
        owners = zip(one.before.seats, one.after.seats, strict=True)
        assert changes == [after.prestige - before.prestige for before, after in owners]


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_a_preview_says_what_comes_true(row: Row) -> None:
    for one in played(row, 4):
        told = PRINCES.preview(one.before, one.seat, one.line, one.after)
        word = one.text.split()[0]
        if word in ("offer", "raise", "bid") or (word == "build" and " with " in one.text):
            continue
        own, then = one.before.seats[one.seat], one.after.seats[one.seat]
        if one.after.round == one.before.round and not one.after.over:
            assert told["florins"] == [own.florins, then.florins], one.text
            assert told["prestige"] == [own.prestige, then.prestige], one.text
