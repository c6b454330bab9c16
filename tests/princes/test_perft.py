"""Sequences of decisions, counted: a change of any of these numbers is a change of the rules."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from signoria.core.perft import perft
from signoria.core.play import play
from signoria.core.refusal import Refusal
from signoria.core.scenario import load
from signoria.core.scenario_file import read_scenario
from signoria.princes.game import PRINCES
from signoria.princes.state import PrincesState

POSITIONS = Path(__file__).resolve().parents[1] / "scenarios" / "positions"

COUNTED = {
    "draw": (6, 35, 200),
    "every-action": (36, 655, 10342),
    "landscape-to-place": (17, 153, 55811),
    "last-turns": (34, 168, 454),
    "lure": (7, 51, 6047),
    "work-with-two-bonus-cards": (5, 41, 22758),
}


def position(name: str) -> PrincesState:
    """Return a position kept as a scenario."""
    return load(PRINCES, read_scenario((POSITIONS / f"{name}.json").read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    ("players", "sequences"),
    [
        (3, (8, 22, 50, 4010, 994877)),
        (4, (8, 22, 50, 106, 4357)),
        (5, (8, 22, 50, 106, 218)),
    ],
)
def test_after_the_set_up(players: int, sequences: tuple[int, ...]) -> None:
    state = PRINCES.settled(players, {}, "1")
    assert tuple(perft(state, depth) for depth in range(1, 6)) == sequences


@pytest.mark.parametrize(("name", "sequences"), COUNTED.items())
def test_in_mid_game(name: str, sequences: tuple[int, ...]) -> None:
    state = position(name)
    assert tuple(perft(state, depth) for depth in range(1, 4)) == sequences


def test_every_position_kept_is_counted() -> None:
    assert {path.stem for path in POSITIONS.glob("*.json")} == set(COUNTED)


@pytest.mark.parametrize("name", COUNTED)
def test_counting_agrees_with_trying_every_text_there_is(name: str) -> None:
    state = position(name)
    assert count_by_trying(state, 2) == COUNTED[name][1]


def count_by_trying(state: PrincesState, depth: int) -> int:
    """Count sequences without asking what is legal: by trying everything."""
    if depth == 0:
        return 1
    if state.over:
        return 0
    seat = state.to_move()[0]
    reached = 0
    for text in every_text(state, seat):
        try:
            after, _ = play(PRINCES, state, seat, text)
        except Refusal:
            continue
        reached += count_by_trying(after, depth - 1)
    return reached


def every_text(state: PrincesState, seat: int) -> list[str]:
    """Return every move of one step, and every work with every set of bonus cards."""
    texts = [move.text for move in state.rules.moves.all]
    edition = state.rules.edition
    held = [edition.bonus[card].name for card in state.seats[seat].bonus]
    sets = [cards for size in range(1, len(held) + 1) for cards in combinations(held, size)]
    for profession in edition.professions:
        texts += [f"work {profession} with {' '.join(cards)}" for cards in sets]
    return texts
