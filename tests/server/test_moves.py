"""The life of a move: who may make it, when it is stale, and that it is made once."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tests.server.house import House, Person, asked, at_once, choice, play_on, seated


def without_presence(answer: httpx.Response) -> dict[str, Any]:
    """Return an answer without who happens to be at the table."""
    shown: dict[str, Any] = answer.json()
    for seat in shown["seats"]:
        del seat["present"]
    return shown


def test_the_answer_carries_the_version_and_view_after_the_move(house: House) -> None:
    table_id, (ada, _, _) = seated(house, "Ada", "Bice", "Cosa")
    before = ada.table(table_id)
    answer = ada.move(table_id, before["legal"][0], before["version"]).json()
    assert answer["version"] == before["version"] + 1
    assert answer["seat"] not in answer["to_move"]
    assert answer["view"] == ada.table(table_id)["view"]
    assert [event["type"] for event in answer["events"]] == ["discarded"]


class TestKeys:
    """A request sent again is carried out once."""

    def test_the_same_key_gives_the_same_answer_and_no_second_move(self, house: House) -> None:
        table_id, people = seated(house, "Ada", "Bice", "Cosa")
        person, shown = asked(table_id, people)
        first = person.move(table_id, shown["legal"][0], shown["version"], "one")
        again = person.move(table_id, shown["legal"][0], shown["version"], "one")
        assert without_presence(again) == without_presence(first)
        assert person.table(table_id)["version"] == shown["version"] + 1

    def test_it_does_so_after_other_moves_and_a_restart(self, tmp_path: Path) -> None:
        with House(tmp_path) as house:
            table_id, people = seated(house, "Ada", "Bice", "Cosa")
            play_on(table_id, people, Random(4), moves=20)
            person, shown = asked(table_id, people)
            move = choice(shown["legal"], Random(5))
            first = person.move(table_id, move, shown["version"], "one")
            play_on(table_id, people, Random(6), moves=10)
            version = person.table(table_id)["version"]
            house.restart()
            again = person.move(table_id, move, shown["version"], "one")
            assert without_presence(again) == without_presence(first)
            assert person.table(table_id)["version"] == version

    def test_sent_twice_at_once_it_is_made_once(self, house: House) -> None:
        table_id, people = seated(house, "Ada", "Bice", "Cosa")
        person, shown = asked(table_id, people)
        answers: list[httpx.Response] = []

        def send() -> None:
            move = person.move(table_id, shown["legal"][0], shown["version"], "one")
            answers.append(move)

        with at_once(send, send, send):
            pass
        assert [answer.status_code for answer in answers] == [200] * 3
        assert person.table(table_id)["version"] == shown["version"] + 1

    def test_another_person_may_use_the_same_key(self, house: House) -> None:
        table_id, people = seated(house, "Ada", "Bice", "Cosa")
        for made, person in enumerate(people, start=2):
            shown = person.table(table_id)
            answer = person.move(table_id, shown["legal"][0], shown["version"], "one")
            assert answer.json()["version"] == made


class TestStale:
    """A move is stale only if what its seat was asked has changed."""

    def test_another_seats_simultaneous_choice_makes_none_stale(self, house: House) -> None:
        table_id, people = seated(house, "Ada", "Bice", "Cosa")
        shown = [person.table(table_id) for person in people]
        for person, before in zip(people, shown, strict=True):
            answer = person.move(table_id, before["legal"][0], before["version"])
            assert answer.status_code == 200

    def test_a_move_after_ones_own_is_stale_and_gets_the_fresh_table(self, house: House) -> None:
        table_id, people = seated(house, "Ada", "Bice", "Cosa")
        person, shown = asked(table_id, people)
        person.move(table_id, shown["legal"][0], shown["version"])
        answer = person.move(table_id, shown["legal"][1], shown["version"])
        assert answer.status_code == 409
        assert answer.json()["message"].endswith(".")
        fresh = answer.json()["fresh"]
        assert fresh["version"] == shown["version"] + 1
        assert fresh["view"] == person.table(table_id)["view"]

    def test_a_question_that_changed_meanwhile_makes_a_move_stale(self, house: House) -> None:
        table_id, people = seated(house, "Ada", "Bice", "Cosa")
        play_on(table_id, people, Random(7), moves=3)
        old = [person.table(table_id) for person in people]
        opener, shown = asked(table_id, people)
        lot = next(move for move in shown["legal"] if move.startswith("offer"))
        opener.move(table_id, lot, shown["version"])
        bidder, now = asked(table_id, people)
        before = old[people.index(bidder)]
        assert bidder.move(table_id, "pass", before["version"]).status_code == 409
        assert bidder.move(table_id, "pass", now["version"]).status_code == 200

    @pytest.mark.parametrize("version", [0, 99])
    def test_a_version_before_the_start_or_to_come_is_stale(
        self, house: House, version: int
    ) -> None:
        table_id, people = seated(house, "Ada", "Bice", "Cosa")
        person, shown = asked(table_id, people)
        assert person.move(table_id, shown["legal"][0], version).status_code == 409

    def test_a_preview_of_an_old_version_is_stale_too(self, house: House) -> None:
        table_id, people = seated(house, "Ada", "Bice", "Cosa")
        person, shown = asked(table_id, people)
        person.move(table_id, shown["legal"][0], shown["version"])
        request = {"move": shown["legal"][1], "version": shown["version"]}
        answer = person.post(f"/tables/{table_id}/preview", request)
        assert answer.status_code == 409
        assert answer.json()["fresh"]["version"] == shown["version"] + 1

    def test_of_two_windows_racing_one_wins_and_the_other_hears_why(self, house: House) -> None:
        table_id, people = seated(house, "Ada", "Bice", "Cosa")
        person, shown = asked(table_id, people)
        answers: list[httpx.Response] = []

        def send(move: str) -> None:
            answers.append(person.move(table_id, move, shown["version"], move))

        with at_once(*(lambda move=move: send(move) for move in shown["legal"])):
            pass
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
        assert person.table(table_id)["version"] == shown["version"] + 1

    def test_guests_racing_all_get_their_secret_choices_in(self, house: House) -> None:
        table_id, people = seated(house, "Ada", "Bice", "Cosa", "Dina", "Elena")
        answers: list[int] = []

        def send(person: Person) -> None:
            shown = person.table(table_id)
            answers.append(person.move(table_id, shown["legal"][0], 1).status_code)

        with at_once(*(lambda person=person: send(person) for person in people)):
            pass
        assert answers == [200] * 5
        assert people[0].table(table_id)["version"] == 6


class TestRefusals:
    """What is not made changes nothing, and says why."""

    def test_an_illegal_move_names_the_rule_and_changes_nothing(self, house: House) -> None:
        table_id, people = seated(house, "Ada", "Bice", "Cosa")
        play_on(table_id, people, Random(8), moves=3)
        person, shown = asked(table_id, people)
        answer = person.move(table_id, "raise", shown["version"])
        assert answer.status_code == 422
        assert set(answer.json()) == {"rule", "paragraph", "message", "missing", "squares"}
        assert answer.json()["message"].endswith(".")
        assert answer.json()["paragraph"]
        assert person.table(table_id) == shown

    def test_a_preview_refuses_in_the_same_words(self, house: House) -> None:
        table_id, people = seated(house, "Ada", "Bice", "Cosa")
        play_on(table_id, people, Random(8), moves=3)
        person, shown = asked(table_id, people)
        refused = person.move(table_id, "raise", shown["version"])
        request = {"move": "raise", "version": shown["version"]}
        previewed = person.post(f"/tables/{table_id}/preview", request)
        assert previewed.status_code == 422
        assert previewed.json() == refused.json()

    def test_a_preview_changes_nothing(self, house: House) -> None:
        table_id, people = seated(house, "Ada", "Bice", "Cosa")
        play_on(table_id, people, Random(8), moves=3)
        person, shown = asked(table_id, people)
        for move in shown["legal"]:
            request = {"move": move, "version": shown["version"]}
            previewed = person.post(f"/tables/{table_id}/preview", request)
            assert previewed.status_code == 200
            assert previewed.json()["move"] == move
        assert person.table(table_id) == shown

    def test_what_is_no_move_is_refused_as_notation(self, house: House) -> None:
        table_id, people = seated(house, "Ada", "Bice", "Cosa")
        person, shown = asked(table_id, people)
        for nonsense in ("castle kingside", "discard", "discard dragon", "\u2028", "💥" * 50):
            answer = person.move(table_id, nonsense, shown["version"])
            assert answer.status_code == 422
            assert answer.json()["rule"] == "notation"

    def test_only_the_seats_guest_speaks_for_it(self, house: House) -> None:
        table_id, people = seated(house, "Ada", "Bice", "Cosa")
        _, shown = asked(table_id, people)
        stranger = house.person("Zita")
        answer = stranger.move(table_id, shown["legal"][0], shown["version"])
        assert answer.status_code == 403
        assert people[0].table(table_id)["version"] == shown["version"]

    def test_a_seat_that_is_not_asked_cannot_move(self, house: House) -> None:
        table_id, people = seated(house, "Ada", "Bice", "Cosa")
        play_on(table_id, people, Random(8), moves=3)
        person, shown = asked(table_id, people)
        other = next(one for one in people if one is not person)
        answer = other.move(table_id, shown["legal"][0], shown["version"])
        assert answer.status_code == 403
        assert answer.json()["rule"] == "not-your-turn"

    def test_nothing_can_be_decided_before_the_start_or_after_the_end(self, house: House) -> None:
        creator = house.person("Ada")
        made = creator.make_table("me", "open", "bot:random")
        assert creator.move(made["id"], "discard poet", 0).status_code == 403
        table_id, people = seated(house, "Ada", bots=2)
        play_on(table_id, people, Random(9))
        version = people[0].table(table_id)["version"]
        answer = people[0].move(table_id, "pass", version)
        assert answer.status_code == 403
        assert answer.json()["rule"] == "game-over"


def test_text_is_read_as_a_person_types_it(house: House) -> None:
    table_id, people = seated(house, "Ada", "Bice", "Cosa")
    person, shown = asked(table_id, people)
    typed = f"  {shown['legal'][0].upper().replace(' ', '   ')} "
    assert person.move(table_id, typed, shown["version"]).status_code == 200
