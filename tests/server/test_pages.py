"""The built page: one document for all its addresses, and files that may be kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi import FastAPI
from httpx import ASGITransport, AsyncClient

from signoria.server.answers import add_answers
from signoria.server.pages import NOT_BUILT, add_page


def client(folder: Path | None) -> AsyncClient:
    """Return a client of an application that serves a page from a folder."""
    app = FastAPI()
    add_page(app, folder)
    add_answers(app, folder)
    return AsyncClient(transport=ASGITransport(app), base_url="http://localhost")


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """Return a folder with a small page as the build lays it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Signoria</title>")
    (tmp_path / "favicon.svg").write_text("<svg/>")
    (tmp_path / "assets" / "index-1a2b3c.js").write_text("play()")
    return tmp_path


async def test_home_tables_and_device_links_are_the_same_document(page: Path) -> None:
    async with client(page) as browser:
        for address in ("/", "/t/abc", "/t/abc?invite=code", "/device/code"):
            shown = await browser.get(address)
            assert shown.text == "<title>Signoria</title>"
            assert shown.headers["Cache-Control"] == "no-cache"


async def test_files_with_a_hash_are_kept_for_ever_and_others_are_not(page: Path) -> None:
    async with client(page) as browser:
        script = await browser.get("/assets/index-1a2b3c.js")
        assert script.text == "play()"
        assert "immutable" in script.headers["Cache-Control"]
        icon = await browser.get("/favicon.svg")
        assert icon.headers["Cache-Control"] == "no-cache"


async def test_other_addresses_are_not_found(page: Path) -> None:
    async with client(page) as browser:
        for address in ("/secret", "/assets/none.js", "/assets/..%2findex.html", "/index.html"):
            assert (await browser.get(address)).status_code == 404


async def test_who_lost_his_way_is_shown_the_page_and_a_program_a_sentence(page: Path) -> None:
    async with client(page) as browser:
        in_a_browser = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
        lost = await browser.get("/nonsense/deeper", headers=in_a_browser)
        assert (lost.status_code, lost.text) == (404, "<title>Signoria</title>")
        for address, headers in (("/nonsense", {}), ("/api/nonsense", in_a_browser)):
            told = await browser.get(address, headers=headers)
            assert (told.status_code, list(told.json())) == (404, ["message"])


async def test_a_page_that_is_not_built_is_said_to_be_so_in_one_sentence() -> None:
    async with client(None) as browser:
        shown = await browser.get("/")
        assert shown.status_code == 503
        assert shown.text == NOT_BUILT
        assert NOT_BUILT.count(".") == 1
