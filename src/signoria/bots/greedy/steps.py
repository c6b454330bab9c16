"""What each action would make of a court."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

from signoria.princes.estate import allows, building_sites, lay
from signoria.princes.princess import princess_work
from signoria.princes.purse import BUILDING_COSTS, EXTRA_PRESTIGE, PRICE, cover, points_short
from signoria.princes.seat import Seat
from signoria.princes.terms import (
    BONUS_CARDS,
    BUILDING,
    INTRODUCING,
    PRINCESS,
    PROFESSIONS,
    TAKING_BONUS,
    TAKING_PROFESSION,
    WORKING,
)
from signoria.princes.works import base_value, bonus_values, shared_value

from .courts import first_site, having_paid, having_sent_princess, having_worked
from .sight import Sight

MOST_SETS: Final = 4
"""With more bonus cards in hand than this, only few sets of them are looked at."""


class Step(NamedTuple):
    """An action, and the court that it leaves.

    Attributes:
        action: one of the actions of `terms`.
        court: the court afterwards; the florins of a work are in its cash.
        about: the profession, the building or the freedom; -1 for a card still to be drawn.
        laid: the bonus cards of a work.
        value: the value of a work.
        stepped_back: the prestige that must be exchanged first to pay for it.
    """

    action: int
    court: Seat
    about: int = -1
    laid: tuple[int, ...] = ()
    value: int = 0
    stepped_back: int = 0

    @property
    def is_building(self) -> bool:
        """Whether it puts a building on the estate."""
        return self.action == BUILDING

    @property
    def is_draw(self) -> bool:
        """Whether it buys a card that is still to be drawn."""
        return self.about < 0


def steps(sight: Sight, court: Seat, used: tuple[int, ...]) -> Iterator[Step]:
    """Yield everything that a court could do with its next action.

    Args:
        sight: what the bot sees.
        court: the court.
        used: the actions taken before in this turn.
    """
    yield from works(sight, court)
    yield from buildings(sight, court)
    if INTRODUCING not in used:
        yield from introductions(sight, court)
    if TAKING_PROFESSION not in used and sight.pile_holds(PROFESSIONS):
        yield from purchase(sight, court, TAKING_PROFESSION)
    if sight.pile_holds(BONUS_CARDS):
        yield from purchase(sight, court, TAKING_BONUS)


def works(sight: Sight, court: Seat) -> Iterator[Step]:
    """Yield each work that reaches the minimum: with no more bonus cards than it needs, or all."""
    edition = sight.edition
    sets = sets_of_bonus(sight, court)
    for profession in court.hand:
        base = base_value(court, profession, edition)
        enough = [one for one in sets if base + one[0] >= sight.seen.minimum]
        for points, laid in enough:
            if laid == court.bonus or not is_wasteful(laid, enough):
                after = having_worked(court, profession, laid, base + points)
                yield Step(WORKING, after, profession, laid, base + points)
    if court.character == PRINCESS:
        value = princess_work(sight.seen.viewer, court, sight.seen.rules).value
        if value >= sight.seen.minimum:
            yield Step(WORKING, having_sent_princess(court, value), sight.princess, (), value)


def sets_of_bonus(sight: Sight, court: Seat) -> list[tuple[int, tuple[int, ...]]]:
    """Return the sets of bonus cards that a work may play, with what they add (rules 17.4)."""
    if not court.hand:
        return []
    values = bonus_values(court, sight.edition)
    if not sight.seen.rules.shared_bonus:
        return bonus_sets(court, values)
    shared = shared_value(court, sight.seen.shared_bonus, sight.edition)
    return [
        (shared, ()),
        *((value, (card,)) for card, value in zip(court.bonus, values, strict=True)),
    ]


def bonus_sets(court: Seat, values: list[int]) -> list[tuple[int, tuple[int, ...]]]:
    """Return sets of bonus cards with what they add, small ones first."""
    cards = list(zip(court.bonus, values, strict=True))
    sizes = range(len(cards) + 1) if len(cards) <= MOST_SETS else (0, 1, len(cards))
    return [
        (sum(value for _, value in chosen), tuple(card for card, _ in chosen))
        for size in sizes
        for chosen in combinations(cards, size)
    ]


def is_wasteful(laid: tuple[int, ...], enough: list[tuple[int, tuple[int, ...]]]) -> bool:
    """Whether fewer of the same cards would do."""
    return any(len(other) < len(laid) and set(other) <= set(laid) for _, other in enough)


def buildings(sight: Sight, court: Seat) -> Iterator[Step]:
    """Yield each building that can be built, somewhere on the estate."""
    cost = BUILDING_COSTS[court.builders]
    if cover(court, sight.seen.rules) < cost:
        return
    edition, sites = sight.edition, building_sites(court) & sight.lone_sites
    for tile in sight.buildings_in_supply:
        if allows(court, edition, tile) and sites & edition.sites_of[tile]:
            after = having_paid(court, cost)
            after.prestige += EXTRA_PRESTIGE
            lay(after, first_site(sites, tile, edition), edition)
            yield Step(BUILDING, after, tile, stepped_back=points_short(court, cost))


def introductions(sight: Sight, court: Seat) -> Iterator[Step]:
    """Yield each freedom that can be introduced."""
    if cover(court, sight.seen.rules) < PRICE:
        return
    for freedom, supply in enumerate(sight.seen.freedoms):
        if supply and freedom not in court.freedoms:
            after = having_paid(court, PRICE)
            after.freedoms += (freedom,)
            yield Step(INTRODUCING, after, freedom, stepped_back=points_short(court, PRICE))


def purchase(sight: Sight, court: Seat, action: int) -> Iterator[Step]:
    """Yield the purchase of a card that is still to be drawn."""
    if cover(court, sight.seen.rules) >= PRICE:
        yield Step(action, having_paid(court, PRICE), stepped_back=points_short(court, PRICE))
