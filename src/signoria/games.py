"""Every game that Signoria knows, by name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from .core.game import Game
from .core.refusal import InvalidInput
from .princes.game import PRINCES
from .princes.state import PrincesState

AnyGame: TypeAlias = "Game[PrincesState]"

GAMES: Final[Mapping[str, AnyGame]] = MappingProxyType({PRINCES.name: PRINCES})


def game_named(name: str) -> AnyGame:
    """Return a game.

    Raises:
        InvalidInput: there is no game of that name.
    """
    if name not in GAMES:
        raise InvalidInput(f"there is no game {name!r}; known: {', '.join(GAMES)}.")
    return GAMES[name]
