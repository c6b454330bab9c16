"""Drawing cards: look at the top five, keep one, the others go under the pile (rules 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..core.moves import Kind, Move
from . import rounds
from .moves import KEEP, Keep, Under
from .seat import without
from .terms import (
    ACTION,
    AUCTION,
    BONUS_CARDS,
    NOBODY,
    PRESTIGE_CARDS,
    PROFESSIONS,
    TAKING_BONUS,
    TAKING_PROFESSION,
    TO_KEEP,
)

if TYPE_CHECKING:
    from .state import PrincesState

LOOKED_AT: Final = 5
KEEP_ONLY: Final = [KEEP]


def pile(state: PrincesState, number: int) -> tuple[int, ...]:
    """Return a pile, top first."""
    return (state.professions, state.bonus, state.prestige)[number]


def set_pile(state: PrincesState, number: int, cards: tuple[int, ...]) -> None:
    """Replace a pile."""
    if number == PROFESSIONS:
        state.professions = cards
    elif number == BONUS_CARDS:
        state.bonus = cards
    else:
        state.prestige = cards


def draw(state: PrincesState, number: int) -> None:
    """Look at the top five cards of a pile, or at all if there are fewer."""
    cards = pile(state, number)
    state.drawn = cards[:LOOKED_AT]
    state.drawn_pile = number
    state.returned = 0
    set_pile(state, number, cards[LOOKED_AT:])
    state.question = TO_KEEP


def keeping_kinds(state: PrincesState, seat: int) -> list[Kind]:
    """Exactly one card is kept."""
    return KEEP_ONLY


def keeping_moves(state: PrincesState, seat: int, kind: Kind) -> list[Move]:
    """Return a move for each card, or for the one left when all others have been ordered."""
    table = state.rules.moves.piles[state.drawn_pile]
    if state.returned:
        return [table[state.drawn[0]]] if state.returned == len(state.drawn) - 1 else []
    return [table[card] for card in state.drawn]


def may_go_under(state: PrincesState, move: Under) -> bool:
    """Whether a card is drawn and not yet named among those that go back."""
    unnamed = state.drawn[: len(state.drawn) - state.returned]
    return move.pile == state.drawn_pile and move.card in unnamed and len(unnamed) > 1


def keep(state: PrincesState, seat: int, move: Move) -> None:
    """Keep a card, or name the next one that goes under the pile."""
    if isinstance(move, Under):
        state.drawn = (*without(state.drawn, move.card), move.card)
        state.returned += 1
        return
    assert isinstance(move, Keep)
    number = state.drawn_pile
    set_pile(state, number, pile(state, number) + without(state.drawn, move.card))
    state.drawn = ()
    state.drawn_pile = state.returned = 0
    take_to_hand(state, seat, number, move.card)
    if state.interrupted != NOBODY:
        return_to_question(state)
    elif state.phase == AUCTION:
        rounds.next_opener(state)
    else:
        rounds.finish_action(state, TAKING_PROFESSION if number == PROFESSIONS else TAKING_BONUS)


def return_to_question(state: PrincesState) -> None:
    """Go on where a card of the Professor was asked for (rules 15.8)."""
    state.question = state.interrupted
    state.interrupted = NOBODY
    if state.phase == ACTION:
        rounds.end_turn_if_done(state)


def take_to_hand(state: PrincesState, seat: int, number: int, card: int) -> None:
    """Add a card to those of its kind that a seat holds."""
    owner = state.seats[seat]
    if number == PROFESSIONS:
        owner.hand += (card,)
    elif number == BONUS_CARDS:
        owner.bonus += (card,)
    elif number == PRESTIGE_CARDS:
        owner.prestige_cards += (card,)
