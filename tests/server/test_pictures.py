"""Pictures of tables from the server: each as the asker may see it, and nothing more."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import httpx
import pytest

from signoria.server.pictures import BOT_NAMES
from tests.pictures.looking import Seen
from tests.server.house import House, Person, play_on, seated

TEXTS = Path(__file__).resolve().parents[2] / "web" / "src" / "texts" / "en" / "home.ftl"


@pytest.fixture(scope="module")
def table(house: House) -> tuple[str, list[Person]]:
    """Return a running table of three people, some moves into its first auction."""
    table_id, people = seated(house, "Ada", '<b>&"Bice', "Cosa")
    play_on(table_id, people, Random(3), moves=8)
    return table_id, people


Table = tuple[str, list[Person]]


def board(person: Person, table_id: str, query: str = "") -> Seen:
    """Return the picture that a person gets."""
    answer = person.get(f"/tables/{table_id}/board.svg{query}")
    answer.raise_for_status()
    assert answer.headers["content-type"] == "image/svg+xml"
    picture = Seen(answer.text)
    picture.check()
    return picture


def test_a_seat_sees_its_own_cash_and_cards_and_nobody_elses(table: Table) -> None:
    table_id, people = table
    for person in people:
        shown = person.table(table_id)
        own = shown["view"]["seats"][shown["seat"]]
        texts = board(person, table_id).texts()
        assert f"{own['florins']:,} florins" in texts
        assert texts.count("florins hidden") == 2
        assert " ".join(texts).lower().count(own["hand"][0].replace("-", " ")) >= 1


def test_a_stranger_gets_the_public_picture_only(table: Table, house: House) -> None:
    table_id, people = table
    drawn = board(house.person("Zita"), table_id)
    assert drawn.texts().count("florins hidden") == 3
    assert drawn.svg == board(house.person("Yva"), table_id).svg
    text = " ".join(drawn.texts()).lower()
    for person in people:
        shown = person.table(table_id)
        for card in shown["view"]["seats"][shown["seat"]]["hand"]:
            assert card.replace("-", " ") not in text


def test_names_are_those_of_the_table_and_stay_text(table: Table) -> None:
    table_id, people = table
    texts = board(people[0], table_id).texts()
    assert {"Ada", '<b>&"Bice', "Cosa"} <= set(texts)


def test_bots_are_called_as_on_the_page(house: House) -> None:
    table_id, people = seated(house, "Ada", bots=2)
    names = {f"{name} (bot)" for name in BOT_NAMES.values()}
    assert len(names & set(board(people[0], table_id).texts())) == 2
    on_page = dict(re.findall(r"^bot-(\w+) = (.+)$", TEXTS.read_text(encoding="utf-8"), re.M))
    assert on_page == BOT_NAMES


def test_the_theme_can_be_chosen(table: Table) -> None:
    table_id, people = table
    light = board(people[0], table_id)
    assert board(people[0], table_id, "?theme=light").svg == light.svg
    assert board(people[0], table_id, "?theme=dark").svg != light.svg
    assert people[0].get(f"/tables/{table_id}/board.svg?theme=blue").status_code == 400


def test_nobody_keeps_it_and_it_may_do_nothing(table: Table) -> None:
    table_id, people = table
    headers = people[0].get(f"/tables/{table_id}/board.svg").headers
    assert headers["cache-control"] == "no-store"
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


def test_who_is_not_known_gets_no_picture(table: Table, house: House) -> None:
    assert httpx.get(f"{house.url}/api/tables/{table[0]}/board.svg").status_code == 401


def test_a_table_that_has_not_begun_has_no_picture(house: House) -> None:
    ada = house.person("Ada")
    made = ada.make_table("me", "open", "open")
    answer = ada.get(f"/tables/{made['id']}/board.svg")
    assert answer.status_code == 403
    assert "not started" in answer.json()["message"]
