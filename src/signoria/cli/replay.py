"""`signoria replay`: a recorded game, move by move."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from signoria.core.game import Game, State
from signoria.core.json_types import JsonObject
from signoria.core.record import Record
from signoria.core.record import replay as states_of
from signoria.core.refusal import InvalidInput
from signoria.games import game_named

from .complaint import NEGATIVE, Complaint
from .words import print_json, read_text


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    upto: Annotated[
        int | None, typer.Option(metavar="N", min=0, help="Stop after N moves; all unless given.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(metavar="S", min=0, help="Show what this seat may see.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """Replay a record and print the position it leads to.

    Without a seat, that is the public view of a running game and the full position of a finished
    one. A record whose moves are illegal or whose result does not match is refused.
    """
    text = read_text(file)
    try:
        record = Record.parse(text)
        game = game_named(record.game)
        states = states_of(game, record)
    except InvalidInput as error:
        raise Complaint(f"{file} is refused: {error}", NEGATIVE) from None
    moves = len(states) - 1
    after = moves if upto is None else upto
    if after > moves:
        raise Complaint(f"{file} has {moves} moves; it cannot be shown after {after}.")
    if seat is not None and seat >= len(record.seats):
        raise Complaint(f"{file} has no seat {seat}; the last is {len(record.seats) - 1}.")
    finished = states[-1].over
    told = position(game, states[after], seat, finished=finished)
    if json:
        print_json(told)
    else:
        typer.echo(f"{game.name} after {after} of {moves} moves, {whose(seat, finished)}:")
        print_json(told, indent=2)


def whose(seat: int | None, finished: bool) -> str:
    """Return in words who may see what is shown."""
    if seat is not None:
        return f"as seat {seat} may see it"
    return "the full position" if finished else "the public view of a running game"


def position(game: Game[State], state: State, seat: int | None, *, finished: bool) -> JsonObject:
    """Return what may be shown of a state."""
    if seat is None and finished:
        return game.position(state)
    return game.observe(state, seat).view()
