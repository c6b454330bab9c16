"""Lists of tables: those that are open, and those of one guest."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from sqlalchemy import ColumnElement, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from .database import Database
from .glances import Glance, Glances
from .models import SeatRow, TableRow
from .payload import Facts, Payloads, names_of
from .schemas import TableList, TableSummary

LONGEST_LIST = 200


class TableLists:
    """Answers with lists of tables."""

    def __init__(self, database: Database, payloads: Payloads, glances: Glances) -> None:
        self._database = database
        self._payloads = payloads
        self._glances = glances

    async def open_tables(self, guest_id: str) -> TableList:
        """Return the tables that have not started, the newest first."""
        return await self._list(guest_id, TableRow.status == "open")

    async def own_tables(self, guest_id: str) -> TableList:
        """Return a guest's tables: those that wait for him first, those that are over last."""
        sits_at = select(SeatRow.table_id).where(SeatRow.guest_id == guest_id)
        return await self._list(
            guest_id, or_(TableRow.id.in_(sits_at), TableRow.creator_id == guest_id)
        )

    async def unfinished(self, guest_id: str) -> list[tuple[str, int]]:
        """Return the tables where a guest sits and that are not over, with their versions."""
        sits_at = select(SeatRow.table_id).where(SeatRow.guest_id == guest_id)
        asked = select(TableRow.id, TableRow.version).where(
            TableRow.id.in_(sits_at), TableRow.status != "over"
        )
        async with self._database.asking() as session:
            return [(row.id, row.version) for row in await session.execute(asked)]

    async def _list(self, guest_id: str, which: ColumnElement[bool]) -> TableList:
        is_over = TableRow.status == "over"
        async with self._database.reading() as session:
            newest = select(TableRow).where(which).order_by(is_over, TableRow.created.desc())
            tables = list(await session.scalars(newest.limit(LONGEST_LIST)))
            listed = await facts_of(session, tables)
        listed.sort(key=lambda facts: (not asks(facts, guest_id), facts.table.status == "over"))
        glances = await self._glances.of(listed, guest_id)
        return TableList(
            tables=[self._summary(facts, guest_id, glances.get(facts.table.id)) for facts in listed]
        )

    def _summary(self, facts: Facts, guest_id: str, glance: Glance | None) -> TableSummary:
        table = facts.table
        return TableSummary(
            id=table.id,
            game=table.game,
            options=table.options,
            status=table.status,
            seats=self._payloads.seats(facts, guest_id),
            created=table.created,
            your_turn=asks(facts, guest_id),
            version=table.version,
            glance=glance.view if glance else None,
            since=glance.since if glance else None,
        )


def asks(facts: Facts, guest_id: str) -> bool:
    """Whether a table waits for a guest."""
    return any(seat.asked and seat.guest_id == guest_id for seat in facts.seats)


async def facts_of(session: AsyncSession, tables: Sequence[TableRow]) -> list[Facts]:
    """Return tables with their seats and the names of those who sit there."""
    ids = [table.id for table in tables]
    rows = await session.scalars(
        select(SeatRow).where(SeatRow.table_id.in_(ids)).order_by(SeatRow.seat, SeatRow.chair)
    )
    seats: defaultdict[str, list[SeatRow]] = defaultdict(list)
    for row in rows:
        seats[row.table_id].append(row)
    names = await names_of(session, [row for laid in seats.values() for row in laid])
    return [Facts(table, seats[table.id], names, table.version, table.pace) for table in tables]
