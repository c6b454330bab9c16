"""Everything that a state holds, to compare two of them field by field."""

from __future__ import annotations

from signoria.princes.state import PrincesState


def snapshot(state: PrincesState) -> dict[str, object]:
    """Return all fields of a state and its seats; the rules of the game stay the same object."""
    held = {
        name: getattr(state, name) for name in state.__slots__ if name not in ("rules", "seats")
    }
    for number, seat in enumerate(state.seats):
        held |= {f"{number}.{name}": getattr(seat, name) for name in seat.__slots__}
    return held


def comparable(held: dict[str, object]) -> dict[str, object]:
    """Return a snapshot with joint buildings by their text: each is made when it is built."""
    return {
        name: repr(value) if name.endswith(".estate") else value for name, value in held.items()
    }
