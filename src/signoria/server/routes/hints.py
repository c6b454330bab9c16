"""Connections that carry hints: a table has changed, ask for it again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

from fastapi import APIRouter, Depends, WebSocket, WebSocketDisconnect
from fastapi.sse import EventSourceResponse

from signoria.server.access import Listener, Rooms
from signoria.server.schemas import Hint

router = APIRouter(prefix="/tables/{table_id}", tags=["hints"])

STOPPING = 1012
"""The code with which a socket is closed when the server restarts."""


async def known_table(table_id: str, guest: Listener, rooms: Rooms) -> None:
    """Refuse a table that does not exist, and more connections than a guest needs."""
    await rooms.payloads.version(table_id)
    rooms.presence.check_connections(guest)


KnownTable = Depends(known_table)


async def hints(table_id: str, guest: str, rooms: Rooms) -> AsyncIterator[Hint]:
    """Give a hint at once and at every change, until the server stops.

    That somebody comes or goes is such a change, too.
    """
    with rooms.hints.listening(table_id) as news:
        version = await rooms.payloads.version(table_id)
        try:
            with rooms.presence.connected(table_id, guest):
                rooms.hints.publish(table_id, version)
                async for version in news.versions():
                    yield Hint(version=version)
        finally:
            rooms.hints.publish(table_id, version)


@router.get("/events", response_class=EventSourceResponse, dependencies=[KnownTable])
async def hear_hints(table_id: str, guest: Listener, rooms: Rooms) -> AsyncIterator[Hint]:
    """Hear of each new version as server-sent events."""
    async for hint in hints(table_id, guest, rooms):
        yield hint


@router.websocket("/socket", dependencies=[KnownTable])
async def hear_hints_by_socket(
    table_id: str, socket: WebSocket, guest: Listener, rooms: Rooms
) -> None:
    """Hear of each new version over a WebSocket; what the other side says is not listened to."""
    await socket.accept()
    telling = asyncio.create_task(tell(socket, hints(table_id, guest, rooms)))
    gone = asyncio.create_task(until_gone(socket))
    _, unfinished = await asyncio.wait({telling, gone}, return_when=asyncio.FIRST_COMPLETED)
    for task in unfinished:
        task.cancel()
    await asyncio.gather(telling, gone, return_exceptions=True)


async def tell(socket: WebSocket, news: AsyncIterator[Hint]) -> None:
    """Send hints until there are no more."""
    with suppress(WebSocketDisconnect):
        async for hint in news:
            await socket.send_json(hint.model_dump())
        await socket.close(STOPPING)


async def until_gone(socket: WebSocket) -> None:
    """Wait until the other side leaves."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass
