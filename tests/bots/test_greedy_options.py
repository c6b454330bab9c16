"""The greedy bot in games with options: every decision is legal, and it still beats chance."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from signoria.bots.base import Turn
from signoria.bots.greedy import GreedyBot
from signoria.bots.random_bot import RandomBot
from signoria.core.play import follow
from signoria.princes.game import PRINCES
from signoria.princes.pieces import people_on_table
from signoria.princes.state import PrincesState
from tests.princes.covering import ROWS, Row

GREEDY, RANDOM = GreedyBot(), RandomBot()


def play(row: Row, number: int, greedy: set[int]) -> tuple[PrincesState, Counter[str]]:
    """Return the end of a game, and how often greedy seats played which word."""
    state, rng = PRINCES.deal(row.players, row.options, str(number)), Random(number)
    said: Counter[str] = Counter()
    while not state.over:
        seat = state.to_move()[0]
        bot = GREEDY if seat in greedy else RANDOM
        line = bot.decide(Turn(PRINCES, state, seat), rng)
        if seat in greedy:
            said[PRINCES.text(line).split()[0]] += 1
        state = follow(PRINCES, state, seat, line)
    return state, said


@pytest.mark.parametrize("row", [Row(2, {}), *ROWS], ids=str)
def test_every_decision_is_legal_and_it_beats_chance(row: Row) -> None:
    won = 0
    for number in range(3):
        own = number % row.players
        end, _ = play(row, number, {own})
        won += PRINCES.ranks(end)[own] == 1
    assert won >= 2


@pytest.mark.parametrize("row", [ROWS[1], ROWS[4], ROWS[7], ROWS[-1]], ids=str)
def test_among_themselves_every_game_ends(row: Row) -> None:
    end, _ = play(row, 1, set(range(row.players)))
    assert end.over
    assert sum(people_on_table(seat, end.rules.edition) for seat in end.seats) >= row.players


def test_it_bids_for_characters_and_uses_them() -> None:
    said: Counter[str] = Counter()
    for number in range(4):
        said += play(Row(3, {"characters": True}), number, {0, 1, 2})[1]
    assert said["bid"] > 20
    assert said["professor"] or said["merchant"]
    assert not said["exchange"]
