"""Pennies: a tiny game that is like nothing in the box, to show that the core knows no game.

Everybody holds a hidden card and some pennies. In each of two rounds all stake pennies in secret;
who stakes most may claim points for pennies, exchange a point for a penny, or pass.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Self

from signoria.core.game import EditionFile, Event, Game, Observation, Option, State
from signoria.core.json_types import Json, JsonObject
from signoria.core.moves import Kind, Line, Move
from signoria.core.randomness import derive, shuffled
from signoria.core.refusal import InvalidInput, Refusal, Rule

ROUNDS = 2
STAKE = Kind("stake")
CLAIM = Kind("claim", composite=True)
PAY = Kind("pay")
PASS = Kind("pass", yields=True)
EXCHANGE = Kind("exchange")

STAKES = [Move(number, STAKE, f"stake {number}") for number in range(10)]
CLAIMS = [Move(10, CLAIM, "claim")]
PAYMENTS = [Move(11 + number, PAY, f"for {number}") for number in range(10)]
PASSES = [Move(21, PASS, "pass")]
EXCHANGES = [Move(22, EXCHANGE, "exchange 1")]
LINES: dict[str, Line] = {
    **{move.text: move.line for move in [*STAKES, *PASSES, *EXCHANGES]},
    **{f"claim {payment.text}": (CLAIMS[0], payment) for payment in PAYMENTS},
}
RULES = {
    "notation": Rule("notation", "0", "A move is one of this game."),
    "purse": Rule("purse", "1", "Nobody pays more pennies than he has."),
    "winner": Rule("winner", "2", "Only who staked most claims, passes or exchanges."),
}


class PenniesState(State):
    """Pennies, points and a hidden card for each seat; stakes of -1 are still to be made."""

    __slots__ = ("cards", "claiming", "pennies", "points", "round", "stakes", "winner")
    cards: list[int]
    pennies: list[int]
    points: list[int]
    stakes: list[int]
    round: int
    winner: int
    claiming: bool

    def to_move(self) -> tuple[int, ...]:
        if self.winner >= 0:
            return (self.winner,)
        if self.over:
            return ()
        return tuple(seat for seat, stake in enumerate(self.stakes) if stake < 0)

    def kinds(self, seat: int) -> list[Kind]:
        if seat not in self.to_move():
            return []
        if self.claiming:
            return [PAY]
        if self.winner < 0:
            return [STAKE]
        kinds = [CLAIM, PASS] if self.pennies[seat] else [PASS]
        return [*kinds, EXCHANGE] if self.points[seat] else kinds

    def moves(self, seat: int, kind: Kind) -> list[Move]:
        if kind is STAKE:
            return STAKES[: self.pennies[seat] + 1]
        if kind is PAY:
            return PAYMENTS[1 : self.pennies[seat] + 1]
        return {CLAIM: CLAIMS, PASS: PASSES, EXCHANGE: EXCHANGES}[kind]

    def lines(self, seat: int, kind: Kind) -> list[Line]:
        if kind is CLAIM:
            return [(CLAIMS[0], payment) for payment in self.moves(seat, PAY)]
        return super().lines(seat, kind)

    def apply(self, seat: int, move: Move) -> None:
        if move.kind is STAKE:
            self.stakes[seat] = move.index
            if min(self.stakes) >= 0:
                self.winner = self.stakes.index(max(self.stakes))
        elif move.kind is CLAIM:
            self.claiming = True
        elif move.kind is EXCHANGE:
            self.points[seat] -= 1
            self.pennies[seat] += 1
        else:
            self._end_round(seat, move.index - 11 if move.kind is PAY else 0)

    def _end_round(self, seat: int, paid: int) -> None:
        self.pennies[seat] -= paid
        self.points[seat] += 2 * paid
        self.claiming = False
        self.winner = -1
        self.stakes = [-1] * len(self.stakes)
        self.round += 1

    def clone(self) -> Self:
        copy = type(self)()
        copy.cards = self.cards
        copy.pennies = list(self.pennies)
        copy.points = list(self.points)
        copy.stakes = list(self.stakes)
        copy.round = self.round
        copy.winner = self.winner
        copy.claiming = self.claiming
        return copy

    @property
    def over(self) -> bool:
        return self.round > ROUNDS


class Seen(Observation):
    """A position without the cards and open stakes of others."""

    __slots__ = ("_view",)

    def __init__(self, view: dict[str, Json]) -> None:
        self._view = view

    def view(self) -> dict[str, Json]:
        return self._view

    def glance(self) -> dict[str, Json]:
        return {"round": self._view["round"]}


class Pennies(Game[PenniesState]):
    """The game of pennies for two or three."""

    name = "pennies"
    rules_version = 1
    players = range(2, 4)
    options = (Option("rich", default=False, values=(False, True), text="Begin with 9 pennies."),)
    later: Mapping[str, Json] = MappingProxyType({})
    rules = RULES

    def deal(
        self, players: int, options: JsonObject, seed: str, edition: EditionFile | None = None
    ) -> PenniesState:
        self.check_players(players)
        pennies = 9 if self.check_options(options)["rich"] else 3
        if edition is not None:
            if not edition.text.startswith("pennies = "):
                raise InvalidInput("line 1 of the edition does not say the pennies.")
            pennies = int(edition.text.removeprefix("pennies = "))
        state = PenniesState()
        state.cards = shuffled([1, 2, 3], Random(derive(seed, "cards")))[:players]
        state.pennies = [pennies] * players
        state.points = [0] * players
        state.stakes = [-1] * players
        state.round = 1
        state.winner = -1
        state.claiming = False
        return state

    settled = deal

    def load(
        self,
        players: int,
        options: JsonObject,
        seed: str,
        position: JsonObject,
        edition: EditionFile | None = None,
    ) -> PenniesState:
        state = self.settled(players, options, seed, edition)
        pennies = position.get("pennies", state.pennies)
        if not isinstance(pennies, list) or len(pennies) != players:
            raise InvalidInput("a position has pennies for each seat.")
        state.pennies = list(pennies)
        return state

    def position(self, state: PenniesState) -> dict[str, Json]:
        return {
            "game": self.name,
            "round": state.round,
            "to_move": list(state.to_move()),
            "winner": state.winner if state.winner >= 0 else None,
            "pot": [],
            "seats": [
                {"pennies": state.pennies[seat], "points": state.points[seat], "card": card}
                | ({"stake": state.stakes[seat]} if state.stakes[seat] >= 0 else {})
                for seat, card in enumerate(state.cards)
            ],
        }

    def observe(self, state: PenniesState, viewer: int | None) -> Observation:
        view = self.position(state)
        hidden = set() if state.over else {"card"} if state.winner >= 0 else {"card", "stake"}
        seats = view["seats"]
        assert isinstance(seats, list)
        for seat in range(len(seats)):
            if seat != viewer:
                seats[seat] = {k: v for k, v in seats[seat].items() if k not in hidden}
        return Seen(view)

    def determinize(self, observation: Observation, rng: Random) -> PenniesState:
        state = self.deal(len(self.players), {}, str(rng.random()))
        state.round = int(str(observation.view()["round"]))
        return state

    def parse(self, state: PenniesState, seat: int, text: str) -> Line:
        line = LINES.get(" ".join(text.lower().split()))
        if line is None:
            raise Refusal("notation", f"{text!r} is no move of this game.")
        return line

    def text(self, line: Line) -> str:
        return " ".join(move.text for move in line)

    def public_text(self, line: Line) -> str:
        return "stake" if line[0].kind is STAKE else self.text(line)

    def accepts(self, state: PenniesState, seat: int, move: Move) -> bool:
        return False

    def explain(self, state: PenniesState, seat: int, line: Line) -> Refusal:
        if line[0].kind in state.kinds(seat):
            return Refusal("purse", "That is more than you have.", {"pennies": state.pennies[seat]})
        return Refusal("winner", "Only who staked most does that.")

    def events(
        self, before: PenniesState, seat: int, line: Line, after: PenniesState
    ) -> list[Event]:
        return [Event(line[0].kind.name, {}, seat)]

    def preview(
        self, before: PenniesState, seat: int, line: Line, after: PenniesState
    ) -> dict[str, Json]:
        return {"pennies": [before.pennies[seat], after.pennies[seat]]}

    def result(self, state: PenniesState) -> list[int]:
        return [points + card for points, card in zip(state.points, state.cards, strict=True)]

    def ranks(self, state: PenniesState) -> list[int]:
        scores = self.result(state)
        return [1 + sum(other > score for other in scores) for score in scores]

    def catalogue(self, options: JsonObject, edition: EditionFile | None = None) -> dict[str, Json]:
        return {}

    def figures(self, state: PenniesState) -> list[dict[str, float]]:
        return [{"points": points} for points in state.points]
