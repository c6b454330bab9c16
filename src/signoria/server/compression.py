"""Answers of the API compressed on their way; files of the page are compressed when it is built."""

from __future__ import annotations

from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

SMALLEST: Final = 1_000
"""Bytes below which an answer fits into one packet anyway."""

EFFORT: Final = 5
"""How hard is tried: more takes twice the time for three bytes in a hundred."""


class CompressedAnswers:
    """Compresses what the API answers, except streams of events, which must flow."""

    def __init__(self, app: ASGIApp) -> None:
        self._plain = app
        self._compressing = GZipMiddleware(app, minimum_size=SMALLEST, compresslevel=EFFORT)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and compress the answer if it is one of the API."""
        of_api = scope["type"] == "http" and scope["path"].startswith("/api/")
        await (self._compressing if of_api else self._plain)(scope, receive, send)
