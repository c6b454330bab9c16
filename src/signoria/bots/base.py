"""What a bot is, and what it is given to decide: the turn of one seat."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Generic

from signoria.core.game import Game, Observation, S
from signoria.core.moves import Kind, Line, Move


class Turn(Generic[S]):
    """What a seat may know and do; it stays true while the state is changed in place."""

    __slots__ = ("_game", "_seat", "_state")

    def __init__(self, game: Game[S], state: S, seat: int) -> None:
        self._game = game
        self._state = state
        self._seat = seat

    def kinds(self) -> list[Kind]:
        """Return the kinds of move open to the seat."""
        return self._state.kinds(self._seat)

    def moves(self, kind: Kind) -> list[Move]:
        """Return the first steps of a kind that is open."""
        return self._state.moves(self._seat, kind)

    def lines(self, kind: Kind) -> list[Line]:
        """Return the whole choices of a kind that is open."""
        return self._state.lines(self._seat, kind)

    def legal(self) -> list[Line]:
        """Return every whole choice open to the seat."""
        return [line for kind in self.kinds() for line in self.lines(kind)]

    def observe(self) -> Observation:
        """Return all that the seat may know."""
        return self._game.observe(self._state, self._seat)


class Bot(ABC):
    """A player that is a program. It keeps nothing between turns, so one serves every table.

    Attributes:
        name: what the command line and tables call it.
    """

    name: str

    @abstractmethod
    def decide(self, turn: Turn[S], rng: Random) -> Line:
        """Return one of the turn's legal choices; all chance comes from the generator."""
