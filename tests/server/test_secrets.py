"""Nobody learns over the wire what he may not know."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from signoria.core.record import Record
from tests.server.house import House, Person, choice, seated

OWN = ("hand", "bonus", "prestige_cards", "florins")
SECRET_LINES = ("discard", "keep")


def everything(person: Person, table_id: str) -> dict[str, Any]:
    """Return all that the API tells a person of a table, without its versions' times."""
    shown = person.table(table_id)
    for seat in shown["seats"]:
        del seat["present"]
    return shown


@pytest.fixture(scope="module")
def played(house: House) -> tuple[str, list[Person], list[dict[str, Any]]]:
    """Return a table with all that each person was told at each version of half a game.

    The shortest game has 45 moves; this stops after about 30.
    """
    table_id, people = seated(house, "Ada", "Bice", "Cosa")
    seen: list[dict[str, Any]] = []
    rng = Random(11)
    while len(seen) < 120:
        for person in people:
            shown = everything(person, table_id)
            seen.append(shown)
            if shown["legal"]:
                answer = person.move(table_id, choice(shown["legal"], rng), shown["version"])
                seen.append(answer.json())
    assert seen[-1]["status"] == "running"
    return table_id, people, seen


Played = tuple[str, list[Person], list[dict[str, Any]]]


def test_views_hold_ones_own_cards_and_cash_only(played: Played) -> None:
    for shown in played[2]:
        for number, seat in enumerate(shown["view"]["seats"]):
            if number == shown["seat"]:
                assert set(OWN) <= set(seat)
            else:
                assert not set(OWN) & set(seat)
        assert not shown["view"].get("decks")
        assert shown["seed"] is None


def test_events_name_ones_own_hidden_cards_only(played: Played) -> None:
    hidden = {"discarded": "profession", "drew": "cards", "kept": "card"}
    own: set[bool] = set()
    others: set[bool] = set()
    for shown in played[2]:
        for event in shown["events"]:
            if event["type"] in hidden:
                knows = hidden[event["type"]] in event
                (own if event["seat"] == shown["seat"] else others).add(knows)
    assert own == {True}
    assert others == {False}


def test_the_legal_moves_are_ones_own(played: Played) -> None:
    for shown in played[2]:
        assert bool(shown["legal"]) == (shown["seat"] in shown["to_move"])


def test_the_record_of_a_running_game_keeps_what_others_may_not_know(played: Played) -> None:
    table_id, people, _ = played
    for person in people:
        seat = person.table(table_id)["seat"]
        text = person.get(f"/tables/{table_id}/record").text
        record = Record.parse(text)
        assert record.seed is None
        assert record.result is None
        for line in record.entries:
            word, _, rest = line.text.partition(" ")
            if word in SECRET_LINES:
                assert bool(rest) == (line.seat == seat)


def test_a_stranger_sees_what_everybody_sees(played: Played, house: House) -> None:
    table_id, _, _ = played
    shown = house.person("Zita").table(table_id)
    assert shown["seat"] is None
    assert shown["legal"] == []
    assert not any(set(OWN) & set(seat) for seat in shown["view"]["seats"])
    assert not any(
        {"profession", "cards", "card"} & set(event)
        for event in shown["events"]
        if event["type"] in ("discarded", "drew", "kept")
    )


def test_two_secret_choices_look_the_same_to_others(tmp_path: Path) -> None:
    """The same game is played twice from the same log but for one card given back in secret."""
    with House(tmp_path) as house:
        table_id, people = seated(house, "Ada", "Bice", "Cosa")
        told = []
        for which in (0, 1):
            shown = people[0].table(table_id)
            answer = people[0].move(table_id, shown["legal"][which], shown["version"])
            assert answer.status_code == 200
            told.append([told_to_others(person, table_id) for person in people[1:]])
            house.stop()
            take_back(house)
            house.start()
        assert told[0] == told[1]


def told_to_others(person: Person, table_id: str) -> tuple[object, str]:
    """Return all that a person is told of a table, but for the time of day."""
    shown = everything(person, table_id)
    for event in shown["events"]:
        del event["at"]
    return shown, person.get(f"/tables/{table_id}/record").text


def take_back(house: House) -> None:
    """Take the last move out of the log, as if it had never been made."""
    with closing(sqlite3.connect(house.file)) as database, database:
        database.execute("DELETE FROM log WHERE seat IS NOT NULL")
        database.execute("UPDATE tables SET version = 1")
        database.execute("UPDATE seats SET asked = 1")


def test_a_preview_tells_nothing_that_its_seat_may_not_know(house: House) -> None:
    """What a draw would bring is not known before it is made."""
    table_id, people = seated(house, "Ada", "Bice", "Cosa")
    rng = Random(12)
    previewed = 0
    while previewed < 3:
        for person in people:
            shown = person.table(table_id)
            for draw in [move for move in shown["legal"] if move in ("profession", "bonus")]:
                request = {"move": draw, "version": shown["version"]}
                preview = person.post(f"/tables/{table_id}/preview", request).text
                person.move(table_id, draw, shown["version"])
                drawn = person.table(table_id)["view"]["drawn"]["cards"]
                held = shown["view"]["seats"][shown["seat"]]["hand"]
                assert not [card for card in drawn if f'"{card}"' in preview and card not in held]
                previewed += 1
                break
            shown = person.table(table_id)
            if shown["legal"]:
                person.move(table_id, choice(shown["legal"], rng), shown["version"])
