"""The API as a whole: its document, whatever is sent to it, and what it writes in its log."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.house import PATIENCE, House, Person, seated
from tests.server.program import started

CALLS = {
    ("post", "/api/guest"),
    ("get", "/api/me"),
    ("patch", "/api/me"),
    ("post", "/api/me/device"),
    ("post", "/api/device/{code}"),
    ("get", "/api/games"),
    ("get", "/api/games/{name}/catalogue"),
    ("post", "/api/tables"),
    ("get", "/api/tables"),
    ("get", "/api/tables/{table_id}"),
    ("post", "/api/tables/{table_id}/claim"),
    ("delete", "/api/tables/{table_id}"),
    ("post", "/api/tables/{table_id}/leave"),
    ("post", "/api/tables/{table_id}/seat-bot"),
    ("post", "/api/tables/{table_id}/pace"),
    ("post", "/api/tables/{table_id}/start"),
    ("post", "/api/tables/{table_id}/preview"),
    ("post", "/api/tables/{table_id}/moves"),
    ("get", "/api/tables/{table_id}/record"),
    ("get", "/api/tables/{table_id}/board.svg"),
    ("get", "/api/tables/{table_id}/events"),
    ("get", "/healthz"),
    ("get", "/readyz"),
}
CHANGES = sorted((method, path) for method, path in CALLS if method != "get")

texts = st.text(max_size=40) | st.sampled_from(
    ["me", "open", "bot:random", "princes", "sole", "pass", "end", "discard poet", "offer forest"]
)
names = st.sampled_from(
    ["game", "players", "options", "seats", "pace", "name", "emblem", "invite", "move", "version"]
) | st.just("key")
scalars = st.none() | st.booleans() | st.integers() | st.floats() | texts
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(names | texts, inner, max_size=8),
    max_leaves=12,
)
requests = st.fixed_dictionaries(
    {},
    optional={
        "game": texts,
        "players": st.integers(-1, 6) | scalars,
        "options": values,
        "seats": st.lists(texts, max_size=6) | values,
        "pace": scalars,
        "name": scalars,
        "emblem": scalars,
        "invite": scalars,
        "bot": texts | scalars,
        "move": scalars,
        "version": st.integers(-1, 9) | scalars,
        "key": scalars,
    },
)


@pytest.fixture(scope="module")
def document(house: House) -> dict[str, Any]:
    """Return the API's OpenAPI document."""
    found: dict[str, Any] = httpx.get(f"{house.url}/api/openapi.json").json()
    return found


@pytest.fixture(scope="module")
def table(house: House) -> tuple[str, Person]:
    """Return a running table with a person who sits there."""
    table_id, people = seated(house, "Ada", "Bice", "Cosa")
    return table_id, people[0]


def test_the_document_lists_every_call_with_the_form_of_its_answer(
    document: dict[str, Any],
) -> None:
    listed = {(method, path) for path, calls in document["paths"].items() for method in calls}
    assert listed == CALLS
    for path, calls in document["paths"].items():
        for method, call in calls.items():
            if method == "delete":
                assert "204" in call["responses"], path
                continue
            (content,) = call["responses"]["200"]["content"].values()
            assert content.get("schema") or content.get("itemSchema"), path


def test_the_document_can_be_printed_without_a_server(document: dict[str, Any]) -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "signoria.server.openapi"], capture_output=True, check=True
    )
    assert json.loads(printed.stdout) == document


@given(data=st.data())
def test_whatever_is_sent_is_answered_with_a_status_and_a_sentence(
    house: House, table: tuple[str, Person], data: st.DataObject
) -> None:
    table_id, person = table
    method, path = data.draw(st.sampled_from(CHANGES))
    body = data.draw(requests | values)
    address = path.format(table_id=table_id, code="made-up")
    headers, content = {"Content-Type": "application/json"}, json.dumps(body)
    answer = person.http.request(method, f"{house.url}{address}", content=content, headers=headers)
    assert answer.status_code in (200, 400, 403, 404, 409, 422), answer.text
    assert answer.status_code == 200 or answer.json()["message"].endswith((".", "!"))


def test_the_log_tells_of_requests_but_no_secret(tmp_path: Path) -> None:
    """The server runs with the most talkative log, and everything secret passes through it."""
    written = tmp_path / "log"
    with started(tmp_path / "data", written, log_level="debug", log_format="json") as url:
        secrets = use_everything(url)
    lines = [json.loads(line) for line in written.read_text().splitlines()]
    routes = {line["route"] for line in lines if line["event"] == "request"}
    assert "/tables/{table_id}/moves" in routes
    assert "/device/{code}" in routes
    assert not [secret for secret in secrets if secret in written.read_text()]


def use_everything(url: str) -> list[str]:
    """Use all that has to do with secrets, and return the secrets."""
    with httpx.Client(base_url=url, headers={"X-Signoria": "1"}, timeout=PATIENCE) as browser:
        token = browser.post("/api/guest").json()["token"]
        code = browser.post("/api/me/device").json()["link"].rpartition("/")[2]
        browser.post(f"/api/device/{code}")
        browser.get(f"/device/{code}")
        wish = {"game": "princes", "players": 3, "seats": ["me", "bot:random", "bot:random"]}
        made = browser.post("/api/tables", json=wish).json()
        browser.get(f"/t/{made['id']}?invite={made['invite']}")
        shown = browser.get(f"/api/tables/{made['id']}").json()
        body = {"move": shown["legal"][0], "version": shown["version"], "key": "one"}
        browser.post(f"/api/tables/{made['id']}/moves", json=body)
        browser.post(f"/api/tables/{made['id']}/moves", json={**body, "key": "two"})
        browser.get("/api/me", headers={"Authorization": f"Bearer {token}x"})
        hand = shown["view"]["seats"][shown["seat"]]["hand"]
    return [token, code, made["invite"], *hand]
