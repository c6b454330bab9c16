"""The six characters of Muse & Princess: what each does, and when it goes back (rules 15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ..core.moves import Kind, Move
from . import cards
from .moves import MERCHANT as USE_MERCHANT
from .moves import PRESTIGE
from .moves import PROFESSOR as USE_PROFESSOR
from .purse import FLORINS_A_POINT_TAKEN
from .terms import (
    ACTION,
    BANKER,
    BONUS_CARDS,
    CARDINAL,
    MERCHANT,
    MUSE,
    NO_CARD,
    NOBODY,
    PRESTIGE_CARDS,
    PRINCESS,
    PROFESSOR,
    TO_BID,
    WORKING,
)

if TYPE_CHECKING:
    from .moves import UseProfessor
    from .observation import PublicSeat
    from .seat import Seat
    from .state import PrincesState

FOR_THE_ROUND: Final = (MUSE, CARDINAL, PRINCESS)
"""The characters that serve until the end of their round."""

FOR_THE_NEXT_AUCTION: Final = (MERCHANT, PROFESSOR)
"""The characters that serve until the next bidding for characters begins."""

BANKERS_CASH: Final = 600
BANKERS_GROWTH: Final = 100


def receive(state: PrincesState, seat: int, character: int) -> None:
    """Give a character to the seat that has paid for it (rules 15.6)."""
    owner = state.seats[seat]
    if character == BANKER:
        owner.florins += state.banker_cash
        state.banker_cash = BANKERS_CASH
        state.banker = seat
        return
    owner.character = character
    if character == MUSE:
        owner.muse = state.round


def return_after_round(state: PrincesState) -> None:
    """Take back Muse, Cardinal and an unused Princess; an untaken Banker grows (rules 15.11)."""
    for seat in state.seats:
        if seat.character in FOR_THE_ROUND:
            seat.character = NO_CARD
        seat.muse = 0
    if state.banker == NOBODY:
        state.banker_cash += BANKERS_GROWTH
    state.banker = NOBODY


def return_before_bidding(state: PrincesState) -> None:
    """Take back a Merchant and a Professor that nobody used in time (rules 15.11)."""
    for seat in state.seats:
        if seat.character in FOR_THE_NEXT_AUCTION:
            seat.character = NO_CARD


def exchange_at_the_end(state: PrincesState) -> None:
    """Turn the florins of the Banker's owner into prestige, 200 a point (rules 15.12)."""
    if state.banker == NOBODY:
        return
    owner = state.seats[state.banker]
    points, rest = divmod(owner.florins, FLORINS_A_POINT_TAKEN)
    state.banker_points = points
    owner.prestige += points
    owner.florins = rest


# The Merchant


def place_on_track(seats: Sequence[Seat | PublicSeat], seat: int) -> int:
    """Return the place of a seat on the prestige track: one more than those ahead of it."""
    own = seats[seat].prestige
    return 1 + sum(1 for other in seats if other.prestige > own)


def merchant_can_score(state: PrincesState, owner: Seat) -> bool:
    """Whether the Merchant may be used in the action phase: before a work (rules 15.10)."""
    return owner.character == MERCHANT and state.phase == ACTION and WORKING not in state.used


def take_merchants_prestige(state: PrincesState, seat: int) -> None:
    """Score one's place on the track and give the Merchant back (rules 15.10)."""
    owner = state.seats[seat]
    owner.prestige += place_on_track(state.seats, seat)
    owner.character = NO_CARD


# The Professor


def professors_piles(state: PrincesState, owner: Seat) -> list[int]:
    """Return the piles from which a seat's Professor can take a card.

    While a prestige card is auctioned, its buyer is left one (rules 15.8).
    """
    if owner.character != PROFESSOR:
        return []
    promised = 1 if state.question == TO_BID and state.lot == PRESTIGE else 0
    found = [PRESTIGE_CARDS] if len(state.prestige) > promised else []
    return [*found, BONUS_CARDS] if state.bonus else found


def professor_moves(state: PrincesState, seat: int) -> list[Move]:
    """Return the Professor's cards that a seat can ask for."""
    table = state.rules.moves.professor
    return [table[pile] for pile in professors_piles(state, state.seats[seat])]


def use_professor(state: PrincesState, seat: int, move: UseProfessor) -> None:
    """Look at five cards for nothing and keep one; then go on where one was (rules 15.8)."""
    state.seats[seat].character = NO_CARD
    state.interrupted = state.question
    cards.draw(state, move.pile)


def with_free_kinds(state: PrincesState, seat: int, found: list[Kind]) -> list[Kind]:
    """Return kinds of move with the one that a held character adds, which takes no action."""
    owner = state.seats[seat]
    if merchant_can_score(state, owner):
        return [USE_MERCHANT, *found]
    if professors_piles(state, owner):
        return [USE_PROFESSOR, *found]
    return found


def can_be_used(state: PrincesState, seat: int) -> bool:
    """Whether a held character offers its owner a move that takes no action."""
    owner = state.seats[seat]
    return merchant_can_score(state, owner) or bool(professors_piles(state, owner))
