"""Running the server: prepare, listen, serve until told to stop."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import FrameType

import uvicorn

from .app import make_app
from .hints import Hints
from .logs import set_up_logs
from .security.hosts import EVERY_ADDRESS
from .services import SHIPPED, Box, Services
from .settings import Settings
from .start_up import CannotStart, listen, prepare

LAST_WORDS = 3
"""Seconds in which open requests can end when the server is told to stop."""

LARGEST_FRAME = 4096


def serve(
    host: str, port: int, data: Path, open_browser: bool, ready: Callable[[int], None]
) -> None:
    """Serve the page, the API and the bots until the process is told to stop.

    Args:
        host: the address to listen on.
        port: the port to listen on; if it is taken, the next one that is free.
        data: the folder of the database.
        open_browser: whether to show the page when the server is ready.
        ready: called with the port when the server answers.

    Raises:
        SystemExit: the server cannot start; why was written to stderr in one sentence.
    """
    run(Settings(host=host, port=port, data=data), open_browser, ready)


def run(settings: Settings, open_browser: bool, ready: Callable[[int], None] | None = None) -> None:
    """Serve as the settings say; see `serve`."""
    # Seeds and hands of running games lie in the database: what is written is its owner's alone.
    os.umask(0o077)
    set_up_logs(settings)
    try:
        asyncio.run(prepare(settings))
        listener = listen(settings.host, settings.port)
    except CannotStart as reason:
        sys.stderr.write(f"Signoria cannot start. {reason}\n")
        raise SystemExit(1) from None
    server = make_server(settings, listener, open_browser, ready)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listener])


def make_server(
    settings: Settings,
    listener: socket.socket,
    open_browser: bool,
    ready: Callable[[int], None] | None = None,
    box: Box = SHIPPED,
) -> Server:
    """Return the server of a socket that is bound."""
    app = make_app(settings, box)
    services: Services = app.state.services
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=LAST_WORDS,
        ws_max_size=LARGEST_FRAME,
    )

    def tell() -> None:
        port: int = listener.getsockname()[1]
        if ready is not None:
            ready(port)
        if open_browser:
            show_page(settings.host, port)

    return Server(config, services.hints, tell)


class Server(uvicorn.Server):
    """A server that tells when it is ready, and ends open connections when it stops."""

    def __init__(self, config: uvicorn.Config, hints: Hints, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._hints = hints
        self._ready = ready

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop when told to; a second Ctrl+C adds nothing, since stopping takes seconds at most."""
        if not self.should_exit:
            super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to listen."""
        await super().startup(sockets)
        # What was loaded stays: without it, looking for garbage no longer makes anybody wait.
        gc.collect()
        gc.freeze()
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop listening; connections that wait for hints would never end by themselves."""
        self._hints.close()
        await super().shutdown(sockets)


def show_page(host: str, port: int) -> None:
    """Open the page in the browser, without waiting for it."""
    name = "127.0.0.1" if host in EVERY_ADDRESS else host
    address = f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
