"""Compare the engine with the stand-in engine of the micro benchmarks, in turn, in one run.

    python benchmarks/against_stand_in.py FOLDER_OF_THE_STAND_IN

The folder holds `tidy.py` and `tables.py`. Both engines play random games, and copy a state of
their mid-game, in short slices that alternate, so that a machine whose speed drifts slows both
alike; the medians of the ratios are what counts. Times are CPU times of each process.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Final, TypeAlias

SLICE: Final = 0.1
ROUNDS: Final = 60
RESULTS: Final = Path(__file__).parent / "results" / "against_stand_in.json"

Slice: TypeAlias = tuple[float, float]
"""Microseconds a decision and microseconds a clone."""

WORKER: Final = """
import sys, time
from random import Random

def timed(seconds, play):
    decisions, start = 0, time.process_time()
    while (took := time.process_time() - start) < seconds:
        decisions += play()
    return 1e6 * took / decisions

def clones(state, count=2000):
    start = time.process_time()
    for _ in range(count):
        state.clone()
    return 1e6 * (time.process_time() - start) / count

{engine}
timed(0.3, play)
print("ready", flush=True)
for line in sys.stdin:
    print(timed(float(line), play), clones(state), flush=True)
"""

STAND_IN: Final = """
import tidy
rng = Random(7)
def play():
    return tidy.playout(tidy.deal(4, rng), rng)
state = tidy.deal(4, Random(5))
for _ in range(96):
    legal = state.legal()
    state.apply(legal[len(legal) // 2])
"""

SIGNORIA: Final = """
from signoria.arena.bench import middle_of_game
from signoria.arena.play import play_out
from signoria.bots import BOTS
from signoria.games import GAMES
game, rng = GAMES["princes"], Random(7)
bots, rngs = [BOTS["random"]] * 4, [rng] * 4
def play():
    return len(play_out(game, game.deal(4, {}, str(rng.random())), bots, rngs))
state = middle_of_game(game, 4)
"""


class Worker:
    """A process that plays one engine for as long as it is asked to."""

    def __init__(self, engine: str, path: Path | None = None) -> None:
        environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
        if path is not None:
            environment["PYTHONPATH"] = str(path)
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORKER.replace("{engine}", engine)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        self.answer()

    def answer(self) -> str:
        """Return the next line that the process prints."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("A worker ended before its time; its error stands above.")
        return line

    def play(self) -> Slice:
        """Play one slice."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{SLICE}\n")
        self.process.stdin.flush()
        decision, clone = self.answer().split()
        return float(decision), float(clone)

    def stop(self) -> None:
        """End the process."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def compare(stand_in: Path) -> dict[str, object]:
    """Return the medians of both engines and of the ratios of their slices."""
    workers = {"stand-in": Worker(STAND_IN, stand_in), "signoria": Worker(SIGNORIA)}
    slices: dict[str, list[Slice]] = {name: [] for name in workers}
    for _ in range(ROUNDS):
        for name, worker in workers.items():
            slices[name].append(worker.play())
    for worker in workers.values():
        worker.stop()
    pairs = list(zip(slices["signoria"], slices["stand-in"], strict=True))
    return {
        "command": "python benchmarks/against_stand_in.py FOLDER_OF_THE_STAND_IN",
        "python": platform.python_version(),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, one used",
        "slices": ROUNDS,
        "us_per_decision": medians(slices, 0),
        "us_per_clone": medians(slices, 1),
        "decision_ratio": round(statistics.median(ours[0] / other[0] for ours, other in pairs), 2),
        "clone_ratio": round(statistics.median(ours[1] / other[1] for ours, other in pairs), 2),
    }


def medians(slices: dict[str, list[Slice]], which: int) -> dict[str, float]:
    """Return the median of a figure for each engine."""
    return {
        name: round(statistics.median(one[which] for one in found), 2)
        for name, found in slices.items()
    }


def main() -> None:
    """Measure, print, and keep the result."""
    parser = argparse.ArgumentParser(description="Compare the engine with the stand-in engine.")
    parser.add_argument("folder", type=Path, help="the folder with tidy.py and tables.py")
    result = compare(parser.parse_args().folder)
    text = json.dumps(result, indent=2)
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(text + "\n")
    print(text)


if __name__ == "__main__":
    main()
