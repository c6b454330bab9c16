"""A started game in memory: the state that its log leads to, and what happened on the way."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime

from pydantic import JsonValue

from signoria.core.game import Event, State
from signoria.core.moves import Line
from signoria.core.play import legal_texts, play
from signoria.core.refusal import InvalidInput, Refusal
from signoria.games import AnyGame

from .errors import Unplayable

START = "start"
FIRST_VERSION = 1
"""The version of a game that has just been dealt: its start is the log's first line."""


@dataclass(frozen=True, slots=True)
class Holder:
    """Who decides for a seat: a guest or a bot."""

    guest_id: str | None
    bot: str | None


@dataclass(frozen=True, slots=True)
class SetUp:
    """What a game is, apart from its log."""

    table_id: str
    game: AnyGame
    options: dict[str, JsonValue]
    seed: str
    started: datetime
    holders: tuple[Holder, ...]

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.holders)


@dataclass(frozen=True, slots=True)
class Logged:
    """A move as the log keeps it."""

    version: int
    at: datetime
    seat: int
    text: str
    key: str | None
    public: str = ""
    """The text as others are shown it, once the move has been followed."""


@dataclass(frozen=True, slots=True)
class Told:
    """An event with the version that brought it and when."""

    version: int
    at: datetime
    event: Event


@dataclass(frozen=True, slots=True)
class Step:
    """A move that was found legal, and the state that it leads to; nothing is changed yet."""

    seat: int
    line: Line
    text: str
    after: State


@dataclass(slots=True)
class LiveGame:
    """The game at its newest version that is known here."""

    setup: SetUp
    state: State
    version: int = FIRST_VERSION
    moves: list[Logged] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)
    asked_since: list[int] = field(default_factory=list)

    @classmethod
    def deal(cls, setup: SetUp) -> LiveGame:
        """Return the game at its first decision."""
        state = setup.game.deal(setup.players, setup.options, setup.seed)
        return cls(setup, state, asked_since=[FIRST_VERSION] * setup.players)

    def weigh(self, seat: int, text: str) -> Step:
        """Return what a move would lead to.

        Raises:
            Refusal: the rules do not allow it.
        """
        game = self.setup.game
        after, line = play(game, self.state, seat, text)
        return Step(seat, line, game.text(line), after)

    def take(self, step: Step, at: datetime, key: str | None) -> None:
        """Go to the state after a move that is in the log."""
        self.version += 1
        game = self.setup.game
        public = game.public_text(step.line)
        self.moves.append(Logged(self.version, at, step.seat, step.text, key, public))
        for event in game.events(self.state, step.seat, step.line, step.after):
            self.told.append(Told(self.version, at, event))
        self._note_what_is_asked(step)
        self.state = step.after

    def follow(self, moves: Iterable[Logged]) -> None:
        """Go through moves that the log has and this game has not yet.

        Raises:
            Unplayable: the rules of this version refuse one of them.
        """
        for move in moves:
            try:
                step = self.weigh(move.seat, move.text)
            except Refusal as refusal:
                raise Unplayable(
                    f"The log of this game cannot be followed at version {move.version}: the rule"
                    f" {refusal.rule} refuses it. The log is unharmed; please report this."
                ) from refusal
            self.take(step, move.at, move.key)

    def is_stale(self, seat: int, version: int) -> bool:
        """Whether what a seat is asked has changed since a version, or the version is to come."""
        return not self.asked_since[seat] <= version <= self.version

    def seat_of(self, guest_id: str) -> int | None:
        """Return the seat of a guest, or None."""
        for seat, holder in enumerate(self.setup.holders):
            if holder.guest_id == guest_id:
                return seat
        return None

    def version_made_with(self, seat: int, key: str) -> int | None:
        """Return the version that a request with this key led to, if it was carried out."""
        for move in reversed(self.moves):
            if move.key == key and move.seat == seat:
                return move.version
        return None

    def told_after(self, version: int) -> list[Told]:
        """Return what happened after a version."""
        return self.told[bisect_right(self.told, version, key=lambda told: told.version) :]

    def moment_of(self, version: int) -> datetime:
        """Return when a version came about: by the start, or by a move."""
        made = version - FIRST_VERSION
        return self.moves[made - 1].at if made else self.setup.started

    def bots_to_move(self) -> dict[int, str]:
        """Return the bots that must decide now, by their seats."""
        holders = self.setup.holders
        bots = {seat: holders[seat].bot for seat in self.state.to_move()}
        return {seat: bot for seat, bot in bots.items() if bot is not None}

    def _note_what_is_asked(self, step: Step) -> None:
        """Note for each seat whether the move changed what it is asked.

        Of a seat that was asked before and still is, the legal moves tell: a secret choice
        of another seat leaves them alone.
        """
        before, after = self.state.to_move(), step.after.to_move()
        for seat in range(self.setup.players):
            turned = seat == step.seat or (seat in before) != (seat in after)
            if turned or (seat in after and self._choices_changed(seat, step.after)):
                self.asked_since[seat] = self.version

    def _choices_changed(self, seat: int, after: State) -> bool:
        game = self.setup.game
        return legal_texts(game, self.state, seat) != legal_texts(game, after, seat)


def rebuilt(setup: SetUp, moves: Iterable[Logged]) -> LiveGame:
    """Return the game that a log leads to.

    Raises:
        Unplayable: this version cannot deal it or follow its log.
    """
    try:
        live = LiveGame.deal(setup)
    except InvalidInput as error:
        raise Unplayable(f"This game cannot be dealt by this version: {error}") from error
    live.follow(moves)
    return live
