"""Tables: making, finding, joining and starting them."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.house import House, Person, at_once, play_on, seated, wait_until


def test_a_new_table_is_open_and_shows_nothing_of_a_game(house: House) -> None:
    ada = house.person("Ada", "sole")
    made = ada.make_table("me", "open", "bot:random")
    shown = ada.table(made["id"])
    assert shown["status"] == "open"
    assert shown["version"] == 0
    assert shown["view"] is None
    assert shown["commitment"] is None
    assert shown["to_move"] == shown["legal"] == shown["events"] == []
    assert shown["creator"]
    assert shown["invite"] == made["invite"]
    assert [seat["claimed"] for seat in shown["seats"]] == [True, False, True]
    assert shown["seats"][0]["name"] == "Ada"
    assert shown["seats"][2]["bot"] == "random"


def test_a_table_of_me_and_bots_starts_at_once(house: House) -> None:
    ada = house.person("Ada")
    made = ada.make_table("me", "bot:random", "bot:random")
    shown = ada.table(made["id"])
    assert shown["status"] == "running"
    assert shown["version"] >= 1
    assert shown["seats"][shown["seat"]]["you"]


class TestClaiming:
    """Free seats are taken once each."""

    def test_who_claims_sits_down_and_sees_the_invite_code(self, house: House) -> None:
        ada, bice = house.person("Ada"), house.person("Bice")
        made = ada.make_table("me", "open", "open")
        assert bice.table(made["id"])["invite"] is None
        shown = bice.claim(made["id"], made["invite"]).json()
        assert shown["seat"] == 1
        assert shown["invite"] == made["invite"]
        assert not shown["creator"]

    def test_claiming_twice_takes_one_seat(self, house: House) -> None:
        ada, bice = house.person("Ada"), house.person("Bice")
        made = ada.make_table("me", "open", "open")
        bice.claim(made["id"])
        shown = bice.claim(made["id"]).json()
        assert [seat["claimed"] for seat in shown["seats"]] == [True, True, False]

    def test_a_wrong_code_opens_nothing(self, house: House) -> None:
        ada, bice = house.person("Ada"), house.person("Bice")
        made = ada.make_table("me", "open", "open")
        assert bice.claim(made["id"], "wrong").status_code == 403
        assert bice.claim(made["id"], "falsch—é").status_code == 403
        assert bice.table(made["id"])["seat"] is None

    def test_the_invite_link_never_opens_a_claimed_seat(self, house: House) -> None:
        ada, bice, cosa = (house.person(name) for name in ("Ada", "Bice", "Cosa"))
        made = ada.make_table("me", "open", "bot:random")
        bice.claim(made["id"], made["invite"])
        answer = cosa.claim(made["id"], made["invite"])
        assert answer.status_code == 409
        assert answer.json()["fresh"]["seat"] is None
        ada.post(f"/tables/{made['id']}/start")
        assert cosa.claim(made["id"], made["invite"]).status_code == 409
        assert bice.table(made["id"])["seats"][bice.table(made["id"])["seat"]]["name"] == "Bice"

    def test_of_guests_racing_for_the_last_seat_one_gets_it(self, house: House) -> None:
        made = house.person("Ada").make_table("me", "open", "bot:random")
        racers = [house.person(name) for name in ("Bice", "Cosa", "Dina")]
        answers: list[int] = []

        def claim(person: Person) -> None:
            answers.append(person.claim(made["id"], made["invite"]).status_code)

        with at_once(*(lambda person=person: claim(person) for person in racers)):
            pass
        assert sorted(answers) == [200, 409, 409]


class TestEmblems:
    """Everybody at a table has an emblem of his own."""

    def test_each_emblem_is_at_a_table_once(self, house: House) -> None:
        people = [house.person(name, "sole") for name in ("Ada", "Bice", "Cosa")]
        made = people[0].make_table("me", "open", "open", "bot:random", "bot:random")
        for person in people[1:]:
            person.claim(made["id"])
        emblems = [seat["emblem"] for seat in people[0].table(made["id"])["seats"]]
        assert sorted(emblems) == ["delfino", "giglio", "quercia", "sole", "torre"]
        assert emblems[0] == "sole"
        assert people[1].get("/me").json()["emblem"] == "sole"

    def test_a_bot_gives_way_to_a_person(self, house: House) -> None:
        ada = house.person("Ada", "sole")
        made = ada.make_table("me", "open", "bot:random")
        taken_by_bot = ada.table(made["id"])["seats"][2]["emblem"]
        bice = house.person("Bice", taken_by_bot)
        seats = bice.claim(made["id"]).json()["seats"]
        assert seats[1]["emblem"] == taken_by_bot
        assert seats[2]["emblem"] not in ("sole", taken_by_bot)


class TestStarting:
    """The start shuffles and deals, once."""

    def test_it_starts_only_when_all_seats_are_taken(self, house: House) -> None:
        ada, bice = house.person("Ada"), house.person("Bice")
        made = ada.make_table("me", "open", "bot:random")
        answer = ada.post(f"/tables/{made['id']}/start")
        assert answer.status_code == 409
        assert answer.json()["fresh"]["status"] == "open"
        bice.claim(made["id"])
        assert ada.post(f"/tables/{made['id']}/start").json()["status"] == "running"

    def test_it_starts_once(self, house: House) -> None:
        table_id, people = seated(house, "Ada", "Bice", bots=1)
        commitment = people[0].table(table_id)["commitment"]
        again = people[0].post(f"/tables/{table_id}/start")
        assert again.status_code == 200
        assert again.json()["commitment"] == commitment

    def test_a_table_that_began_by_itself_can_be_started_like_any_other(self, house: House) -> None:
        ada = house.person("Ada")
        made = ada.make_table("me", "bot:random", "bot:random")
        answer = ada.post(f"/tables/{made['id']}/start")
        assert answer.status_code == 200
        assert answer.json()["status"] == "running"

    def test_a_stranger_cannot_start_it(self, house: House) -> None:
        made = house.person("Ada").make_table("me", "open", "bot:random")
        house.person("Bice").claim(made["id"])
        answer = house.person("Zita").post(f"/tables/{made['id']}/start")
        assert answer.status_code == 403

    def test_seats_are_shuffled(self, house: House) -> None:
        ada = house.person("Ada")
        tables = [ada.make_table("me", *["bot:random"] * 4)["id"] for _ in range(20)]
        assert len({ada.table(table)["seat"] for table in tables}) > 1

    def test_the_one_who_made_the_table_has_no_extra_sight(self, house: House) -> None:
        table_id, (ada, bice, _) = seated(house, "Ada", "Bice", "Cosa")
        seen_by_ada, seen_by_bice = ada.table(table_id), bice.table(table_id)
        for shown in (seen_by_ada, seen_by_bice):
            hands = [seat for seat in shown["view"]["seats"] if "hand" in seat]
            assert hands == [shown["view"]["seats"][shown["seat"]]]
            assert shown["seed"] is None

    def test_who_made_a_table_need_not_sit_there(self, house: House) -> None:
        ada = house.person("Ada")
        made = ada.make_table("open", "bot:random", "bot:random")
        house.person("Bice").claim(made["id"])
        assert ada.post(f"/tables/{made['id']}/start").json()["seat"] is None


class TestLists:
    """Finding tables."""

    def test_open_tables_can_be_found(self, house: House) -> None:
        made = house.person("Ada").make_table("me", "open", "bot:random")
        found = house.person("Bice").get("/tables").json()["tables"]
        table = next(table for table in found if table["id"] == made["id"])
        assert table["status"] == "open"
        assert table["version"] == 0
        assert not table["your_turn"]
        assert table["seats"][0]["name"] == "Ada"
        assert "invite" not in table

    def test_started_tables_are_no_longer_open(self, house: House) -> None:
        table_id, people = seated(house, "Ada", "Bice", bots=1)
        found = people[0].get("/tables").json()["tables"]
        assert table_id not in [table["id"] for table in found]

    def test_my_tables_begin_with_those_that_wait_for_me(self, house: House) -> None:
        first, people = seated(house, "Ada", "Bice", "Cosa")
        ada = people[0]
        waiting = ada.make_table("me", "open", "bot:random")["id"]
        found = ada.get("/tables?mine").json()["tables"]
        assert [(table["id"], table["your_turn"]) for table in found] == [
            (first, True),
            (waiting, False),
        ]
        shown = ada.table(first)
        ada.move(first, shown["legal"][0], shown["version"])
        found = ada.get("/tables?mine").json()["tables"]
        assert [(table["id"], table["your_turn"]) for table in found] == [
            (waiting, False),
            (first, False),
        ]
        assert house.person("Zita").get("/tables?mine").json() == {"tables": []}

    def test_a_started_game_of_mine_is_told_at_a_glance(self, house: House) -> None:
        table_id, people = seated(house, "Ada", "Bice", "Cosa")
        ada = people[0]
        glance = listed(ada, table_id)["glance"]
        view, own = ada.table(table_id)["view"], own_seat(ada, table_id)
        told = ("round", "minimum", "phase", "to_move", "asks", "auction")
        assert {name: glance[name] for name in told} == {name: view[name] for name in told}
        assert glance["estate"] == []
        assert glance["empty_squares"] == own["empty_squares"]
        assert glance["score"] is None
        hidden = [card for person in people for card in own_seat(person, table_id)["hand"]]
        assert not [card for card in hidden if card in str(glance)]

    def test_a_list_tells_since_when_one_is_asked(self, house: House) -> None:
        table_id, (ada, bice, _) = seated(house, "Ada", "Bice", "Cosa")
        since = listed(ada, table_id)["since"]
        assert since
        shown = bice.table(table_id)
        bice.move(table_id, shown["legal"][0], shown["version"])
        assert listed(ada, table_id)["since"] == since
        assert listed(bice, table_id)["since"] > since

    def test_what_a_list_told_outlives_a_restart(self, house: House) -> None:
        table_id, (ada, _) = seated(house, "Ada", "Bice", bots=1)
        wait_until(lambda: ada.table(table_id)["version"] > 1)
        before = listed(ada, table_id)
        house.restart()
        after = listed(ada, table_id)
        assert (after["glance"], after["since"]) == (before["glance"], before["since"])

    def test_a_list_tells_who_won(self, house: House) -> None:
        table_id, people = seated(house, "Ada", "Bice", bots=1)
        play_on(table_id, people, Random(2))
        found = listed(people[1], table_id)
        assert found["status"] == "over"
        final = people[1].table(table_id)["view"]
        assert found["glance"]["score"] == [
            {"prestige": score["prestige"], "rank": score["rank"]} for score in final["score"]
        ]
        own = people[1].table(table_id)["seat"]
        assert found["glance"]["estate"] == final["seats"][own]["estate"]

    def test_open_tables_are_not_told_at_a_glance(self, house: House) -> None:
        made = house.person("Ada").make_table("me", "open", "bot:random")
        found = house.person("Bice").get("/tables").json()["tables"]
        table = next(table for table in found if table["id"] == made["id"])
        assert table["glance"] is table["since"] is None


def listed(person: Person, table_id: str) -> dict[str, Any]:
    """Return what one's own list tells of a table."""
    tables: list[dict[str, Any]] = person.get("/tables?mine").json()["tables"]
    return next(table for table in tables if table["id"] == table_id)


def own_seat(person: Person, table_id: str) -> dict[str, Any]:
    """Return one's own seat in full."""
    shown = person.table(table_id)
    seat: dict[str, Any] = shown["view"]["seats"][shown["seat"]]
    return seat


class TestBadWishes:
    """What cannot be had is refused with the right status and a sentence."""

    @pytest.mark.parametrize(
        "change",
        [
            {"game": "chess"},
            {"players": 6, "seats": ["me", *["open"] * 5]},
            {"players": 4},
            {"players": "3"},
            {"options": {"dragons": True}},
            {"options": {"scarce-freedoms": True}},
            {"options": {"edition": "golden"}},
            {"options": []},
            {"seats": ["me", "me", "open"]},
            {"seats": ["me", "open", "bot:genius"]},
            {"seats": ["me", "open", "Caterina"]},
            {"seats": ["me", "open", 7]},
            {"seats": "me"},
            {"seats": None},
            {"pace": -1},
            {"pace": "leisurely"},
            {"pace": 1e308},
        ],
    )
    def test_they_are_refused_with_a_sentence(
        self, house: House, change: dict[str, object]
    ) -> None:
        wish = {
            "game": "princes",
            "players": 3,
            "options": {},
            "seats": ["me", "open", "bot:random"],
        }
        ada = house.person("Ada")
        answer = ada.post("/tables", wish | change)
        assert answer.status_code == 400
        assert len(answer.json()["message"]) > 10
        assert ada.get("/tables?mine").json() == {"tables": []}

    @pytest.mark.parametrize("path", ["", "/record", "/board.svg", "/events"])
    def test_an_unknown_table_is_not_found(self, house: House, path: str) -> None:
        answer = house.person("Ada").get(f"/tables/nowhere{path}")
        assert answer.status_code == 404
        assert answer.json()["message"] == "There is no such table."

    @pytest.mark.parametrize("call", ["claim", "start", "moves", "preview"])
    def test_nothing_can_be_done_at_an_unknown_table(self, house: House, call: str) -> None:
        body = {"move": "pass", "version": 1, "key": "k"}
        assert house.person("Ada").post(f"/tables/nowhere/{call}", body).status_code == 404

    @pytest.mark.parametrize(
        "body",
        [
            {"move": "pass", "version": 1},
            {"move": "pass", "key": "k"},
            {"version": 1, "key": "k"},
            {"move": "", "version": 1, "key": "k"},
            {"move": "pass", "version": -1, "key": "k"},
            {"move": "pass", "version": "1", "key": "k"},
            {"move": "pass", "version": 1.5, "key": "k"},
            {"move": ["pass"], "version": 1, "key": "k"},
            {"move": "pass" * 100, "version": 1, "key": "k"},
            {"move": "pass", "version": 2**80, "key": "k"},
            {"move": "pass", "version": 1, "key": "k" * 101},
            [],
            "pass",
            7,
            None,
        ],
    )
    def test_a_move_that_is_not_one_is_malformed(self, house: House, body: object) -> None:
        table_id, people = seated(house, "Ada", "Bice", "Cosa")
        answer = people[0].post(f"/tables/{table_id}/moves", body)
        assert answer.status_code == 400
        assert answer.json()["message"].endswith(".")

    @pytest.mark.parametrize(
        "content",
        [b"{", b"\xff\xfe", b'{"move": "\\ud800", "version": 1, "key": "k"}', b"[" * 9999],
    )
    def test_malformed_json_is_refused(self, house: House, content: bytes) -> None:
        table_id, people = seated(house, "Ada", "Bice", "Cosa")
        answer = people[0].http.post(
            f"/api/tables/{table_id}/moves",
            content=content,
            headers={"Content-Type": "application/json"},
        )
        assert answer.status_code == 400
        assert answer.json()["message"].endswith(".")

    @pytest.mark.parametrize("since", ["-1", "x", "1.5", str(2**80)])
    def test_a_since_that_is_no_version_is_malformed(self, house: House, since: str) -> None:
        ada = house.person("Ada")
        made = ada.make_table("me", "open", "bot:random")
        assert ada.get(f"/tables/{made['id']}?since={since}").status_code == 400


def test_open_tables_and_their_seats_outlive_a_restart(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, bice = house.person("Ada"), house.person("Bice")
        made = ada.make_table("me", "open", "bot:random")
        house.restart()
        assert bice.claim(made["id"], made["invite"]).json()["seat"] == 1
        assert ada.post(f"/tables/{made['id']}/start").json()["status"] == "running"
