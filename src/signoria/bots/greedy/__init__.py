"""The greedy bot: a sensible beginner at The Princes of Florence."""

from __future__ import annotations

from .bot import GreedyBot

__all__ = ["GreedyBot"]
