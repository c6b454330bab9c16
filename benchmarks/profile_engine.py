"""Show where the time of random play goes: the profile that stands in results/profile.txt.

python benchmarks/profile_engine.py
"""

from __future__ import annotations

import cProfile
import io
import pstats
from pathlib import Path
from random import Random
from typing import Final

from signoria.arena.play import play_out
from signoria.bots import BOTS
from signoria.games import GAMES

GAMES_PLAYED: Final = 1000
FUNCTIONS_SHOWN: Final = 30
RESULT: Final = Path(__file__).parent / "results" / "profile.txt"


def play() -> int:
    """Play random four-player games and return the number of decisions."""
    game, rng = GAMES["princes"], Random(7)
    bots, rngs = [BOTS["random"]] * 4, [rng] * 4
    return sum(
        len(play_out(game, game.deal(4, {}, str(number)), bots, rngs))
        for number in range(GAMES_PLAYED)
    )


def main() -> None:
    """Profile, print, and keep the result."""
    profile = cProfile.Profile()
    decisions = profile.runcall(play)
    out = io.StringIO()
    statistics = pstats.Stats(profile, stream=out)
    statistics.strip_dirs().sort_stats("tottime").print_stats(FUNCTIONS_SHOWN)
    lines = [line.rstrip() for line in out.getvalue().strip().split("\n")]
    title = f"{GAMES_PLAYED} random games of four, {decisions} decisions, under the profiler"
    command = "python benchmarks/profile_engine.py"
    text = "\n".join([title, command, "", *lines[2:]]) + "\n"
    RESULT.write_text(text)
    print(text)


if __name__ == "__main__":
    main()
