"""Addresses: how a page on a host and port is called."""

from __future__ import annotations


def url(host: str, port: int) -> str:
    """Return the address of a page on a host."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
