"""What people type after a command, and what they are told: games, bots, options, files, JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import typer

from signoria.bots import BOTS
from signoria.core.game import EditionFile
from signoria.core.json_types import Json
from signoria.core.record_fields import is_unicode

from .complaint import Complaint

EDITION = "edition"


class Options(NamedTuple):
    """The options of a game, and an edition that was read from a file."""

    values: dict[str, Json]
    edition: EditionFile | None


def seating(names: str, players: int) -> tuple[str, ...]:
    """Return the bot of each seat from one name or one name for each seat."""
    bots = tuple(name.strip() for name in names.split(","))
    for bot in bots:
        if bot not in BOTS:
            raise Complaint(f"there is no bot {bot!r}; there is {', '.join(BOTS)}.")
    if len(bots) not in (1, players):
        raise Complaint(f"{len(bots)} bots cannot fill {players} seats; name one, or one a seat.")
    return bots * players if len(bots) == 1 else bots


def options_of(words: Sequence[str]) -> Options:
    """Return options given as K=V; `edition=PATH.toml` reads the file."""
    values: dict[str, Json] = {}
    edition: EditionFile | None = None
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise Complaint(f"an option is NAME=VALUE, such as edition=house; {word!r} is not.")
        if name in values or (name == EDITION and edition is not None):
            raise Complaint(f"the option {name!r} is given twice.")
        if name == EDITION and value.endswith(".toml"):
            edition = EditionFile(value, read_text(Path(value)))
        else:
            values[name] = value_of(value)
    return Options(values, edition)


def value_of(text: str) -> Json:
    """Return the value that a text stands for: true, false, a number, or itself."""
    if text in ("true", "false"):
        return text == "true"
    if re.fullmatch(r"-?[0-9]{1,15}", text):
        return int(text)
    if re.fullmatch(r"-?[0-9]{1,15}\.[0-9]{1,15}", text):
        return float(text)
    return text


def checked_seed(seed: str) -> str:
    """Return a seed that can be written down."""
    if not is_unicode(seed):
        raise Complaint("the seed is no text in UTF-8; use letters and digits.")
    return seed


def read_text(path: Path) -> str:
    """Return the text of a file, its lines ended as everywhere."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Complaint(f"{path} is no text in UTF-8.") from None
    except (OSError, ValueError) as error:
        raise Complaint(f"{path} cannot be read: {reason(error)}.") from None


def reason(error: OSError | ValueError) -> str:
    """Return why the system refused something, without its numbers."""
    told = error.strerror if isinstance(error, OSError) else None
    return (told or str(error)).lower()


def print_json(value: Json, indent: int | None = None) -> None:
    """Print one JSON document, on one line unless it is indented."""
    typer.echo(json.dumps(value, ensure_ascii=False, indent=indent))


def print_table(rows: Sequence[Sequence[str]]) -> None:
    """Print rows in columns as wide as they must be; the first row is their heads."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = [row[0].ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        typer.echo("  ".join(cells).rstrip())
