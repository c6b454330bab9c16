"""`signoria games`: what can be played, with all that can be set."""

from __future__ import annotations

from typing import Annotated

import typer

from signoria.core.game import Game, Option, State
from signoria.core.json_types import Json
from signoria.games import GAMES

from .words import print_json


def games(
    json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """List every game with its players, options and the ids of its rules."""
    if json:
        print_json({"games": [game_as_json(game) for game in GAMES.values()]})
        return
    for game in GAMES.values():
        print_game(game)


def game_as_json(game: Game[State]) -> Json:
    """Return what a game says about itself."""
    return {
        "game": game.name,
        "rules_version": game.rules_version,
        "players": list(game.players),
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "values": list(option.values),
                "text": option.text,
            }
            for option in game.options
        ],
        "rules": [
            {"id": rule.id, "paragraph": rule.paragraph, "text": rule.text}
            for rule in game.rules.values()
        ],
    }


def print_game(game: Game[State]) -> None:
    """Print a game for people."""
    typer.echo(f"{game.name}: {game.players[0]} to {game.players[-1]} players")
    typer.echo("  options")
    for option in game.options:
        typer.echo(f"    {option_in_words(option)}")
    typer.echo(f"  rules (version {game.rules_version})")
    for rule in game.rules.values():
        typer.echo(f"    {rule.id} ({rule.paragraph}): {rule.text}")


def option_in_words(option: Option) -> str:
    """Return an option with its values, the default first named."""
    values = ", ".join(shown(value) for value in option.values)
    return f"{option.name} (default {shown(option.default)}; {values}): {option.text}"


def shown(value: Json) -> str:
    """Return a value as it is typed after `--option`."""
    return str(value).lower() if isinstance(value, bool) else str(value)
