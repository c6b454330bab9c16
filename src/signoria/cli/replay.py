"""`signoria replay`: a recorded game, move by move."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from signoria.core.game import Game, State
from signoria.core.json_types import JsonObject
from signoria.core.record import Record, edition_of
from signoria.core.record import replay as states_of
from signoria.core.refusal import InvalidInput
from signoria.games import game_named
from signoria.pictures import Position

from .complaint import NEGATIVE, Complaint
from .words import print_json, read_text


def replay(  # noqa: PLR0913, PLR0917  (each option of the command is an argument)
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    upto: Annotated[
        int | None, typer.Option(metavar="N", min=0, help="Stop after N moves; all unless given.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(metavar="S", min=0, help="Show what this seat may see.")
    ] = None,
    picture: Annotated[
        Path | None,
        typer.Option(metavar="OUT", help="Draw it: a file that ends in .svg or .png."),
    ] = None,
    theme: Annotated[str, typer.Option(metavar="THEME", help="Of the picture: light, dark.")] = (
        "light"
    ),
    json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """Replay a record and print the position it leads to.

    Without a seat, that is the public view of a running game and the full position of a finished
    one. With a picture it is drawn, not printed. A record whose moves are illegal or whose result
    does not match is refused.
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
    if picture is not None:
        write_picture(Position(told, record.seats, edition=edition_of(record)), picture, theme)
    if json:
        print_json(told)
        return
    shown = f"{game.name} after {after} of {moves} moves, {whose(seat, finished)}:"
    typer.echo(shown if picture is None else f"{shown} {picture}")
    if picture is None:
        print_json(told, indent=2)


def write_picture(drawn: Position, out: Path, theme: str) -> None:
    """Write a picture in the form that the name of its file asks for."""
    match out.suffix.lower():
        case ".svg":
            out.write_text(drawn.svg(theme), encoding="utf-8")
        case ".png":
            out.write_bytes(drawn.png(theme))
        case _:
            raise Complaint(f"a picture is a file that ends in .svg or .png; {out} does not.")


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
