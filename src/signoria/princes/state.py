"""The state of a game: plain fields, a copy by hand, and the way to the phase that decides."""

from __future__ import annotations

from typing import Final

from ..core.game import State
from ..core.json_types import Json
from ..core.moves import Kind, Line, Move
from . import actions, auction, bidding, cards, joint, lots, setup, works
from .bidding import Marker
from .edition import Edition
from .joint import Proposal
from .move_table import MoveTable
from .moves import EXCHANGE, Exchange
from .purse import step_back
from .seams import Seam
from .seat import Seat
from .terms import NOTHING, TO_DISCARD, LastWork


class Rules:
    """What does not change during a game.

    Attributes:
        edition: the components, as the alternative rules change them.
        moves: the moves of that edition.
        seam: where neighbouring estates touch; None where they do not (rules 16).
        players: the number of seats.
        base_price: what an auction begins with (rules 4.2, 14.1).
        lots: the lots of an auction phase.
        point_cover: the florins of a bid that a point of prestige covers (rules 4.6, 15.2).
        most_for_wishes: what building, landscape and freedom can add to a work at most.
        characters, shared_bonus, apprentices, must_buy: these options.
        princess_builder: what a builder adds to a work of the Princess.
        options: all options with their values.
    """

    __slots__ = (
        "apprentices",
        "base_price",
        "characters",
        "edition",
        "lots",
        "most_for_wishes",
        "moves",
        "must_buy",
        "options",
        "players",
        "point_cover",
        "princess_builder",
        "seam",
        "shared_bonus",
    )

    edition: Edition
    moves: MoveTable
    seam: Seam | None
    players: int
    base_price: int
    lots: tuple[int, ...]
    point_cover: int
    most_for_wishes: int
    characters: bool
    shared_bonus: bool
    apprentices: bool
    must_buy: bool
    princess_builder: int
    options: dict[str, Json]


class PrincesState(State):
    """A game of The Princes of Florence at a decision.

    Attributes:
        rules: what does not change.
        seats: the seats, clockwise.
        phase: one of the phases above.
        question: what the seats to move are asked.
        choosing: in the set-up, the seats that still discard, as a mask.
        turn: after the set-up, the seat to move.
        round: 1 to 7.
        starting: the starting player of the round.
        stock: for each tile how many are in the supply.
        freedoms: for each freedom how many are in the supply.
        jesters, builders, recruiters: how many are in the supply.
        professions, bonus, prestige: the piles, top first.
        reshuffle: decides the order of the professions after the discards.
        opener, lot, price, leader, bidders: the auction that runs; lot is NOBODY for none.
        out: the seats that take no more part in this auction phase, or in the bidding for
            characters, as a mask.
        sold: for each lot who bought it in this phase.
        markers: for each character the marker on its card, in the bidding for characters.
        banker_cash: the florins that lie on the Banker.
        banker: who has taken the Banker in this round.
        banker_points: the prestige that his owner's florins became at the end.
        interrupted: the question to which a card of the Professor leads back, NOBODY for none.
        drawn, drawn_pile, returned: the cards looked at, their pile, how many at the end of
            them have been named in the order in which they go back.
        laid: bonus cards laid for the work that follows, within a line.
        pending: the value of a work that is to be paid, 0 for none.
        last_work: the work completed last.
        shared_bonus: the bonus card that counts for everybody, NO_CARD for none.
        promised: what the partner of the proposal that follows is to pay, within a line.
        proposal: the joint building that waits for an answer.
        proposals: how many have been refused in this action.
        actions_left: actions of the seat to move.
        used: the actions that it has taken this turn, as indices of `actions.WORDS`.
    """

    __slots__ = (
        "actions_left",
        "banker",
        "banker_cash",
        "banker_points",
        "bidders",
        "bonus",
        "builders",
        "choosing",
        "drawn",
        "drawn_pile",
        "freedoms",
        "interrupted",
        "jesters",
        "laid",
        "last_work",
        "leader",
        "lot",
        "markers",
        "opener",
        "out",
        "pending",
        "phase",
        "prestige",
        "price",
        "professions",
        "promised",
        "proposal",
        "proposals",
        "question",
        "recruiters",
        "reshuffle",
        "returned",
        "round",
        "rules",
        "seats",
        "shared_bonus",
        "sold",
        "starting",
        "stock",
        "turn",
        "used",
    )

    rules: Rules
    seats: list[Seat]
    phase: int
    question: int
    choosing: int
    turn: int
    round: int
    starting: int
    stock: tuple[int, ...]
    freedoms: tuple[int, ...]
    jesters: int
    builders: int
    recruiters: int
    professions: tuple[int, ...]
    bonus: tuple[int, ...]
    prestige: tuple[int, ...]
    reshuffle: int
    opener: int
    lot: int
    price: int
    leader: int
    bidders: int
    out: int
    sold: tuple[int, ...]
    drawn: tuple[int, ...]
    drawn_pile: int
    returned: int
    laid: tuple[int, ...]
    pending: int
    last_work: LastWork | None
    markers: tuple[Marker, ...]
    banker_cash: int
    banker: int
    banker_points: int
    interrupted: int
    shared_bonus: int
    promised: int
    proposal: Proposal | None
    proposals: int
    actions_left: int
    used: tuple[int, ...]

    def clone(self) -> PrincesState:
        """Return an independent copy; whatever is immutable is shared."""
        other = PrincesState()
        other.rules = self.rules
        other.seats = [seat.clone() for seat in self.seats]
        other.phase = self.phase
        other.question = self.question
        other.choosing = self.choosing
        other.turn = self.turn
        other.round = self.round
        other.starting = self.starting
        other.stock = self.stock
        other.freedoms = self.freedoms
        other.jesters = self.jesters
        other.builders = self.builders
        other.recruiters = self.recruiters
        other.professions = self.professions
        other.bonus = self.bonus
        other.prestige = self.prestige
        other.reshuffle = self.reshuffle
        other.opener = self.opener
        other.lot = self.lot
        other.price = self.price
        other.leader = self.leader
        other.bidders = self.bidders
        other.out = self.out
        other.sold = self.sold
        other.drawn = self.drawn
        other.drawn_pile = self.drawn_pile
        other.returned = self.returned
        other.laid = self.laid
        other.pending = self.pending
        other.last_work = self.last_work
        other.markers = self.markers
        other.banker_cash = self.banker_cash
        other.banker = self.banker
        other.banker_points = self.banker_points
        other.interrupted = self.interrupted
        other.shared_bonus = self.shared_bonus
        other.promised = self.promised
        other.proposal = self.proposal
        other.proposals = self.proposals
        other.actions_left = self.actions_left
        other.used = self.used
        return other

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.question == NOTHING

    @property
    def minimum(self) -> int:
        """The least value of a work in this round (rules 3.4)."""
        return self.rules.edition.minimum[self.round - 1]

    def to_move(self) -> tuple[int, ...]:
        """Return the seats that must decide now."""
        if self.question == NOTHING:
            return ()
        if self.question == TO_DISCARD:
            return tuple(seat for seat in range(len(self.seats)) if self.choosing >> seat & 1)
        return (self.turn,)

    def kinds(self, seat: int) -> list[Kind]:
        """Return the kinds of move open to a seat; stepping back is one wherever a line begins."""
        question = self.question
        if seat != self.turn and question != TO_DISCARD:
            return []
        found = KINDS[question](self, seat)
        if found and self.seats[seat].prestige and not self.laid and not self.returned:
            return found if self.rules.characters else [*found, EXCHANGE]
        return found

    def moves(self, seat: int, kind: Kind) -> list[Move]:
        """Return the moves of a kind that `kinds` named."""
        if kind is EXCHANGE:
            return self.rules.moves.exchange[: self.seats[seat].prestige]
        return MOVES[self.question](self, seat, kind)

    def lines(self, seat: int, kind: Kind) -> list[Line]:
        """Return the whole choices of a kind: a work once for each set of bonus cards."""
        if kind.composite:
            return works.lines(self)
        return [move.line for move in self.moves(seat, kind)]

    def apply(self, seat: int, move: Move) -> None:
        """Make a move that is legal for the seat."""
        if isinstance(move, Exchange):
            step_back(self.seats[seat], move.points)
        else:
            APPLY[self.question](self, seat, move)


KINDS: Final = (
    setup.kinds,
    auction.opening_kinds,
    auction.bidding_kinds,
    lots.placing_kinds,
    cards.keeping_kinds,
    lots.luring_kinds,
    actions.kinds,
    works.taking_kinds,
    lots.merchant_kinds,
    lots.apprentice_kinds,
    bidding.kinds,
    joint.answer_kinds,
    setup.kinds,
)
MOVES: Final = (
    setup.moves,
    auction.opening_moves,
    auction.bidding_moves,
    lots.placing_moves,
    cards.keeping_moves,
    lots.luring_moves,
    actions.moves,
    works.taking_moves,
    lots.merchant_moves,
    lots.apprentice_moves,
    bidding.moves,
    joint.answer_moves,
)
APPLY: Final = (
    setup.apply,
    auction.open_auction,
    auction.bid,
    lots.place,
    cards.keep,
    lots.lure_or_wait,
    actions.act,
    works.take,
    lots.decide_merchant,
    lots.decide_apprentice,
    bidding.bid_or_pass,
    joint.answer,
)
