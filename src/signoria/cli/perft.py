"""`signoria perft`: a fingerprint of the rules."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from signoria.core.game import Game, State
from signoria.core.perft import perft as count
from signoria.core.refusal import InvalidInput
from signoria.core.scenario import load
from signoria.core.scenario_file import read_scenario
from signoria.games import game_named

from .complaint import Complaint
from .words import checked_seed, print_json, read_text


def perft(  # noqa: PLR0913, PLR0917  (each option of the command is an argument)
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, such as princes.")],
    depth: Annotated[int, typer.Option(metavar="D", min=0, help="How many decisions.")],
    players: Annotated[
        int | None, typer.Option(metavar="N", help="How many seats; with a position, its own.")
    ] = None,
    seed: Annotated[
        str | None, typer.Option(metavar="S", help="Decides the deal; replaces that of a position.")
    ] = None,
    position: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Start from this scenario's position.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """Count the sequences of D decisions after set-up, or from a scenario's position.

    Where several seats may move, only the lowest does.
    """
    known = game_named(game)
    if position is None:
        start = after_setup(known, players, seed)
    else:
        start = of_scenario(known, position, players, seed)
    nodes = count(start.state, depth)
    if json:
        print_json(
            {
                "game": game,
                "players": start.players,
                "seed": start.seed,
                "depth": depth,
                "nodes": nodes,
            }
        )
    else:
        typer.echo(f"depth {depth}: {nodes} nodes")


class Start(NamedTuple):
    """Where the counting starts."""

    state: State
    players: int
    seed: str


def after_setup(game: Game[State], players: int | None, seed: str | None) -> Start:
    """Return a game with its set-up finished as scenarios do."""
    if players is None or seed is None:
        raise Complaint("without --position, both --players and --seed are needed.")
    return Start(game.settled(players, {}, checked_seed(seed), None), players, seed)


def of_scenario(game: Game[State], file: Path, players: int | None, seed: str | None) -> Start:
    """Return the position of a scenario file."""
    try:
        scenario = read_scenario(read_text(file))
        if seed is not None:
            scenario = replace(scenario, seed=checked_seed(seed))
        if scenario.game == game.name and players in (None, scenario.players):
            return Start(load(game, scenario), scenario.players, scenario.seed)
    except InvalidInput as error:
        raise Complaint(f"{file} cannot be used: {error}") from None
    raise Complaint(
        f"{file} is a position of {scenario.game} with {scenario.players} seats, which is not"
        " what the command says."
    )
