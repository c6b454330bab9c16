"""What a guest is told of a table: built from what his seat may see, nothing taken away."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncSession

from signoria.core.play import legal_texts
from signoria.core.randomness import commitment

from .database import Database
from .errors import Unknown
from .live import LiveGame, Told
from .live_games import NO_TABLE, LiveGames
from .lru import Recent
from .models import GuestRow, SeatRow, TableRow
from .presence import Presence
from .schemas import GameEvent, Position, SeatInfo, Table, pace_of
from .seating import is_claimed

KNOWN_TABLES = 500
NOT_DEALT = Position(
    version=0,
    status="open",
    seat=None,
    view=None,
    to_move=[],
    legal=[],
    events=[],
    commitment=None,
    seed=None,
)


WHOLE = (
    select(TableRow, SeatRow, GuestRow.name)
    .join(SeatRow, SeatRow.table_id == TableRow.id)
    .outerjoin(GuestRow, GuestRow.id == SeatRow.guest_id)
    .where(TableRow.id == bindparam("table"))
    .order_by(SeatRow.seat, SeatRow.chair)
)
"""All of a table."""

NEWS = (
    select(TableRow.version, TableRow.pace, GuestRow.id, GuestRow.name)
    .join(SeatRow, SeatRow.table_id == TableRow.id)
    .outerjoin(GuestRow, GuestRow.id == SeatRow.guest_id)
    .where(TableRow.id == bindparam("table"))
)
"""What can change of a table that has started."""


@dataclass(frozen=True, slots=True)
class Facts:
    """A table as stored: its row, its seats and the names of those who sit there."""

    table: TableRow
    seats: list[SeatRow]
    names: dict[str, str]
    version: int
    pace: float | None


class Payloads:
    """Answers with tables."""

    def __init__(self, database: Database, live: LiveGames, presence: Presence) -> None:
        self._database = database
        self._live = live
        self._presence = presence
        # Of a started table only its version, its pace and names can change; an answer to a move
        # may tell pace and names as they were when anybody last asked for the table.
        self._started: Recent[str, Facts] = Recent(KNOWN_TABLES)

    async def version(self, table_id: str) -> int:
        """Return the version of a table.

        Raises:
            Unknown: there is no such table.
        """
        async with self._database.asking() as session:
            version = await session.scalar(select(TableRow.version).where(TableRow.id == table_id))
        if version is None:
            raise Unknown(NO_TABLE)
        return version

    async def table(self, table_id: str, guest_id: str, since: int = 0) -> Table:
        """Return a table as it is now, with what happened after a version.

        Raises:
            Unknown: there is no such table.
        """
        facts = await self._facts(table_id)
        if facts.table.status == "open":
            return self._laid(facts, guest_id, NOT_DEALT)
        live = await self._live.at_least(table_id, facts.version)
        return self._laid(facts, guest_id, position(live, live.seat_of(guest_id), since))

    async def at(self, live: LiveGame, guest_id: str, since: int) -> Table:
        """Return a table with the game as it stands in a live game."""
        then = position(live, live.seat_of(guest_id), since)
        known = self._started.get(live.setup.table_id)
        return self._laid(known or await self._facts(live.setup.table_id), guest_id, then)

    def seats(self, facts: Facts, guest_id: str) -> list[SeatInfo]:
        """Return the seats of a table as everybody sees them."""
        return [
            SeatInfo(
                seat=number,
                name=facts.names.get(row.guest_id or ""),
                emblem=row.emblem,
                bot=row.bot,
                claimed=is_claimed(row),
                you=row.guest_id == guest_id,
                present=self._presence.is_there(row.table_id, row.guest_id),
            )
            for number, row in enumerate(facts.seats)
        ]

    async def _facts(self, table_id: str) -> Facts:
        known = self._started.get(table_id)
        facts = await self._renewed(known) if known else await self._read(table_id)
        if facts.table.status != "open":
            self._started.put(table_id, facts)
        return facts

    async def _read(self, table_id: str) -> Facts:
        async with self._database.asking() as session:
            rows = (await session.execute(WHOLE, {"table": table_id})).all()
        if not rows:
            raise Unknown(NO_TABLE)
        names = {seat.guest_id: name for _, seat, name in rows if seat.guest_id is not None}
        table = rows[0][0]
        return Facts(table, [seat for _, seat, _ in rows], names, table.version, table.pace)

    async def _renewed(self, known: Facts) -> Facts:
        async with self._database.asking() as session:
            connection = await session.connection()
            rows = (await connection.execute(NEWS, {"table": known.table.id})).all()
        names = {row.id: row.name for row in rows if row.id is not None}
        return Facts(known.table, known.seats, names, rows[0].version, rows[0].pace)

    def _laid(self, facts: Facts, guest_id: str, then: Position) -> Table:
        table, seats = facts.table, self.seats(facts, guest_id)
        own = next((seat.seat for seat in seats if seat.you), None)
        is_open = table.status == "open"
        return Table(
            **{**dict(then), "seat": own},
            id=table.id,
            game=table.game,
            options=table.options,
            seats=seats,
            creator=table.creator_id == guest_id,
            pace=pace_of(facts.pace),
            invite=table.invite if is_open and own is not None else None,
            created=table.created,
        )


async def names_of(session: AsyncSession, seats: Iterable[SeatRow]) -> dict[str, str]:
    """Return the names of the guests who sit in seats."""
    ids = {seat.guest_id for seat in seats if seat.guest_id is not None}
    found = await session.execute(select(GuestRow.id, GuestRow.name).where(GuestRow.id.in_(ids)))
    return {row.id: row.name for row in found}


def position(live: LiveGame, seat: int | None, since: int) -> Position:
    """Return a game as a seat may see it, or with None as everybody may."""
    game, state = live.setup.game, live.state
    legal = legal_texts(game, state, seat) if seat is not None and seat in state.to_move() else []
    return Position(
        version=live.version,
        status="over" if state.over else "running",
        seat=seat,
        view=game.observe(state, seat).view(),
        to_move=list(state.to_move()),
        legal=legal,
        events=[told_to(seat, told) for told in live.told_after(since)],
        commitment=commitment(live.setup.seed),
        seed=live.setup.seed if state.over else None,
    )


def told_to(seat: int | None, told: Told) -> GameEvent:
    """Return an event as a seat may know it; `at` is when, so where becomes `placement`."""
    figures = told.event.seen_by(seat)
    if "at" in figures:
        figures["placement"] = figures.pop("at")
    return GameEvent(version=told.version, at=told.at, **figures)
