"""The Princess: a work without a profession (rules 15.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .pieces import buildings
from .terms import PRINCESS_AT_WORK, LastWork

if TYPE_CHECKING:
    from .seat import Seat
    from .state import Rules

LANDSCAPE_VALUE: Final = 3
BUILDING_VALUE: Final = 2
PERSON_VALUE: Final = 1


def princess_work(seat: int, owner: Seat, rules: Rules) -> LastWork:
    """Return the work that the Princess would complete at a court.

    Landscapes, buildings, people and builders count, whatever their type; jesters, freedoms
    and bonus cards do not, and the alternative rules do not concern her.
    """
    from_buildings = BUILDING_VALUE * buildings(owner, rules.edition)
    from_landscapes = LANDSCAPE_VALUE * sum(owner.landscapes)
    from_people = PERSON_VALUE * owner.people
    from_builders = rules.princess_builder * owner.builders
    return LastWork(
        seat,
        PRINCESS_AT_WORK,
        building=from_buildings,
        landscape=from_landscapes,
        freedom=0,
        jesters=0,
        people=from_people,
        bonus=0,
        character=from_builders,
        apprentices=0,
        value=from_buildings + from_landscapes + from_people + from_builders,
    )
