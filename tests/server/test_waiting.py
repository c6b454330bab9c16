"""A table before its start: giving a seat up, seating a bot, closing it; and names that change."""

from __future__ import annotations

import pytest

from tests.server.house import House, Person, seated
from tests.server.test_hints import hear, socket


@pytest.fixture
def ada(house: House) -> Person:
    """Return the one who makes tables."""
    return house.person("Ada", "sole")


@pytest.fixture
def bice(house: House) -> Person:
    """Return a friend."""
    return house.person("Bice", "torre")


class TestLeaving:
    """Who took a seat can give it up until the start."""

    def test_the_seat_is_free_for_another(self, house: House, ada: Person, bice: Person) -> None:
        made = ada.make_table("me", "open", "bot:random")
        bice.claim(made["id"], made["invite"])
        answer = bice.post(f"/tables/{made['id']}/leave")
        assert answer.status_code == 200
        assert answer.json()["seat"] is answer.json()["invite"] is None
        seat = ada.table(made["id"])["seats"][1]
        assert (seat["claimed"], seat["name"], seat["emblem"]) == (False, None, None)
        assert house.person("Cosa").claim(made["id"], made["invite"]).json()["seat"] == 1

    def test_who_has_no_seat_cannot(self, ada: Person, bice: Person) -> None:
        made = ada.make_table("me", "open", "bot:random")
        assert bice.post(f"/tables/{made['id']}/leave").status_code == 403

    def test_after_the_start_it_is_too_late(self, house: House) -> None:
        table_id, people = seated(house, "Ada", "Bice", bots=1)
        answer = people[1].post(f"/tables/{table_id}/leave")
        assert answer.status_code == 409
        assert answer.json()["fresh"]["seat"] is not None


class TestSeatingBots:
    """Who made a table can put bots on its free seats until the start."""

    def seat(self, person: Person, table_id: str, bot: str = "greedy") -> int:
        """Let a person seat a bot; return the status of the answer."""
        return person.post(f"/tables/{table_id}/seat-bot", {"bot": bot}).status_code

    def test_a_bot_takes_the_first_free_seat_and_nothing_starts(self, ada: Person) -> None:
        table_id = ada.make_table("me", "open", "open")["id"]
        assert self.seat(ada, table_id) == 200
        assert [seat["bot"] for seat in ada.table(table_id)["seats"]] == [None, "greedy", None]
        assert self.seat(ada, table_id, "random") == 200
        shown = ada.table(table_id)
        assert shown["status"] == "open"
        assert len({seat["emblem"] for seat in shown["seats"]}) == 3
        assert ada.post(f"/tables/{table_id}/start").json()["status"] == "running"

    def test_only_who_made_the_table_may(self, ada: Person, bice: Person) -> None:
        made = ada.make_table("me", "open", "open")
        bice.claim(made["id"])
        assert self.seat(bice, made["id"]) == 403

    def test_without_a_free_seat_it_is_too_late(
        self, house: House, ada: Person, bice: Person
    ) -> None:
        table_id = ada.make_table("me", "open", "bot:random")["id"]
        bice.claim(table_id)
        assert self.seat(ada, table_id) == 409
        running, people = seated(house, "Cosa", "Dina", bots=1)
        assert self.seat(people[0], running) == 409

    @pytest.mark.parametrize("body", [{}, {"bot": "genius"}, {"bot": 7}, None])
    def test_what_is_no_bot_is_malformed(self, ada: Person, body: object) -> None:
        table_id = ada.make_table("me", "open", "open")["id"]
        assert ada.post(f"/tables/{table_id}/seat-bot", body).status_code == 400


class TestClosing:
    """Who made a table can take it away until the start."""

    def test_it_is_gone_for_everybody(self, house: House, ada: Person, bice: Person) -> None:
        made = ada.make_table("me", "open", "bot:random")
        bice.claim(made["id"])
        assert ada.http.delete(f"/api/tables/{made['id']}").status_code == 204
        assert bice.get(f"/tables/{made['id']}").status_code == 404
        assert house.person("Cosa").claim(made["id"], made["invite"]).status_code == 404
        for person in (ada, bice):
            assert person.get("/tables?mine").json() == {"tables": []}

    def test_those_who_wait_hear_of_it(self, house: House, ada: Person, bice: Person) -> None:
        table_id = ada.make_table("me", "open", "bot:random")["id"]
        with socket(house, table_id, bice) as opened:
            hear(opened, 0)
            ada.http.delete(f"/api/tables/{table_id}")
            hear(opened, 0)

    def test_only_who_made_the_table_may(self, ada: Person, bice: Person) -> None:
        table_id = ada.make_table("me", "open", "bot:random")["id"]
        bice.claim(table_id)
        assert bice.http.delete(f"/api/tables/{table_id}").status_code == 403
        assert ada.table(table_id)["status"] == "open"

    def test_a_game_that_has_started_stays(self, house: House) -> None:
        table_id, people = seated(house, "Ada", "Bice", bots=1)
        answer = people[0].http.delete(f"/api/tables/{table_id}")
        assert answer.status_code == 409
        assert answer.json()["fresh"]["status"] == "running"


@pytest.mark.parametrize("call", ["leave", "seat-bot"])
def test_nothing_can_be_done_at_an_unknown_table(ada: Person, call: str) -> None:
    assert ada.post(f"/tables/nowhere/{call}", {"bot": "greedy"}).status_code == 404
    assert ada.http.delete("/api/tables/nowhere").status_code == 404


def test_a_new_name_is_told_where_one_sits(house: House) -> None:
    table_id, (ada, bice, _) = seated(house, "Ada", "Bice", "Cosa")
    with socket(house, table_id, bice) as opened:
        hear(opened, 1)
        ada.http.patch("/api/me", json={"name": "Adelaide"}).raise_for_status()
        hear(opened, 1)
    assert "Adelaide" in [seat["name"] for seat in bice.table(table_id)["seats"]]
