"""Playing by text: what is legal, and one line of a record at a time."""

from __future__ import annotations

from .game import Game, S
from .moves import Line, Move
from .refusal import Refusal


def legal_lines(state: S, seat: int) -> list[Line]:
    """Return every line listed for a seat (the contract, section 1)."""
    return [line for kind in state.kinds(seat) for line in state.lines(seat, kind)]


def legal_texts(game: Game[S], state: S, seat: int) -> list[str]:
    """Return the canonical text of every line listed for a seat."""
    return [game.text(line) for line in legal_lines(state, seat)]


def check_turn(game: Game[S], state: S, seat: int) -> None:
    """Refuse a seat that is not asked anything now."""
    if state.over:
        raise Refusal("game-over", "The game is over.")
    if seat not in state.to_move():
        raise Refusal("not-your-turn", "Another player decides now.")


def play(game: Game[S], state: S, seat: int, text: str) -> tuple[S, Line]:
    """Make the move that a text names and return the new state with its line.

    The given state is left as it was.

    Raises:
        Refusal: the text is no move, or the rules do not allow it now.
    """
    check_turn(game, state, seat)
    line = game.parse(state, seat, text)
    return follow(game, state, seat, line), line


def follow(game: Game[S], state: S, seat: int, line: Line) -> S:
    """Return the state after a line, each step of which is checked.

    Raises:
        Refusal: a step is not legal.
    """
    after = state.clone()
    for move in line:
        if not is_legal(game, after, seat, move):
            raise game.explain(state, seat, line)
        after.apply(seat, move)
    return after


def is_legal(game: Game[S], state: S, seat: int, move: Move) -> bool:
    """Whether a single step is among the generated ones, or accepted though never listed."""
    if move.kind in state.kinds(seat) and move in state.moves(seat, move.kind):
        return True
    return game.accepts(state, seat, move)
