"""Changes at a table that waits for its start: giving a seat up, seating a bot, closing it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncSession

from .database import Database
from .errors import Forbidden
from .models import SeatRow, TableRow
from .names import free_emblem
from .seating import TooLate, is_claimed, read_table
from .wishes import BOT, check_seat

STARTED = "The game has started; nothing was changed."
NOT_YOURS = "Only the one who made the table can do that."


class WaitingTables:
    """What can be changed of a table until its game starts."""

    def __init__(self, database: Database, bots: Collection[str]) -> None:
        self._database = database
        self._bots = bots

    async def leave(self, table_id: str, guest_id: str) -> None:
        """Give a guest's seat up; it is free again.

        Raises:
            Unknown: there is no such table.
            Forbidden: the guest has no seat there.
            TooLate: the game has started.
        """
        async with self._database.writing() as session:
            table, seats = await read_table(session, table_id)
            own = next((seat for seat in seats if seat.guest_id == guest_id), None)
            if own is None:
                raise Forbidden("You have no seat at this table.")
            check_waiting(table)
            own.guest_id = own.emblem = None

    async def seat_bot(self, table_id: str, guest_id: str, bot: str) -> None:
        """Put a bot on the first free seat.

        Raises:
            Unknown: there is no such table.
            Malformed: there is no such bot.
            Forbidden: the guest did not make the table.
            TooLate: the game has started, or no seat is free.
        """
        check_seat(f"{BOT}{bot}", self._bots)
        async with self._creators(table_id, guest_id) as (_, seats):
            free = next((seat for seat in seats if not is_claimed(seat)), None)
            if free is None:
                raise TooLate("All seats are taken; nothing was changed.")
            free.bot, free.emblem = bot, free_emblem(None, [seat.emblem for seat in seats])

    async def close(self, table_id: str, guest_id: str) -> None:
        """Take a table away, with its seats and its invite link.

        Raises:
            Unknown: there is no such table.
            Forbidden: the guest did not make the table.
            TooLate: the game has started.
        """
        async with self._creators(table_id, guest_id) as (session, _):
            await session.execute(delete(SeatRow).where(SeatRow.table_id == table_id))
            await session.execute(delete(TableRow).where(TableRow.id == table_id))

    @asynccontextmanager
    async def _creators(
        self, table_id: str, guest_id: str
    ) -> AsyncIterator[tuple[AsyncSession, list[SeatRow]]]:
        """Give the one who made a table its seats, as long as it waits."""
        async with self._database.writing() as session:
            table, seats = await read_table(session, table_id)
            if table.creator_id != guest_id:
                raise Forbidden(NOT_YOURS)
            check_waiting(table)
            yield session, seats


def check_waiting(table: TableRow) -> None:
    """Refuse a table whose game has started."""
    if table.status != "open":
        raise TooLate(STARTED)
