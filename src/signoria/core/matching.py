"""What an `expect` of a scenario demands of a position (the contract, section 6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias, TypeGuard

from .json_types import Json, JsonObject


class Absent:
    """What stands where a position says nothing."""


ABSENT: Final = Absent()
Found: TypeAlias = "Json | Absent"


@dataclass(frozen=True, slots=True)
class Mismatch:
    """A place where a position is not as expected.

    Attributes:
        path: the keys that lead there, joined by dots.
        expected: the value that should be there.
        got: the value that is there, or the word `absent`.
    """

    path: str
    expected: Json
    got: Json


def mismatches(expected: Json, got: Found, path: str = "") -> Iterator[Mismatch]:
    """Yield where a position differs from what is expected of it.

    Of objects only the keys named count; an object with numeric keys may name items of a list;
    lists must be equal otherwise; null stands for an empty list and an absent field too.
    """
    if isinstance(expected, Mapping) and _can_be_entered(got, expected):
        for key, value in expected.items():
            yield from mismatches(value, enter(got, key), _joined(path, key))
    elif _is_list(expected) and _is_list(got) and len(expected) == len(got):
        for index, value in enumerate(expected):
            yield from mismatches(value, enter(got, str(index)), _joined(path, str(index)))
    elif not _agree(expected, got):
        yield Mismatch(path, expected, "absent" if isinstance(got, Absent) else got)


def find(position: Json, path: str) -> Found:
    """Return what a position has at a path such as `seats.1.hand`."""
    found: Found = position
    for key in path.split("."):
        found = enter(found, key)
    return found


def enter(value: Found, key: str) -> Found:
    """Return the field of an object or the item of a list that a key names."""
    if isinstance(value, Mapping):
        return value.get(key, ABSENT)
    if _is_list(value) and _is_index(key) and int(key) < len(value):
        return value[int(key)]
    return ABSENT


def _can_be_entered(got: Found, expected: JsonObject) -> bool:
    return isinstance(got, Mapping) or (_is_list(got) and all(map(_is_index, expected)))


def _agree(expected: Json, got: Found) -> bool:
    if expected is None:
        return got is None or isinstance(got, Absent) or (_is_list(got) and not got)
    return isinstance(expected, bool) == isinstance(got, bool) and expected == got


def _is_list(value: Found) -> TypeGuard[Sequence[Json]]:
    return isinstance(value, Sequence) and not isinstance(value, str)


def _is_index(key: str) -> bool:
    return len(key) < 10 and key.isascii() and key.isdigit()


def _joined(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key
