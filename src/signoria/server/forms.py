"""The form of the database: which one it has, and which one this version needs."""

from __future__ import annotations

from sqlalchemy import Connection, inspect, text

from .database import Database
from .errors import StorageTrouble

NEWEST_FORM = "0002"
"""The revision of the last migration."""

OTHER_FORM = "The database does not have the form that this version needs; restart the server."


async def current_form(database: Database) -> str | None:
    """Return the revision of the database, or None if it is empty."""
    async with database.reading() as session:
        connection = await session.connection()
        return await connection.run_sync(read_form)


def read_form(connection: Connection) -> str | None:
    """Return the revision that Alembic noted."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    form: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return form


async def check_form(database: Database) -> None:
    """Refuse to be ready with a database of another form.

    Raises:
        StorageTrouble: it has another form or cannot be reached.
    """
    if await current_form(database) != NEWEST_FORM:
        raise StorageTrouble(OTHER_FORM)
