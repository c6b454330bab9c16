"""Moves: interned values with a dense index and one canonical text."""

from __future__ import annotations

from typing import TypeAlias


class Kind:
    """What a player chooses first: the word of a move, for some moves with its object.

    Attributes:
        name: the words, such as `offer` or `build tower`.
        composite: whether a move of this kind is several steps, so that it is listed by
            `State.lines` rather than `State.moves`.
        yields: whether it only gives up a chance: pass, decline, end.
    """

    __slots__ = ("composite", "name", "yields")

    def __init__(self, name: str, *, composite: bool = False, yields: bool = False) -> None:
        self.name = name
        self.composite = composite
        self.yields = yields

    def __repr__(self) -> str:
        return f"Kind({self.name!r})"


class Move:
    """One step of play, made once for each edition and compared by identity.

    Attributes:
        index: the position in the edition's fixed table of moves.
        kind: the kind that it belongs to.
        text: the canonical text (the contract, section 3).
        line: the line that consists of this move alone.
    """

    __slots__ = ("index", "kind", "line", "text")

    def __init__(self, index: int, kind: Kind, text: str) -> None:
        self.index = index
        self.kind = kind
        self.text = text
        self.line: Line = (self,)

    def __repr__(self) -> str:
        return f"<{self.text}>"


Line: TypeAlias = "tuple[Move, ...]"
"""A whole choice of a player, one line of a record: most often a single move."""
