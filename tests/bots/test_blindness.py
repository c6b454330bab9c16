"""No bot looks at what its seat may not know: changing that changes none of its decisions."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from signoria.bots import BOTS, Turn
from signoria.princes.game import PRINCES
from signoria.princes.state import PrincesState
from tests.bots.tables import decisions
from tests.princes.scramble import scramble

Poison = Callable[[PrincesState, int, Random], PrincesState]


def guessed(state: PrincesState, seat: int, rng: Random) -> PrincesState:
    """Return another state that the engine thinks possible."""
    return PRINCES.determinize(PRINCES.observe(state, seat), rng)


def scrambled(state: PrincesState, seat: int, rng: Random) -> PrincesState:
    """Return the state with hidden cards moved and other purses filled."""
    return scramble(state, seat, rng)


@pytest.mark.parametrize("poison", [guessed, scrambled])
@pytest.mark.parametrize("bot", sorted(BOTS))
@pytest.mark.parametrize("players", [3, 5])
def test_what_is_hidden_changes_no_decision(bot: str, players: int, poison: Poison) -> None:
    rng = Random(players)
    bots = [bot, "greedy", "random", "greedy", "random"][:players]
    asked = 0
    for number, (state, seat, _) in enumerate(decisions(bots, "blind")):
        if bots[seat] == bot:
            turn, twin = Turn(PRINCES, state, seat), poison(state, seat, rng)
            chosen = BOTS[bot].decide(turn, Random(number))
            assert BOTS[bot].decide(Turn(PRINCES, twin, seat), Random(number)) == chosen
            asked += 1
    assert asked > 20
