"""Phase A: opening an auction, raising and passing (rules 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..core.moves import Kind, Move
from . import lots, rounds
from .estate import has_room
from .moves import BUILDER, DECLINE, JESTER, LOTS, OFFER, PASS, PRESTIGE, RAISE, Offer
from .pieces import LANDSCAPES
from .purse import cover
from .terms import NOBODY, TO_BID

if TYPE_CHECKING:
    from .state import PrincesState

RAISE_BY: Final = 100
MOST_BUILDERS: Final = 3


def supply_of(state: PrincesState, lot: int) -> int:
    """Return how many of a lot's objects are left."""
    if lot < len(LANDSCAPES):
        return state.stock[lot]
    if lot == JESTER:
        return state.jesters
    if lot == BUILDER:
        return state.builders
    if lot == PRESTIGE:
        return len(state.prestige)
    return state.recruiters


def may_have(state: PrincesState, seat: int, lot: int) -> bool:
    """Whether a seat may own the lot: a fourth builder, or a tile without room, may not be."""
    if lot < len(LANDSCAPES):
        return has_room(state, seat, lot)
    return lot != BUILDER or state.seats[seat].builders < MOST_BUILDERS


def is_open(state: PrincesState, seat: int, lot: int) -> bool:
    """Whether a seat may name a lot: not sold this phase, in supply, and allowed to him."""
    return state.sold[lot] == NOBODY and supply_of(state, lot) > 0 and may_have(state, seat, lot)


def opening_kinds(state: PrincesState, seat: int) -> list[Kind]:
    """Name a lot if the base price can be covered, or decline."""
    if cover(state.seats[seat]) >= state.rules.base_price:
        for lot in range(len(LOTS)):
            if is_open(state, seat, lot):
                return [OFFER, DECLINE]
    return [DECLINE]


def opening_moves(state: PrincesState, seat: int, kind: Kind) -> list[Move]:
    """Return the lots that may be named, or `decline`."""
    table = state.rules.moves
    if kind is DECLINE:
        return [table.decline]
    return [table.offer[lot] for lot in range(len(LOTS)) if is_open(state, seat, lot)]


def open_auction(state: PrincesState, seat: int, move: Move) -> None:
    """Open at the base price, take the last lot without an auction, or decline: out."""
    if not isinstance(move, Offer):
        state.out |= 1 << seat
        rounds.next_opener(state)
        return
    state.lot = move.lot
    state.opener = state.leader = seat
    state.price = state.rules.base_price
    state.bidders = (1 << len(state.seats)) - 1 & ~state.out
    state.question = TO_BID
    ask_next_bidder(state)


def bidding_kinds(state: PrincesState, seat: int) -> list[Kind]:
    """Raise if the seat may have the lot and can cover the bid, or pass."""
    covered = cover(state.seats[seat]) >= state.price + RAISE_BY
    if covered and may_have(state, seat, state.lot):
        return [RAISE, PASS]
    return [PASS]


def bidding_moves(state: PrincesState, seat: int, kind: Kind) -> list[Move]:
    """Return `raise` or `pass`."""
    return [state.rules.moves.bid if kind is RAISE else state.rules.moves.leave]


def bid(state: PrincesState, seat: int, move: Move) -> None:
    """Raise by exactly 100, or leave this auction for good."""
    if move is state.rules.moves.bid:
        state.price += RAISE_BY
        state.leader = seat
    else:
        state.bidders &= ~(1 << seat)
    ask_next_bidder(state)


def ask_next_bidder(state: PrincesState) -> None:
    """Ask the next seat clockwise that is still in; if only the leader is, he buys."""
    if state.bidders == 1 << state.leader:
        lots.buy(state)
        return
    players = len(state.seats)
    seat = (state.turn + 1) % players
    while not state.bidders >> seat & 1:
        seat = (seat + 1) % players
    state.turn = seat
