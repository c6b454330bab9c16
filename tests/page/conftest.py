"""Servers and browsers for the tests of the page."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.page.visitor import Visitor
from tests.server.house import PATIENCE, House
from tools.chromium import FLAGS, executable

Visit = Callable[..., Visitor]


class HouseNextDoor(House):
    """A server whose starting needs no loop of the thread in which Playwright runs its own."""

    def start(self) -> None:
        """Start the server and wait until it listens."""
        with ThreadPoolExecutor(1) as elsewhere:
            elsewhere.submit(super().start).result()


def free_port() -> int:
    """Return a port on which nobody listens; a restarted server comes back to it."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Return the Chromium that all visitors use."""
    expect.set_options(timeout=PATIENCE * 1000)
    path = executable()
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Return a server whose bots answer at once; it keeps its address when it is restarted."""
    with HouseNextDoor(tmp_path_factory.mktemp("house"), port=free_port()) as server:
        yield server


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visit]:
    """Return a way to let another person open the page; nothing may have gone wrong for any."""
    visitors: list[Visitor] = []

    def arrive(**window: Any) -> Visitor:
        visitor = Visitor(browser, house.url, **window)
        visitors.append(visitor)
        return visitor

    yield arrive
    for visitor in visitors:
        visitor.close()


@pytest.fixture
def visitor(visit: Visit) -> Visitor:
    """Return one person at a wide window."""
    return visit()
