"""Requests that change something must not come from another site's page.

A browser sends the cookie with requests that another site makes it send, but with each request
that can change something it also says where that comes from. A program says nothing of the kind,
and nobody can make it send anything in his place.
"""

from __future__ import annotations

from starlette.requests import HTTPConnection

from signoria.server.errors import Forbidden

OTHER_SITE = "This request comes from another site; nothing was changed."


def check_origin(connection: HTTPConnection) -> None:
    """Refuse what a browser sends on behalf of another site.

    Raises:
        Forbidden: it does.
    """
    headers = connection.headers
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Forbidden(OTHER_SITE)
    origin, host = headers.get("origin"), headers.get("host", "")
    if origin is not None and origin.partition("://")[2].lower() != host.lower():
        raise Forbidden(OTHER_SITE)
