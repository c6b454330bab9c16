"""Loading positions: a position merged over a game with its set-up finished (contract, 6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ..core.json_types import JsonObject
from .courts import Courts
from .edition import ROUNDS
from .fields import Fields, cannot_lie
from .joint import MOST_PROPOSALS
from .loading_auction import AuctionLoader
from .loading_expansions import CharacterLoader, professor_drew, read_proposal
from .moves import MOST_EXCHANGED, MOST_TAKEN
from .terms import (
    ACTION,
    AUCTION,
    CHARACTER_BIDDING,
    CHARACTERS,
    NOTHING,
    OVER,
    PHASES,
    PRESTIGE_CARDS,
    PRINCESS,
    PRINCESS_AT_WORK,
    SETUP,
    TO_ACT,
    TO_DISCARD,
    TO_KEEP,
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
        "proposal",
        "proposals",
    )
)

PRINCESS_PARTS: Final = {
    "landscape": "landscapes",
    "building": "buildings",
    "people": "people",
    "character": "builders",
}
"""Under which name a position gives the parts of a work of the Princess."""


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
        self.characters = CharacterLoader(state, self.fields)

    def load(self) -> PrincesState:
        """Return the merged state."""
        self.fields.only(KNOWN_KEYS)
        self.check_game()
        self.read_round()
        self.read_turn_order()
        self.courts.acting = self.acting()
        self.characters.read_holders()
        self.courts.read()
        self.characters.read()
        self.read_last_work()
        self.read_question()
        return self.state

    def acting(self) -> int:
        """Return whose turn it is: while a proposal is open, its proposer's (contract, 7)."""
        if not self.fields.has("proposal"):
            return self.state.turn
        proposal = Fields(self.fields.object("proposal"), "proposal.")
        return proposal.number("seat", 0, self.players - 1)

    def check_game(self) -> None:
        """Refuse the position of another game, another number of players or other options."""
        fields, rules = self.fields, self.state.rules
        if fields.data.get("game", "princes") != "princes":
            raise fields.wrong("game", "is another one")
        if fields.data.get("players", rules.players) != rules.players:
            raise fields.wrong("players", f"are {rules.players} in this game")
        given = fields.object("options") if fields.has("options") else {}
        for name, value in given.items():
            if rules.options.get(name, False) != value:
                raise fields.wrong("options", f"has another {name!r} than this game")

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
        if self.fields.has("proposal"):
            raise cannot_lie("a position with a proposal says who is to move")
        if self.state.phase == OVER:
            return ()
        for key in ("drawn", "pending_work"):
            fields = Fields(self.fields.object(key) if self.fields.has(key) else {}, f"{key}.")
            if fields.has("seat"):
                return (fields.number("seat", 0, self.players - 1),)
        return (self.state.starting,)

    # What is asked

    def read_last_work(self) -> None:
        """Read the parts of the work completed last."""
        if not self.fields.has("last_work"):
            return
        fields = Fields(self.fields.object("last_work"), "last_work.")
        fields.only(frozenset((*LastWork._fields, "princess")))
        if not fields.has("profession"):
            raise fields.wrong("profession", "is missing")
        name, professions = fields.data["profession"], self.state.rules.edition.professions
        profession = PRINCESS_AT_WORK
        if name != CHARACTERS[PRINCESS] or not self.state.rules.characters:
            profession = fields.index("profession", name, professions)
        figures = {key: fields.number_or(key, 0, MOST_EXCHANGED) for key in LastWork._fields[2:]}
        if fields.has("princess"):
            parts = Fields(fields.object("princess"), "last_work.princess.")
            figures |= {
                key: parts.number_or(part, 0, MOST_EXCHANGED)
                for key, part in PRINCESS_PARTS.items()
            }
        seat = fields.number_or("seat", 0, self.players - 1)
        self.state.last_work = LastWork(seat, profession, **figures)

    def read_question(self) -> None:
        """Find out what the seat to move is asked."""
        state = self.state
        readers: dict[int, Callable[[], None]] = {
            SETUP: self.ask_set_up,
            AUCTION: AuctionLoader(state, self.fields).read,
            CHARACTER_BIDDING: self.characters.read_bidding,
            ACTION: self.ask_action,
            OVER: self.ask_nothing,
        }
        if state.phase != AUCTION:
            self.refuse_given(("auction", "sold", "out"), "the auction phase")
            state.out = 0
        if state.phase != ACTION:
            self.refuse_given(("pending_work", "proposal", "proposals"), "the action phase")
            state.actions_left, state.used = 0, ()
        if state.phase != OVER and self.fields.data.get("score"):
            raise cannot_lie("'score' belongs to the end of the game")
        if state.phase not in (AUCTION, ACTION) and state.drawn:
            raise cannot_lie("cards are drawn in auction and action phases only")
        readers[state.phase]()

    def refuse_given(self, keys: tuple[str, ...], where: str) -> None:
        """Refuse what belongs to another phase."""
        for key in keys:
            if self.fields.data.get(key):
                raise cannot_lie(f"{key!r} belongs to {where}")

    def ask_set_up(self) -> None:
        """In the set-up, seats that discard hold one profession more."""
        self.state.question = TO_DISCARD
        for seat in self.state.to_move():
            if not self.state.seats[seat].hand:
                raise cannot_lie(f"the hand of seat {seat} has nothing to discard")

    def ask_nothing(self) -> None:
        """After the end, keep what the prestige cards brought."""
        self.state.question = NOTHING
        scores = self.fields.list("score") if self.fields.has("score") else []
        for number, (seat, score) in enumerate(zip(self.state.seats, scores, strict=False)):
            if not isinstance(score, dict):
                raise self.fields.wrong("score", "is a list of objects")
            fields = Fields(score, f"score.{number}.")
            if fields.has("from_cards"):
                seat.from_cards = fields.number("from_cards", 0, MOST_EXCHANGED)
            if number == self.state.banker and fields.has("from_banker"):
                self.state.banker_points = fields.number("from_banker", 0, MOST_EXCHANGED)

    def ask_action(self) -> None:
        """In the action phase: a proposal, the payment of a work, cards drawn, or an action."""
        state = self.state
        state.proposals = self.fields.number_or("proposals", 0, MOST_PROPOSALS)
        if self.fields.has("proposal"):
            read_proposal(state, Fields(self.fields.object("proposal"), "proposal."))
        elif self.fields.has("pending_work"):
            self.read_pending_work(Fields(self.fields.object("pending_work"), "pending_work."))
            state.question = TO_TAKE
        elif state.drawn and professor_drew(state, self.fields):
            state.question, state.interrupted = TO_KEEP, TO_ACT
            return
        elif state.drawn:
            if state.drawn_pile == PRESTIGE_CARDS:
                raise cannot_lie("prestige cards are drawn in the auction phase only")
            state.question = TO_KEEP
        else:
            state.question = TO_ACT
            return
        # The action that is being answered is one of those left until the answer is given.
        state.actions_left = max(state.actions_left, 1)

    def read_pending_work(self, fields: Fields) -> None:
        """Read the value of a work that is still to be paid."""
        state = self.state
        fields.only(frozenset(("seat", "value")))
        state.pending = fields.number("value", 1, 2 * MOST_TAKEN + 1)
        if fields.data.get("seat", state.turn) != state.turn:
            raise fields.wrong("seat", "is the seat to move")
        if state.drawn:
            raise cannot_lie("cards are drawn while a work is to be paid")
