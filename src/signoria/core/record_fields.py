"""The values in the header of a record: each read from the text behind its key."""

from __future__ import annotations

import json
import re
from datetime import datetime
from typing import Final

from .json_types import JsonObject
from .refusal import InvalidInput

KEYS: Final = (
    "game",
    "rules",
    "options",
    "seats",
    "seed",
    "commitment",
    "started",
    "result",
)


def game_name(text: str) -> str:
    """Return the name of a game."""
    if not re.fullmatch(r"[a-z][a-z0-9-]*", text):
        raise InvalidInput("'game' must be the name of a game, such as princes.")
    return text


def rules_version(text: str) -> int:
    """Return the number of a rules version."""
    if not re.fullmatch(r"[1-9][0-9]{0,8}", text):
        raise InvalidInput("'rules' must be the number of a rules version, such as 1.")
    return int(text)


def options(text: str) -> JsonObject:
    """Return the options of a game."""
    value = json_value("options", text)
    if not isinstance(value, dict):
        raise InvalidInput('\'options\' must be a JSON object, such as {"edition": "house"}.')
    return value


def names(text: str) -> tuple[str, ...]:
    """Return the names of the players."""
    value = json_value("seats", text)
    if not isinstance(value, list) or not value or not all(isinstance(one, str) for one in value):
        raise InvalidInput("'seats' must be a JSON list of the players' names.")
    return tuple(value)


def scores(text: str) -> tuple[int, ...]:
    """Return the final scores."""
    value = json_value("result", text)
    if not isinstance(value, list) or not all(type(one) is int for one in value):
        raise InvalidInput("'result' must be a JSON list of whole numbers, one for each seat.")
    return tuple(value)


def seed(text: str) -> str:
    """Return a seed, which is quoted as JSON where it would not survive as it is."""
    value = json_value("seed", text) if text.startswith('"') else text
    if not isinstance(value, str) or not is_unicode(value):
        raise InvalidInput("'seed' must be text.")
    return value


def is_unicode(text: str) -> bool:
    """Whether a text can be written in UTF-8; halves of surrogate pairs cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def print_seed(text: str) -> str:
    """Return a seed as it stands in a header."""
    plain = text.isprintable() and text == text.strip() and text and text[0] != '"'
    return text if plain else json.dumps(text)


def digest(text: str) -> str:
    """Return a commitment."""
    if not re.fullmatch(r"[0-9a-f]{64}", text):
        raise InvalidInput("'commitment' must be a SHA-256 of 64 hexadecimal digits.")
    return text


def moment(text: str) -> str:
    """Return a time in UTC, such as `2026-11-29T20:00:00Z`."""
    try:
        datetime.fromisoformat(text if re.fullmatch(r"[0-9-]{10}T[0-9:]{8}Z", text) else "")
    except ValueError:
        example = "2026-11-29T20:00:00Z"
        raise InvalidInput(f"'started' must be a time in UTC, such as {example}.") from None
    return text


def json_value(key: str, text: str) -> object:
    """Return a JSON value, or say which key has none."""
    try:
        value: object = json.loads(text)
    except (ValueError, RecursionError):
        raise InvalidInput(f"the value of {key!r} is no JSON.") from None
    return value
