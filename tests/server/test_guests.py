"""Guests: their names, emblems, cookies, tokens and devices."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.house import House


def test_a_guest_without_wishes_gets_a_name_and_an_emblem(house: House) -> None:
    with house.browser() as browser:
        made = browser.post("/api/guest").json()
        assert made["name"]
        assert made["emblem"] in ("giglio", "delfino", "sole", "quercia", "torre")
        assert browser.get("/api/me").json() == {key: made[key] for key in ("id", "name", "emblem")}


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(house: House) -> None:
    with house.browser() as browser:
        cookie = browser.post("/api/guest", json={"name": "Ada"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie


def test_without_identity_one_is_told_so(house: House) -> None:
    with house.browser() as browser:
        for path in ("/api/me", "/api/tables", "/api/tables/abc"):
            answer = browser.get(path)
            assert answer.status_code == 401
            assert answer.json()["message"].endswith(".")
        browser.headers["Authorization"] = "Bearer made-up"
        assert browser.get("/api/me").status_code == 401


def test_name_and_emblem_can_be_changed_one_by_one(house: House) -> None:
    with house.browser() as browser:
        browser.post("/api/guest", json={"name": "Ada", "emblem": "sole"})
        changed = browser.patch("/api/me", json={"name": "  Bice "}).json()
        assert (changed["name"], changed["emblem"]) == ("Bice", "sole")
        changed = browser.patch("/api/me", json={"emblem": "torre"}).json()
        assert (changed["name"], changed["emblem"]) == ("Bice", "torre")


@pytest.mark.parametrize("name", ["Ada", "Ü", "村上", "O’Neill-Smith", "🦁 Leo", "x" * 24, "نگار‌ا"])
def test_names_of_all_scripts_are_welcome(house: House, name: str) -> None:
    with house.browser() as browser:
        assert browser.post("/api/guest", json={"name": name}).json()["name"] == name


@pytest.mark.parametrize(
    "name",
    ["", "   ", "x" * 25, "a\nb", "a\x00b", "a\u202eb", "\u2060", "\u3164\u3164", "Bot:greedy"],
)
def test_names_that_cannot_be_shown_are_refused(house: House, name: str) -> None:
    with house.browser() as browser:
        answer = browser.post("/api/guest", json={"name": name})
        assert answer.status_code == 400
        assert answer.json()["message"].endswith(".")
        browser.post("/api/guest", json={"name": "Ada"})
        assert browser.patch("/api/me", json={"name": name}).status_code == 400
        assert browser.get("/api/me").json()["name"] == "Ada"


@pytest.mark.parametrize("wish", [{"emblem": "dragon"}, {"name": 7}, {"emblem": None, "name": []}])
def test_other_wishes_are_malformed(house: House, wish: dict[str, object]) -> None:
    with house.browser() as browser:
        assert browser.post("/api/guest", json=wish).status_code == 400


class TestDevices:
    """A guest on several devices."""

    def test_a_link_signs_another_device_in_once(self, house: House) -> None:
        with house.browser() as first, house.browser() as second, house.browser() as third:
            ada = first.post("/api/guest", json={"name": "Ada"}).json()
            link = first.post("/api/me/device").json()["link"]
            assert link.startswith(f"{house.url}/device/")
            code = link.rpartition("/")[2]
            assert second.post(f"/api/device/{code}").json()["id"] == ada["id"]
            assert second.get("/api/me").json()["name"] == "Ada"
            assert third.post(f"/api/device/{code}").status_code == 404
            assert third.get("/api/me").status_code == 401
            assert first.get("/api/me").status_code == 200

    def test_the_link_names_the_host_that_was_called(self, house: House) -> None:
        with house.browser() as browser:
            browser.post("/api/guest")
            host = f"localhost:{house.port}"
            link = browser.post("/api/me/device", headers={"Host": host}).json()["link"]
            assert link.startswith(f"http://{host}/device/")

    def test_a_link_expires(self, house: House) -> None:
        with house.browser() as first, house.browser() as second:
            first.post("/api/guest")
            code = first.post("/api/me/device").json()["link"].rpartition("/")[2]
            with closing(sqlite3.connect(house.file)) as database, database:
                database.execute("UPDATE device_links SET expires = '2000-01-01 00:00:00.000000'")
            answer = second.post(f"/api/device/{code}")
            assert answer.status_code == 404
            assert answer.json()["message"].endswith(".")


def test_no_token_and_no_code_is_stored_as_it_is(tmp_path: Path) -> None:
    with House(tmp_path) as house, house.browser() as browser:
        token = browser.post("/api/guest").json()["token"]
        code = browser.post("/api/me/device").json()["link"].rpartition("/")[2]
        stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert token.encode() not in stored
    assert code.encode() not in stored
    assert re.search(rb"[0-9a-f]{64}", stored)


def test_a_guest_is_known_after_a_restart(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada = house.person("Ada")
        house.restart()
        assert ada.get("/me").json()["name"] == "Ada"
