"""A table to try things at: positions, lines of play by text, and random games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import cast

import pytest

from signoria.core.json_types import Json
from signoria.core.moves import Kind, Line
from signoria.core.play import legal_texts, play
from signoria.core.refusal import InvalidInput, Refusal
from signoria.princes.game import PRINCES
from signoria.princes.moves import Propose
from signoria.princes.state import PrincesState

Fields = dict[str, Json]


def load(players: int = 3, seed: str = "1", /, **position: Json) -> PrincesState:
    """Return the game of a position."""
    return PRINCES.load(players, {}, seed, position)


def acting(seat: Fields, /, *others: Fields, **position: Json) -> PrincesState:
    """Return the action phase of round 3 with seat 0 to move; its fields, then the others'."""
    given: Fields = {"round": 3, "phase": "action", "starting": 0, "to_move": [0]}
    return load(**{**given, "seats": [seat, *others], **position})


def do(state: PrincesState, *turns: str) -> PrincesState:
    """Return the state after turns such as `0 offer jester`."""
    for turn in turns:
        seat, _, text = turn.partition(" ")
        state, _ = play(PRINCES, state, int(seat), text)
    return state


def refusal(state: PrincesState, seat: int, text: str) -> Refusal:
    """Return the refusal of a move that must be refused."""
    with pytest.raises(Refusal) as caught:
        play(PRINCES, state, seat, text)
    return caught.value


def rejected(**position: Json) -> str:
    """Return why a position is not loaded."""
    with pytest.raises(InvalidInput) as caught:
        load(**position)
    return str(caught.value)


def legal(state: PrincesState, seat: int = 0) -> list[str]:
    """Return the texts listed for a seat."""
    return legal_texts(PRINCES, state, seat)


def seat_of(state: PrincesState, seat: int) -> Fields:
    """Return what the full position says of a seat."""
    return seats(PRINCES.position(state))[seat]


def seats(position: Fields) -> list[Fields]:
    """Return the seats of a position or view."""
    return cast("list[Fields]", position["seats"])


class Chance(Random):
    """A generator that says what it was seeded with, so that a failing example can be repeated."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number

    def __repr__(self) -> str:
        return f"Chance({self.number})"


@dataclass(frozen=True, slots=True)
class Played:
    """A line of a game: who made it, and the game before and after."""

    before: PrincesState
    seat: int
    line: Line
    after: PrincesState

    @property
    def text(self) -> str:
        """The canonical text of the line."""
        return PRINCES.text(self.line)


def walk(state: PrincesState, rng: Random) -> Iterator[Played]:
    """Play a game to its end by chance, each state a new one."""
    while not state.over:
        seat = rng.choice(state.to_move())
        line = some_line(state, seat, rng)
        after = state.clone()
        for move in line:
            after.apply(seat, move)
        yield Played(state, seat, line, after)
        state = after


def some_line(state: PrincesState, seat: int, rng: Random) -> Line:
    """Return a line by chance: each kind is as likely, but giving up and exchanging are rare."""
    kinds = state.kinds(seat)
    lively = [kind for kind in kinds if not is_dull(kind)]
    kind = rng.choice(lively if lively and rng.random() < 0.9 else kinds)
    return promising(state, rng.choice(state.lines(seat, kind)), rng)


def promising(state: PrincesState, line: Line, rng: Random) -> Line:
    """Return the line; a proposal sometimes with something to pay, which is never listed."""
    move = line[-1]
    if not isinstance(move, Propose) or rng.random() < 0.5:
        return line
    hundreds = rng.randint(0, state.seats[move.partner].florins // 100)
    return (state.rules.moves.promise[hundreds - 1], move) if hundreds else line


def is_dull(kind: Kind) -> bool:
    """Whether games in which it is chosen often are poor in everything else."""
    return (kind.yields and kind.name != "pass") or kind.name == "exchange"
