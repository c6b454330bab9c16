"""The auction phase: which lot to name, how far to bid."""

from __future__ import annotations

from signoria.core.moves import Move
from signoria.princes.auction import RAISE_BY
from signoria.princes.moves import Offer

from .prices import Prices
from .sight import Sight


def lot_to_open(sight: Sight, moves: list[Move]) -> Move | None:
    """Return the offer that gains most at the base price, or None if none gains anything."""
    prices = Prices(sight)
    best, most = None, 0.0
    for move in moves:
        if isinstance(move, Offer):
            gain = prices.gain(move.lot, sight.seen.rules.base_price)
            if gain > most:
                best, most = move, gain
    return best


def is_worth_a_raise(sight: Sight) -> bool:
    """Whether the lot is worth the next price."""
    return Prices(sight).is_worth(sight.seen.lot, sight.seen.price + RAISE_BY)


def cheapest(sight: Sight, moves: list[Move]) -> Move:
    """Return the offer that loses least where one must be made (rules 18.1)."""
    prices, base = Prices(sight), sight.seen.rules.base_price
    offers = [move for move in moves if isinstance(move, Offer)]
    return max(offers, key=lambda move: prices.gain(move.lot, base))
