"""What must be right before the server listens; otherwise it says in one sentence what is wrong."""

from __future__ import annotations

import errno
import socket
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from .database import Database
from .errors import StorageTrouble
from .forms import NEWEST_FORM, current_form
from .settings import Settings

PORTS_TRIED = 100
LAST_PORT = 65535

DAMAGED = (
    "The database {file} is damaged ({reason}). It was not touched; put a copy in its place, "
    "or choose another folder with --data."
)


class CannotStart(Exception):
    """The server cannot start; the text is the sentence for its host."""


async def prepare(settings: Settings) -> None:
    """Make the data folder and bring the database up to date.

    Raises:
        CannotStart: the folder or the database cannot be used.
    """
    file = settings.sqlite_file
    if file is not None:
        make_folder(file.parent)
        check_file(file, settings.database_wait)
    database = open_database(settings)
    try:
        await bring_up_to_date(database, file)
        await check_writing(database)
    except StorageTrouble as trouble:
        raise CannotStart(told_at_start(trouble, file)) from trouble
    finally:
        await database.close()


def told_at_start(trouble: StorageTrouble, file: Path | None) -> str:
    """Return what a host is told of a database that gives trouble before anybody plays."""
    if file is not None:
        return f"{trouble.message} (Database: {file}.)"
    reason = str(trouble.__cause__).split("\n", 1)[0]
    return f"The database that SIGNORIA_DATABASE_URL names cannot be used: {reason}."


async def bring_up_to_date(database: Database, file: Path | None) -> None:
    """Migrate the database if there is anything to migrate."""
    form = await current_form(database)
    if form == NEWEST_FORM:
        return
    # Loaded only where it is needed: Alembic takes a third of the time of a start.
    from .migrate import NewerDatabase, NoCopy, migrate  # noqa: PLC0415

    try:
        await migrate(database, file, form)
    except (NewerDatabase, NoCopy) as error:
        raise CannotStart(str(error)) from error


def make_folder(folder: Path) -> None:
    """Make the data folder, for its owner only, and see that files can be written there."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise CannotStart(
            f"The data folder {folder} cannot be written ({error.strerror}); "
            "choose another one with --data."
        ) from error


def check_file(file: Path, wait: float) -> None:
    """Refuse a file that is no database or is damaged; a lock is somebody else's to give back."""
    if not file.exists():
        return
    try:
        with closing(sqlite3.connect(file, timeout=wait)) as connection:
            found: str = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.OperationalError as error:
        raise CannotStart(f"The database {file} cannot be opened: {error}.") from error
    except sqlite3.DatabaseError as error:
        raise CannotStart(DAMAGED.format(file=file, reason=error)) from error
    if found != "ok":
        raise CannotStart(DAMAGED.format(file=file, reason=found.splitlines()[-1]))


def open_database(settings: Settings) -> Database:
    """Return the database, or say that its address cannot be used."""
    try:
        return Database(settings)
    except (SQLAlchemyError, ImportError, ValueError) as error:
        raise CannotStart(f"SIGNORIA_DATABASE_URL cannot be used: {error}.") from error


async def check_writing(database: Database) -> None:
    """See that a transaction can write."""
    async with database.writing() as session:
        await session.execute(text("SELECT 1"))


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that is bound to a port, or to the next one that is free.

    Args:
        host: the address to listen on.
        port: the port that is wanted; 0 for any.

    Raises:
        CannotStart: the address is not this machine's, or all those ports are taken.
    """
    last = min(port + PORTS_TRIED, LAST_PORT + 1)
    for candidate in range(port, last):
        listener = bound(host, candidate)
        if listener is not None:
            return listener
    raise CannotStart(
        f"The ports {port} to {last - 1} are all taken; choose another one with --port."
    )


def bound(host: str, port: int) -> socket.socket | None:
    """Return a socket bound to a port, or None if another program has it.

    Raises:
        CannotStart: the address is not this machine's, or the port is not for everybody.
    """
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)
    except OSError as error:
        raise cannot_listen(host, port, error) from error
    listener.set_inheritable(False)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(address)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            return None
        raise cannot_listen(host, port, error) from error
    return listener


def cannot_listen(host: str, port: int, error: OSError) -> CannotStart:
    """Return the error for an address on which this machine cannot listen."""
    return CannotStart(
        f"Port {port} of {host} cannot be used ({error.strerror}); "
        "choose others with --host and --port."
    )
