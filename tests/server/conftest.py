"""The servers that tests talk to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.house import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Return a server that the tests of a module share; each makes its own guests and tables."""
    with House(tmp_path_factory.mktemp("house")) as server:
        yield server
