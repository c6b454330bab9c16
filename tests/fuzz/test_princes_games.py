"""Thousands of whole games of The Princes of Florence, each checked in every way there is.

The result is kept in `last-princes.json`; the same Python gives the same file on every machine.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from signoria.core.json_types import Json
from signoria.core.play import legal_lines, play
from signoria.core.record import Entry, Record, replay
from signoria.core.refusal import Refusal
from signoria.princes.game import PRINCES
from signoria.princes.geometry import TURNS
from signoria.princes.moves import PRESTIGE
from signoria.princes.pieces import LANDSCAPES
from signoria.princes.state import PrincesState
from signoria.princes.terms import (
    CHARACTERS,
    NO_CARD,
    PILES,
    PROFESSOR,
    TO_BID,
    TO_BID_FOR_CHARACTER,
)
from tests.princes.covering import ROWS, Row
from tests.princes.ledger import check_game
from tests.princes.scramble import scramble
from tests.princes.snapshot import comparable, snapshot
from tests.princes.table import Chance, Played, walk

LAST = Path(__file__).resolve().parent / "last-princes.json"
GAMES = int(os.environ.get("SIGNORIA_FUZZ_EXAMPLES", "2000"))
GAMES_A_ROW = max(1, GAMES // 10)
MOST_RARE = 2
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
        "games": f"{GAMES} of each number of players, {GAMES_A_ROW} of each row of options",
    }
    met: Counter[str] = Counter()
    try:
        for players in PRINCES.players:
            row = Row(players, {})
            result[str(row)] = play_all(row, GAMES, result, met).to_json()
        for row in ROWS:
            result[str(row)] = play_all(row, GAMES_A_ROW, result, met).to_json()
        result["met"] = dict(sorted(met.items()))
        missing = sorted(everything() - set(met))
        result["outcome"] = f"never met: {', '.join(missing)}" if missing else "passed"
        assert not missing
    finally:
        LAST.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")


def everything() -> set[str]:
    """Return what must be met: options, characters, cards, buildings and refusing rules."""
    edition = PRINCES.deal(3, {}, "").rules.edition
    return {
        *(f"option {option.name}" for option in PRINCES.options if len(option.values) > 1),
        *(f"character {name}" for name in CHARACTERS),
        *(f"{PILES[pile]} {name}" for pile in range(3) for name in edition.card_names[pile]),
        *(f"building {name}" for name in edition.tiles[len(LANDSCAPES) :]),
        *(f"rule {name}" for name in PRINCES.rules),
    }


def play_all(row: Row, games: int, result: dict[str, Json], met: Counter[str]) -> Tally:
    """Play and check all games of a row; a game that fails stays in the result."""
    tally = Tally()
    met.update(f"option {name}" for name in row.options)
    for number in range(games):
        result["outcome"] = f"failed in game {number} of {row}"
        rng = Chance(number)
        played = list(walk(PRINCES.deal(row.players, row.options, str(number)), rng))
        check_game(played)
        met.update(found for one in played for found in met_in(one))
        for one in [*rng.sample(played, 8), *rare(played)[:MOST_RARE]]:
            check_position(row, one, str(number), rng, met)
        met.update(f"rule {rule}" for rule in check_refusals(played[-1].after, 0, rng))
        check_record(row, played, str(number))
        tally.add(played)
    return tally


def rare(played: list[Played]) -> list[Played]:
    """Return decisions of which there are few, and at which rules of their own are met."""
    return [one for one in played if some_are_taken(one.before) or last_card_is_sold(one.before)]


def some_are_taken(state: PrincesState) -> bool:
    """Whether characters are bid for while others are taken already."""
    taken = [seat for seat in state.seats if seat.character != NO_CARD]
    return state.question == TO_BID_FOR_CHARACTER and bool(taken)


def last_card_is_sold(state: PrincesState) -> bool:
    """Whether the last prestige card is auctioned while somebody holds the Professor."""
    auctioned = state.question == TO_BID and state.lot == PRESTIGE and len(state.prestige) == 1
    return auctioned and any(seat.character == PROFESSOR for seat in state.seats)


def met_in(one: Played) -> Iterator[str]:
    """Yield the cards kept, the characters taken and the buildings built by a line."""
    word, *rest = one.text.split()
    if word == "keep":
        yield f"{PILES[one.before.drawn_pile]} {rest[0]}"
    elif word == "build":
        yield f"building {rest[0]}"
    for event in PRINCES.events(one.before, one.seat, one.line, one.after):
        if event.type == "took-character":
            yield f"character {event.data['character']}"


def check_position(row: Row, one: Played, seed: str, rng: Random, met: Counter[str]) -> None:
    """Check loading, refusals and secrecy at one decision."""
    state, before = one.before, comparable(snapshot(one.before))
    loaded = PRINCES.load(row.players, row.options, seed, PRINCES.position(state))
    assert comparable(snapshot(loaded)) == before
    for seat in range(row.players):
        met.update(f"rule {rule}" for rule in check_refusals(state, seat, rng))
    assert comparable(snapshot(state)) == before
    for viewer in (*range(row.players), None):
        check_secrecy(state, viewer, rng)


def check_refusals(state: PrincesState, seat: int, rng: Random) -> list[str]:
    """Try moves of all kinds: those that are not listed are refused, the others are not.

    Returns:
        The rules that refused them.
    """
    listed = {PRINCES.text(line) for line in legal_lines(state, seat)}
    rules = []
    for move in rng.sample(state.rules.moves.all, 60):
        try:
            play(PRINCES, state, seat, move.text)
        except Refusal as refusal:
            assert move.text not in listed
            rules.append(refusal.rule)
        else:
            assert move.text in listed
    return rules + [rule for text in composed(state, rng) for rule in refusing(state, seat, text)]


def composed(state: PrincesState, rng: Random) -> list[str]:
    """Return lines of several parts, and such as a table of moves does not hold."""
    edition, seats = state.rules.edition, range(len(state.seats))
    professions, bonus, prestige = edition.card_names
    drawn = edition.card_names[state.drawn_pile]
    tile, column = rng.choice(edition.tiles), rng.choice("abcdefghijklmn")
    at = f"{column}{rng.randint(1, 7)} {rng.choice(TURNS)}"
    held = [*professions, "princess"]
    return [
        f"keep {rng.choice(drawn)} under {rng.choice(drawn)}",
        f"work {rng.choice(held)} with {rng.choice(bonus)} {rng.choice(bonus)}",
        f"work {rng.choice(held)} with {rng.choice(bonus)}",
        f"build {tile} {at} with {rng.choice(seats)} for {100 * rng.randint(0, 99)}",
        f"build {tile} {at}",
        *(f"bid {name} {100 * rng.randint(0, 20)}" for name in CHARACTERS),
        f"professor {rng.choice(('prestige', 'bonus'))}",
        f"merchant {rng.choice(('prestige', 'free'))}",
        "work princess",
        f"work princess with {rng.choice(bonus)}",
        "offer landscape",
        "decline",
        "exchange 400",
        f"apprentice {tile}",
        f"keep {rng.choice(prestige)}",
    ]


def refusing(state: PrincesState, seat: int, text: str) -> list[str]:
    """Return the rule that refuses a text, if one does."""
    try:
        play(PRINCES, state, seat, text)
    except Refusal as refusal:
        return [refusal.rule]
    return []


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


def check_record(row: Row, played: list[Played], seed: str) -> None:
    """Check that the record of a game rebuilds it."""
    end = played[-1].after
    record = Record(
        game=PRINCES.name,
        rules=PRINCES.rules_version,
        options=row.options,
        seats=tuple(f"Seat {seat}" for seat in range(len(end.seats))),
        seed=seed,
        result=tuple(PRINCES.result(end)),
        entries=tuple(Entry(one.seat, one.text) for one in played),
    )
    rebuilt = replay(PRINCES, Record.parse(record.print()))[-1]
    assert comparable(snapshot(rebuilt)) == comparable(snapshot(end))
