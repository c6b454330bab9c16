"""Florins and prestige: paying, stepping back, and what a piece scores at once (rules 4, 5, 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .seat import Seat
    from .state import Rules

FLORINS_A_POINT: Final = 100
FLORINS_A_POINT_TAKEN: Final = 200
EXTRA_PRESTIGE: Final = 3

PRICE: Final = 300
"""What a profession, a freedom or a bonus card costs."""

BUILDING_COSTS: Final = (700, 300, 300, 0)
"""What a building costs with no, one, two and three builders (rules 7.4)."""


def building_cost(seat: Seat) -> int:
    """Return what a building costs a seat, of any size."""
    return BUILDING_COSTS[seat.builders]


def cover(seat: Seat, rules: Rules) -> int:
    """Return what a seat could pay at most: cash, and prestige where it can be turned into cash.

    With characters it cannot (rules 4.6, 15.2).
    """
    return seat.florins + rules.point_cover * seat.prestige


def step_back(seat: Seat, points: int) -> None:
    """Turn prestige into cash, 100 florins a point; possible at any time (rules 9.8)."""
    seat.prestige -= points
    seat.florins += FLORINS_A_POINT * points


def points_short(seat: Seat, price: int) -> int:
    """Return how many points must be stepped back to pay a price."""
    return max(0, -((seat.florins - price) // FLORINS_A_POINT))


def pay_bid(seat: Seat, price: int) -> None:
    """Pay a winning bid, stepping back by just what is missing (rules 4.10)."""
    step_back(seat, points_short(seat, price))
    seat.florins -= price
