"""Phase A2 of Muse & Princess: bidding for the characters (rules 15.3 to 15.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ..core.moves import Kind, Move
from . import characters, rounds
from .moves import BID, PASS, Bid
from .terms import BANKER, CHARACTER_BIDDING, CHARACTERS, NOBODY, TO_BID_FOR_CHARACTER

if TYPE_CHECKING:
    from .state import PrincesState

BID_OR_PASS: Final = [BID, PASS]
PASS_ONLY: Final = [PASS]


class Marker(NamedTuple):
    """A marker on a character's card.

    Attributes:
        seat: whose it is, NOBODY for a card without one.
        amount: the space on which it lies.
    """

    seat: int
    amount: int


NO_MARKER: Final = Marker(NOBODY, 0)
NO_MARKERS: Final = (NO_MARKER,) * len(CHARACTERS)


def begin(state: PrincesState) -> None:
    """Begin phase A2 with the starting player; unused helpers of the round before go back."""
    characters.return_before_bidding(state)
    state.phase = CHARACTER_BIDDING
    state.out = 0
    state.markers = NO_MARKERS
    ask(state, state.starting)


def ask(state: PrincesState, seat: int) -> None:
    """Ask a seat for a bid; one whose marker still lies takes its character instead."""
    players = len(state.seats)
    while state.out != (1 << players) - 1:
        if not state.out >> seat & 1:
            character = marked_by(state, seat)
            if character == NOBODY:
                state.turn = seat
                state.question = TO_BID_FOR_CHARACTER
                return
            take(state, seat, character)
        seat = (seat + 1) % players
    state.markers = NO_MARKERS
    rounds.begin_action_phase(state)


def marked_by(state: PrincesState, seat: int) -> int:
    """Return the character on which a seat's marker lies, NOBODY for none."""
    for character, marker in enumerate(state.markers):
        if marker.seat == seat:
            return character
    return NOBODY


def take(state: PrincesState, seat: int, character: int) -> None:
    """Let a seat pay its bid and take the character (rules 15.4)."""
    state.seats[seat].florins -= state.markers[character].amount
    set_marker(state, character, NO_MARKER)
    state.out |= 1 << seat
    characters.receive(state, seat, character)


def set_marker(state: PrincesState, character: int, marker: Marker) -> None:
    """Replace what lies on a character's card; a marker that lay there goes back."""
    markers = state.markers
    state.markers = (*markers[:character], marker, *markers[character + 1 :])


def is_open(state: PrincesState, character: int) -> bool:
    """Whether a character can still be bid for in this round (rules 15.5)."""
    if character == BANKER:
        return state.banker == NOBODY
    return all(seat.character != character for seat in state.seats)


def allowed(state: PrincesState, seat: int, move: Bid) -> bool:
    """Whether a bid is higher than the one that lies there, and covered by cash."""
    lying = state.markers[move.character]
    higher = lying.seat == NOBODY or move.amount > lying.amount
    return higher and move.amount <= state.seats[seat].florins


def kinds(state: PrincesState, seat: int) -> list[Kind]:
    """Bid where a bid is possible, or pass."""
    return BID_OR_PASS if moves(state, seat, BID) else PASS_ONLY


def moves(state: PrincesState, seat: int, kind: Kind) -> list[Move]:
    """Return the bids that a seat can make, or `pass`."""
    table = state.rules.moves
    if kind is PASS:
        return [table.leave]
    return [
        move
        for character, bids in enumerate(table.bid_for)
        if is_open(state, character)
        for move in bids
        if isinstance(move, Bid) and allowed(state, seat, move)
    ]


def bid_or_pass(state: PrincesState, seat: int, move: Move) -> None:
    """Lay the marker on a character, or take no further part."""
    if isinstance(move, Bid):
        set_marker(state, move.character, Marker(seat, move.amount))
    else:
        state.out |= 1 << seat
    ask(state, (seat + 1) % len(state.seats))
