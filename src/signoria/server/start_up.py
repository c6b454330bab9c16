"""What must be right before the server listens; otherwise it says in one sentence what is wrong."""

from __future__ import annotations

import socket
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.exc import ArgumentError

from .database import Database
from .errors import StorageTrouble
from .forms import NEWEST_FORM, current_form
from .settings import Settings

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
        raise CannotStart(f"{trouble.message} (Database: {file or 'as set'}.)") from trouble
    finally:
        await database.close()


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
    except (ArgumentError, ImportError) as error:
        raise CannotStart(f"SIGNORIA_DATABASE_URL cannot be used: {error}.") from error


async def check_writing(database: Database) -> None:
    """See that a transaction can write."""
    async with database.writing() as session:
        await session.execute(text("SELECT 1"))


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that is bound to an address.

    Raises:
        CannotStart: another program has the port, or the address is not this machine's.
    """
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
    except OSError as error:
        raise CannotStart(
            f"Port {port} of {host} cannot be used ({error.strerror}); "
            "stop the program that has it, or choose another one with --port."
        ) from error
    listener.set_inheritable(False)
    return listener
