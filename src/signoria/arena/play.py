"""One game between bots, from its first decision to its end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from signoria.bots import Bot, Turn
from signoria.core.game import Game, S
from signoria.core.moves import Line


def play_out(
    game: Game[S], state: S, bots: Sequence[Bot], rngs: Sequence[Random]
) -> list[tuple[int, Line]]:
    """Play a game to its end, changing the state in place, and return each seat's decisions.

    Where several seats are to move, the lowest decides first.

    Args:
        game: the game.
        state: where it stands.
        bots: who decides for each seat.
        rngs: the chance of each seat's bot.
    """
    turns = [Turn(game, state, seat) for seat in range(len(bots))]
    log: list[tuple[int, Line]] = []
    while seats := state.to_move():
        seat = seats[0]
        line = bots[seat].decide(turns[seat], rngs[seat])
        for move in line:
            state.apply(seat, move)
        log.append((seat, line))
    return log
