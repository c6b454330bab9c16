"""The pace of a table: how long bots pause between moves, so that people can follow."""

from __future__ import annotations

from sqlalchemy import select

from .database import Database
from .errors import Forbidden, Malformed
from .models import TableRow
from .schemas import Pace, seconds_of
from .seating import read_table

NO_SEAT = "Only those who sit at a table can set its pace."
NO_BOTS = "No bot sits at this table, so it has no pace."


class Paces:
    """What is set of how fast bots move."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def set(self, table_id: str, guest_id: str, pace: Pace) -> int:
        """Let the bots of a table move at a pace, and return the table's version.

        Raises:
            Unknown: there is no such table.
            Forbidden: the guest has no seat there.
            Malformed: no bot sits there.
        """
        async with self._database.writing() as session:
            table, seats = await read_table(session, table_id)
            if all(seat.guest_id != guest_id for seat in seats):
                raise Forbidden(NO_SEAT)
            if all(seat.bot is None for seat in seats):
                raise Malformed(NO_BOTS)
            table.pace = seconds_of(pace)
        return table.version

    async def seconds(self, table_id: str) -> float | None:
        """Return the seconds between moves of bots at a table; None for what the server sets."""
        async with self._database.asking() as session:
            return await session.scalar(select(TableRow.pace).where(TableRow.id == table_id))
