"""What a court is worth before the last round: what its owner can still make of it.

Everything is counted in florins. A prestige point counts 200, which is what it costs when a work
is paid.
"""

from __future__ import annotations

from signoria.princes.estate import BUILDING_VALUE, building_sites
from signoria.princes.purse import BUILDING_COSTS, FLORINS_A_POINT_TAKEN, PRICE
from signoria.princes.rounds import ACTIONS_A_TURN
from signoria.princes.seat import Seat
from signoria.princes.works import (
    FLORINS_A_VALUE,
    FREEDOM_VALUE,
    bonus_values,
)

from .card_hopes import hoped_of_all
from .plan import BONUS_CARD, EXTRA, Improvement, Plan
from .sight import Sight


class Outlook:
    """Values courts as seen from one decision."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.buildings = sum(1 << tile for tile in sight.buildings_in_supply)

    def worth(self, court: Seat, actions: int = ACTIONS_A_TURN, more_bonus: int = 0) -> float:
        """Return the worth of a court.

        Args:
            court: the court.
            actions: the actions left in this round.
            more_bonus: bonus cards bought, still to be drawn.
        """
        bonus = bonus_values(court, self.sight.edition) + [BONUS_CARD] * more_bonus
        gains = Plan(self.sight, court, actions).gains(self.improvements(court), bonus)
        return gains + FLORINS_A_POINT_TAKEN * (court.prestige + hoped_of_all(self.sight, court))

    def improvements(self, court: Seat) -> list[Improvement]:
        """Return the buildings and freedoms that the hand wishes for, the best first."""
        wishes = [self.sight.edition.wishes[profession] for profession in court.hand]
        found = self.wished_buildings(court, [building for building, _, _ in wishes])
        found += self.wished_freedoms(court, [freedom for _, _, freedom in wishes])
        found.sort(reverse=True)
        return found

    def wished_buildings(self, court: Seat, wishes: list[int]) -> list[Improvement]:
        """Return the buildings wished for that can still be built."""
        sites, sites_of = building_sites(court) & self.sight.lone_sites, self.sight.edition.sites_of
        allowed = self.buildings & ~court.tiles
        cost = BUILDING_COSTS[court.builders]
        gain = BUILDING_VALUE * FLORINS_A_VALUE
        return [
            Improvement(EXTRA + gain * wishes.count(tile) - cost, cost, building=tile)
            for tile in set(wishes)
            if allowed >> tile & 1 and sites & sites_of[tile]
        ]

    def wished_freedoms(self, court: Seat, wishes: list[int]) -> list[Improvement]:
        """Return the freedoms wished for that can still be introduced."""
        supply = self.sight.seen.freedoms
        gain = FREEDOM_VALUE * FLORINS_A_VALUE
        return [
            Improvement(gain * wishes.count(freedom) - PRICE, PRICE, freedom=freedom)
            for freedom in set(wishes)
            if supply[freedom] and freedom not in court.freedoms
        ]
