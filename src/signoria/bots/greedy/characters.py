"""Muse & Princess: what each character is worth to the bot, and when it uses one (rules 15)."""

from __future__ import annotations

from typing import Final

from signoria.core.game import S
from signoria.core.moves import Move
from signoria.princes.characters import place_on_track
from signoria.princes.moves import BID, MERCHANT, PASS, PROFESSOR, Bid, UseMerchant, UseProfessor
from signoria.princes.princess import princess_work
from signoria.princes.purse import FLORINS_A_POINT_TAKEN
from signoria.princes.terms import BANKER, CARDINAL, MUSE, PRESTIGE_CARDS, PRINCESS
from signoria.princes.terms import MERCHANT as THE_MERCHANT
from signoria.princes.works import FLORINS_A_VALUE, base_value, bonus_values

from ..base import Turn
from .card_hopes import hope_of_best
from .sight import Sight

ONE_MORE_ACTION: Final = 350
"""What a third action is worth before it is known what for."""

A_FREE_LOT: Final = 400
"""What the Merchant is likely to save in the next auction phase."""

A_CARD: Final = 400
"""What a bonus card that is chosen out of five is worth."""

AN_ACTION_SPENT: Final = 0.6
"""How much of a work's florins is left when the action could have served another one."""

KEPT: Final = 300
"""The cash that is kept for the action phase, and not bid for a character."""


def character_to_bid_for(sight: Sight, turn: Turn[S]) -> Move:
    """Return the bid that gains most, or `pass`; the lowest bid for a character comes first."""
    best, most = turn.moves(PASS)[0], 0.0
    for move in turn.moves(BID) if BID in turn.kinds() else []:
        if isinstance(move, Bid) and is_affordable(sight, move):
            gain = worth_of(sight, move.character) - move.amount
            if gain > most:
                best, most = move, gain
    return best


def is_affordable(sight: Sight, move: Bid) -> bool:
    """Whether enough cash is left after a bid; the Banker brings cash himself."""
    return move.character == BANKER or sight.own.florins - move.amount >= KEPT


def worth_of(sight: Sight, character: int) -> float:
    """Return what a character is worth in florins."""
    if character == MUSE:
        return FLORINS_A_VALUE * sight.seen.round * works_with_muse(sight)
    if character == CARDINAL:
        return ONE_MORE_ACTION
    if character == PRINCESS:
        return worth_of_princess(sight)
    if character == THE_MERCHANT:
        points = FLORINS_A_POINT_TAKEN * place(sight)
        return points if sight.is_last_round else max(A_FREE_LOT, points)
    if character == BANKER:
        return sight.seen.banker_cash
    return max(A_CARD, FLORINS_A_POINT_TAKEN * hope_of_best(sight, sight.own))


def works_with_muse(sight: Sight) -> int:
    """Return how many works the bot can complete in this round with the Muse."""
    needed = sight.seen.minimum - sight.seen.round - sum(bonus_values(sight.own, sight.edition))
    ready = [
        card for card in sight.own.hand if base_value(sight.own, card, sight.edition) >= needed
    ]
    return min(len(ready), sight.actions)


def worth_of_princess(sight: Sight) -> float:
    """Return what a work of the Princess would pay, if she reaches the least value."""
    value = princess_work(sight.seen.viewer, sight.own, sight.seen.rules).value
    return AN_ACTION_SPENT * FLORINS_A_VALUE * value if value >= sight.seen.minimum else 0.0


def place(sight: Sight) -> int:
    """Return the bot's place on the prestige track."""
    return place_on_track(sight.seen.seats, sight.seen.viewer)


def use_merchant(sight: Sight, turn: Turn[S]) -> Move:
    """Take the lot for nothing, or pay it and take prestige, whichever is worth more."""
    points = FLORINS_A_POINT_TAKEN * place(sight)
    for move in turn.moves(MERCHANT):
        if isinstance(move, UseMerchant) and move.free == (sight.seen.price >= points):
            return move
    return turn.moves(MERCHANT)[0]


def use_character(sight: Sight, turn: Turn[S]) -> Move | None:
    """Return what the held character is used for now, None if for nothing yet."""
    kinds = turn.kinds()
    if PROFESSOR in kinds:
        return use_professor(sight, turn.moves(PROFESSOR))
    points = FLORINS_A_POINT_TAKEN * place(sight)
    if MERCHANT in kinds and (sight.is_last_round or points > A_FREE_LOT):
        return turn.moves(MERCHANT)[0]
    return None


def use_professor(sight: Sight, moves: list[Move]) -> Move:
    """Return the card to ask the Professor for."""
    prestige = FLORINS_A_POINT_TAKEN * hope_of_best(sight, sight.own)
    wants_prestige = prestige > (A_CARD if sight.own.hand else 0)
    for move in moves:
        if isinstance(move, UseProfessor) and (move.pile == PRESTIGE_CARDS) == wants_prestige:
            return move
    return moves[0]
