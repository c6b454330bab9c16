"""Loading positions of the auction phase: who is out, what is sold, the auction that runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import recruiting
from .auction import may_have, supplies
from .courts import MOST_FLORINS
from .fields import Fields, cannot_lie
from .loading_expansions import professor_drew
from .lots import may_apprentice
from .moves import ANY_LANDSCAPE, JESTER, LOTS, PRESTIGE, RECRUITER
from .pieces import LANDSCAPES
from .purse import cover
from .terms import (
    MERCHANT,
    NOBODY,
    PRESTIGE_CARDS,
    TO_APPRENTICE,
    TO_BID,
    TO_KEEP,
    TO_LURE,
    TO_OPEN,
    TO_PLACE,
    TO_USE_MERCHANT,
)

if TYPE_CHECKING:
    from .state import PrincesState

AUCTION_KEYS: Final = ("opener", "lot", "price", "leader", "in", "turn")
NEEDED_KEYS: Final = AUCTION_KEYS[:-1]


class AuctionLoader:
    """Finds out what the seat to move is asked in an auction phase."""

    def __init__(self, state: PrincesState, fields: Fields) -> None:
        self.state = state
        self.fields = fields
        self.players = state.rules.players

    def read(self) -> None:
        """Read sales, seats that are out, and the auction."""
        state, fields = self.state, self.fields
        self.read_sales()
        if fields.has("out"):
            state.out |= sum(1 << seat for seat in fields.seats("out", self.players))
        if fields.has("auction"):
            self.read_auction(Fields(fields.object("auction"), "auction."))
            return
        self.finish_seats_before(state.turn)
        if state.out >> state.turn & 1:
            raise cannot_lie("the seat to move is out of the auction phase")
        self.ask(TO_OPEN)

    def ask(self, question: int) -> None:
        """Ask a question, or for the card to keep that the Professor drew before its answer."""
        state = self.state
        if not state.drawn:
            state.question = question
        elif professor_drew(state, self.fields):
            state.question, state.interrupted = TO_KEEP, question
        else:
            raise cannot_lie("cards are drawn before the auction is won")

    def finish_seats_before(self, opener: int) -> None:
        """Count the seats before the opener as out: they would have opened first."""
        seat = self.state.starting
        while seat != opener:
            if not self.state.bidders >> seat & 1:
                self.state.out |= 1 << seat
            seat = (seat + 1) % self.players

    def read_sales(self) -> None:
        """Read who has bought what; buyers are out."""
        if not self.fields.has("sold"):
            return
        fields = Fields(self.fields.object("sold"), "sold.")
        open_lots = self.state.rules.lots
        fields.only(frozenset(LOTS[lot] for lot in open_lots))
        sold = [NOBODY] * len(LOTS)
        for lot in open_lots:
            name = LOTS[lot]
            if fields.has(name):
                buyer = fields.number(name, 0, self.players - 1)
                if buyer in sold:
                    raise cannot_lie(f"seat {buyer} has bought twice in one phase")
                sold[lot] = buyer
                self.state.out |= 1 << buyer
        self.state.sold = tuple(sold)

    def read_auction(self, fields: Fields) -> None:
        """Read the auction that runs, or whose winner still decides."""
        state = self.state
        self.read_bids(fields)
        self.finish_seats_before(state.opener)
        if not state.bidders >> state.leader & 1:
            raise fields.wrong("leader", "must be in the auction")
        if not state.bidders >> state.turn & 1:
            raise fields.wrong("in", "lacks the seat to move")
        if state.sold[state.lot] == state.leader and state.bidders == 1 << state.leader:
            state.question = self.winners_question()
        else:
            self.check_bids(fields)
            self.ask(TO_BID)

    def read_bids(self, fields: Fields) -> None:
        """Read the fields of the auction."""
        state, last = self.state, self.players - 1
        fields.only(frozenset(AUCTION_KEYS))
        for key in NEEDED_KEYS:
            if not fields.has(key):
                raise fields.wrong(key, "is missing")
        state.opener = fields.number("opener", 0, last)
        state.lot = fields.index("lot", fields.data["lot"], LOTS)
        if state.lot not in state.rules.lots:
            raise fields.wrong("lot", f"is {LOTS[state.lot]!r}, which this game does not have")
        state.price = fields.number("price", 0, MOST_FLORINS)
        state.leader = fields.number("leader", 0, last)
        state.bidders = sum(1 << seat for seat in fields.seats("in", self.players))
        if fields.has("turn") and fields.number("turn", 0, last) != state.turn:
            raise fields.wrong("turn", "is the seat to move")

    def check_bids(self, fields: Fields) -> None:
        """Refuse an auction that cannot have come to this bid."""
        state, lot = self.state, LOTS[self.state.lot]
        if state.bidders & state.out or state.turn == state.leader:
            raise cannot_lie("a seat that is out, or the leader, cannot be asked to bid")
        if state.sold[state.lot] != NOBODY or not supplies(state)[state.lot]:
            raise cannot_lie(f"there is no {lot} to bid for")
        if not may_have(state, state.leader, state.lot):
            raise cannot_lie(f"the leader may not have the {lot}")
        if cover(state.seats[state.leader], state.rules) < state.price:
            raise fields.wrong("price", f"is {state.price}, which the leader cannot pay")

    def winners_question(self) -> int:
        """Return what the winner of an auction still has to decide."""
        state = self.state
        if state.seats[state.turn].character == MERCHANT and not state.drawn:
            return TO_USE_MERCHANT
        if state.lot == PRESTIGE and state.drawn:
            if state.drawn_pile != PRESTIGE_CARDS:
                raise cannot_lie("a prestige card is never kept from the bonus cards drawn")
            return TO_KEEP
        is_landscape = state.lot < len(LANDSCAPES) or state.lot == ANY_LANDSCAPE
        if is_landscape and not state.drawn:
            self.check_landscape()
            return TO_PLACE
        if state.lot == RECRUITER and not state.drawn and recruiting.can_lure(state, state.turn):
            return TO_LURE
        if state.lot == JESTER and not state.drawn and may_apprentice(state, state.turn):
            return TO_APPRENTICE
        raise cannot_lie("the winner of this auction has nothing to decide")

    def check_landscape(self) -> None:
        """Refuse a landscape that is not there, or that its winner cannot place."""
        state, name = self.state, LOTS[self.state.lot]
        if not supplies(state)[state.lot]:
            raise cannot_lie(f"there is no {name} to place")
        if not may_have(state, state.leader, state.lot):
            raise cannot_lie(f"the winner has no room for the {name}")
