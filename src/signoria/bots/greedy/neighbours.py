"""Cooperative Building: what a joint building brings the bot, as builder and as partner."""

from __future__ import annotations

from typing import Final

from signoria.core.game import S
from signoria.core.moves import Move
from signoria.princes.estate import count_tile
from signoria.princes.moves import ACCEPT, REFUSE
from signoria.princes.purse import EXTRA_PRESTIGE

from ..base import Turn
from .future import Future
from .sight import Sight

RIVALS_SHARE: Final = 150
"""What it costs, in florins, that a rival scores 3 prestige too."""


def accept_or_refuse(sight: Sight, turn: Turn[S]) -> Move:
    """Accept if the building is worth more than what it costs and brings the neighbour."""
    proposal, future = sight.seen.proposal, Future(sight)
    if proposal is None:
        return turn.moves(REFUSE)[0]
    after = sight.own.clone()
    after.florins -= proposal.amount
    after.prestige += EXTRA_PRESTIGE
    count_tile(after, proposal.site.tile, sight.edition)
    gain = future.worth(after) - future.worth(sight.own)
    return turn.moves(ACCEPT if gain > RIVALS_SHARE else REFUSE)[0]
