"""Addresses: which port is free, and how a page there is called."""

from __future__ import annotations

import errno
import socket
from typing import Final

from .complaint import NEGATIVE, Complaint
from .words import reason

PORTS_TRIED: Final = 100
LAST_PORT: Final = 65535


def free_port(host: str, wanted: int) -> int:
    """Return the first free port from the wanted one on; with 0, any."""
    last = min(wanted + PORTS_TRIED, LAST_PORT + 1)
    for port in range(wanted, last):
        found = port_if_free(host, port)
        if found is not None:
            return found
    raise Complaint(
        f"the ports {wanted} to {last - 1} are all taken; name another with --port.", NEGATIVE
    )


def port_if_free(host: str, port: int) -> int | None:
    """Return the port if this process can listen there, or None if another one does."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        with socket.socket(family, kind, protocol) as listener:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
            found: int = listener.getsockname()[1]
            return found
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            return None
        raise Complaint(f"{host}:{port} cannot be served: {reason(error)}.", NEGATIVE) from None


def url(host: str, port: int) -> str:
    """Return the address of a page on a host."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
