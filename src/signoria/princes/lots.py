"""What a bought lot does: the seven objects of phase A (rules 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..core.moves import Kind, Move
from . import auction, cards, characters, recruiting, rounds
from .estate import BUILDING_VALUE, at_sites, put, raise_worth
from .moves import (
    ANY_LANDSCAPE,
    APPRENTICE,
    BUILDER,
    JESTER,
    LURE,
    PLACE,
    PRESTIGE,
    WAIT,
    Lure,
    Place,
    Serve,
    UseMerchant,
)
from .moves import MERCHANT as USE_MERCHANT
from .pieces import LANDSCAPES
from .purse import EXTRA_PRESTIGE, pay_bid
from .terms import (
    MERCHANT,
    NO_CARD,
    PRESTIGE_CARDS,
    TO_APPRENTICE,
    TO_LURE,
    TO_PLACE,
    TO_USE_MERCHANT,
)

if TYPE_CHECKING:
    from .state import PrincesState

LURE_OR_WAIT: Final = [LURE, WAIT]
PLACE_ONLY: Final = [PLACE]
MERCHANT_ONLY: Final = [USE_MERCHANT]
SERVE_OR_WAIT: Final = [APPRENTICE, WAIT]


def buy(state: PrincesState) -> None:
    """Let the leader pay and receive the lot; he is out for this phase.

    The Merchant's holder first decides between the lot for nothing and prestige (rules 15.10).
    """
    winner, lot = state.leader, state.lot
    state.turn = winner
    state.bidders = 1 << winner
    state.out |= 1 << winner
    state.sold = (*state.sold[:lot], winner, *state.sold[lot + 1 :])
    if state.seats[winner].character == MERCHANT:
        state.question = TO_USE_MERCHANT
        return
    pay_bid(state.seats[winner], state.price)
    receive(state, winner, lot)


def merchant_kinds(state: PrincesState, seat: int) -> list[Kind]:
    """The Merchant's holder who has won a lot must use him."""
    return MERCHANT_ONLY


def merchant_moves(state: PrincesState, seat: int, kind: Kind) -> list[Move]:
    """The lot for nothing, or pay and take prestige."""
    return [state.rules.moves.merchant_free, state.rules.moves.merchant_prestige]


def decide_merchant(state: PrincesState, seat: int, move: Move) -> None:
    """Use the Merchant on the lot just won; his rank is taken before what it brings."""
    assert isinstance(move, UseMerchant)
    if move.free:
        state.seats[seat].character = NO_CARD
    else:
        characters.take_merchants_prestige(state, seat)
        pay_bid(state.seats[seat], state.price)
    receive(state, seat, state.lot)


def receive(state: PrincesState, winner: int, lot: int) -> None:
    """Give the object to its buyer, and ask what has to be decided about it."""
    if lot < len(LANDSCAPES) or lot == ANY_LANDSCAPE:
        state.question = TO_PLACE
    elif lot == JESTER:
        receive_jester(state, winner)
    elif lot == BUILDER:
        receive_builder(state, winner)
    elif lot == PRESTIGE:
        cards.draw(state, PRESTIGE_CARDS)
    else:
        receive_recruiter(state, winner)


def receive_jester(state: PrincesState, winner: int) -> None:
    """A jester adds 2 to every own work; as an apprentice he may serve in a building instead."""
    seat = state.seats[winner]
    state.jesters -= 1
    seat.jesters += 1
    if may_apprentice(state, winner):
        state.question = TO_APPRENTICE
    else:
        rounds.next_opener(state)


def may_apprentice(state: PrincesState, seat: int) -> bool:
    """Whether a jester just bought may serve in a building: there is one (rules 17.5)."""
    return state.rules.apprentices and state.seats[seat].tiles >> len(LANDSCAPES) > 0


def apprentice_kinds(state: PrincesState, seat: int) -> list[Kind]:
    """The buyer of a jester sends him to a building, or leaves him at the palace."""
    return SERVE_OR_WAIT


def apprentice_moves(state: PrincesState, seat: int, kind: Kind) -> list[Move]:
    """Return a move for each type of building on the own estate, or `wait`."""
    table = state.rules.moves
    if kind is WAIT:
        return [table.wait]
    tiles, serve = state.seats[seat].tiles, table.serve
    return [serve[tile] for tile in range(len(LANDSCAPES), len(serve)) if tiles >> tile & 1]


def decide_apprentice(state: PrincesState, seat: int, move: Move) -> None:
    """Let the jester just bought serve in a building for good: 4 for its works (rules 17.5)."""
    if isinstance(move, Serve):
        owner = state.seats[seat]
        owner.jesters -= 1
        owner.apprentices = tuple(sorted((*owner.apprentices, move.building)))
        raise_worth(owner, move.building, BUILDING_VALUE)
    rounds.next_opener(state)


def receive_builder(state: PrincesState, winner: int) -> None:
    """The second and the third builder score 3; the second also lifts the contact rule."""
    seat = state.seats[winner]
    state.builders -= 1
    seat.builders += 1
    if seat.builders > 1:
        seat.prestige += EXTRA_PRESTIGE
    rounds.next_opener(state)


def receive_recruiter(state: PrincesState, winner: int) -> None:
    """A recruiting card may be used at once if an opponent has a profession on the table."""
    state.recruiters -= 1
    state.seats[winner].recruiters += 1
    if recruiting.can_lure(state, winner):
        state.question = TO_LURE
    else:
        rounds.next_opener(state)


def placing_kinds(state: PrincesState, seat: int) -> list[Kind]:
    """A landscape just bought must be placed."""
    return PLACE_ONLY


def placing_moves(state: PrincesState, seat: int, kind: Kind) -> list[Move]:
    """Return every way in which the landscape fits; it may touch everything.

    With two players the buyer chooses among the types in supply (rules 14.2).
    """
    rules, sites = state.rules, state.seats[seat].sites
    bought = [state.lot]
    if state.lot == ANY_LANDSCAPE:
        bought = auction.landscapes_that_fit(state, seat)
    return [
        move
        for tile in bought
        for move in at_sites(rules.moves.place[tile], sites, rules.edition, tile)
    ]


def place(state: PrincesState, seat: int, move: Move) -> None:
    """Place the landscape; another one of a type already there scores 3."""
    assert isinstance(move, Place)
    owner = state.seats[seat]
    if owner.landscapes[move.placement.tile]:
        owner.prestige += EXTRA_PRESTIGE
    put(state, seat, move.placement)
    rounds.next_opener(state)


def luring_kinds(state: PrincesState, seat: int) -> list[Kind]:
    """The buyer of a recruiting card uses it now or waits."""
    return LURE_OR_WAIT


def luring_moves(state: PrincesState, seat: int, kind: Kind) -> list[Move]:
    """Return the professions that can be lured, or `wait`."""
    if kind is WAIT:
        return [state.rules.moves.wait]
    return recruiting.lures(state, seat)


def lure_or_wait(state: PrincesState, seat: int, move: Move) -> None:
    """Lure a profession with the card just bought, or keep the card."""
    if isinstance(move, Lure):
        recruiting.lure(state, seat, move)
    rounds.next_opener(state)
