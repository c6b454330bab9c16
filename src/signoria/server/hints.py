"""Hints that a table has changed, to all who listen in this process; they carry no content."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager


class Listener:
    """One open connection: it hears of the newest version, however many came before."""

    def __init__(self) -> None:
        self._version = 0
        self._ended = False
        self._news = asyncio.Event()

    def tell(self, version: int) -> None:
        """Note a version; of several the newest counts, in whatever order they are told."""
        self._version = max(self._version, version)
        self._news.set()

    def end(self) -> None:
        """End the connection."""
        self._ended = True
        self._news.set()

    async def versions(self) -> AsyncIterator[int]:
        """Give the newest version whenever there is one, until the connection ends."""
        while True:
            await self._news.wait()
            self._news.clear()
            if self._ended:
                return
            yield self._version


class Hints:
    """Who listens to which table."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)
        self._followers: list[Callable[[str], None]] = []
        self._closed = False

    def follow(self, follower: Callable[[str], None]) -> None:
        """Call a follower whenever any table has changed."""
        self._followers.append(follower)

    def publish(self, table_id: str, version: int) -> None:
        """Tell all who listen to a table that it is at a version."""
        for follower in self._followers:
            follower(table_id)
        for listener in self._listeners.get(table_id, ()):
            listener.tell(version)

    @contextmanager
    def listening(self, table_id: str) -> Iterator[Listener]:
        """Listen to a table while the block runs."""
        listener = Listener()
        if self._closed:
            listener.end()
        self._listeners[table_id].add(listener)
        try:
            yield listener
        finally:
            self._listeners[table_id].discard(listener)
            if not self._listeners[table_id]:
                del self._listeners[table_id]

    def close(self) -> None:
        """End all connections, since the server stops."""
        self._closed = True
        for listeners in self._listeners.values():
            for listener in listeners:
                listener.end()
