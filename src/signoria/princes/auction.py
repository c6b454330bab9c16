"""Phase A: opening an auction, raising and passing (rules 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..core.moves import Kind, Move
from . import lots, rounds
from .characters import professor_moves, use_professor, with_free_kinds
from .estate import has_room
from .moves import (
    ANY_LANDSCAPE,
    BUILDER,
    DECLINE,
    OFFER,
    PASS,
    PROFESSOR,
    RAISE,
    Offer,
    UseProfessor,
)
from .pieces import LANDSCAPES
from .purse import cover
from .terms import NOBODY, TO_BID

if TYPE_CHECKING:
    from .state import PrincesState

RAISE_BY: Final = 100
MOST_BUILDERS: Final = 3

OFFER_OR_DECLINE: Final = [OFFER, DECLINE]
OFFER_ONLY: Final = [OFFER]
DECLINE_ONLY: Final = [DECLINE]
RAISE_OR_PASS: Final = [RAISE, PASS]
PASS_ONLY: Final = [PASS]


def supplies(state: PrincesState) -> tuple[int, ...]:
    """Return how many objects are left of each lot."""
    forests, lakes, parks = state.stock[: len(LANDSCAPES)]
    cards, any_landscape = len(state.prestige), forests + lakes + parks
    builders, recruiters = state.builders, state.recruiters
    return (forests, lakes, parks, state.jesters, builders, cards, recruiters, any_landscape)


def may_have(state: PrincesState, seat: int, lot: int) -> bool:
    """Whether a seat may own the lot: a fourth builder, or a tile without room, may not be."""
    if lot < len(LANDSCAPES):
        return has_room(state.seats[seat], state.rules.edition, lot)
    if lot == ANY_LANDSCAPE:
        return bool(landscapes_that_fit(state, seat))
    return lot != BUILDER or state.seats[seat].builders < MOST_BUILDERS


def landscapes_that_fit(state: PrincesState, seat: int) -> list[int]:
    """Return the landscapes in supply that fit on a seat's estate."""
    owner, edition = state.seats[seat], state.rules.edition
    types = range(len(LANDSCAPES))
    return [tile for tile in types if state.stock[tile] and has_room(owner, edition, tile)]


def open_lots(state: PrincesState, seat: int) -> list[int]:
    """Return the lots that a seat may name: unsold this phase, in supply, allowed to him."""
    left, sold = supplies(state), state.sold
    return [
        lot
        for lot in state.rules.lots
        if sold[lot] == NOBODY and left[lot] and may_have(state, seat, lot)
    ]


def may_open(state: PrincesState, seat: int) -> bool:
    """Whether a seat may name any lot: it covers the base price, and a lot is open to it."""
    rules = state.rules
    if cover(state.seats[seat], rules) < rules.base_price:
        return False
    left, sold = supplies(state), state.sold
    for lot in rules.lots:
        if sold[lot] == NOBODY and left[lot] and may_have(state, seat, lot):
            return True
    return False


def opening_kinds(state: PrincesState, seat: int) -> list[Kind]:
    """Name a lot, or decline; with `must-buy` whoever can pay names one (rules 18.1)."""
    found = DECLINE_ONLY
    if may_open(state, seat):
        found = OFFER_ONLY if state.rules.must_buy else OFFER_OR_DECLINE
    return with_free_kinds(state, seat, found) if state.rules.characters else found


def opening_moves(state: PrincesState, seat: int, kind: Kind) -> list[Move]:
    """Return the lots that may be named, or `decline`."""
    table = state.rules.moves
    if kind is DECLINE:
        return [table.decline]
    if kind is PROFESSOR:
        return professor_moves(state, seat)
    return [table.offer[lot] for lot in open_lots(state, seat)]


def open_auction(state: PrincesState, seat: int, move: Move) -> None:
    """Open at the base price, take the last lot without an auction, or decline: out."""
    if isinstance(move, UseProfessor):
        use_professor(state, seat, move)
        return
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
    covered = cover(state.seats[seat], state.rules) >= state.price + RAISE_BY
    found = RAISE_OR_PASS if covered and may_have(state, seat, state.lot) else PASS_ONLY
    return with_free_kinds(state, seat, found) if state.rules.characters else found


def bidding_moves(state: PrincesState, seat: int, kind: Kind) -> list[Move]:
    """Return `raise` or `pass`."""
    if kind is PROFESSOR:
        return professor_moves(state, seat)
    return [state.rules.moves.bid if kind is RAISE else state.rules.moves.leave]


def bid(state: PrincesState, seat: int, move: Move) -> None:
    """Raise by exactly 100, or leave this auction for good."""
    if isinstance(move, UseProfessor):
        use_professor(state, seat, move)
        return
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
