"""`signoria bench`: how fast the engine is on this machine."""

from __future__ import annotations

import os
import platform
from typing import Annotated

import typer

from signoria.arena.bench import Speed, measure_builds
from signoria.games import GAMES, game_named

from .words import print_json, print_table


def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="The game; the first one unless given.")
    ] = None,
    players: Annotated[int, typer.Option(metavar="N", help="How many seats.")] = 4,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """Measure play of random bots on one core: medians of several runs, in CPU time."""
    known = game_named(next(iter(GAMES)) if game is None else game)
    known.check_players(players)
    speeds = measure_builds(known, players)
    if json:
        print_json(
            {
                "game": known.name,
                "players": players,
                "python": platform.python_version(),
                "cores": os.cpu_count() or 1,
                "results": [speed.to_json() for speed in speeds],
            }
        )
        return
    typer.echo(f"{known.name} with {players} seats, Python {platform.python_version()}, one core")
    print_table([HEADS, *(in_words(speed) for speed in speeds)])


HEADS = ("build", "games/s", "decisions/s", "µs/decision", "clones/s", "µs/clone", "bytes/state")


def in_words(speed: Speed) -> tuple[str, ...]:
    """Return what was measured as a row under the heads."""
    return (
        speed.build,
        f"{speed.games_per_s:.0f}",
        f"{speed.decisions_per_s:.0f}",
        f"{speed.us_per_decision:.1f}",
        f"{1e6 / speed.us_per_clone:.0f}",
        f"{speed.us_per_clone:.1f}",
        f"{speed.bytes_per_state}",
    )
