"""The program: its commands, and what a person reads when something is wrong."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Annotated

import typer

from signoria import __version__
from signoria.core.refusal import InvalidInput

from .bench import bench
from .check import check
from .complaint import NEGATIVE, WRONG_USAGE, Complaint
from .games import games
from .perft import perft
from .replay import replay
from .serve import serve
from .simulate import simulate
from .words import reason

app = typer.Typer(
    name="signoria",
    help="Renaissance board games to play and to study. Without a command, it serves them.",
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
for command in (serve, games, simulate, check, replay, perft, bench):
    app.command()(command)


def print_version(wanted: bool) -> None:
    """Print the version and end, if it is wanted."""
    if wanted:
        typer.echo(f"signoria {__version__}")
        raise typer.Exit


@app.callback()
def program(
    version: Annotated[
        bool, typer.Option("--version", callback=print_version, is_eager=True, help="Print it.")
    ] = False,
) -> None:
    """Renaissance board games to play and to study. Without a command, it serves them."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code: 0 success, 1 a negative result, 2 wrong usage."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if not words or (words[0].startswith("-") and words[0] not in ("--help", "--version")):
        words.insert(0, "serve")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # any text can be told on any terminal
    try:
        app(words, prog_name="signoria")
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else NEGATIVE
    except Complaint as complaint:
        return complain(str(complaint), complaint.exit_code)
    except InvalidInput as error:
        return complain(str(error), WRONG_USAGE)
    except OSError as error:
        return complain(f"{error.filename or 'the system'}: {reason(error)}.", NEGATIVE)
    return 0


def complain(sentence: str, exit_code: int) -> int:
    """Print a sentence on stderr and return the exit code."""
    typer.echo(f"Error: {sentence}", err=True)
    return exit_code
