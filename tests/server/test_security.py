"""What other sites, strangers and floods cannot do."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.house import House, seated

EVIL = "http://evil.example"
SELDOM = 0.001
"""A rate that lets one request through, and the next one only after everybody has gone home."""


class TestOtherSites:
    """A browser that another site misleads changes nothing."""

    @pytest.mark.parametrize(
        "headers",
        [
            {"Origin": EVIL},
            {"Origin": "null"},
            {"Origin": "http://[broken"},
            {"Sec-Fetch-Site": "cross-site"},
            {"Sec-Fetch-Site": "same-site"},
        ],
    )
    def test_they_cannot_use_the_cookie(self, house: House, headers: dict[str, str]) -> None:
        with house.browser() as browser:
            browser.post("/api/guest", json={"name": "Ada"})
            answer = browser.patch("/api/me", json={"name": "Mallory"}, headers=headers)
            assert answer.status_code == 403
            assert answer.json()["message"].endswith(".")
            assert browser.get("/api/me").json()["name"] == "Ada"

    def test_our_own_page_can(self, house: House) -> None:
        with house.browser() as browser:
            browser.post("/api/guest", json={"name": "Ada"})
            headers = {"Origin": house.url, "Sec-Fetch-Site": "same-origin"}
            answer = browser.patch("/api/me", json={"name": "Bice"}, headers=headers)
            assert answer.json()["name"] == "Bice"

    def test_they_cannot_sign_a_browser_in_as_somebody(self, house: House) -> None:
        with house.browser() as browser, house.browser() as other:
            other.post("/api/guest")
            code = other.post("/api/me/device").json()["link"].rpartition("/")[2]
            headers = {"Origin": EVIL}
            assert browser.post("/api/guest", headers=headers).status_code == 403
            assert browser.post(f"/api/device/{code}", headers=headers).status_code == 403
            assert browser.get("/api/me").status_code == 401

    def test_a_form_of_theirs_is_not_read(self, house: House) -> None:
        with house.browser() as browser:
            browser.post("/api/guest")
            answer = browser.post("/api/tables", data={"game": "princes"})
            assert answer.status_code == 400


class TestHosts:
    """The server answers to its own names only."""

    def test_a_strange_name_is_refused(self, house: House) -> None:
        for host in ("evil.example", f"evil.example:{house.port}", "", "localhost.evil.example"):
            answer = httpx.get(f"{house.url}/healthz", headers={"Host": host})
            assert answer.status_code == 400
            assert "SIGNORIA_ALLOWED_HOSTS" in answer.json()["message"]

    def test_its_own_names_are_accepted(self, house: House) -> None:
        for host in ("localhost", "LOCALHOST:80", "127.0.0.1", f"[::1]:{house.port}"):
            assert httpx.get(f"{house.url}/healthz", headers={"Host": host}).status_code == 200

    def test_its_host_can_name_others(self, tmp_path: Path) -> None:
        with House(tmp_path, allowed_hosts="games.example, club.example") as house:
            for host, status in (("club.example", 200), ("CLUB.example:443", 200), ("x", 400)):
                answer = httpx.get(f"{house.url}/healthz", headers={"Host": host})
                assert answer.status_code == status

    def test_on_all_addresses_the_one_called_is_its_name(self, tmp_path: Path) -> None:
        with House(tmp_path, host="0.0.0.0") as house:
            called = f"http://127.0.0.2:{house.port}/healthz"
            assert httpx.get(called).status_code == 200
            assert httpx.get(called, headers={"Host": "10.1.2.3"}).status_code == 400


class TestLimits:
    """Nobody can ask more than is good for all."""

    def test_a_guest_who_asks_too_often_is_told_to_wait(self, tmp_path: Path) -> None:
        with House(tmp_path, guest_rate=SELDOM) as house:
            ada, bice = house.person("Ada"), house.person("Bice")
            assert ada.get("/me").status_code == 200
            refused = ada.get("/me")
            assert refused.status_code == 429
            assert refused.headers["Retry-After"] == "1"
            assert refused.json()["message"].endswith(".")
            assert bice.get("/me").status_code == 200

    def test_so_is_an_address(self, tmp_path: Path) -> None:
        with House(tmp_path, address_rate=SELDOM) as house:
            answers = [httpx.get(f"{house.url}/api/games").status_code for _ in range(2)]
            assert answers == [200, 429]
            assert httpx.get(f"{house.url}/healthz").status_code == 200

    def test_so_is_who_makes_guests_without_end(self, tmp_path: Path) -> None:
        with House(tmp_path, making_rate=SELDOM) as house:
            answers = [httpx.post(f"{house.url}/api/guest").status_code for _ in range(2)]
            assert answers == [200, 429]

    def test_a_body_that_is_too_large_is_refused(self, house: House) -> None:
        ada = house.person("Ada")
        answer = ada.post("/tables", {"game": "x" * 70_000})
        assert answer.status_code == 413
        assert answer.json()["message"].endswith(".")

    def test_so_is_one_that_does_not_say_its_length(self, house: House) -> None:
        ada = house.person("Ada")
        body = (b"[" * 1000 for _ in range(70))
        headers = {"Content-Type": "application/json"}
        answer = ada.http.post("/api/tables", content=body, headers=headers)
        assert answer.status_code == 413
        assert answer.json()["message"].endswith(".")


class TestHeaders:
    """Every answer tells browsers what our pages never do."""

    @pytest.mark.parametrize(
        "path", ["/", "/t/abc", "/api/games", "/api/me", "/nowhere", "/api/nowhere", "/healthz"]
    )
    def test_they_are_there(self, house: House, path: str) -> None:
        headers = httpx.get(f"{house.url}{path}").headers
        policy = headers["Content-Security-Policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "same-origin"
        assert "server" not in headers

    def test_what_the_api_tells_is_kept_by_nobody(self, house: House) -> None:
        table_id, (ada, *_) = seated(house, "Ada", "Bice", "Cosa")
        assert ada.get(f"/tables/{table_id}").headers["Cache-Control"] == "no-store"
        assert "max-age" in ada.get("/games/princes/catalogue").headers["Cache-Control"]


def test_an_address_that_is_none_is_answered_in_a_sentence(house: House) -> None:
    assert httpx.get(f"{house.url}/api/nowhere").json()["message"].endswith(".")
    assert httpx.get(f"{house.url}/api/nowhere").status_code == 404
    wrong = httpx.put(f"{house.url}/api/games")
    assert wrong.status_code == 405
    assert wrong.json()["message"].endswith(".")
