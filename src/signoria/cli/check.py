"""`signoria check`: are games as the scenarios say?"""

from __future__ import annotations

import json as json_text
from pathlib import Path
from typing import Annotated

import typer

from signoria.core.json_types import Json
from signoria.core.scenario import Failure
from signoria.core.scenario import check as check_file
from signoria.games import GAMES

from .complaint import NEGATIVE, Complaint
from .words import print_json, read_text

LONGEST = 300


def check(
    paths: Annotated[
        list[Path], typer.Argument(metavar="PATH…", help="Scenario files, or folders of them.")
    ],
    json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """Run scenario files; a folder means every *.json below it."""
    files = [file for path in paths for file in scenario_files(path)]
    failures = {file: check_one(file) for file in files}
    failed = sum(1 for found in failures.values() if found)
    told = [failure for found in failures.values() for failure in found]
    if json:
        found: list[Json] = [failure.to_json() for failure in told]
        print_json({"passed": len(files) - failed, "failed": failed, "failures": found})
    else:
        for failure in told:
            typer.echo(in_words(failure))
        typer.echo(f"{len(files) - failed} passed, {failed} failed")
    if failed:
        raise typer.Exit(NEGATIVE)


def scenario_files(path: Path) -> list[Path]:
    """Return the file, or the scenario files below a folder."""
    if not path.is_dir():
        if not path.exists():
            raise Complaint(f"there is no file or folder {path}.")
        return [path]
    files = sorted(path.rglob("*.json"))
    if not files:
        raise Complaint(f"there is no *.json below the folder {path}.")
    return files


def check_one(file: Path) -> list[Failure]:
    """Return what is not as a file says; a file that cannot be read fails too."""
    try:
        text = read_text(file)
    except Complaint as complaint:
        return [Failure(str(file), 0, "scenario", "a file that can be read", str(complaint))]
    return check_file(GAMES, str(file), text)


def in_words(failure: Failure) -> str:
    """Return a failure as one line: file, step, expected, got."""
    place = f"{failure.file}: step {failure.step}, {failure.path}"
    return f"{place}: expected {shown(failure.expected)}, got {shown(failure.got)}"


def shown(value: Json) -> str:
    """Return a value, but no more of it than a person reads."""
    text = value if isinstance(value, str) else json_text.dumps(value, ensure_ascii=False)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
