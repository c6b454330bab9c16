"""Writing a move into the log, with what lists of tables tell about the game after it.

This is the one thing that everybody waits for, so its statements are made once, and carried out
without looking for objects that they might concern.
"""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import bindparam, insert, not_, update
from sqlalchemy.ext.asyncio import AsyncSession

from .live import LiveGame, Step
from .models import Base

LOG, TABLES, SEATS = (Base.metadata.tables[name] for name in ("log", "tables", "seats"))

APPEND = insert(LOG)
NOTE_VERSION = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(version=bindparam("reached"), status=bindparam("now"))
)
NOTE_TURNS = (
    update(SEATS)
    .where(
        SEATS.c.table_id == bindparam("table"),
        SEATS.c.asked != SEATS.c.seat.in_(bindparam("to_move", expanding=True)),
    )
    .values(asked=not_(SEATS.c.asked))
)


async def append(
    session: AsyncSession, live: LiveGame, step: Step, key: str | None, at: datetime
) -> None:
    """Write a move that was found legal as the next version of a game.

    Raises:
        IntegrityError: the log has that version already.
    """
    table, reached, after = live.setup.table_id, live.version + 1, step.after
    line = {"table_id": table, "version": reached, "at": at, "seat": step.seat}
    connection = await session.connection()
    await connection.execute(APPEND, {**line, "text": step.text, "key": key})
    status = "over" if after.over else "running"
    await connection.execute(NOTE_VERSION, {"table": table, "reached": reached, "now": status})
    if after.to_move() != live.state.to_move():
        turns = {"table": table, "to_move": list(after.to_move())}
        await connection.execute(NOTE_TURNS, turns)
