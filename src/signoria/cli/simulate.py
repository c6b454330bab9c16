"""`signoria simulate`: many complete games between bots."""

from __future__ import annotations

import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from signoria.arena.simulate import Plan, Report
from signoria.arena.simulate import simulate as play_all
from signoria.core.json_types import Json
from signoria.games import game_named

from .complaint import NEGATIVE, Complaint
from .words import checked_seed, options_of, print_json, print_table, seating


def simulate(  # noqa: PLR0913, PLR0917  (each option of the command is an argument)
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, such as princes.")],
    players: Annotated[int, typer.Option(metavar="N", help="How many seats.")],
    bots: Annotated[
        str, typer.Option(metavar="B1[,B2…]", help="One bot for all seats, or one for each.")
    ],
    games: Annotated[int, typer.Option(metavar="K", min=1, help="How many games.")],
    seed: Annotated[str, typer.Option(metavar="S", help="Decides every game; any text.")],
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="K=V", help="An option; edition=PATH.toml reads a file."),
    ] = None,
    fixed_seats: Annotated[
        bool, typer.Option("--fixed-seats", help="Bots keep their seats.")
    ] = False,
    workers: Annotated[int, typer.Option(metavar="W", min=1, max=256, help="Processes.")] = 1,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write a record of each game there.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """Play K complete games between bots and report how they did."""
    game_named(game).check_players(players)
    options = options_of(option or [])
    plan = Plan(
        game=game,
        options=options.values,
        edition=options.edition,
        seed=checked_seed(seed),
        bots=seating(bots, players),
        games=games,
        fixed_seats=fixed_seats,
        records=records,
    )
    prepare(plan)
    report = watched(plan, workers)
    if json:
        print_json(report.to_json())
    else:
        print_report(report)


def prepare(plan: Plan) -> None:
    """Refuse options that the game does not know, and make the folder of the records."""
    game_named(plan.game).deal(plan.players, plan.options, plan.seed, plan.edition)
    if plan.records is not None:
        plan.records.mkdir(parents=True, exist_ok=True)


def watched(plan: Plan, workers: int) -> Report:
    """Play with a progress bar, where a person watches."""
    try:
        if not sys.stderr.isatty():
            return play_all(plan, workers)
        return play_with_bar(plan, workers)
    except BrokenProcessPool:
        sentence = (
            "a worker process was ended from outside; nothing is reported. Try fewer workers."
        )
        raise Complaint(sentence, NEGATIVE) from None


def play_with_bar(plan: Plan, workers: int) -> Report:
    """Play with a progress bar on stderr."""
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{plan.game}, {plan.players} seats", total=plan.games)
        return play_all(plan, workers, lambda games: progress.advance(task, games))


def print_report(report: Report) -> None:
    """Print a report for people."""
    tally = report.tally
    typer.echo(
        f"{tally.games} games of {report.plan.game} with {report.plan.players} seats,"
        f" {tally.decisions} decisions, {report.seconds:.1f} s"
    )
    figures = [tally.report(bot) for bot in dict.fromkeys(report.plan.bots)]
    columns = [key for key in figures[0] if key != "bot"]
    heads = ["bot", *(column.replace("_", " ") for column in columns)]
    print_table(
        [heads, *([str(row["bot"]), *(shown(row[key]) for key in columns)] for row in figures)]
    )


def shown(value: Json) -> str:
    """Return a figure, or the two ends of an interval, as a table has it."""
    if isinstance(value, list):
        return "–".join(shown(end) for end in value)
    return f"{value:.3f}" if isinstance(value, float) else str(value)
