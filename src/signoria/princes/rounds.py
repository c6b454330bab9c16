"""The course of a round: auction phase, turns of the action phase, best work (rules 3, 4, 7, 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import bidding, characters, recruiting, scoring
from .edition import ROUNDS
from .purse import EXTRA_PRESTIGE
from .terms import ACTION, AUCTION, CARDINAL, NOBODY, NOTHING, NOTHING_SOLD, OVER, TO_ACT, TO_OPEN

if TYPE_CHECKING:
    from .seat import Seat
    from .state import PrincesState

ACTIONS_A_TURN: Final = 2
CARDINALS_ACTIONS: Final = 3


def begin_auction_phase(state: PrincesState) -> None:
    """Begin phase A: everybody may buy one lot (rules 4.1)."""
    state.phase = AUCTION
    state.out = 0
    state.sold = NOTHING_SOLD
    next_opener(state)


def next_opener(state: PrincesState) -> None:
    """Let the first seat in turn order not yet out open; with nobody left, go on (rules 4.7)."""
    state.lot = state.leader = state.opener = NOBODY
    state.price = state.bidders = 0
    players = len(state.seats)
    for step in range(players):
        seat = (state.starting + step) % players
        if not state.out >> seat & 1:
            state.turn = seat
            state.question = TO_OPEN
            return
    end_auction_phase(state)


def end_auction_phase(state: PrincesState) -> None:
    """Go on to the action phase, with Muse & Princess to the bidding for characters first."""
    state.sold = NOTHING_SOLD
    if state.rules.characters:
        bidding.begin(state)
    else:
        begin_action_phase(state)


def begin_action_phase(state: PrincesState) -> None:
    """Begin phase B with the starting player (rules 7.1)."""
    state.phase = ACTION
    state.out = 0
    begin_turn(state, state.starting)


def begin_turn(state: PrincesState, seat: int) -> None:
    """Give a seat its actions (rules 7.1)."""
    state.turn = seat
    state.actions_left = actions_of(state.seats[seat])
    state.used = ()
    state.proposals = 0
    state.question = TO_ACT


def actions_of(seat: Seat) -> int:
    """Return the actions of a seat's turn: two, with the Cardinal three (rules 7.1, 15.7)."""
    return CARDINALS_ACTIONS if seat.character == CARDINAL else ACTIONS_A_TURN


def finish_action(state: PrincesState, action: int) -> None:
    """Count an action of the seat to move."""
    state.actions_left -= 1
    state.used += (action,)
    state.proposals = 0
    state.question = TO_ACT
    end_turn_if_done(state)


def end_turn_if_done(state: PrincesState) -> None:
    """End a turn by itself: no action is left and no free move (the contract, section 7)."""
    if state.actions_left or recruiting.can_lure(state, state.turn):
        return
    if not state.rules.characters or not characters.can_be_used(state, state.turn):
        end_turn(state)


def end_turn(state: PrincesState) -> None:
    """Go on to the next seat, or after the last to the end of the round."""
    state.actions_left = 0
    state.used = ()
    state.proposals = 0
    following = (state.turn + 1) % len(state.seats)
    if following == state.starting:
        end_round(state)
    else:
        begin_turn(state, following)


def end_round(state: PrincesState) -> None:
    """Reward the best work, then begin the next round or end the game (rules 3.1, 11)."""
    reward_best_work(state)
    if state.round == ROUNDS:
        scoring.score_prestige_cards(state)
        characters.exchange_at_the_end(state)
        state.phase, state.question = OVER, NOTHING
        return
    if state.rules.characters:
        characters.return_after_round(state)
    state.round += 1
    state.starting = (state.starting + 1) % len(state.seats)
    begin_auction_phase(state)


def reward_best_work(state: PrincesState) -> None:
    """Give 3 prestige to every seat with the highest work of the round (rules 9.7)."""
    best = max(seat.best_work for seat in state.seats)
    for seat in state.seats:
        if best and seat.best_work == best:
            seat.prestige += EXTRA_PRESTIGE
        seat.best_work = 0
