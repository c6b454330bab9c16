"""How fast the engine is: play of random bots and copies of a state, on one core."""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from signoria.bots import BOTS
from signoria.core import play as engine_module
from signoria.core.game import Game, S
from signoria.core.json_types import Json
from signoria.core.moves import Line

from .play import play_out

RUNS: Final = 5
SECONDS: Final = 0.5
CLONES: Final = 2000
MEASURED_STATES: Final = 200


@dataclass(frozen=True, slots=True)
class Speed:
    """What was measured: the medians of several runs, in CPU time."""

    build: str
    games_per_s: float
    decisions_per_s: float
    us_per_decision: float
    us_per_clone: float
    bytes_per_state: int

    def to_json(self) -> dict[str, Json]:
        """Return the figures as `signoria bench --json` prints them."""
        return {
            "build": self.build,
            "games_per_s": round(self.games_per_s, 1),
            "decisions_per_s": round(self.decisions_per_s),
            "us_per_decision": round(self.us_per_decision, 2),
            "us_per_clone": round(self.us_per_clone, 2),
            "clones_per_s": round(1e6 / self.us_per_clone),
            "bytes_per_state": self.bytes_per_state,
        }

    @classmethod
    def from_json(cls, figures: Mapping[str, float | str]) -> Speed:
        """Return what another process printed."""
        return cls(
            build=str(figures["build"]),
            games_per_s=float(figures["games_per_s"]),
            decisions_per_s=float(figures["decisions_per_s"]),
            us_per_decision=float(figures["us_per_decision"]),
            us_per_clone=float(figures["us_per_clone"]),
            bytes_per_state=int(figures["bytes_per_state"]),
        )


def imported_build() -> str:
    """Return whether the engine that was imported is `pure` Python or `compiled`."""
    file = engine_module.__file__ or ""
    return "pure" if file.endswith((".py", ".pyc")) else "compiled"


def measure_builds(game: Game[S], players: int, seconds: float = SECONDS) -> list[Speed]:
    """Measure the engine as plain Python, and compiled too where that is what is installed."""
    speed = measure(game, players, seconds)
    if speed.build == "pure":
        return [speed]
    return [measure_pure(game.name, players, seconds), speed]


def measure_pure(game: str, players: int, seconds: float) -> Speed:
    """Measure the engine as plain Python in a process of its own."""
    words = [sys.executable, "-m", "signoria.arena.pure", game, str(players), str(seconds)]
    done = subprocess.run(words, stdout=subprocess.PIPE, check=True)  # noqa: S603  (our own words)
    return Speed.from_json(json.loads(done.stdout))


def measure(game: Game[S], players: int, seconds: float = SECONDS) -> Speed:
    """Measure a game with its default options.

    Args:
        game: the game.
        players: the number of seats.
        seconds: how long each of the runs plays.
    """
    rng = Random(7)
    _play_for(game, players, rng, seconds / 5)  # a warm-up that does not count
    runs = [_play_for(game, players, rng, seconds) for _ in range(RUNS)]
    state = middle_of_game(game, players)
    clones = [_seconds_a_call(state.clone) for _ in range(RUNS)]
    return Speed(
        build=imported_build(),
        games_per_s=statistics.median(games / took for games, _, took in runs),
        decisions_per_s=statistics.median(decisions / took for _, decisions, took in runs),
        us_per_decision=statistics.median(1e6 * took / decisions for _, decisions, took in runs),
        us_per_clone=1e6 * statistics.median(clones),
        bytes_per_state=_bytes_of_a_copy(state.clone),
    )


def middle_of_game(game: Game[S], players: int) -> S:
    """Return a state half-way through a random game."""
    log = _random_game(game, players, "bench", Random(5))
    state = game.deal(players, {}, "bench")
    for seat, line in log[: len(log) // 2]:
        for move in line:
            state.apply(seat, move)
    return state


def _random_game(game: Game[S], players: int, seed: str, rng: Random) -> list[tuple[int, Line]]:
    bots = [BOTS["random"]] * players
    return play_out(game, game.deal(players, {}, seed), bots, [rng] * players)


def _play_for(game: Game[S], players: int, rng: Random, seconds: float) -> tuple[int, int, float]:
    """Play whole games for a while; return how many, their decisions and the CPU time."""
    games = decisions = 0
    took = 0.0
    start = time.process_time()
    while took < seconds:
        decisions += len(_random_game(game, players, str(rng.random()), rng))
        games += 1
        took = time.process_time() - start
    return games, decisions, took


def _seconds_a_call(call: Callable[[], object]) -> float:
    start = time.process_time()
    for _ in range(CLONES):
        call()
    return (time.process_time() - start) / CLONES


def _bytes_of_a_copy(clone: Callable[[], object]) -> int:
    """Return what one more copy of a state takes; what copies share does not count."""
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        copies = [clone() for _ in range(MEASURED_STATES)]
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) // len(copies)
