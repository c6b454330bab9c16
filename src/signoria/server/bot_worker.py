"""The process in which bots decide: it reads questions from stdin and answers on stdout.

It rebuilds a game from its log like everything else here, and hands the bot nothing but the
turn of its seat. It ends when its input ends, so it never outlives the server.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import traceback
from dataclasses import dataclass
from typing import NamedTuple

from signoria.bots import BOTS, Turn
from signoria.core.game import State
from signoria.core.json_types import Json
from signoria.core.play import play
from signoria.core.randomness import generator
from signoria.games import GAMES

from .lru import Recent

READY = "ready"
GAMES_KEPT = 50


class Question(NamedTuple):
    """What a bot is to decide: the game so far, and the seat it decides for."""

    table_id: str
    game: str
    players: int
    options: dict[str, Json]
    seed: str
    moves: list[tuple[int, str]]
    seat: int
    bot: str

    def print(self) -> bytes:
        """Return the question as a line."""
        return json.dumps(self._asdict()).encode() + b"\n"


class Answer(NamedTuple):
    """A bot's move, or where in its code it failed.

    What an exception says is left out: it could tell the host what a hand holds.
    """

    move: str | None = None
    failure: str | None = None

    def print(self) -> str:
        """Return the answer as a line."""
        return json.dumps(self._asdict()) + "\n"


@dataclass(slots=True)
class Known:
    """A game as far as this process has followed it."""

    state: State
    moves: int = 0


class Worker:
    """Decides for bots, one question at a time."""

    def __init__(self) -> None:
        self._known: Recent[str, Known] = Recent(GAMES_KEPT)

    def answer(self, question: Question) -> Answer:
        """Return the move of a bot; whatever goes wrong is an answer too."""
        try:
            return Answer(move=self._decide(question))
        except Exception as error:  # noqa: BLE001 - a bot may fail in any way
            self._known.drop(question.table_id)
            return Answer(failure=where(error))

    def _decide(self, question: Question) -> str:
        game = GAMES[question.game]
        state = self._state_of(question)
        decision = f"bot {question.seat} {len(question.moves)}"
        rng = generator(question.seed, decision)
        line = BOTS[question.bot].decide(Turn(game, state, question.seat), rng)
        return game.text(line)

    def _state_of(self, question: Question) -> State:
        game = GAMES[question.game]
        known = self._known.get(question.table_id)
        if known is None or known.moves > len(question.moves):
            known = Known(game.deal(question.players, question.options, question.seed))
        for seat, text in question.moves[known.moves :]:
            known.state, _ = play(game, known.state, seat, text)
        known.moves = len(question.moves)
        self._known.put(question.table_id, known)
        return known.state.clone()


def where(error: Exception) -> str:
    """Return the kind of an error and the place that raised it."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {last.name}, line {last.lineno}"


def main() -> None:
    """Answer questions until there are no more, or nobody is left to hear the answers.

    Ctrl+C in a terminal reaches this process too, but it is the server that ends it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    worker = Worker()
    try:
        say(READY + "\n")
        for line in sys.stdin:
            say(worker.answer(Question(**json.loads(line))).print())
    except BrokenPipeError:
        # What is left in the buffer cannot be said, and nobody is to blame.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def say(text: str) -> None:
    """Write a line at once."""
    sys.stdout.write(text)
    sys.stdout.flush()


if __name__ == "__main__":
    main()
