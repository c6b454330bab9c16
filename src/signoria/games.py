"""Every game that Signoria knows, by name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeAlias, cast

from .core.game import Game, State
from .core.refusal import InvalidInput
from .princes.game import PRINCES

AnyGame: TypeAlias = "Game[State]"
"""A game whose kind of state its user need not know; it only ever meets its own states."""

GAMES: Final[Mapping[str, AnyGame]] = MappingProxyType({PRINCES.name: cast("AnyGame", PRINCES)})


def game_named(name: str) -> AnyGame:
    """Return a game.

    Raises:
        InvalidInput: there is no game of that name.
    """
    if name not in GAMES:
        raise InvalidInput(f"there is no game {name!r}; known: {', '.join(GAMES)}.")
    return GAMES[name]
