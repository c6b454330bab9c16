"""A line in the log for each request, without the codes that addresses may hold."""

from __future__ import annotations

import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .logs import log


class RequestLog:
    """Tells method, route and status of each request, and how long it took."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on and tell about it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def note_status(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, note_status)
        finally:
            took = round((time.perf_counter() - began) * 1000, 1)
            log().debug(
                "request", method=scope["method"], route=route_of(scope), status=status, ms=took
            )


def route_of(scope: Scope) -> str:
    """Return the pattern of the route, which names no table and shows no code."""
    return getattr(scope.get("route"), "path", "none")
