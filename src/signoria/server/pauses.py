"""The pauses before moves of bots: as long as the pace of the table says, even if it changes."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic
from weakref import WeakValueDictionary

from .live import LiveGame
from .paces import Paces


class Pauses:
    """Lets time pass at tables, so that people there can follow what bots do.

    Args:
        paces: what is set for each table.
        usual: the seconds where people play and nothing else is set.
    """

    def __init__(self, paces: Paces, usual: float) -> None:
        self._paces = paces
        self._usual = usual
        # An event lives as long as somebody pauses.
        self._changes: WeakValueDictionary[str, asyncio.Event] = WeakValueDictionary()

    async def pause(self, live: LiveGame) -> None:
        """Wait until a bot of a game may move."""
        began = monotonic()
        changed = self._changes.setdefault(live.setup.table_id, asyncio.Event())
        while (left := began + await self._length(live) - monotonic()) > 0:
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await changed.wait()
            changed.clear()

    def shorten(self, table_id: str) -> None:
        """Let a new pace of a table count for a pause that has begun."""
        if changed := self._changes.get(table_id):
            changed.set()

    async def _length(self, live: LiveGame) -> float:
        """Return the seconds that a pause at a table lasts."""
        seconds = await self._paces.seconds(live.setup.table_id)
        if seconds is not None:
            return seconds
        people = any(holder.bot is None for holder in live.setup.holders)
        return self._usual if people else 0.0
