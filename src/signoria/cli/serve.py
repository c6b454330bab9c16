"""`signoria serve`: the whole product in one process."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .addresses import url
from .complaint import Complaint

if TYPE_CHECKING:
    from signoria.server.settings import Settings


def serve(
    host: Annotated[
        str | None, typer.Option(metavar="HOST", help="Listen there; 0.0.0.0 lets others in.")
    ] = None,
    port: Annotated[
        int | None, typer.Option(metavar="PORT", min=0, max=65535, help="0 takes any free one.")
    ] = None,
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="The folder that keeps the games.")
    ] = None,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", envvar="SIGNORIA_NO_BROWSER", help="Open no browser.")
    ] = False,
) -> None:
    """Serve the page, the API, live updates and bots, and open the browser.

    What is not given is read from SIGNORIA_HOST, SIGNORIA_PORT and SIGNORIA_DATA, or has its
    default.
    """
    # Imported here alone, so that every other command starts without the server.
    from signoria.server.run import serve as run  # noqa: PLC0415

    settings = settings_of_environment()
    host = settings.host if host is None else host
    wanted = settings.port if port is None else port
    folder = settings.data if data is None else data

    def ready(port: int) -> None:
        # Where nobody can read it, it need not be said; the server serves all the same.
        with suppress(OSError):
            tell(port)

    def tell(port: int) -> None:
        if wanted not in (port, 0):
            typer.echo(f"Signoria: port {wanted} is taken; using {port}.", err=True)
        tell_addresses(host, port)

    run(host, wanted, folder, not no_browser, ready)


def settings_of_environment() -> Settings:
    """Return the server's settings, or complain about the variable that is wrong."""
    from pydantic import ValidationError  # noqa: PLC0415

    from signoria.server.settings import Settings  # noqa: PLC0415

    try:
        return Settings()
    except ValidationError as error:
        wrong = error.errors()[0]
        name = f"SIGNORIA_{'_'.join(map(str, wrong['loc']))}".upper()
        raise Complaint(f"the environment variable {name} is wrong: {wrong['msg']}.") from None


def tell_addresses(host: str, port: int) -> None:
    """Print where this machine and, if they are let in, friends can open the page."""
    from signoria.server.security.hosts import EVERY_ADDRESS, home_address  # noqa: PLC0415

    if host not in EVERY_ADDRESS:
        typer.echo(f"Signoria: open {url(host, port)}")
        return
    typer.echo(f"Signoria: open {url('127.0.0.1', port)}")
    home = home_address()
    if home is None:
        typer.echo("Signoria: this machine has no network, so friends cannot open it.")
    else:
        typer.echo(f"Signoria: friends in the same network can open {url(home, port)}")
