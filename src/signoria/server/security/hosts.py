"""Only hosts that are named may be called, so that no other site can pose as this server.

A page of another site may let its own name point at this machine; its scripts would then be
of the same origin as our answers. They cannot choose the name under which they call.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from signoria.server.errors import Malformed
from signoria.server.settings import Settings

from .answers import refuse

EVERY_ADDRESS = ("0.0.0.0", "::")  # noqa: S104 - compared with, not bound to
OWN_NAMES = ("localhost", "127.0.0.1", "::1")
STRANGE_HOST = (
    "This server is not known by that name. Its host can add names with SIGNORIA_ALLOWED_HOSTS."
)


class NamedHosts:
    """Refuses requests that call the server by a name that it does not have."""

    def __init__(self, app: ASGIApp, allowed: Iterable[str], every_address: bool) -> None:
        self._app = app
        self._allowed = frozenset(allowed)
        self._every_address = every_address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on if its host is named."""
        if scope["type"] == "lifespan" or self._is_named(scope):
            await self._app(scope, receive, send)
        else:
            await refuse(Malformed(STRANGE_HOST), scope, receive, send)

    def _is_named(self, scope: Scope) -> bool:
        name = host_name(Headers(scope=scope).get("host", ""))
        if name in self._allowed:
            return True
        # Where all addresses are listened on, the one that was called is a name of ours.
        own_address = (scope.get("server") or ("", 0))[0]
        return self._every_address and name == own_address


def allowed_names(settings: Settings) -> set[str]:
    """Return the names by which the server may be called."""
    names = {*OWN_NAMES, *settings.allowed_hosts}
    if settings.host in EVERY_ADDRESS:
        machine = socket.gethostname().lower()
        names |= {machine, f"{machine}.local"}
    else:
        names.add(settings.host.lower())
    return names


def host_name(host: str) -> str:
    """Return the name in a Host header, without port and brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower().rstrip(".")


def home_address() -> str | None:
    """Return the address under which the home network can reach this machine, if it has one.

    Nothing is sent: naming a destination lets the system choose the address to send from.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address
