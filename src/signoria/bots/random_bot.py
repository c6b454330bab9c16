"""The random bot: any kind of move, then any move of that kind (the contract, section 1)."""

from __future__ import annotations

from random import Random
from typing import Final

from signoria.core.game import S
from signoria.core.moves import Kind, Line

from .base import Bot, Turn

EXCHANGE: Final = "exchange"


class RandomBot(Bot):
    """Chooses uniformly among the kinds of legal move, then uniformly within the kind."""

    name = "random"

    def decide(self, turn: Turn[S], rng: Random) -> Line:
        """Return a random choice; prestige is exchanged only by a seat that can only yield."""
        kinds = turn.kinds()
        open_kinds = len(kinds)
        if kinds[-1].name == EXCHANGE and can_do_more_than_yield(kinds):
            open_kinds -= 1
        kind = kinds[int(rng.random() * open_kinds)]
        if kind.composite:
            lines = turn.lines(kind)
            return lines[int(rng.random() * len(lines))]
        moves = turn.moves(kind)
        return moves[int(rng.random() * len(moves))].line


def can_do_more_than_yield(kinds: list[Kind]) -> bool:
    """Whether a kind other than an exchange does more than give up a chance."""
    for kind in kinds:  # noqa: SIM110  (asked at every decision, where a generator costs too much)
        if not kind.yields and kind.name != EXCHANGE:
            return True
    return False
