"""A covering set of games: every two values of options and of the number of players meet in a row.

Rows are found greedily: each is the one, among several tried by chance, that adds most pairs.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from random import Random

from signoria.core.json_types import Json
from signoria.princes.game import PRINCES

PLAYERS = "players"
TRIED = 60


@dataclass(frozen=True)
class Row:
    """A game of the set.

    Attributes:
        players: the number of players.
        options: those that differ from their default.
    """

    players: int
    options: dict[str, Json]

    def __str__(self) -> str:
        """Return what a test of the row is called."""
        named = [
            name if value is True else f"{name}={value}" for name, value in self.options.items()
        ]
        return "+".join([f"{self.players} players", *named])


Choice = dict[str, Json]


def values() -> dict[str, tuple[Json, ...]]:
    """Return every factor with its values; the edition has only one."""
    found: dict[str, tuple[Json, ...]] = {PLAYERS: tuple(PRINCES.players)}
    return found | {
        option.name: option.values for option in PRINCES.options if len(option.values) > 1
    }


def is_allowed(choice: Choice) -> bool:
    """Whether options and players go together."""
    return choice[PLAYERS] == 2 or choice["scarce-freedoms"] is False


def pairs(choice: Choice) -> set[tuple[str, str]]:
    """Return every two values that meet in a choice."""
    written = [f"{name}={value}" for name, value in choice.items()]
    return set(combinations(written, 2))


def possible_pairs() -> set[tuple[str, str]]:
    """Return every two values that can meet at all."""
    factors = values()
    found: set[tuple[str, str]] = set()
    plain: Choice = {name: listed[0] for name, listed in factors.items()}
    for one, other in combinations(factors, 2):
        for first in factors[one]:
            for second in factors[other]:
                choice = {**plain, one: first, other: second}
                if is_allowed(choice):
                    found |= {(f"{one}={first}", f"{other}={second}")}
    return found


def covering_set() -> list[Row]:
    """Return the rows, the same at every call."""
    rng, factors, missing = Random(1), values(), possible_pairs()
    rows: list[Row] = []
    while missing:
        tried = [by_chance(factors, rng) for _ in range(TRIED)]
        best = max(tried, key=lambda choice: len(pairs(choice) & missing))
        if pairs(best) & missing:
            missing -= pairs(best)
            rows.append(row_of(best))
    return rows


def by_chance(factors: dict[str, tuple[Json, ...]], rng: Random) -> Choice:
    """Return any choice that is allowed."""
    while True:
        choice = {name: rng.choice(listed) for name, listed in factors.items()}
        if is_allowed(choice):
            return choice


def row_of(choice: Choice) -> Row:
    """Return a choice as a row, without what is as by default."""
    defaults = {option.name: option.default for option in PRINCES.options}
    players = choice[PLAYERS]
    assert isinstance(players, int)
    given = {
        name: value for name, value in choice.items() if name != PLAYERS and value != defaults[name]
    }
    return Row(players, given)


ROWS = covering_set()


def pairs_of_rows(rows: list[Row]) -> set[tuple[str, str]]:
    """Return every two values that meet in some row."""
    defaults: Choice = {
        option.name: option.default for option in PRINCES.options if len(option.values) > 1
    }
    found: set[tuple[str, str]] = set()
    for row in rows:
        found |= pairs({PLAYERS: row.players, **defaults, **row.options})
    return found
