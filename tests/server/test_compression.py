"""What is sent compressed is sent so to those who can read it, and is the same when it is read."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from httpx import ASGITransport, AsyncClient

from signoria.server.page_files import accepted, policy_for
from signoria.server.pages import add_page, built_page
from tests.server.house import House

SCRIPT = "play()" * 500
DOCUMENT = "<title>Signoria</title><script>early()</script><style>a{}</style>"


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """Return a folder with a small page as the build lays it; brotli is not read, only sent."""
    (tmp_path / "assets").mkdir()
    for name, content in (("index.html", DOCUMENT), ("assets/index-1a2b3c.js", SCRIPT)):
        (tmp_path / name).write_text(content)
        (tmp_path / f"{name}.gz").write_bytes(gzip.compress(content.encode()))
        (tmp_path / f"{name}.br").write_bytes(b"brotli")
    (tmp_path / "assets" / "plain-1a2b3c.woff2").write_bytes(b"type")
    return tmp_path


def client(folder: Path) -> AsyncClient:
    """Return a client of an application that serves a page from a folder."""
    app = FastAPI()
    add_page(app, folder)
    return AsyncClient(transport=ASGITransport(app), base_url="http://localhost")


@pytest.mark.parametrize(
    ("header", "compressions"),
    [
        ("gzip, deflate, br, zstd", ["br", "gzip"]),
        ("gzip", ["gzip"]),
        ("GZIP;q=0.5, br;q=0", ["gzip"]),
        ("*", ["br", "gzip"]),
        ("*, br;q=0", ["gzip"]),
        ("identity", []),
        ("gzip;q=nonsense", []),
        ("gzip;q=², br;q=1.5²", []),
        ("", []),
    ],
)
def test_a_header_tells_what_may_be_sent(header: str, compressions: list[str]) -> None:
    assert accepted(header) == compressions


class TestFilesOfThePage:
    """Copies that the build compressed."""

    @pytest.mark.parametrize(
        ("address", "content"), [("/assets/index-1a2b3c.js", SCRIPT), ("/t/abc", DOCUMENT)]
    )
    async def test_they_are_sent_to_those_who_can_read_them(
        self, page: Path, address: str, content: str
    ) -> None:
        async with client(page) as browser:
            plain = await browser.get(address, headers={"Accept-Encoding": "identity"})
            assert "Content-Encoding" not in plain.headers
            gzipped = await browser.get(address, headers={"Accept-Encoding": "gzip"})
            assert gzipped.headers["Content-Encoding"] == "gzip"
            assert plain.text == gzipped.text == content
            for answer in (plain, gzipped):
                assert answer.headers["Vary"] == "Accept-Encoding"
            for header in ("Content-Type", "Cache-Control"):
                assert plain.headers[header] == gzipped.headers[header]
            assert plain.headers["ETag"] != gzipped.headers["ETag"]

    async def test_the_best_that_can_be_read_is_sent(self, page: Path) -> None:
        async with (
            client(page) as browser,
            browser.stream(
                "GET", "/assets/index-1a2b3c.js", headers={"Accept-Encoding": "gzip, br"}
            ) as answer,
        ):
            assert answer.headers["Content-Encoding"] == "br"
            assert b"".join([part async for part in answer.aiter_raw()]) == b"brotli"

    async def test_a_file_without_a_copy_is_sent_as_it_is(self, page: Path) -> None:
        async with client(page) as browser:
            answer = await browser.get("/assets/plain-1a2b3c.woff2")
            assert (answer.content, "Content-Encoding" in answer.headers) == (b"type", False)

    async def test_who_has_the_document_is_not_sent_it_again(self, page: Path) -> None:
        async with client(page) as browser:
            reading = {"Accept-Encoding": "gzip"}
            first = await browser.get("/", headers=reading)
            having = {**reading, "If-None-Match": first.headers["ETag"]}
            again = await browser.get("/t/abc", headers=having)
            assert (again.status_code, again.content) == (304, b"")
            (page / "index.html.gz").write_bytes(gzip.compress(b"newer"))
            assert (await browser.get("/", headers=having)).text == "newer"

    async def test_copies_have_no_address_beside_the_document(self, page: Path) -> None:
        async with client(page) as browser:
            assert (await browser.get("/index.html.gz")).status_code == 404


def test_the_document_may_use_its_own_script_and_style_and_no_other() -> None:
    policy = policy_for(DOCUMENT.encode())
    assert "script-src 'self' 'sha256-G2Y/0fpEoq/QMzbid/byF0KE5sX9e6ar19Om2+xoMnU='" in policy
    assert "style-src 'self' 'sha256-" in policy
    assert "unsafe" not in policy
    assert policy_for(b"<script src='/x.js'></script>") == policy_for(b"")


def test_the_built_page_has_a_copy_of_each_text_that_is_the_same() -> None:
    folder = built_page()
    if folder is None:
        pytest.skip("the page is not built")
    scripts = [*folder.glob("assets/*.js"), folder / "index.html"]
    assert len(scripts) > 3
    for script in scripts:
        copy = script.with_name(f"{script.name}.gz")
        if copy.is_file() or script.stat().st_size > 1000:
            assert gzip.decompress(copy.read_bytes()) == script.read_bytes()
            assert script.with_name(f"{script.name}.br").is_file()


class TestAnswersOfTheApi:
    """JSON that is compressed on its way."""

    def test_large_ones_are_compressed_and_small_ones_are_not(self, house: House) -> None:
        ada = house.person("Ada")
        table = ada.make_table("me", *["bot:random"] * 3)["id"]
        with httpx.Client(base_url=f"{house.url}/api", headers=ada.http.headers) as http:
            large, small = http.get(f"/tables/{table}"), http.get("/me")
            plain = http.get(f"/tables/{table}", headers={"Accept-Encoding": "identity"})
        assert large.headers["Content-Encoding"] == "gzip"
        assert large.headers["Vary"] == "Accept-Encoding"
        assert "Content-Encoding" not in small.headers
        assert "Content-Encoding" not in plain.headers
        assert large.json()["id"] == plain.json()["id"] == table

    def test_a_stream_of_events_is_not_held_back(self, house: House) -> None:
        ada = house.person("Ada")
        table = ada.make_table("me", *["open"] * 2)["id"]
        with ada.http.stream("GET", f"/api/tables/{table}/events") as answer:
            assert "Content-Encoding" not in answer.headers
            assert next(line for line in answer.iter_lines() if line.startswith("data"))

    def test_who_has_the_catalogue_is_not_sent_it_again(self, house: House) -> None:
        ada = house.person("Ada")
        first = ada.get("/games/princes/catalogue")
        having = {"If-None-Match": first.headers["ETag"]}
        again = ada.http.get("/api/games/princes/catalogue", headers=having)
        assert (again.status_code, again.content) == (304, b"")
