"""Why the moves of Muse & Princess are refused (rules 15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.refusal import Refusal
from .bidding import is_open
from .cards import pile
from .characters import professors_piles
from .move_table import spaces_of
from .princess import princess_work
from .terms import (
    BANKER,
    CHARACTERS,
    MERCHANT,
    NOBODY,
    PRESTIGE_CARDS,
    PRINCESS,
    PROFESSOR,
    TO_ACT,
    WORKING,
)

if TYPE_CHECKING:
    from .moves import Bid, UseMerchant, UseProfessor
    from .state import PrincesState


def why_no_bid(state: PrincesState, seat: int, move: Bid) -> Refusal:
    """Return why a bid for a character is refused."""
    name, own = CHARACTERS[move.character], state.seats[seat]
    if not is_open(state, move.character):
        where = "lies face down" if move.character == BANKER else "is taken"
        text = f"The {name} {where} in this round."
        return Refusal("character-taken", text, {"character": name})
    lying, spaces = state.markers[move.character], spaces_of(move.character)
    least = spaces[0] if lying.seat == NOBODY else lying.amount + 100
    if move.amount not in spaces or move.amount < least:
        return no_such_space(name, move.amount, least, spaces[-1])
    short = move.amount - own.florins
    return Refusal(
        "bid-cover",
        f"A bid of {move.amount} is {short} florins beyond your cash.",
        {"price": move.amount, "florins": own.florins, "short": short},
    )


def no_such_space(name: str, amount: int, least: int, most: int) -> Refusal:
    """Refuse a bid without a space on the card, or not above the one that lies there."""
    return Refusal(
        "character-spaces",
        f"The {name} takes bids from {least} to {most} florins in hundreds.",
        {"character": name, "amount": amount, "least": least, "most": most},
    )


def not_held(character: int) -> Refusal:
    """Refuse the use of a character that the seat does not hold."""
    name = CHARACTERS[character]
    return Refusal("character-needed", f"You do not hold the {name}.", {"character": name})


def why_no_merchant(state: PrincesState, seat: int, move: UseMerchant) -> Refusal:
    """Return why the Merchant cannot be used now."""
    if state.seats[seat].character != MERCHANT:
        return not_held(MERCHANT)
    if move.free:
        text = "The Merchant pays only for a lot that you have just won."
        return Refusal("merchant-moment", text)
    worked = state.question == TO_ACT and WORKING in state.used
    return Refusal(
        "merchant-moment",
        "The Merchant brings prestige only before your first work of the round.",
        {"worked": worked},
    )


def why_no_professor(state: PrincesState, seat: int, move: UseProfessor) -> Refusal:
    """Return why the Professor cannot be used now."""
    if state.seats[seat].character != PROFESSOR:
        return not_held(PROFESSOR)
    cards = len(pile(state, move.pile))
    if (
        move.pile == PRESTIGE_CARDS
        and cards
        and move.pile not in professors_piles(state, state.seats[seat])
    ):
        text = "The last prestige card is left for the auction that runs."
        return Refusal("professor-last-card", text, {"cards": cards})
    return Refusal("deck-empty", "The pile is empty.", {"cards": 0})


def why_no_princess(state: PrincesState, seat: int, laid: list[int]) -> Refusal:
    """Return why the Princess cannot complete a work."""
    own, minimum = state.seats[seat], state.minimum
    if own.character != PRINCESS:
        return not_held(PRINCESS)
    if laid:
        text = "No bonus card is played with a work of the Princess."
        return Refusal("princess-alone", text, {"cards": len(laid)})
    value = princess_work(seat, own, state.rules).value
    return Refusal(
        "work-minimum",
        f"The work is worth {value}; this round asks for {minimum}.",
        {
            "profession": CHARACTERS[PRINCESS],
            "value": value,
            "minimum": minimum,
            "short": minimum - value,
        },
    )
