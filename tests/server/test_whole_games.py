"""Whole games over HTTP: people and bots, from making the table to the record."""

from __future__ import annotations

from random import Random

import pytest

from signoria.core.randomness import commitment
from signoria.core.record import Record, replay
from signoria.games import GAMES
from tests.server.house import House, play_on, seated


@pytest.mark.parametrize(
    ("names", "bots"),
    [(("Ada", "Bice", "Cosa"), 0), (("Ada", "Bice"), 2), (("Ada",), 4)],
)
def test_a_game_goes_to_its_end(house: House, names: tuple[str, ...], bots: int) -> None:
    table_id, people = seated(house, *names, bots=bots)
    play_on(table_id, people, Random(1))
    views = [person.table(table_id) for person in people]
    assert all(view["status"] == "over" and view["to_move"] == [] for view in views)
    hands = [[seat["hand"] for seat in view["view"]["seats"]] for view in views]
    assert all(seen == hands[0] for seen in hands)
    assert all(view["view"]["decks"] == views[0]["view"]["decks"] for view in views)
    assert 1 in [seat["rank"] for seat in views[0]["view"]["score"]]


def test_the_record_of_a_game_that_is_over_rebuilds_it(house: House) -> None:
    table_id, people = seated(house, "Ada", "Bice", bots=1)
    play_on(table_id, people, Random(2))
    shown = people[0].table(table_id)
    record = Record.parse(people[1].get(f"/tables/{table_id}/record").text)
    assert record.seed == shown["seed"]
    assert commitment(shown["seed"]) == record.commitment == shown["commitment"]
    states = replay(GAMES["princes"], record)
    assert len(states) == shown["version"]
    assert record.result == tuple(seat["prestige"] for seat in shown["view"]["score"])
    assert sorted(record.seats) == ["Ada", "Bice", "bot:random"]


def test_bots_alone_play_to_the_end(house: House) -> None:
    creator = house.person("Ada")
    table_id = creator.make_table("bot:random", "bot:random", "bot:random")["id"]
    shown = creator.wait_for_turn(table_id)
    assert shown["status"] == "over"
    assert shown["seat"] is None


def test_each_version_tells_its_events_once(house: House) -> None:
    table_id, people = seated(house, "Ada", bots=2)
    play_on(table_id, people, Random(3), moves=6)
    people[0].wait_for_turn(table_id)
    whole = people[0].table(table_id)
    known = whole["version"]
    assert [event["version"] for event in whole["events"]] == sorted(
        event["version"] for event in whole["events"]
    )
    for since in (0, 1, 3, known - 1, known):
        later = [event for event in whole["events"] if event["version"] > since]
        assert people[0].table(table_id, since)["events"] == later
