"""Reading a position: what is absent is not known, and never guessed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from signoria.core.json_types import Json, JsonObject
from signoria.core.refusal import InvalidInput


class Fields:
    """The fields of an object of a position.

    Args:
        told: the object.
        path: where it stands, for errors.
    """

    def __init__(self, told: JsonObject, path: str = "") -> None:
        self._told = told
        self._path = path

    def __contains__(self, key: str) -> bool:
        return self._told.get(key) is not None

    def __iter__(self) -> Iterator[str]:
        return (key for key in self._told if key in self)

    def number(self, key: str) -> int | None:
        """Return a whole number, or None where it is not known."""
        value = self._told.get(key)
        if value is None:
            return None
        if not isinstance(value, int) or isinstance(value, bool) or abs(value) >= 10**9:
            raise self._wrong(key, "a whole number")
        return value

    def count(self, key: str) -> int:
        """Return a whole number, 0 where there is none."""
        return self.number(key) or 0

    def text(self, key: str) -> str | None:
        """Return a text, or None where it is not known."""
        value = self._told.get(key)
        if value is not None and not isinstance(value, str):
            raise self._wrong(key, "a text")
        return value

    def texts(self, key: str) -> list[str] | None:
        """Return a list of texts, or None where it is not known."""
        values = self._list(key)
        if values is None:
            return None
        texts = [value for value in values if isinstance(value, str)]
        if len(texts) < len(values):
            raise self._wrong(key, "a list of texts")
        return texts

    def numbers(self, key: str) -> list[int]:
        """Return a list of whole numbers, empty where there is none."""
        values = self._list(key) or []
        numbers = [value for value in values if isinstance(value, int)]
        if len(numbers) < len(values):
            raise self._wrong(key, "a list of whole numbers")
        return numbers

    def object(self, key: str) -> Fields:
        """Return an object, an empty one where there is none."""
        value = self._told.get(key)
        if value is None:
            return Fields({}, self._name(key))
        if not isinstance(value, Mapping):
            raise self._wrong(key, "an object")
        return Fields(value, self._name(key))

    @property
    def json(self) -> JsonObject:
        """The object itself."""
        return self._told

    def objects(self, key: str) -> list[Fields]:
        """Return a list of objects, empty where there is none."""
        found: list[Fields] = []
        for number, value in enumerate(self._list(key) or []):
            if not isinstance(value, Mapping):
                raise self._wrong(key, "a list of objects")
            found.append(Fields(value, f"{self._name(key)}.{number}"))
        return found

    def cells(self, key: str) -> list[tuple[int, int]]:
        """Return a list of pairs of whole numbers, empty where there is none."""
        found: list[tuple[int, int]] = []
        for value in self._list(key) or []:
            match value:
                case [int(column), int(row)]:
                    found.append((column, row))
                case _:
                    raise self._wrong(key, "a list of cells")
        return found

    def _list(self, key: str) -> Sequence[Json] | None:
        value = self._told.get(key)
        if value is None:
            return None
        if isinstance(value, str) or not isinstance(value, Sequence):
            raise self._wrong(key, "a list")
        return value

    def _name(self, key: str) -> str:
        return f"{self._path}.{key}" if self._path else key

    def _wrong(self, key: str, wanted: str) -> InvalidInput:
        return InvalidInput(f"the position cannot be drawn: {self._name(key)} is not {wanted}.")
