"""What a bot's process answers, and the move that is made when it gives none."""

from __future__ import annotations

from random import Random

from signoria.core.play import legal_texts, play
from signoria.games import GAMES
from signoria.server.bot_worker import Question, Worker
from signoria.server.fallback import simplest

PRINCES = GAMES["princes"]


def question(moves: list[tuple[int, str]], seat: int, bot: str = "random") -> Question:
    """Return a question about a game of three."""
    return Question("table", "princes", 3, {}, "seed", moves, seat, bot)


def test_it_follows_a_game_as_it_grows_and_decides_the_same_from_scratch() -> None:
    state, worker = PRINCES.deal(3, {}, "seed"), Worker()
    moves: list[tuple[int, str]] = []
    while len(moves) < 60:
        seat = state.to_move()[-1]
        asked = question(moves, seat)
        answer = worker.answer(asked)
        assert answer.move in legal_texts(PRINCES, state, seat)
        assert answer == Worker().answer(asked)
        state, _ = play(PRINCES, state, seat, answer.move)
        moves.append((seat, answer.move))


def test_a_failure_is_an_answer_that_tells_nothing_of_the_game() -> None:
    answer = Worker().answer(question([(0, "discard dragon")], 1))
    assert answer.move is None
    assert answer.failure is not None
    assert "Refusal" in answer.failure
    assert "dragon" not in answer.failure


def test_after_a_failure_it_answers_again() -> None:
    worker = Worker()
    assert worker.answer(question([], 0, "nobody")).move is None
    assert worker.answer(question([], 0)).move is not None


def test_simple_moves_bring_every_game_to_its_end() -> None:
    for players in PRINCES.players:
        state = PRINCES.deal(players, {}, "simple")
        while not state.over:
            seat = Random(len(state.to_move())).choice(state.to_move())
            state, _ = play(PRINCES, state, seat, PRINCES.text(simplest(state, seat)))
        assert max(PRINCES.result(state)) >= 0
