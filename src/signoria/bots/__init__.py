"""Deciders for seats: each sees only what its seat may see."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from .base import Bot, Turn
from .greedy import GreedyBot
from .random_bot import RandomBot

BOTS: Final[Mapping[str, Bot]] = MappingProxyType(
    {bot.name: bot for bot in (RandomBot(), GreedyBot())}
)
"""Every bot by its name."""

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "Turn"]
