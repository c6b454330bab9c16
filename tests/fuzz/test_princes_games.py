"""Thousands of whole games of The Princes of Florence, each checked in every way there is.

The result is kept in `last-princes.json`; the same Python gives the same file on every machine.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from signoria.core.json_types import Json
from signoria.core.play import legal_lines, play
from signoria.core.record import Entry, Record, replay
from signoria.core.refusal import Refusal
from signoria.princes.game import PRINCES
from signoria.princes.state import PrincesState
from tests.princes.ledger import check_game
from tests.princes.scramble import scramble
from tests.princes.snapshot import snapshot
from tests.princes.table import Chance, Played, walk

LAST = Path(__file__).resolve().parent / "last-princes.json"
GAMES = int(os.environ.get("SIGNORIA_FUZZ_EXAMPLES", "2000"))
CHECKED = (
    "pieces, cards and money are conserved",
    "every estate keeps the rules of placement",
    "every position asks somebody or is the end",
    "positions load as the same game",
    "what is not listed is refused and changes nothing",
    "views and lists do not depend on what is hidden",
    "records rebuild their games",
)


@dataclass
class Tally:
    """What was played.

    Attributes:
        games: how many games.
        decisions: how many lines.
        moves: how often each word was played.
        points: the most and the least prestige at the end.
        digest: of all final positions.
    """

    games: int = 0
    decisions: int = 0
    moves: Counter[str] = field(default_factory=Counter)
    points: list[int] = field(default_factory=list)
    digest: str = ""

    def add(self, played: list[Played]) -> None:
        """Count a game."""
        self.games += 1
        self.decisions += len(played)
        self.moves.update(one.text.split()[0] for one in played)
        end = played[-1].after
        results = PRINCES.result(end)
        self.points = [min([*self.points, *results]), max([*self.points, *results])]
        text = self.digest + json.dumps(PRINCES.position(end), sort_keys=True)
        self.digest = hashlib.sha256(text.encode()).hexdigest()

    def to_json(self) -> dict[str, Json]:
        """Return what is kept."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "least_and_most_prestige": self.points,
            "moves": dict(sorted(self.moves.items())),
            "digest": self.digest,
        }


@pytest.mark.fuzz
def test_thousands_of_games_keep_every_promise() -> None:
    result: dict[str, Json] = {
        "game": PRINCES.name,
        "rules": PRINCES.rules_version,
        "checked": CHECKED,
        "seeds": f"0 to {GAMES - 1} for each number of players",
    }
    try:
        for players in PRINCES.players:
            result[f"{players} players"] = play_all(players, result).to_json()
        result["outcome"] = "passed"
    finally:
        LAST.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")


def play_all(players: int, result: dict[str, Json]) -> Tally:
    """Play and check all games of a number of players; a game that fails stays in the result."""
    tally = Tally()
    for number in range(GAMES):
        result["outcome"] = f"failed in game {number} of {players} players"
        rng = Chance(number)
        played = list(walk(PRINCES.deal(players, {}, str(number)), rng))
        check_game(played)
        for one in rng.sample(played, 8):
            check_position(one, str(number), rng)
        check_record(played, str(number))
        tally.add(played)
    return tally


def check_position(one: Played, seed: str, rng: Random) -> None:
    """Check loading, refusals and secrecy at one decision."""
    state, before = one.before, snapshot(one.before)
    players = len(state.seats)
    loaded = PRINCES.load(players, {}, seed, PRINCES.position(state))
    assert snapshot(loaded) == before
    for seat in range(players):
        check_refusals(state, seat, rng)
    assert snapshot(state) == before
    for viewer in (*range(players), None):
        check_secrecy(state, viewer, rng)


def check_refusals(state: PrincesState, seat: int, rng: Random) -> None:
    """Try moves of all kinds: those that are not listed are refused, those that are not."""
    listed = {PRINCES.text(line) for line in legal_lines(state, seat)}
    for move in rng.sample(state.rules.moves.all, 60):
        try:
            play(PRINCES, state, seat, move.text)
        except Refusal:
            assert move.text not in listed
        else:
            assert move.text in listed


def check_secrecy(state: PrincesState, viewer: int | None, rng: Random) -> None:
    """Check that a viewer sees and may do the same whatever lies hidden."""
    seen = json.dumps(PRINCES.observe(state, viewer).view())
    for twin in (
        scramble(state, viewer, rng),
        PRINCES.determinize(PRINCES.observe(state, viewer), rng),
    ):
        assert json.dumps(PRINCES.observe(twin, viewer).view()) == seen
        if viewer is not None:
            assert legal_lines(twin, viewer) == legal_lines(state, viewer)


def check_record(played: list[Played], seed: str) -> None:
    """Check that the record of a game rebuilds it."""
    end = played[-1].after
    record = Record(
        game=PRINCES.name,
        rules=PRINCES.rules_version,
        options={},
        seats=tuple(f"Seat {seat}" for seat in range(len(end.seats))),
        seed=seed,
        result=tuple(PRINCES.result(end)),
        entries=tuple(Entry(one.seat, one.text) for one in played),
    )
    assert snapshot(replay(PRINCES, Record.parse(record.print()))[-1]) == snapshot(end)
