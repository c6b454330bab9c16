"""Limits: how much one address or guest may ask in a while, and how large a request may be."""

from __future__ import annotations

import time
from dataclasses import dataclass

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from signoria.server.errors import RequestProblem, TooMany
from signoria.server.lru import Recent

from .answers import refuse

BURST = 10.0
"""Seconds' worth of requests that may come at once."""

REMEMBERED = 10_000
SLOWER = "Too many requests at once; nothing was changed. Wait a moment and try again."
TOO_LARGE = "The request is too large; nothing was changed."


class TooLarge(RequestProblem):
    """A body that is larger than anything the API takes."""

    status = 413


@dataclass(slots=True)
class Bucket:
    """What somebody may still ask; it fills again as time goes by."""

    left: float
    at: float


class Rate:
    """Counts the requests of each key."""

    def __init__(self, per_second: float) -> None:
        self._per_second = per_second
        self._most = max(1.0, per_second * BURST)
        self._buckets: Recent[str, Bucket] = Recent(REMEMBERED)

    def count(self, key: str) -> None:
        """Count a request.

        Raises:
            TooMany: there were too many of this key.
        """
        now = time.monotonic()
        bucket = self._buckets.get(key) or Bucket(self._most, now)
        bucket.left = min(self._most, bucket.left + (now - bucket.at) * self._per_second)
        bucket.at = now
        self._buckets.put(key, bucket)
        if bucket.left < 1:
            raise TooMany(SLOWER)
        bucket.left -= 1


def address_of(connection: HTTPConnection) -> str:
    """Return the address that a request comes from."""
    return connection.client.host if connection.client else ""


class AddressLimit:
    """Refuses API requests of an address that sends too many."""

    def __init__(self, app: ASGIApp, rate: Rate) -> None:
        self._app = app
        self._rate = rate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on unless there were too many."""
        if scope["type"] != "lifespan" and scope["path"].startswith("/api/"):
            try:
                self._rate.count(address_of(HTTPConnection(scope)))
            except TooMany as problem:
                await refuse(problem, scope, receive, send)
                return
        await self._app(scope, receive, send)


class BodyLimit:
    """Refuses a body that is too large: at once if it says so, otherwise while it is read."""

    def __init__(self, app: ASGIApp, most: int) -> None:
        self._app = app
        self._most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on unless it is too large."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        announced = Headers(scope=scope).get("content-length", "0")
        if announced.isdecimal() and int(announced) > self._most:
            await refuse(TooLarge(TOO_LARGE), scope, receive, send)
            return
        left = self._most

        async def receive_so_much() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise HTTPException(TooLarge.status)
            return message

        await self._app(scope, receive_so_much, send)
