"""The way to the database: transactions that read, and transactions that write."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from sqlalchemy import Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from .errors import StorageTrouble
from .settings import Settings

LOCKED = "The database is locked by another program; nothing was changed. Try again in a moment."
FULL = "The disk of the server is full; nothing was changed. Try again when its host made room."
TROUBLE = "The database did not answer; nothing was changed. Try again in a moment."


class Database:
    """Hands out transactions; whatever the database refuses becomes one clear sentence."""

    def __init__(self, settings: Settings) -> None:
        self.engine = make_engine(settings)
        self._writer = self.engine.execution_options(begins="BEGIN IMMEDIATE")
        self._asker = self.engine.execution_options(begins=None)
        self._wait = settings.database_wait
        # SQLite knows one writer: waiting in line here is fair and quick, its own wait is not.
        self._line = asyncio.Lock()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """Give a transaction that sees one state of the database."""
        with told_as_trouble():
            async with AsyncSession(self.engine, expire_on_commit=False) as session:
                yield session

    @asynccontextmanager
    async def asking(self) -> AsyncIterator[AsyncSession]:
        """Give a session for a single question, whose answer is of one state by itself."""
        with told_as_trouble():
            async with AsyncSession(self._asker, expire_on_commit=False) as session:
                yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """Give a transaction that is committed, durably, when the block ends without error."""
        async with self._turn_to_write():
            with told_as_trouble():
                async with AsyncSession(self._writer, expire_on_commit=False) as session:
                    yield session
                    await session.commit()

    @asynccontextmanager
    async def _turn_to_write(self) -> AsyncIterator[None]:
        if self.engine.dialect.name != "sqlite":
            yield
            return
        try:
            await asyncio.wait_for(self._line.acquire(), self._wait)
        except TimeoutError:
            raise StorageTrouble(LOCKED) from None
        try:
            yield
        finally:
            self._line.release()

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()


def make_engine(settings: Settings) -> AsyncEngine:
    """Return the engine of the database that the settings name."""
    # Sessions end their transactions themselves, so a connection need not be rolled back again.
    engine = create_async_engine(settings.url, hide_parameters=True, pool_reset_on_return=None)
    if engine.dialect.name == "sqlite":
        prepare_sqlite(engine, settings)
    return engine


def prepare_sqlite(engine: AsyncEngine, settings: Settings) -> None:
    """Make SQLite durable at each commit, and let writers take the lock when they begin.

    A transaction that reads first and writes later may find that another program wrote in
    between, and would have to start anew; one that begins as a writer cannot.
    """
    pragmas = {
        "busy_timeout": round(settings.database_wait * 1000),
        "journal_mode": "WAL",
        "synchronous": "FULL",
        "foreign_keys": "ON",
    }
    if settings.database_max_pages is not None:
        pragmas["max_page_count"] = settings.database_max_pages

    def on_connect(connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
        del record
        connection.isolation_level = None
        cursor = connection.cursor()
        for name, value in pragmas.items():
            cursor.execute(f"PRAGMA {name} = {value}")
        cursor.close()

    def on_begin(connection: Connection) -> None:
        begins = connection.get_execution_options().get("begins", "BEGIN")
        if begins is not None:
            connection.exec_driver_sql(begins)

    event.listen(engine.sync_engine, "connect", on_connect)
    event.listen(engine.sync_engine, "begin", on_begin)


@contextmanager
def told_as_trouble() -> Iterator[None]:
    """Turn what the database refuses into a sentence; conflicts pass through.

    Raises:
        StorageTrouble: the database is locked, full or out of reach.
    """
    try:
        yield
    except IntegrityError:
        raise
    except DBAPIError as error:
        reason = error.orig or error
        raise StorageTrouble(sentence_for(str(reason))) from reason
    except OSError as error:
        raise StorageTrouble(TROUBLE) from error


def sentence_for(reason: str) -> str:
    """Return what a person is told when the database gives a reason."""
    if "locked" in reason or "busy" in reason:
        return LOCKED
    return FULL if "full" in reason else TROUBLE
