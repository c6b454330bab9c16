"""Pictures of tables, each as the asker may see it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final, cast

from signoria.core.json_types import JsonObject
from signoria.pictures import Position, Theme

from .live_games import NOT_STARTED, NotStarted
from .payload import Payloads
from .schemas import Emblem, SeatInfo

BOT_NAMES: Final[Mapping[Emblem, str]] = {
    "giglio": "Francesca",
    "delfino": "Bernardo",
    "sole": "Chiara",
    "quercia": "Silvestro",
    "torre": "Maso",
}
"""What the page calls a bot, by its emblem."""


class Pictures:
    """Answers with pictures."""

    def __init__(self, payloads: Payloads) -> None:
        self._payloads = payloads

    async def board(self, table_id: str, guest_id: str, theme: Theme) -> str:
        """Return a table's game as SVG: what the guest's own seat, or everybody, may see.

        Raises:
            Unknown: there is no such table.
            NotStarted: its game has not started.
        """
        table = await self._payloads.table(table_id, guest_id)
        if table.view is None:
            raise NotStarted(NOT_STARTED)
        return await asyncio.to_thread(drawn, table.seats, cast("JsonObject", table.view), theme)


def drawn(seats: list[SeatInfo], view: JsonObject, theme: Theme) -> str:
    """Return a view as SVG, with the names and arms of the table."""
    arms = [seat.emblem for seat in seats if seat.emblem is not None]
    return Position(view, [name_of(seat) for seat in seats], arms).svg(theme)


def name_of(seat: SeatInfo) -> str:
    """Return what the player of a seat is called, in a picture as on the page."""
    if seat.bot is not None and seat.emblem is not None:
        return f"{BOT_NAMES[seat.emblem]} (bot)"
    return seat.name or ""
