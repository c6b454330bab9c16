"""Counting sequences of decisions: a fingerprint of the rules (the contract, section 1)."""

from __future__ import annotations

from .game import State
from .play import legal_lines


def perft(state: State, depth: int) -> int:
    """Return the number of sequences of `depth` listed decisions from a state.

    Where several seats may move, only the lowest does. A game that ends earlier has none.
    """
    if depth == 0:
        return 1
    seats = state.to_move()
    if not seats:
        return 0
    seat = seats[0]
    if depth == 1:
        return sum(len(state.lines(seat, kind)) for kind in state.kinds(seat))
    nodes = 0
    for line in legal_lines(state, seat):
        after = state.clone()
        for move in line:
            after.apply(seat, move)
        nodes += perft(after, depth - 1)
    return nodes
