"""Many complete games between bots; the same seed gives the same games on any number of workers."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from signoria.bots import BOTS, Bot
from signoria.core.game import EditionFile, Game, S
from signoria.core.json_types import Json, JsonObject
from signoria.core.randomness import commitment, derive, generator
from signoria.core.record import Entry, Record
from signoria.games import GAMES

from .play import play_out
from .tally import Outcome, Tally

BATCH: Final = 20
"""Games a job: enough that handing it out costs nothing, few enough to keep all workers busy."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be simulated.

    Attributes:
        game: the name of the game.
        options: the options given.
        edition: an edition other than the one shipped.
        seed: decides all games.
        bots: the bot of each seat in the first game.
        games: how many games.
        fixed_seats: whether the bots keep their seats instead of moving on by one each game.
        records: the folder that takes a record of each game.
    """

    game: str
    options: JsonObject
    edition: EditionFile | None
    seed: str
    bots: tuple[str, ...]
    games: int
    fixed_seats: bool = False
    records: Path | None = None

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.bots)

    def seating(self, index: int) -> tuple[str, ...]:
        """Return the bot of each seat in a game."""
        turn = 0 if self.fixed_seats else index
        return tuple(self.bots[(seat + turn) % self.players] for seat in range(self.players))

    def game_seed(self, index: int) -> str:
        """Return the seed of a game."""
        return f"{derive(self.seed, f'game {index}'):016x}"


@dataclass(frozen=True, slots=True)
class Report:
    """What a simulation found, and how long it took."""

    plan: Plan
    tally: Tally
    seconds: float

    def to_json(self) -> dict[str, Json]:
        """Return the report as `signoria simulate --json` prints it."""
        bots = list(dict.fromkeys(self.plan.bots))
        return {
            "game": self.plan.game,
            "players": self.plan.players,
            "options": self.plan.options,
            "seed": self.plan.seed,
            "games": self.tally.games,
            "decisions": self.tally.decisions,
            "seconds": round(self.seconds, 3),
            "bots": [self.tally.report(bot) for bot in bots],
        }


def simulate(plan: Plan, workers: int = 1, tell: Callable[[int], None] = lambda _: None) -> Report:
    """Play all games of a plan.

    Args:
        plan: what to play.
        workers: how many processes share the games.
        tell: is told the number of games each time some have been played.
    """
    start = time.perf_counter()
    tally = Tally()
    for part in _parts(plan, workers):
        tally.merge(part)
        tell(part.games)
    return Report(plan, tally, time.perf_counter() - start)


def _parts(plan: Plan, workers: int) -> Iterator[Tally]:
    """Yield the tally of each batch, in order."""
    starts = range(0, plan.games, BATCH)
    if workers == 1:
        yield from (play_batch(plan, start) for start in starts)
        return
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=spawn, initializer=leave_interrupts) as pool:
        jobs: list[Future[Tally]] = [pool.submit(play_batch, plan, start) for start in starts]
        try:
            for job in jobs:
                yield job.result()
        finally:
            pool.shutdown(cancel_futures=True)


def leave_interrupts() -> None:
    """Let the first process alone answer an interrupt from the keyboard."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_batch(plan: Plan, start: int) -> Tally:
    """Play one batch of a plan's games."""
    tally = Tally()
    for index in range(start, min(start + BATCH, plan.games)):
        tally.add(play_one(GAMES[plan.game], plan, index))
    return tally


def play_one(game: Game[S], plan: Plan, index: int) -> Outcome:
    """Play one game of a plan, and write its record if records are wanted."""
    seed = plan.game_seed(index)
    names = plan.seating(index)
    bots: list[Bot] = [BOTS[name] for name in names]
    rngs = [generator(seed, f"bot {seat}") for seat in range(plan.players)]
    state = game.deal(plan.players, plan.options, seed, plan.edition)
    log = play_out(game, state, bots, rngs)
    scores = game.result(state)
    if plan.records is not None:
        entries = tuple(Entry(seat, game.text(line)) for seat, line in log)
        record = _record(plan, index, game.rules_version, entries, scores)
        path = plan.records / f"{plan.game}-{index + 1:0{len(str(plan.games))}}.txt"
        path.write_text(record.print(), encoding="utf-8", newline="\n")
    return Outcome(names, scores, game.ranks(state), game.figures(state), len(log))


def _record(
    plan: Plan, index: int, rules: int, entries: tuple[Entry, ...], scores: list[int]
) -> Record:
    """Return the record of a game. It has no time of day, so that equal games are equal files."""
    seed = plan.game_seed(index)
    return Record(
        game=plan.game,
        rules=rules,
        options=plan.options,
        seats=tuple(f"bot:{name}" for name in plan.seating(index)),
        seed=seed,
        commitment=commitment(seed),
        result=tuple(scores),
        edition=None if plan.edition is None else plan.edition.text,
        entries=entries,
    )
