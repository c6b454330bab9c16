"""The plan of a beginner for the rest of the game.

Perform those in hand, spread evenly over the actions left, and use the other actions for what
their works wish for, then for more people, then for buildings that cost little.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from signoria.princes.estate import BUILDING_VALUE, CONTACT_BUILDERS
from signoria.princes.pieces import LANDSCAPES
from signoria.princes.purse import (
    BUILDING_COSTS,
    EXTRA_PRESTIGE,
    FLORINS_A_POINT_TAKEN,
    PRICE,
)
from signoria.princes.rounds import ACTIONS_A_TURN
from signoria.princes.seat import Seat
from signoria.princes.terms import PROFESSIONS
from signoria.princes.works import (
    FLORINS_A_VALUE,
    court_value,
    wishes_value,
)

from .sight import Sight

EXTRA: Final = EXTRA_PRESTIGE * FLORINS_A_POINT_TAKEN
"""The florins that three points are worth, as for a building or another landscape of a type."""

GROWTH: Final = 0.7
"""What a work gains in value for each round that it waits, from lots still to be bought."""

GIVEN_UP: Final = 6
"""A work that lacks as much as this of the minimum counts for nothing; in between, in part."""

BEST_WORK: Final = 150
"""What the chance of the best work of a round adds to a work, in florins."""

AUCTION: Final = 450
"""What a lot is likely to cost in a later round."""

RESERVE: Final = 600
"""The cash without which a court can hardly move."""

MISSING: Final = 0.5
"""What is lost for each florin that is missing in the reserve."""

SPARE: Final = 0.5
"""What a florin is worth that no plan needs: only florins of works can become prestige."""

BONUS_CARD: Final = 4
"""What a bonus card that is still to be drawn adds to a work."""

MOST_DRAWN: Final = 2
"""How many professions still to be taken a plan counts on."""

MOST_BUILDINGS: Final = 4
MOST_BUILDINGS_IN_CONTACT: Final = 7
"""How many buildings an estate holds while they must not touch, and when they may."""

WELCOME_OF_BUILDING: Final = 1.2
WELCOME_OF_OTHER: Final = 0.9
BEST_WELCOME: Final = 7.5
"""What a building, a freedom or a landscape adds to the work of somebody still to be found."""


class Improvement(NamedTuple):
    """A building or a freedom that those in hand wish for; a better one compares higher.

    Attributes:
        gain: what it gains in all, in florins.
        cost: what it costs.
        building: the tile, or -1.
        freedom: the freedom, or -1.
    """

    gain: int
    cost: int
    building: int = -1
    freedom: int = -1


class Plan:
    """The rest of a game as a beginner plans it for a court.

    Attributes:
        all_actions: the actions left in the game, `actions` of them in this round.
        works: the works to be completed.
        spare: the actions not spoken for.
        spend: the florins that will be spent.
        extra: what points that no work pays are worth.
        found: the people still to be lured or drawn, who will perform too.
        tiles, worth, freedoms: what will be there when works are completed.
    """

    def __init__(self, sight: Sight, court: Seat, actions: int) -> None:
        self.sight = sight
        self.court = court
        self.actions = actions
        self.all_actions = actions + ACTIONS_A_TURN * sight.later_rounds
        self.works = min(self.all_actions, len(court.hand) + court.recruiters)
        self.spare = self.all_actions - self.works
        self.spend = AUCTION * sight.later_rounds
        self.extra = 0
        self.found = court.recruiters
        self.drawn = 0
        self.tiles = court.tiles
        self.worth = list(court.worth)
        self.freedoms = set(court.freedoms)

    def gains(self, improvements: list[Improvement], bonus: list[int]) -> float:
        """Return what the plan brings in florins, beyond the prestige that is there.

        Args:
            improvements: what those in hand wish for, the best first.
            bonus: what each bonus card adds to a work.
        """
        self.improve(improvements)
        self.draw_professions()
        self.build_more()
        values = self.values()
        lacks = [self.sight.minimum_after(self.wait(at)) - value for at, value in enumerate(values)]
        for card in sorted(bonus, reverse=True):
            help_the_neediest(values, lacks, card)
        self.buy_bonus_cards(values, lacks)
        left = self.court.florins - self.spend
        short = max(0, RESERVE - self.court.florins)
        return income(values, lacks) + self.extra + min(left, SPARE * left) - MISSING * short

    def improve(self, improvements: list[Improvement]) -> None:
        """Use spare actions for what the works wish for."""
        for one in improvements:
            if not self.spare or one.gain < 0:
                return
            self.spare -= 1
            self.spend += one.cost
            if one.building < 0:
                self.freedoms.add(one.freedom)
            else:
                self.tiles |= 1 << one.building
                self.worth[one.building] += BUILDING_VALUE
                self.extra += EXTRA

    def draw_professions(self) -> None:
        """Use spare actions, two each, for more professions and their works."""
        if self.sight.pile_holds(PROFESSIONS):
            self.drawn = min(self.spare // 2, MOST_DRAWN)
            self.spare -= 2 * self.drawn
            self.spend += PRICE * self.drawn
            self.found += self.drawn
            self.works += self.drawn

    def build_more(self) -> None:
        """Use spare actions for buildings that nobody wishes for, if that pays."""
        cost = BUILDING_COSTS[self.court.builders]
        in_contact = self.court.builders >= CONTACT_BUILDERS
        most = MOST_BUILDINGS_IN_CONTACT if in_contact else MOST_BUILDINGS
        if cost < EXTRA:
            more = max(0, min(self.spare, most - self.number_of_buildings()))
            self.extra += more * EXTRA
            self.spend += more * cost

    def number_of_buildings(self) -> int:
        """Return how many buildings there will be."""
        return (self.tiles >> len(LANDSCAPES)).bit_count()

    def values(self) -> list[float]:
        """Return the values of the works, the lowest first, each at the time of its turn."""
        base = court_value(self.court, self.sight.edition) + self.drawn
        found: list[float] = [base + self.fulfilled(card) for card in self.court.hand]
        found += [base + self.welcome()] * self.found
        found.sort()
        best = found[len(found) - self.works :]
        return [value + GROWTH * self.wait(at) for at, value in enumerate(best)]

    def fulfilled(self, profession: int) -> int:
        """Return what the wishes of a profession will add to its work."""
        wishes = self.sight.edition.wishes[profession]
        return wishes_value(self.worth, self.freedoms, wishes)

    def welcome(self) -> float:
        """Return what the wishes of somebody still to be found are likely to add."""
        buildings = self.number_of_buildings()
        others = self.tiles.bit_count() - buildings + len(self.freedoms)
        return min(BEST_WELCOME, WELCOME_OF_BUILDING * buildings + WELCOME_OF_OTHER * others)

    def wait(self, number: int) -> int:
        """Return how many rounds a work waits when all are spread evenly over the actions."""
        before = (number + 1) * self.all_actions // self.works - 1 - self.actions
        return 0 if before < 0 else 1 + before // ACTIONS_A_TURN

    def buy_bonus_cards(self, values: list[float], lacks: list[float]) -> None:
        """Use spare actions for bonus cards while a work needs them."""
        while self.spare and max(lacks, default=0) > 0:
            self.spare -= 1
            self.spend += PRICE
            help_the_neediest(values, lacks, BONUS_CARD)


def help_the_neediest(values: list[float], lacks: list[float], card: int) -> None:
    """Add a bonus card to the work that lacks most of the minimum."""
    if lacks:
        neediest = lacks.index(max(lacks))
        values[neediest] += card
        lacks[neediest] -= card


def income(values: list[float], lacks: list[float]) -> float:
    """Return the florins of works, each weighed with its chance to reach the minimum."""
    total = 0.0
    for value, lack in zip(values, lacks, strict=True):
        chance = min(1.0, max(0.0, 1 - lack / GIVEN_UP))
        total += chance * (FLORINS_A_VALUE * value + BEST_WORK)
    return total
