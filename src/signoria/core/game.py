"""The protocol that every game follows, and what it says about itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final, Generic, NamedTuple, Self, TypeVar

from .json_types import Json, JsonObject
from .moves import Kind, Line, Move
from .refusal import InvalidInput, Refusal, Rule


@dataclass(frozen=True, slots=True)
class Option:
    """A switch of a game.

    Attributes:
        name: its identifier.
        default: its value unless given.
        values: the values that it may take.
        text: what it changes, in one English sentence.
    """

    name: str
    default: Json
    values: tuple[Json, ...]
    text: str


LONGEST_SHOWN: Final = 60
"""How much of a wrong value an error repeats."""


class EditionFile(NamedTuple):
    """An edition that is not the one shipped.

    Attributes:
        name: what its errors call it.
        text: what the file holds.
    """

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, as a log or an animation tells it.

    Attributes:
        type: the identifier of what happened.
        data: its figures and names, for everybody.
        private: what only `seat` may know beyond that.
        seat: the seat that acted, or None for what nobody did.
    """

    type: str
    data: JsonObject
    seat: int | None = None
    private: JsonObject | None = None

    def seen_by(self, viewer: int | None) -> dict[str, Json]:
        """Return the event as JSON for a viewer: a seat, or None for everybody else."""
        told: dict[str, Json] = {"type": self.type}
        if self.seat is not None:
            told["seat"] = self.seat
        told.update(self.data)
        if self.private is not None and viewer is not None and viewer == self.seat:
            told.update(self.private)
        return told


class State(ABC):
    """A game at a decision; changed in place by `apply`, copied by `clone`."""

    __slots__ = ()

    @abstractmethod
    def to_move(self) -> tuple[int, ...]:
        """Return the seats that must decide now, ascending; empty when the game is over."""

    @abstractmethod
    def kinds(self, seat: int) -> list[Kind]:
        """Return the kinds of move open to a seat; empty if it is not asked.

        Where prestige may be exchanged that kind comes last.
        """

    @abstractmethod
    def moves(self, seat: int, kind: Kind) -> list[Move]:
        """Return the moves of a kind that `kinds` named."""

    def lines(self, seat: int, kind: Kind) -> list[Line]:
        """Return the whole choices of a kind, as they are listed to people."""
        return [move.line for move in self.moves(seat, kind)]

    @abstractmethod
    def apply(self, seat: int, move: Move) -> None:
        """Make a move that is legal for the seat."""

    @abstractmethod
    def clone(self) -> Self:
        """Return an independent copy."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the game has ended."""


S = TypeVar("S", bound=State)


class Observation(ABC):
    """What one viewer may know of a state: the source of his view, and all that a bot gets."""

    __slots__ = ()

    @abstractmethod
    def view(self) -> dict[str, Json]:
        """Return the position as JSON, without what the viewer may not know."""

    @abstractmethod
    def glance(self) -> dict[str, Json]:
        """Return the little that a list of games tells of this one, as JSON."""


class Game(ABC, Generic[S]):
    """A game: how it is set up, read, written, explained and told.

    Attributes:
        name: its identifier.
        rules_version: raised by every change of a rule; records name it.
        players: the numbers of players.
        options: its switches.
        rules: the rules that a refusal can cite.
    """

    name: str
    rules_version: int
    players: range
    options: tuple[Option, ...]
    rules: Mapping[str, Rule]

    @abstractmethod
    def deal(
        self, players: int, options: JsonObject, seed: str, edition: EditionFile | None = None
    ) -> S:
        """Return a new game at its first decision.

        Args:
            players: the number of seats.
            options: the options given; the others have their default.
            seed: decides every shuffle.
            edition: an edition that replaces the one named in the options.

        Raises:
            InvalidInput: an option, a number of players or the edition cannot be used.
        """

    @abstractmethod
    def settled(
        self, players: int, options: JsonObject, seed: str, edition: EditionFile | None = None
    ) -> S:
        """Return a new game with its set-up finished in the plainest way (section 6)."""

    @abstractmethod
    def load(
        self,
        players: int,
        options: JsonObject,
        seed: str,
        position: JsonObject,
        edition: EditionFile | None = None,
    ) -> S:
        """Return the game of a position merged over a settled one (section 6).

        Raises:
            InvalidInput: the position cannot lie on a table; the text says why.
        """

    @abstractmethod
    def position(self, state: S) -> dict[str, Json]:
        """Return the full position as JSON."""

    @abstractmethod
    def observe(self, state: S, viewer: int | None) -> Observation:
        """Return what a seat may know, or with None what everybody may know."""

    @abstractmethod
    def determinize(self, observation: Observation, rng: Random) -> S:
        """Return a state that agrees with an observation, the hidden parts drawn at random."""

    @abstractmethod
    def parse(self, state: S, seat: int, text: str) -> Line:
        """Read a line of text; not yet whether it is legal.

        Raises:
            Refusal: the text is no move of this game (rule `notation`).
        """

    @abstractmethod
    def text(self, line: Line) -> str:
        """Return the canonical text of a line."""

    @abstractmethod
    def public_text(self, line: Line) -> str:
        """Return a line as others are shown it: without what only its seat may know."""

    @abstractmethod
    def accepts(self, state: S, seat: int, move: Move) -> bool:
        """Whether a move that is never listed is legal all the same (`keep … under …`)."""

    @abstractmethod
    def explain(self, state: S, seat: int, line: Line) -> Refusal:
        """Return why a line is refused; only for a line that is."""

    @abstractmethod
    def events(self, before: S, seat: int, line: Line, after: S) -> list[Event]:
        """Return what a line did, in the order in which it happened."""

    @abstractmethod
    def preview(self, before: S, seat: int, line: Line, after: S) -> dict[str, Json]:
        """Return what a line would do for the seat: price, parts of a value, what it leaves."""

    @abstractmethod
    def result(self, state: S) -> list[int]:
        """Return the final score of each seat."""

    @abstractmethod
    def ranks(self, state: S) -> list[int]:
        """Return the final rank of each seat, 1 for each winner."""

    def figures(self, state: S) -> list[dict[str, float]]:
        """Return what statistics count of each seat beside the score, such as its works."""
        return [{} for _ in self.result(state)]

    @abstractmethod
    def catalogue(self, options: JsonObject, edition: EditionFile | None = None) -> dict[str, Json]:
        """Return the components of an edition as JSON: tiles with their cells, cards, lots."""

    def check_players(self, players: int) -> None:
        """Refuse a number of players that this game does not know."""
        if players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise InvalidInput(
                f"{self.name} does not know games of {players} players, only of {low} to {high}."
            )

    def check_options(self, given: JsonObject) -> dict[str, Json]:
        """Return all options with their values, refusing unknown names and values."""
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise InvalidInput(f"{self.name} does not know the option {name!r}.")
            allowed = known[name].values
            if not any(is_same(value, one) for one in allowed):
                listed = ", ".join(repr(one) for one in allowed)
                raise InvalidInput(f"the option {name!r} takes {listed}, not {shown(value)}.")
        return {name: given.get(name, option.default) for name, option in known.items()}


def is_same(value: Json, other: Json) -> bool:
    """Whether two values are equal in JSON, where true is not 1."""
    return value == other and type(value) is type(other)


def shown(value: Json) -> str:
    """Return a value as an error shows it, cut where it is long."""
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"
