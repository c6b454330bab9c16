"""A bounded memory of what was used last."""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Recent(Generic[K, V]):
    """Keeps the values used last, at most `bound` of them."""

    def __init__(self, bound: int) -> None:
        self._bound = bound
        self._values: OrderedDict[K, V] = OrderedDict()

    def __len__(self) -> int:
        return len(self._values)

    def get(self, key: K) -> V | None:
        """Return a value and note that it was used."""
        if key in self._values:
            self._values.move_to_end(key)
        return self._values.get(key)

    def put(self, key: K, value: V) -> None:
        """Keep a value; the one unused longest makes room."""
        self._values[key] = value
        self._values.move_to_end(key)
        while len(self._values) > self._bound:
            self._values.popitem(last=False)

    def drop(self, key: K) -> None:
        """Forget a value."""
        self._values.pop(key, None)
