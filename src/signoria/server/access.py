"""Who asks: found by the cookie of a browser or the token of a program."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.responses import Response

from .errors import NobodyKnown
from .security.limits import address_of
from .security.origins import check_origin
from .services import Services

COOKIE = "signoria"
COOKIE_LASTS = 400 * 24 * 3600
"""Seconds; browsers keep none for longer."""

READING = ("GET", "HEAD")
NOBODY = "You are not known here yet; make a guest first."


def services(connection: HTTPConnection) -> Services:
    """Return the services of the process."""
    found: Services = connection.app.state.services
    return found


Rooms = Annotated[Services, Depends(services)]


async def asker(connection: HTTPConnection, rooms: Rooms) -> str:
    """Return the guest who asks.

    Raises:
        NobodyKnown: the request has no token, or one that is not known.
        Forbidden: another site made the browser send it.
        TooMany: the guest asks too often.
    """
    token = bearer_token(connection)
    if token is None:
        token = connection.cookies.get(COOKIE)
        if token is not None and changes_something(connection):
            check_origin(connection)
    guest_id = await rooms.guests.id_of(token) if token else None
    if guest_id is None:
        raise NobodyKnown(NOBODY)
    rooms.guest_rate.count(guest_id)
    return guest_id


async def listener(connection: HTTPConnection, rooms: Rooms) -> str:
    """Return the guest who opens a connection for hints; a socket may come from our page only."""
    if bearer_token(connection) is None:
        check_origin(connection)
    return await asker(connection, rooms)


def maker(connection: HTTPConnection, rooms: Rooms) -> None:
    """Count what makes guests or tables, each of which is kept for ever.

    Raises:
        TooMany: this address made too many.
    """
    rooms.making_rate.count(address_of(connection))


Asker = Annotated[str, Depends(asker)]
Listener = Annotated[str, Depends(listener)]
Making = Depends(maker)


def bearer_token(connection: HTTPConnection) -> str | None:
    """Return the token that a program shows, or None."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def changes_something(connection: HTTPConnection) -> bool:
    """Whether a request is of a kind that may change something."""
    return connection.scope["type"] == "http" and connection.scope["method"] not in READING


def sign_in(connection: HTTPConnection, response: Response, token: str) -> None:
    """Let a browser show the token from now on; scripts cannot read it."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_LASTS,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme in ("https", "wss"),
    )
