"""Calls about tables: making, finding, joining and starting them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from signoria.server.access import Asker, Making, Rooms
from signoria.server.errors import Stale
from signoria.server.live import FIRST_VERSION
from signoria.server.logs import log
from signoria.server.schemas import ClaimRequest, NewTable, Table, TableList, TableMade
from signoria.server.seating import TooLate

router = APIRouter(prefix="/tables", tags=["tables"])

Since = Annotated[int, Query(ge=0, le=2**31 - 1)]
NO = ("0", "false", "no")


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
    try:
        taken = await rooms.seating.claim(table_id, asker, request.invite if request else None)
    except TooLate as late:
        raise Stale(str(late), await rooms.payloads.table(table_id, asker)) from late
    if taken:
        rooms.hints.publish(table_id, 0)
    return await rooms.payloads.table(table_id, asker)


@router.post("/{table_id}/start")
async def start_game(table_id: str, asker: Asker, rooms: Rooms) -> Table:
    """Shuffle the seats and deal, when all seats are taken; a running game just goes on."""
    try:
        begun = await rooms.seating.start(table_id, asker)
    except TooLate as late:
        raise Stale(str(late), await rooms.payloads.table(table_id, asker)) from late
    if begun:
        log().info("game started", table=table_id)
        rooms.hints.publish(table_id, FIRST_VERSION)
    return await rooms.payloads.table(table_id, asker)
