"""What one viewer may know of a game: built by listing it, never by hiding parts of the whole.

Cash, hands, bonus and prestige cards, piles and drawn cards are hidden; everything else lies
open on the table (rules 2.4). A profession that was lured in public stays known in the hand.
"""

from __future__ import annotations

from typing import Final

from ..core.game import Observation
from ..core.json_types import Json
from . import position
from .bidding import Marker
from .joint import Proposal
from .pieces import empty_squares
from .scoring import points_of
from .seat import Seat
from .state import PrincesState, Rules
from .terms import BONUS_CARDS, LastWork

EVERYBODY: Final = -1
"""The viewer who sees only what everybody may see."""


class PublicSeat:
    """What everybody sees of a seat; the fields are those of `Seat`, hidden cards as counts."""

    __slots__ = (
        "actions_left",
        "apprentices",
        "best_work",
        "bonus_count",
        "builders",
        "character",
        "empty_squares",
        "estate",
        "freedoms",
        "from_cards",
        "hand_count",
        "jesters",
        "known",
        "landscapes",
        "muse",
        "performed",
        "prestige",
        "prestige_card_count",
        "recruiters",
        "recruiters_on_table",
        "tiles",
        "twins",
        "worth",
    )

    def __init__(self, seat: Seat, rules: Rules) -> None:
        self.prestige = seat.prestige
        self.hand_count = len(seat.hand)
        self.known = tuple(card for card in seat.hand if seat.known >> card & 1)
        self.performed = seat.performed
        self.recruiters = seat.recruiters
        self.recruiters_on_table = seat.recruiters_on_table
        self.bonus_count = len(seat.bonus)
        self.prestige_card_count = len(seat.prestige_cards)
        self.jesters = seat.jesters
        self.builders = seat.builders
        self.apprentices = seat.apprentices
        self.character = seat.character
        self.muse = seat.muse
        self.freedoms = seat.freedoms
        self.estate = seat.estate
        self.tiles = seat.tiles
        self.twins = seat.twins
        self.landscapes = seat.landscapes
        self.worth = seat.worth
        self.empty_squares = empty_squares(seat, rules.edition)
        self.best_work = seat.best_work
        self.from_cards = seat.from_cards

    @property
    def people(self) -> int:
        """All profession and recruiting cards, in hand and on the table."""
        on_table = len(self.performed) + self.recruiters_on_table
        return self.hand_count + self.recruiters + on_table


class PrincesObservation(Observation):
    """What a seat, or everybody, may know of a game.

    Attributes:
        rules: the components and options.
        viewer: the seat, or EVERYBODY.
        own: a copy of the viewer's own seat, None for EVERYBODY.
        seats: what everybody sees of each seat.
        drawn: the cards that the viewer looks at, empty if another does.
        final: the whole game once it is over, when nothing is hidden any more; None before.
        card_points: what each prestige card of the viewer would bring if the game ended now.
        played: the bonus cards that have left the game; each was shown when it was played.
        pile_sizes: the number of cards in the piles of professions, bonus and prestige.

    The other attributes are public and have the meaning that they have in `PrincesState`.
    """

    __slots__ = (
        "actions_left",
        "banker",
        "banker_cash",
        "bidders",
        "builders",
        "card_points",
        "drawn",
        "drawn_count",
        "drawn_pile",
        "final",
        "freedoms",
        "interrupted",
        "jesters",
        "last_work",
        "leader",
        "lot",
        "markers",
        "minimum",
        "opener",
        "out",
        "own",
        "pending",
        "phase",
        "pile_sizes",
        "played",
        "price",
        "proposal",
        "proposals",
        "question",
        "recruiters",
        "round",
        "rules",
        "seats",
        "shared_bonus",
        "sold",
        "starting",
        "stock",
        "to_move",
        "turn",
        "used",
        "viewer",
    )

    last_work: LastWork | None
    markers: tuple[Marker, ...]
    proposal: Proposal | None

    def __init__(self, state: PrincesState, viewer: int) -> None:
        self.rules = state.rules
        self.viewer = viewer
        self.own = None if viewer == EVERYBODY else state.seats[viewer].clone()
        self.seats = [PublicSeat(seat, state.rules) for seat in state.seats]
        self.card_points = card_points(state, viewer)
        self.phase = state.phase
        self.question = state.question
        self.to_move = state.to_move()
        self.turn = state.turn
        self.round = state.round
        self.minimum = state.minimum
        self.starting = state.starting
        self.stock = state.stock
        self.freedoms = state.freedoms
        self.jesters = state.jesters
        self.builders = state.builders
        self.recruiters = state.recruiters
        self.pile_sizes = (len(state.professions), len(state.bonus), len(state.prestige))
        self.played = played_bonus(state)
        self.opener = state.opener
        self.lot = state.lot
        self.price = state.price
        self.leader = state.leader
        self.bidders = state.bidders
        self.out = state.out
        self.sold = state.sold
        self.drawn = state.drawn if viewer == state.turn else ()
        self.drawn_count = len(state.drawn)
        self.drawn_pile = state.drawn_pile
        self.pending = state.pending
        self.last_work = state.last_work
        self.markers = state.markers
        self.banker_cash = state.banker_cash
        self.banker = state.banker
        self.interrupted = state.interrupted
        self.shared_bonus = state.shared_bonus
        self.proposal = state.proposal
        self.proposals = state.proposals
        self.actions_left = state.actions_left
        self.used = state.used
        self.final = state.clone() if state.over else None

    def view(self) -> dict[str, Json]:
        """Return the position as JSON, without what the viewer may not know."""
        if self.final is not None:
            return position.full(self, self.final)
        return position.view(self)

    def glance(self) -> dict[str, Json]:
        """Return the round, what is asked and the viewer's estate; at the end who won."""
        return position.glance(self, self.final)


def played_bonus(state: PrincesState) -> tuple[int, ...]:
    """Return the bonus cards that are neither in a hand nor in the pile nor just drawn."""
    there = set(state.bonus)
    for seat in state.seats:
        there.update(seat.bonus)
    if state.drawn_pile == BONUS_CARDS:
        there.update(state.drawn)
    return tuple(card for card in range(len(state.rules.edition.bonus)) if card not in there)


def card_points(state: PrincesState, viewer: int) -> tuple[int, ...]:
    """Return what the viewer's prestige cards would bring now; they count only what lies open."""
    if viewer == EVERYBODY:
        return ()
    return tuple(points_of(state, viewer, card) for card in state.seats[viewer].prestige_cards)
