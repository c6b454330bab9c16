"""What a lot is worth to the bot, and the most that it pays."""

from __future__ import annotations

from typing import Final

from signoria.princes.auction import MOST_BUILDERS
from signoria.princes.moves import ANY_LANDSCAPE, BUILDER, LOTS, PRESTIGE
from signoria.princes.pieces import LANDSCAPES
from signoria.princes.purse import FLORINS_A_POINT_TAKEN, cover
from signoria.princes.terms import NOBODY, PRESTIGE_CARDS

from .card_hopes import hope_of_best
from .courts import having_bought
from .future import Future
from .sight import Sight

MOST_PAID: Final = {
    "forest": (600, 600, 700, 800, 800, 900, 1200),
    "lake": (600, 600, 700, 800, 800, 900, 1200),
    "park": (600, 600, 700, 800, 800, 900, 1200),
    "jester": (1300, 1300, 1200, 1200, 1100, 1000, 1000),
    "builder": (600, 600, 700, 700, 700, 800, 1000),
    "prestige": (500, 600, 700, 800, 900, 1200, 1500),
    "recruiter": (600, 600, 700, 800, 900, 900, 1000),
    "landscape": (600, 600, 700, 800, 800, 900, 1200),
}
"""The most that a sensible player pays for each lot in rounds 1 to 7, however he needs it."""

LIKELY_PRICE: Final = 350
"""What a lot costs for which few others fight."""

SETTLED: Final = 0.8
"""How much of the gain of the next best lot one can count on."""


class Prices:
    """What the lots of this auction phase are worth to the bot."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.future = Future(sight)
        self.worth_without = self.future.worth(sight.own)

    def gain(self, lot: int, price: int) -> float:
        """Return what buying a lot at a price gains, in florins."""
        if cover(self.sight.own, self.sight.seen.rules) < price:
            return 0.0
        if lot == ANY_LANDSCAPE:
            return max(
                [self.gain(one, price) for one in landscapes_to_choose(self.sight)], default=0.0
            )
        court = having_bought(self.sight.own, lot, price, self.sight.edition)
        worth = self.future.worth(court)
        if lot == PRESTIGE:
            worth += FLORINS_A_POINT_TAKEN * hope_of_best(self.sight, court)
        return worth - self.worth_without

    def is_worth(self, lot: int, price: int) -> bool:
        """Whether a lot at a price gains more than what else can be bought."""
        if price > MOST_PAID[LOTS[lot]][self.sight.seen.round - 1]:
            return False
        gain = self.gain(lot, price)
        return gain > 0 and gain > self.gain_elsewhere(lot)

    def gain_elsewhere(self, lot: int) -> float:
        """Return what the best of the other open lots is likely to gain."""
        others = [other for other in open_lots(self.sight) if other != lot]
        return SETTLED * max([self.gain(other, LIKELY_PRICE) for other in others], default=0.0)


def open_lots(sight: Sight) -> list[int]:
    """Return the lots that the bot could still name in this auction phase."""
    seen = sight.seen
    landscapes, pile = seen.stock[: len(LANDSCAPES)], seen.pile_sizes[PRESTIGE_CARDS]
    supply = (*landscapes, seen.jesters, seen.builders, pile, seen.recruiters, sum(landscapes))
    return [
        lot
        for lot in seen.rules.lots
        if seen.sold[lot] == NOBODY and supply[lot] and may_have(sight, lot)
    ]


def landscapes_to_choose(sight: Sight) -> list[int]:
    """Return the landscapes in supply that fit on the bot's estate."""
    types = range(len(LANDSCAPES))
    return [tile for tile in types if sight.seen.stock[tile] and may_have(sight, tile)]


def may_have(sight: Sight, lot: int) -> bool:
    """Whether the bot may own a lot."""
    if lot < len(LANDSCAPES):
        return sight.own.sites & sight.edition.sites_of[lot] != 0
    if lot == ANY_LANDSCAPE:
        return bool(landscapes_to_choose(sight))
    return lot != BUILDER or sight.own.builders < MOST_BUILDERS
