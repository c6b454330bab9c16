"""The games in memory: a bounded number of them, each made from the log when it is needed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from signoria.games import AnyGame

from .database import Database
from .errors import Forbidden, Unknown, Unplayable
from .live import START, Holder, LiveGame, Logged, SetUp, rebuilt
from .lru import Recent
from .models import LogRow, SeatRow, TableRow

NO_TABLE = "There is no such table."
NOT_STARTED = "The game has not started yet; nothing was changed."


class NotStarted(Forbidden):
    """The game of a table has not been dealt yet."""


class LiveGames:
    """Gives games as their log says, and one writer at a time to each."""

    def __init__(self, database: Database, games: Mapping[str, AnyGame], bound: int) -> None:
        self._database = database
        self._games = games
        self._recent: Recent[str, LiveGame] = Recent(bound)
        # A lock lives as long as somebody holds it or waits for it.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def held(self, table_id: str, version: int = 0) -> AsyncIterator[LiveGame]:
        """Give a game to one writer, not older than a version that he has seen.

        Raises:
            Unknown: there is no such table.
            NotStarted: its game has not been dealt.
            Unplayable: this version cannot continue it.
        """
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            live = self._recent.get(table_id)
            if live is None or (live.version < version and await self._is_behind(live)):
                live = await self._load(table_id)
            yield live

    async def _is_behind(self, live: LiveGame) -> bool:
        """Whether another process has written to a game since it was read."""
        newest = select(TableRow.version).where(TableRow.id == live.setup.table_id)
        async with self._database.reading() as session:
            return (await session.scalars(newest)).one() > live.version

    async def at_least(self, table_id: str, version: int) -> LiveGame:
        """Return a game that is not older than a version that the database has."""
        live = self._recent.get(table_id)
        if live is not None and live.version >= version:
            return live
        async with self.held(table_id, version) as live:
            return live

    async def as_of(self, table_id: str, version: int) -> LiveGame:
        """Return a game as it was at a version."""
        async with self._database.reading() as session:
            setup = await self._read_setup(session, table_id)
            moves = await read_moves(session, table_id)
        earlier = [move for move in moves if move.version <= version]
        return await asyncio.to_thread(rebuilt, setup, earlier)

    def forget(self, table_id: str) -> None:
        """Drop what is in memory of a game; the log tells it again."""
        self._recent.drop(table_id)

    async def _load(self, table_id: str) -> LiveGame:
        async with self._database.reading() as session:
            setup = await self._read_setup(session, table_id)
            moves = await read_moves(session, table_id)
        live = await asyncio.to_thread(rebuilt, setup, moves)
        self._recent.put(table_id, live)
        return live

    async def _read_setup(self, session: AsyncSession, table_id: str) -> SetUp:
        table = await session.get(TableRow, table_id)
        if table is None:
            raise Unknown(NO_TABLE)
        if table.seed is None or table.started is None:
            raise NotStarted(NOT_STARTED)
        seats = await session.scalars(
            select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.seat)
        )
        return SetUp(
            table_id=table_id,
            game=self._game_of(table),
            options=table.options,
            seed=table.seed,
            started=table.started,
            holders=tuple(Holder(row.guest_id, row.bot) for row in seats),
        )

    def _game_of(self, table: TableRow) -> AnyGame:
        game = self._games.get(table.game)
        if game is None or game.rules_version != table.rules:
            raise Unplayable(
                f"This game of {table.game} began under rules {table.rules}, which this version of"
                " Signoria does not know. It is unharmed; run the version that it began with."
            )
        return game


async def read_moves(session: AsyncSession, table_id: str) -> list[Logged]:
    """Return the moves of a game in order; the start is no move."""
    rows = await session.scalars(
        select(LogRow).where(LogRow.table_id == table_id).order_by(LogRow.version)
    )
    return [
        Logged(row.version, row.at, row.seat, row.text, row.key)
        for row in rows
        if row.seat is not None and row.text != START
    ]
