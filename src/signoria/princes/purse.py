"""Florins and prestige: paying, stepping back, and what a piece scores at once (rules 4, 5, 9)."""

from __future__ import annotations

from typing import Final

from .seat import Seat

FLORINS_A_POINT: Final = 100
EXTRA_PRESTIGE: Final = 3


def cover(seat: Seat) -> int:
    """Return what a seat could pay at most: its cash and all its prestige (rules 4.6)."""
    return seat.florins + FLORINS_A_POINT * seat.prestige


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
