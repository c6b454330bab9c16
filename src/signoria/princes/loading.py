"""Loading positions: a position merged over a game with its set-up finished (contract, 6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ..core.json_types import JsonObject
from . import recruiting
from .courts import MOST_FLORINS, Courts
from .edition import ROUNDS
from .fields import Fields, cannot_lie
from .moves import LOTS, MOST_EXCHANGED, MOST_TAKEN, RECRUITER
from .pieces import LANDSCAPES
from .terms import (
    ACTION,
    AUCTION,
    NOBODY,
    NOTHING,
    OVER,
    PHASES,
    SETUP,
    TO_ACT,
    TO_BID,
    TO_DISCARD,
    TO_KEEP,
    TO_LURE,
    TO_OPEN,
    TO_PLACE,
    TO_TAKE,
    LastWork,
)

if TYPE_CHECKING:
    from .state import PrincesState

KNOWN_KEYS: Final = frozenset(
    (
        "game",
        "players",
        "options",
        "round",
        "minimum",
        "phase",
        "starting",
        "to_move",
        "supply",
        "decks",
        "deck_counts",
        "auction",
        "sold",
        "out",
        "characters",
        "drawn",
        "pending_work",
        "last_work",
        "shared_bonus",
        "seats",
        "score",
        "asks",
    )
)


def merge(state: PrincesState, dealt: PrincesState, position: JsonObject) -> PrincesState:
    """Return the game of a position.

    Args:
        state: a game with its set-up finished; it is changed and returned.
        dealt: the same game before the discards.
        position: what is different.

    Raises:
        InvalidInput: the position cannot lie on a table.
    """
    return Loader(state, dealt, position).load()


class Loader:
    """Merges one position; each method reads one part of it."""

    def __init__(self, state: PrincesState, dealt: PrincesState, position: JsonObject) -> None:
        self.state = state
        self.fields = Fields(position, "")
        self.players = state.rules.players
        self.courts = Courts(state, dealt, position)

    def load(self) -> PrincesState:
        """Return the merged state."""
        self.fields.only(KNOWN_KEYS)
        self.read_round()
        self.read_turn_order()
        self.courts.read()
        self.read_last_work()
        self.read_question()
        self.refuse_unknown_parts()
        return self.state

    def refuse_unknown_parts(self) -> None:
        """Refuse what belongs to options that this game does not have."""
        for data, key in (
            (self.fields.data, "characters"),
            (self.fields.data, "shared_bonus"),
            *((seat, key) for seat in self.courts.given for key in ("apprentices", "character")),
        ):
            if data.get(key):
                raise cannot_lie(f"{key!r} is not part of this game")

    # The round and its phase

    def read_round(self) -> None:
        """Read round, minimum, phase and starting player."""
        fields, state = self.fields, self.state
        if fields.has("round"):
            state.round = fields.number("round", 1, ROUNDS)
        if fields.has("minimum") and fields.number("minimum", 0, 99) != state.minimum:
            raise fields.wrong("minimum", f"is {state.minimum} in round {state.round}")
        if fields.has("phase"):
            state.phase = fields.index("phase", fields.data["phase"], PHASES)
        if fields.has("starting"):
            state.starting = fields.number("starting", 0, self.players - 1)

    def read_turn_order(self) -> None:
        """Read who is to move; seats before him in turn order have finished."""
        fields, state = self.fields, self.state
        state.choosing = 0
        if "to_move" in fields.data and fields.data["to_move"] is not None:
            asked = fields.seats("to_move", self.players)
        else:
            asked = self.asked_by_default()
        if state.phase == SETUP:
            if not asked:
                raise cannot_lie("in the set-up somebody still discards")
            state.choosing = sum(1 << seat for seat in asked)
            state.turn = 0
        elif state.phase == OVER:
            if asked:
                raise cannot_lie("nobody is to move when the game is over")
            state.turn = (state.starting - 1) % self.players
        elif len(asked) != 1:
            raise cannot_lie(f"one seat is to move in the {PHASES[state.phase]} phase")
        else:
            state.turn = asked[0]

    def asked_by_default(self) -> tuple[int, ...]:
        """Return who is to move where the position does not say it."""
        if self.state.phase == SETUP:
            return tuple(range(self.players))
        if self.fields.has("auction"):
            raise cannot_lie("a position with an auction says who is to move")
        return () if self.state.phase == OVER else (self.state.starting,)

    # What is asked

    def read_last_work(self) -> None:
        """Read the parts of the work completed last."""
        if not self.fields.has("last_work"):
            return
        fields = Fields(self.fields.object("last_work"), "last_work.")
        professions = self.state.rules.edition.professions
        profession = fields.index("profession", fields.data.get("profession"), professions)
        figures = {
            key: fields.number(key, 0, MOST_EXCHANGED) if fields.has(key) else 0
            for key in ("building", "landscape", "freedom", "jesters", "people", "bonus", "value")
        }
        seat = fields.number("seat", 0, self.players - 1) if fields.has("seat") else 0
        self.state.last_work = LastWork(seat, profession, **figures)

    def read_question(self) -> None:
        """Find out what the seat to move is asked."""
        state = self.state
        readers: dict[int, Callable[[], None]] = {
            SETUP: self.ask_set_up,
            AUCTION: self.ask_auction,
            ACTION: self.ask_action,
            OVER: self.ask_nothing,
        }
        if state.phase != AUCTION:
            for key in ("auction", "sold", "out"):
                if self.fields.data.get(key):
                    raise cannot_lie(f"{key!r} belongs to the auction phase")
            state.out = 0
        if state.phase != ACTION:
            state.actions_left, state.used = 0, ()
            if self.fields.has("pending_work"):
                raise cannot_lie("'pending_work' belongs to the action phase")
        readers[state.phase]()

    def ask_set_up(self) -> None:
        """In the set-up, seats that discard hold one profession more."""
        self.state.question = TO_DISCARD

    def ask_nothing(self) -> None:
        """After the end, keep what the prestige cards brought."""
        self.state.question = NOTHING
        scores = self.fields.list("score") if self.fields.has("score") else []
        for seat, score in zip(self.state.seats, scores, strict=False):
            if isinstance(score, dict):
                fields = Fields(score, "score.")
                if fields.has("from_cards"):
                    seat.from_cards = fields.number("from_cards", 0, MOST_EXCHANGED)

    def ask_action(self) -> None:
        """In the action phase: the payment of a work, cards drawn, or an action."""
        state = self.state
        if self.fields.has("pending_work"):
            fields = Fields(self.fields.object("pending_work"), "pending_work.")
            state.pending = fields.number("value", 1, 2 * MOST_TAKEN + 1)
            if fields.data.get("seat", state.turn) != state.turn:
                raise fields.wrong("seat", "is the seat to move")
            state.question = TO_TAKE
        else:
            state.question = TO_KEEP if state.drawn else TO_ACT

    def ask_auction(self) -> None:
        """In the auction phase: who is out, and what the auction has come to."""
        state, fields = self.state, self.fields
        self.read_sales()
        if fields.has("out"):
            state.out |= sum(1 << seat for seat in fields.seats("out", self.players))
        if fields.has("auction"):
            self.read_auction()
            return
        if state.drawn:
            raise cannot_lie("cards are drawn without an auction")
        if not fields.has("out"):
            self.finish_seats_before()
        if state.out >> state.turn & 1:
            raise cannot_lie("the seat to move is out of the auction phase")
        state.question = TO_OPEN

    def finish_seats_before(self) -> None:
        """Count the seats before the one to move as out."""
        seat = self.state.starting
        while seat != self.state.turn:
            self.state.out |= 1 << seat
            seat = (seat + 1) % self.players

    def read_sales(self) -> None:
        """Read who has bought what; buyers are out."""
        if not self.fields.has("sold"):
            return
        given = self.fields.object("sold")
        fields = Fields(given, "sold.")
        fields.only(frozenset(LOTS))
        sold = [NOBODY] * len(LOTS)
        for lot, name in enumerate(LOTS):
            if fields.has(name):
                sold[lot] = fields.number(name, 0, self.players - 1)
                self.state.out |= 1 << sold[lot]
        self.state.sold = tuple(sold)

    def read_auction(self) -> None:
        """Read the auction that runs, or whose winner still decides."""
        state = self.state
        fields = Fields(self.fields.object("auction"), "auction.")
        fields.only(frozenset(("opener", "lot", "price", "leader", "in", "turn")))
        for key in ("opener", "lot", "price", "leader", "in"):
            if not fields.has(key):
                raise fields.wrong(key, "is missing")
        state.opener = fields.number("opener", 0, self.players - 1)
        state.lot = fields.index("lot", fields.data["lot"], LOTS)
        state.price = fields.number("price", 0, MOST_FLORINS)
        state.leader = fields.number("leader", 0, self.players - 1)
        state.bidders = sum(1 << seat for seat in fields.seats("in", self.players))
        if not state.bidders >> state.leader & 1:
            raise fields.wrong("leader", "must be in the auction")
        if not state.bidders >> state.turn & 1:
            raise fields.wrong("in", "lacks the seat to move")
        won = state.sold[state.lot] == state.leader and state.bidders == 1 << state.leader
        state.question = self.winners_question() if won else TO_BID
        if state.question == TO_BID and (state.bidders & state.out or state.turn == state.leader):
            raise cannot_lie("a seat that is out, or the leader, cannot be asked to bid")

    def winners_question(self) -> int:
        """Return what the winner of an auction still has to decide."""
        state = self.state
        if state.drawn:
            return TO_KEEP
        if state.lot < len(LANDSCAPES):
            return TO_PLACE
        if state.lot == RECRUITER and recruiting.can_lure(state, state.turn):
            return TO_LURE
        raise cannot_lie("the winner of this auction has nothing to decide")
