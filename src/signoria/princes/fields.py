"""Typed fields of a position, read with an error that names the one that is wrong."""

from __future__ import annotations

from ..core.json_types import Json, JsonObject
from ..core.refusal import InvalidInput


def cannot_lie(what: str) -> InvalidInput:
    """Return the error for a position that cannot lie on a table."""
    return InvalidInput(f"this position cannot lie on a table: {what}.")


class Fields:
    """Reads typed fields of a JSON object, and says which one is wrong."""

    def __init__(self, data: JsonObject, owner: str) -> None:
        self.data = data
        self.owner = owner

    def wrong(self, key: str, what: str) -> InvalidInput:
        """Return the error for a field."""
        return InvalidInput(f"the position's {self.owner}{key} {what}.")

    def has(self, key: str) -> bool:
        """Whether a field is given; null is as good as absent."""
        return self.data.get(key) is not None

    def number(self, key: str, least: int, most: int) -> int:
        """Return a whole number within bounds."""
        found = self.data.get(key)
        if not isinstance(found, int) or isinstance(found, bool) or not least <= found <= most:
            raise self.wrong(key, f"must be a whole number from {least} to {most}")
        return found

    def number_or(self, key: str, default: int, most: int) -> int:
        """Return a whole number from 0 to a bound, or the default where none is given."""
        return self.number(key, 0, most) if self.has(key) else default

    def object(self, key: str) -> JsonObject:
        """Return an object."""
        found = self.data[key]
        if not isinstance(found, dict):
            raise self.wrong(key, "must be an object")
        return found

    def list(self, key: str) -> list[Json]:
        """Return a list."""
        found = self.data[key]
        if not isinstance(found, list):
            raise self.wrong(key, "must be a list")
        return found

    def names(self, key: str, known: tuple[str, ...]) -> tuple[int, ...]:
        """Return the indices of a list of names."""
        return tuple(self.index(key, name, known) for name in self.list(key))

    def index(self, key: str, name: Json, known: tuple[str, ...]) -> int:
        """Return the index of a name."""
        if not isinstance(name, str) or name not in known:
            raise self.wrong(key, f"knows no {name!r}")
        return known.index(name)

    def seats(self, key: str, players: int) -> tuple[int, ...]:
        """Return a list of different seats."""
        seats: list[int] = []
        for seat in self.list(key):
            if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players:
                raise self.wrong(key, f"names seats from 0 to {players - 1}")
            seats.append(seat)
        if len(set(seats)) < len(seats):
            raise self.wrong(key, "names a seat twice")
        return tuple(seats)

    def only(self, known: frozenset[str]) -> None:
        """Refuse fields that mean nothing."""
        for key in self.data:
            if key not in known:
                raise self.wrong(key, "is not known")
