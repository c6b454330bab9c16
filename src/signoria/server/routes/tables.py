"""Calls about tables: making, finding, joining, leaving, starting and closing them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from fastapi import APIRouter, Query

from signoria.server.access import Asker, Making, Rooms
from signoria.server.errors import Stale
from signoria.server.live import FIRST_VERSION
from signoria.server.logs import log
from signoria.server.schemas import (
    BotWish,
    ClaimRequest,
    NewTable,
    PaceWish,
    Table,
    TableList,
    TableMade,
)
from signoria.server.seating import TooLate

router = APIRouter(prefix="/tables", tags=["tables"])

Since = Annotated[int, Query(ge=0, le=2**31 - 1)]
NO = ("0", "false", "no")
WAITING = 0
"""The version of a table that has not started."""


@router.post("", dependencies=[Making])
async def make_table(asker: Asker, rooms: Rooms, wish: NewTable) -> TableMade:
    """Make a table; without free seats its game starts at once."""
    made = await rooms.seating.make(asker, wish)
    log().info("table made", table=made.answer.id, game=wish.game, started=made.started)
    if made.started:
        rooms.hints.publish(made.answer.id, FIRST_VERSION)
    return made.answer


@router.get("")
async def list_tables(
    asker: Asker, rooms: Rooms, mine: Annotated[str | None, Query()] = None
) -> TableList:
    """List open tables, or with `?mine` one's own, those that wait for one first."""
    if mine is None or mine.lower() in NO:
        return await rooms.lists.open_tables(asker)
    return await rooms.lists.own_tables(asker)


@router.get("/{table_id}")
async def show_table(table_id: str, asker: Asker, rooms: Rooms, since: Since = 0) -> Table:
    """Show all that the asker may know of a table, with what happened since a version."""
    table = await rooms.payloads.table(table_id, asker, since)
    rooms.presence.see(table_id, asker)
    return table


@router.post("/{table_id}/claim")
async def claim_seat(
    table_id: str, asker: Asker, rooms: Rooms, request: ClaimRequest | None = None
) -> Table:
    """Take a free seat; who sits there already keeps his."""
    async with told_fresh(table_id, asker, rooms):
        taken = await rooms.seating.claim(table_id, asker, request.invite if request else None)
    if taken:
        rooms.hints.publish(table_id, WAITING)
    return await rooms.payloads.table(table_id, asker)


@router.post("/{table_id}/leave")
async def leave_seat(table_id: str, asker: Asker, rooms: Rooms) -> Table:
    """Give one's seat up, before the start."""
    async with told_fresh(table_id, asker, rooms):
        await rooms.waiting.leave(table_id, asker)
    rooms.hints.publish(table_id, WAITING)
    return await rooms.payloads.table(table_id, asker)


@router.post("/{table_id}/seat-bot")
async def seat_bot(table_id: str, asker: Asker, rooms: Rooms, wish: BotWish) -> Table:
    """Put a bot on the first free seat of a table that one made, before the start."""
    async with told_fresh(table_id, asker, rooms):
        await rooms.waiting.seat_bot(table_id, asker, wish.bot)
    rooms.hints.publish(table_id, WAITING)
    return await rooms.payloads.table(table_id, asker)


@router.post("/{table_id}/pace")
async def set_pace(table_id: str, asker: Asker, rooms: Rooms, wish: PaceWish) -> Table:
    """Let the bots of a table at which one sits move faster or slower, from now on."""
    version = await rooms.paces.set(table_id, asker, wish.pace)
    log().info("pace set", table=table_id, pace=wish.pace)
    rooms.pauses.shorten(table_id)
    rooms.hints.publish(table_id, version)
    return await rooms.payloads.table(table_id, asker)


@router.delete("/{table_id}", status_code=204)
async def close_table(table_id: str, asker: Asker, rooms: Rooms) -> None:
    """Take away a table that one made and that has not started."""
    async with told_fresh(table_id, asker, rooms):
        await rooms.waiting.close(table_id, asker)
    log().info("table closed", table=table_id)
    rooms.hints.publish(table_id, WAITING)


@router.post("/{table_id}/start")
async def start_game(table_id: str, asker: Asker, rooms: Rooms) -> Table:
    """Shuffle the seats and deal, when all seats are taken; a running game just goes on."""
    async with told_fresh(table_id, asker, rooms):
        begun = await rooms.seating.start(table_id, asker)
    if begun:
        log().info("game started", table=table_id)
        rooms.hints.publish(table_id, FIRST_VERSION)
    return await rooms.payloads.table(table_id, asker)


@asynccontextmanager
async def told_fresh(table_id: str, asker: str, rooms: Rooms) -> AsyncIterator[None]:
    """Let the answer to what comes too late carry the table as it is now."""
    try:
        yield
    except TooLate as late:
        raise Stale(str(late), await rooms.payloads.table(table_id, asker)) from late
