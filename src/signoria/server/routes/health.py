"""Whether the server is alive, and whether it can serve."""

from __future__ import annotations

from fastapi import APIRouter

from signoria.server.access import Rooms
from signoria.server.forms import check_form
from signoria.server.schemas import Health

router = APIRouter(tags=["health"])


@router.get("/healthz")
async def is_alive() -> Health:
    """Tell that the process is alive."""
    return Health(status="ok")


@router.get("/readyz")
async def is_ready(rooms: Rooms) -> Health:
    """Tell that the database can be reached and has the form that this version needs."""
    await check_form(rooms.database)
    return Health(status="ok")
