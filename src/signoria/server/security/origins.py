"""Requests that change something must come from our own page, or from a program with a token.

A browser sends the cookie with requests that another site makes it send. It also says where
they come from, and lets no other site add a header of ours.
"""

from __future__ import annotations

from starlette.requests import HTTPConnection

from signoria.server.errors import Forbidden

OWN_HEADER = "X-Signoria"
OTHER_SITE = "This request comes from another site; nothing was changed."
NO_HEADER = f"A request by cookie needs the header {OWN_HEADER}: 1; nothing was changed."


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


def check_change_by_cookie(connection: HTTPConnection) -> None:
    """Refuse a change by cookie that our own page did not ask for.

    Raises:
        Forbidden: it comes from elsewhere.
    """
    check_origin(connection)
    if connection.headers.get(OWN_HEADER) != "1":
        raise Forbidden(NO_HEADER)
