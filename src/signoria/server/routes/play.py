"""Calls of those who play: what a move would do, making it, the record, and the picture."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse, Response
from pydantic import JsonValue

from signoria.core.json_types import Json
from signoria.pictures import Theme
from signoria.server.access import Asker, Rooms
from signoria.server.schemas import MoveRequest, PreviewRequest, Table


class Svg(Response):
    """A picture."""

    media_type = "image/svg+xml"


router = APIRouter(prefix="/tables/{table_id}", tags=["play"])


@router.post("/preview", response_model=dict[str, JsonValue])
async def preview_move(
    table_id: str, asker: Asker, rooms: Rooms, request: PreviewRequest
) -> dict[str, Json]:
    """Tell what a move would do; nothing is changed."""
    return await rooms.moves.preview(table_id, asker, request)


@router.post("/moves")
async def make_move(table_id: str, asker: Asker, rooms: Rooms, request: MoveRequest) -> Table:
    """Make a move; the answer comes when it is safely stored, and is the table after it."""
    return await rooms.moves.make(table_id, asker, request)


@router.get("/record", response_class=PlainTextResponse)
async def show_record(table_id: str, asker: Asker, rooms: Rooms) -> str:
    """Show the record of the game: whole after the end, before that as the asker may see it."""
    return await rooms.records.text(table_id, asker)


@router.get("/board.svg", response_class=Svg)
async def show_board(table_id: str, asker: Asker, rooms: Rooms, theme: Theme = "light") -> Svg:
    """Draw the table as the asker may see it."""
    return Svg(await rooms.pictures.board(table_id, asker, theme))
