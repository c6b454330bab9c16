"""Calls about oneself: becoming a guest, one's name and emblem, one's other devices."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from signoria.server.access import Asker, Making, Rooms, sign_in
from signoria.server.schemas import DeviceLink, Guest, GuestWish, NewGuest
from signoria.server.security.origins import check_origin

router = APIRouter(tags=["guests"])


@router.post("/guest", dependencies=[Making])
async def make_guest(
    request: Request, response: Response, rooms: Rooms, wish: GuestWish | None = None
) -> NewGuest:
    """Make a guest; the cookie signs the browser in, the token is for programs."""
    check_origin(request)
    wish = wish or GuestWish()
    guest, token = await rooms.guests.make(wish.name, wish.emblem)
    sign_in(request, response, token)
    return NewGuest(**guest.model_dump(), token=token)


@router.get("/me")
async def who_am_i(asker: Asker, rooms: Rooms) -> Guest:
    """Tell who asks."""
    return await rooms.guests.get(asker)


@router.patch("/me")
async def change_me(asker: Asker, rooms: Rooms, wish: GuestWish) -> Guest:
    """Change one's name, emblem or both; seats taken before keep their emblem."""
    guest = await rooms.guests.change(asker, wish.name, wish.emblem)
    for table_id, version in await rooms.lists.unfinished(asker):
        rooms.hints.publish(table_id, version)
    return guest


@router.post("/me/device")
async def link_device(request: Request, asker: Asker, rooms: Rooms) -> DeviceLink:
    """Make a link with which another device becomes the same guest, once."""
    code, expires = await rooms.guests.make_device_link(asker)
    return DeviceLink(link=f"{request.base_url}device/{code}", expires=expires)


@router.post("/device/{code}", dependencies=[Making])
async def use_device_link(code: str, request: Request, response: Response, rooms: Rooms) -> Guest:
    """Sign this browser in as the guest who made the link."""
    check_origin(request)
    guest, token = await rooms.guests.use_device_link(code)
    sign_in(request, response, token)
    return guest
