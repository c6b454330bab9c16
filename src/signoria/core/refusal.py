"""Refusals: why a move or a position is not accepted, in a form that people and programs read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from .json_types import Json


class Refusal(Exception):
    """A move that the rules do not allow; nothing has changed.

    Args:
        rule: the id of the rule that refuses it; its paragraph is in `Game.rules`.
        message: one sentence in English for a log or a terminal; the page has its own texts.
        missing: the figures behind the refusal, such as `{"short": 300}`.
        squares: the squares concerned, such as `("c3", "d3")`.
    """

    def __init__(
        self,
        rule: str,
        message: str,
        missing: Mapping[str, Json] | None = None,
        squares: tuple[str, ...] = (),
    ) -> None:
        super().__init__(message)
        self.rule = rule
        self.message = message
        self.missing: Mapping[str, Json] = missing or {}
        self.squares = squares


class InvalidInput(ValueError):
    """Options, a position, a record or an edition that cannot be used; the text says why."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule that a refusal can cite.

    Attributes:
        id: the stable identifier, lower-case words joined by hyphens.
        paragraph: the paragraph of `docs/rules/GAME.md` that states it, such as `5.3`.
        text: what it demands, in one English sentence.
    """

    id: str
    paragraph: str
    text: str = field(compare=False)
