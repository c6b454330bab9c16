"""The move of a bot that failed: give up a chance if one may, otherwise take the first choice."""

from __future__ import annotations

from signoria.core.game import State
from signoria.core.moves import Line


def simplest(state: State, seat: int) -> Line:
    """Return a legal move of a seat that is asked, chosen without thought."""
    kinds = state.kinds(seat)
    kind = next((kind for kind in kinds if kind.yields), kinds[0])
    return state.lines(seat, kind)[0]
