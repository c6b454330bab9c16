"""Games in memory are a bounded cache of the log, and one of several servers may be behind."""

from __future__ import annotations

from pathlib import Path
from random import Random

from signoria.server.lru import Recent
from tests.server.house import House, Person, asked, choice, play_on, seated


def second_window(house: House, person: Person) -> Person:
    """Return the same guest as he uses another server."""
    other = house.person("nobody")
    other.http.headers["Authorization"] = f"Bearer {person.token}"
    return other


def test_more_games_than_memory_holds_are_played_side_by_side(tmp_path: Path) -> None:
    with House(tmp_path, live_tables=1) as house:
        tables = [seated(house, "Ada", "Bice", bots=1) for _ in range(3)]
        rng = Random(1)
        for _ in range(6):
            for table_id, people in tables:
                assert play_on(table_id, people, rng, moves=3) == 3


def test_what_was_not_used_for_longest_makes_room() -> None:
    recent: Recent[str, int] = Recent(2)
    recent.put("a", 1)
    recent.put("b", 2)
    assert recent.get("a") == 1
    recent.put("c", 3)
    assert (recent.get("a"), recent.get("b"), recent.get("c")) == (1, None, 3)


def test_two_servers_on_one_database_agree(tmp_path: Path) -> None:
    """The log decides: a server that is behind reads on, and a move is made once."""
    with House(tmp_path) as first, House(tmp_path) as second:
        table_id, people = seated(first, "Ada", "Bice", "Cosa")
        elsewhere = [second_window(second, person) for person in people]
        rng = Random(2)
        for turn in range(40):
            here, there = (people, elsewhere) if turn % 2 else (elsewhere, people)
            person, shown = asked(table_id, here)
            move = choice(shown["legal"], rng)
            made = person.move(table_id, move, shown["version"], f"{turn}")
            again = there[here.index(person)].move(table_id, move, shown["version"], f"{turn}")
            assert made.status_code == again.status_code == 200
            assert made.json()["version"] == again.json()["version"] == shown["version"] + 1


def test_a_server_that_is_behind_tells_that_a_move_is_stale(tmp_path: Path) -> None:
    with House(tmp_path) as first, House(tmp_path) as second:
        table_id, people = seated(first, "Ada", "Bice", "Cosa")
        ada = people[0]
        shown = second_window(second, ada).table(table_id)
        ada.move(table_id, shown["legal"][0], shown["version"])
        answer = second.people[0].move(table_id, shown["legal"][1], shown["version"])
        assert answer.status_code == 409
        assert answer.json()["fresh"]["version"] == shown["version"] + 1
