"""Bringing the database to the form that this version needs, with a copy made before."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from .database import Database
from .logs import log

NEWER = (
    "The database {where} was made by a newer version of Signoria (its form is {form}). "
    "Nothing was changed; run that version, or choose another folder with --data."
)
NO_COPY = (
    "The database {where} must be brought to a new form, but no copy of it could be made: "
    "{reason}. Nothing was changed."
)


class NewerDatabase(Exception):
    """The database was made by a newer version; the text says so in a sentence."""


class NoCopy(Exception):
    """The database could not be copied before its migration; the text says why."""


async def migrate(database: Database, file: Path | None, form: str | None) -> None:
    """Bring a database from its form to the newest.

    Args:
        database: the database.
        file: its SQLite file, of which a copy is made first; None for other databases.
        form: the revision that it has, None if it is empty.

    Raises:
        NewerDatabase: it has a form that this version does not know.
        NoCopy: the copy could not be made.
        StorageTrouble: it is locked, full or out of reach.
    """
    scripts = ScriptDirectory.from_config(alembic_config())
    if form is not None and form not in {script.revision for script in scripts.walk_revisions()}:
        raise NewerDatabase(NEWER.format(where=file or "named in the settings", form=form))
    if file is not None and form is not None:
        log().info("database copied", file=str(copied(file, form)))
    async with database.writing() as session:
        connection = await session.connection()
        await connection.run_sync(upgrade)
    log().info("database migrated", before=form)


def alembic_config() -> Config:
    """Return Alembic's configuration; its scripts come with the package."""
    config = Config()
    config.set_main_option("script_location", "signoria.server:migrations")
    config.set_main_option("path_separator", "os")
    return config


def upgrade(connection: Connection) -> None:
    """Run the migrations that are missing within the transaction of a connection."""
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def copied(file: Path, form: str) -> Path:
    """Copy a SQLite database while others may use it, and return the copy.

    Raises:
        NoCopy: it could not be made, or is not whole.
    """
    moment = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
    copy = file.with_name(f"{file.stem}-before-{form}-{moment}.db")
    try:
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
            whole = target.execute("PRAGMA quick_check(1)").fetchone()[0]
    except (OSError, sqlite3.Error) as error:
        copy.unlink(missing_ok=True)
        raise NoCopy(NO_COPY.format(where=file, reason=error)) from error
    if whole != "ok":
        raise NoCopy(NO_COPY.format(where=file, reason=whole))
    return copy
