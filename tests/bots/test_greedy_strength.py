"""How well the greedy bot plays, over games with fixed seeds."""

from __future__ import annotations

import pytest

from signoria.arena.simulate import Plan, simulate
from signoria.arena.tally import Tally

SIZES = pytest.mark.parametrize("players", [3, 4, 5])


def played(*bots: str, games: int) -> Tally:
    """Return what came of games; the seats rotate."""
    return simulate(Plan("princes", {}, None, "strength", bots, games)).tally


@SIZES
def test_it_beats_random_bots_nearly_always(players: int) -> None:
    tally = played("greedy", *["random"] * (players - 1), games=40)
    assert tally.bots["greedy"].wins >= 0.95 * tally.games


@SIZES
def test_among_themselves_the_winners_score_as_people_do(players: int) -> None:
    tally = played(*["greedy"] * players, games=8)
    assert 45 <= tally.winning_scores / tally.winners <= 80


@SIZES
def test_every_seat_completes_at_least_four_works_on_average(players: int) -> None:
    greedy = played(*["greedy"] * players, games=8).bots["greedy"]
    assert greedy.figures["works"] / greedy.seats >= 4
