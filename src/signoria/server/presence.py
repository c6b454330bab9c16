"""Who is at a table just now: with an open connection, or seen a moment ago."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from .errors import TooMany
from .lru import Recent

SEEN_LASTS = 15.0
"""Seconds for which somebody who asked for the table counts as present."""

REMEMBERED = 10_000
MOST_CONNECTIONS = 40
"""Connections of one guest at the same time, over all his tables and devices."""


class Presence:
    """Presence by table and guest."""

    def __init__(self) -> None:
        self._connections: Counter[tuple[str, str]] = Counter()
        self._by_guest: Counter[str] = Counter()
        self._seen: Recent[tuple[str, str], float] = Recent(REMEMBERED)

    def see(self, table_id: str, guest_id: str) -> None:
        """Note that a guest just asked for a table."""
        self._seen.put((table_id, guest_id), time.monotonic())

    @contextmanager
    def connected(self, table_id: str, guest_id: str) -> Iterator[None]:
        """Count a connection of a guest while the block runs.

        Raises:
            TooMany: the guest has more than anybody needs.
        """
        self.check_connections(guest_id)
        self._connections[table_id, guest_id] += 1
        self._by_guest[guest_id] += 1
        try:
            yield
        finally:
            self._connections[table_id, guest_id] -= 1
            self._by_guest[guest_id] -= 1
            if not self._by_guest[guest_id]:
                del self._by_guest[guest_id]
            if not self._connections[table_id, guest_id]:
                del self._connections[table_id, guest_id]
                self._seen.drop((table_id, guest_id))

    def check_connections(self, guest_id: str) -> None:
        """Refuse a guest who has more connections open than anybody needs.

        Raises:
            TooMany: he has.
        """
        if self._by_guest[guest_id] >= MOST_CONNECTIONS:
            raise TooMany("Too many open connections; close the game in some of your windows.")

    def is_there(self, table_id: str, guest_id: str | None) -> bool:
        """Whether a guest is at a table."""
        if guest_id is None:
            return False
        if self._connections[table_id, guest_id] > 0:
            return True
        seen = self._seen.get((table_id, guest_id))
        return seen is not None and time.monotonic() - seen < SEEN_LASTS
