"""Hints over server-sent events and WebSockets, and who is at the table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from signoria.server.hints import Hints
from tests.server.house import PATIENCE, House, Person, seated, wait_until


def socket_address(house: House, table_id: str) -> str:
    """Return the address of a table's socket."""
    return f"ws://127.0.0.1:{house.port}/api/tables/{table_id}/socket"


@contextmanager
def socket(house: House, table_id: str, person: Person) -> Iterator[ClientConnection]:
    """Open a table's socket as a program does."""
    headers = {"Authorization": f"Bearer {person.token}"}
    address = socket_address(house, table_id)
    with connect(address, additional_headers=headers, max_queue=None) as opened:
        yield opened


def next_hint(opened: ClientConnection) -> dict[str, int]:
    """Return the next hint of a socket."""
    hint: dict[str, int] = json.loads(opened.recv(timeout=PATIENCE))
    return hint


def hear(opened: ClientConnection, version: int) -> None:
    """Read hints until one names a version."""
    while next_hint(opened) != {"version": version}:
        pass


def hints_of(stream: httpx.Response) -> Iterator[dict[str, int]]:
    """Return the hints of a stream of events."""
    for line in stream.iter_lines():
        if line.startswith("data:"):
            yield json.loads(line.removeprefix("data:"))


def present(person: Person, table_id: str, name: str) -> bool:
    """Whether a person sees somebody at the table."""
    seats = person.table(table_id)["seats"]
    return any(seat["name"] == name and seat["present"] for seat in seats)


def test_a_socket_hears_each_move_and_nothing_but_its_version(house: House) -> None:
    table_id, (ada, bice, _) = seated(house, "Ada", "Bice", "Cosa")
    with socket(house, table_id, bice) as opened:
        hear(opened, 1)
        shown = ada.table(table_id)
        ada.move(table_id, shown["legal"][0], shown["version"])
        hint = next_hint(opened)
        while hint["version"] == 1:
            hint = next_hint(opened)
        assert hint == {"version": 2}


def test_a_stream_of_events_hears_the_same(house: House) -> None:
    table_id, (ada, bice, _) = seated(house, "Ada", "Bice", "Cosa")
    with bice.http.stream("GET", f"/api/tables/{table_id}/events") as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        hints = hints_of(stream)
        assert next(hints) == {"version": 1}
        shown = ada.table(table_id)
        ada.move(table_id, shown["legal"][0], shown["version"])
        assert {"version": 2} in hints


def test_who_waits_for_the_start_hears_of_claims_and_of_the_start(house: House) -> None:
    ada, bice = house.person("Ada"), house.person("Bice")
    table_id = ada.make_table("me", "open", "bot:random")["id"]
    with socket(house, table_id, ada) as opened:
        hear(opened, 0)
        bice.claim(table_id)
        hear(opened, 0)
        bice.post(f"/tables/{table_id}/start")
        while next_hint(opened)["version"] == 0:
            pass


def test_presence_follows_the_connection(house: House) -> None:
    table_id, (ada, bice, _) = seated(house, "Ada", "Bice", "Cosa")
    assert not present(ada, table_id, "Bice")
    with socket(house, table_id, bice), socket(house, table_id, bice):
        wait_until(lambda: present(ada, table_id, "Bice"))
    wait_until(lambda: not present(ada, table_id, "Bice"))


def test_a_seat_stays_with_its_guest_without_any_connection(house: House) -> None:
    table_id, (ada, bice, _) = seated(house, "Ada", "Bice", "Cosa")
    with socket(house, table_id, bice):
        pass
    assert bice.table(table_id)["seat"] is not None
    assert ada.table(table_id)["status"] == "running"


class TestRefused:
    """Sockets are opened by those who may listen."""

    def refusal(self, address: str, **headers: str) -> int:
        """Return the status with which a socket is refused."""
        with (
            pytest.raises(InvalidStatus) as refused,
            connect(address, additional_headers=headers),
        ):
            pass
        return refused.value.response.status_code

    def test_without_identity(self, house: House) -> None:
        table_id, _ = seated(house, "Ada", "Bice", "Cosa")
        assert self.refusal(socket_address(house, table_id)) == 401

    def test_for_an_unknown_table(self, house: House) -> None:
        token = house.person("Ada").token
        address = socket_address(house, "nowhere")
        assert self.refusal(address, Authorization=f"Bearer {token}") == 404

    def test_by_the_page_of_another_site(self, house: House) -> None:
        table_id, (ada, *_) = seated(house, "Ada", "Bice", "Cosa")
        address, cookie = socket_address(house, table_id), f"signoria={ada.token}"
        assert self.refusal(address, Cookie=cookie, Origin="http://evil.example") == 403
        own = {"Cookie": cookie, "Origin": house.url}
        with connect(address, additional_headers=own) as opened:
            assert next_hint(opened) == {"version": 1}

    def test_when_a_guest_has_too_many(self, house: House) -> None:
        table_id, (ada, *_) = seated(house, "Ada", "Bice", "Cosa")
        with ExitStack() as windows:
            for _ in range(40):
                next_hint(windows.enter_context(socket(house, table_id, ada)))
            token = f"Bearer {ada.token}"
            assert self.refusal(socket_address(house, table_id), Authorization=token) == 429


def test_connections_end_when_the_server_stops(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        table_id, (ada, bice, _) = seated(house, "Ada", "Bice", "Cosa")
        with (
            socket(house, table_id, ada) as opened,
            bice.http.stream("GET", f"/api/tables/{table_id}/events") as stream,
        ):
            hear(opened, 1)
            hints = hints_of(stream)
            next(hints)
            house.stop()
            with pytest.raises(ConnectionClosed):
                hear(opened, -1)
            assert list(hints) in ([], [{"version": 1}])
        house.start()


async def test_an_older_version_told_late_hides_no_newer_one() -> None:
    hints = Hints()
    with hints.listening("table") as listener:
        hints.publish("table", 10)
        hints.publish("table", 9)
        assert await anext(listener.versions()) == 10
