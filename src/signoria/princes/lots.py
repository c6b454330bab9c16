"""What a bought lot does: the seven objects of phase A (rules 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..core.moves import Kind, Move
from . import cards, recruiting, rounds
from .estate import at_sites, put
from .moves import BUILDER, JESTER, LURE, PLACE, PRESTIGE, WAIT, Lure, Place
from .pieces import LANDSCAPES
from .purse import EXTRA_PRESTIGE, pay_bid
from .terms import PRESTIGE_CARDS, TO_LURE, TO_PLACE

if TYPE_CHECKING:
    from .state import PrincesState

LURE_OR_WAIT: Final = [LURE, WAIT]
PLACE_ONLY: Final = [PLACE]


def buy(state: PrincesState) -> None:
    """Let the leader pay and receive the lot; he is out for this phase."""
    winner, lot = state.leader, state.lot
    state.turn = winner
    state.bidders = 1 << winner
    state.out |= 1 << winner
    state.sold = (*state.sold[:lot], winner, *state.sold[lot + 1 :])
    pay_bid(state.seats[winner], state.price)
    receive(state, winner, lot)


def receive(state: PrincesState, winner: int, lot: int) -> None:
    """Give the object to its buyer, and ask what has to be decided about it."""
    if lot < len(LANDSCAPES):
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
    """A jester adds 2 to every own work."""
    state.jesters -= 1
    state.seats[winner].jesters += 1
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
    """Return every way in which the landscape fits; it may touch everything."""
    rules, lot = state.rules, state.lot
    return at_sites(rules.moves.place[lot], state.seats[seat].sites, rules.edition, lot)


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
