"""Scenarios: rules, rulings and bug reports as tests (the contract, section 6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Generic

from .game import Game, S, State
from .json_types import Json, JsonObject
from .matching import Absent, Mismatch, find, mismatches
from .play import legal_texts, play
from .refusal import InvalidInput, Refusal
from .scenario_file import Legal, Scenario, Step, read_scenario

PLAYABLE: Final = "a scenario that can be played"


@dataclass(frozen=True, slots=True)
class Failure:
    """Something that is not as a scenario says.

    Attributes:
        file: the name of the scenario's file.
        step: the number of the step, from 1; 0 for the file and its position.
        path: what was looked at, such as `expect seats.0.florins`.
        expected: what the scenario says.
        got: what was found.
    """

    file: str
    step: int
    path: str
    expected: Json
    got: Json

    def to_json(self) -> dict[str, Json]:
        """Return the failure as `signoria check --json` prints it."""
        return {
            "file": self.file,
            "step": self.step,
            "path": self.path,
            "expected": self.expected,
            "got": self.got,
        }


def check(games: Mapping[str, Game[State]], file: str, text: str) -> list[Failure]:
    """Play a scenario file and return what is not as it says."""
    try:
        scenario = read_scenario(text)
        return check_scenario(known_game(games, scenario.game), file, scenario)
    except InvalidInput as error:
        return [Failure(file, 0, "scenario", PLAYABLE, str(error))]


def known_game(games: Mapping[str, Game[State]], name: str) -> Game[State]:
    """Return the game of a name.

    Raises:
        InvalidInput: there is none; the sentence says which there are.
    """
    if name not in games:
        raise InvalidInput(f"the game {name!r} is not known yet; there is {', '.join(games)}.")
    return games[name]


def check_scenario(game: Game[S], file: str, scenario: Scenario) -> list[Failure]:
    """Return how the first step that fails does so; nothing if all is as the scenario says.

    Raises:
        InvalidInput: the options or the position cannot be used.
    """
    state = load(game, scenario)
    for number, step in enumerate(scenario.steps, 1):
        run = _Run(game, state)
        run.move(step)
        run.test(step)
        if run.failed:
            return run.failures(file, number)
        state = run.state
    run = _Run(game, state)
    run.compare("expect", scenario.expect, game.position(state))
    return run.failures(file, len(scenario.steps))


def load(game: Game[S], scenario: Scenario) -> S:
    """Return the state of a scenario's position.

    Raises:
        InvalidInput: the options or the position cannot be used.
    """
    return game.load(scenario.players, scenario.options, scenario.seed, scenario.position)


class _Run(Generic[S]):
    """One step on a state, and what failed in it."""

    def __init__(self, game: Game[S], state: S) -> None:
        self.game = game
        self.state = state
        self.failed: list[Mismatch] = []

    def failures(self, file: str, step: int) -> list[Failure]:
        return [Failure(file, step, one.path, one.expected, one.got) for one in self.failed]

    def move(self, step: Step) -> None:
        if step.seat is None or step.move is None:
            return
        before = self.game.position(self.state)
        try:
            after, _ = play(self.game, self.state, step.seat, step.move)
        except Refusal as refusal:
            self.refused(step, refusal, before)
            return
        if step.refused:
            self.fail("move", "refused", f"{step.move!r} accepted")
        self.state = after

    def refused(self, step: Step, refusal: Refusal, before: JsonObject) -> None:
        if not step.refused:
            got = f"{step.move!r} refused by {refusal.rule}: {refusal}"
            self.fail("move", "accepted", got)
        elif step.rule in self.game.rules and step.rule != refusal.rule:
            self.fail("refused", step.rule, refusal.rule)
        elif self.game.position(self.state) != before:
            self.fail("refused", "the position as it was", "a changed position")

    def test(self, step: Step) -> None:
        if step.seat is not None and step.legal is not None:
            self.legal(step.legal, legal_texts(self.game, self.state, step.seat))
        if step.view is None:
            seen, name = self.game.position(self.state), "expect"
        else:
            seen = self.game.observe(self.state, step.view).view()
            name = f"view {step.view}"
        self.compare(name, step.expect, seen)
        for path in step.absent:
            found = find(seen, path)
            if not isinstance(found, Absent):
                self.fail(f"{name} {path}", "absent", found)

    def legal(self, wanted: Legal, texts: list[str]) -> None:
        for text in wanted.includes:
            if text not in texts:
                self.fail("legal", f"{text!r} included", texts)
        for text in wanted.excludes:
            if text in texts:
                self.fail("legal", f"{text!r} excluded", texts)
        if wanted.count is not None and wanted.count != len(texts):
            self.fail("legal count", wanted.count, len(texts))

    def compare(self, name: str, expected: JsonObject, seen: JsonObject) -> None:
        for one in mismatches(expected, seen):
            self.fail(f"{name} {one.path}", one.expected, one.got)

    def fail(self, path: str, expected: Json, got: Json) -> None:
        self.failed.append(Mismatch(path, expected, got))
