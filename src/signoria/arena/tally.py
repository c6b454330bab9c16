"""What comes of many games: exact sums for each bot, and the figures computed from them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from signoria.core.json_types import Json

Z_95: Final = 1.959963984540054
"""How many standard deviations hold 95 % of a normal distribution."""


@dataclass(slots=True)
class Outcome:
    """How one game ended, a value for each seat.

    Attributes:
        bots: which bot decided.
        scores: the final scores.
        ranks: the final ranks, 1 for each winner.
        figures: what else the game counts, such as `{"works": 5}`.
        decisions: how many decisions the game took.
    """

    bots: Sequence[str]
    scores: Sequence[int]
    ranks: Sequence[int]
    figures: Sequence[dict[str, float]]
    decisions: int


@dataclass(slots=True)
class BotTally:
    """The sums of all seats that a bot filled. They are exact, so their order does not matter."""

    seats: int = 0
    wins: Fraction = Fraction(0)
    scores: int = 0
    squares: int = 0
    figures: dict[str, Fraction] = field(default_factory=dict)

    def add(self, win: Fraction, score: int, figures: dict[str, float]) -> None:
        """Count one seat of one game."""
        self.seats += 1
        self.wins += win
        self.scores += score
        self.squares += score * score
        self._add_figures({name: Fraction(value) for name, value in figures.items()})

    def merge(self, other: BotTally) -> None:
        """Count what another tally has counted."""
        self.seats += other.seats
        self.wins += other.wins
        self.scores += other.scores
        self.squares += other.squares
        self._add_figures(other.figures)

    def _add_figures(self, figures: dict[str, Fraction]) -> None:
        for name, value in figures.items():
            self.figures[name] = self.figures.get(name, Fraction(0)) + value

    @property
    def mean_score(self) -> float:
        """The mean of the scores."""
        return self.scores / self.seats

    @property
    def sd_score(self) -> float:
        """The standard deviation of the scores, as a sample's; 0 for a single one."""
        if self.seats < 2:
            return 0.0
        spread = Fraction(self.squares) - Fraction(self.scores**2, self.seats)
        return math.sqrt(spread / (self.seats - 1))


@dataclass(slots=True)
class Tally:
    """The sums of many games."""

    bots: dict[str, BotTally] = field(default_factory=dict)
    games: int = 0
    decisions: int = 0
    winners: int = 0
    winning_scores: int = 0

    def add(self, outcome: Outcome) -> None:
        """Count one game."""
        winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
        self.games += 1
        self.decisions += outcome.decisions
        self.winners += len(winners)
        self.winning_scores += sum(outcome.scores[seat] for seat in winners)
        for seat, bot in enumerate(outcome.bots):
            win = Fraction(1, len(winners)) if seat in winners else Fraction(0)
            figures = outcome.figures[seat] if outcome.figures else {}
            self.bots.setdefault(bot, BotTally()).add(win, outcome.scores[seat], figures)

    def merge(self, other: Tally) -> None:
        """Count the games that another tally has counted."""
        self.games += other.games
        self.decisions += other.decisions
        self.winners += other.winners
        self.winning_scores += other.winning_scores
        for bot, tally in other.bots.items():
            self.bots.setdefault(bot, BotTally()).merge(tally)

    def report(self, bot: str) -> dict[str, Json]:
        """Return the figures of one bot; those of the winners are of all games."""
        tally = self.bots[bot]
        low, high = wilson_interval(float(tally.wins), tally.seats)
        report: dict[str, Json] = {
            "bot": bot,
            "games": tally.seats,
            "wins": round(float(tally.wins), 6),
            "win_rate": round(float(tally.wins / tally.seats), 6),
            "interval": [round(low, 6), round(high, 6)],
            "mean_score": round(tally.mean_score, 6),
            "sd_score": round(tally.sd_score, 6),
            "mean_winning_score": round(self.winning_scores / self.winners, 6),
        }
        for name, value in sorted(tally.figures.items()):
            report[f"{name}_per_game"] = round(float(value / tally.seats), 6)
        return report


def wilson_interval(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a win rate (Wilson's score interval)."""
    rate = wins / games
    square = Z_95 * Z_95 / games
    middle = (rate + square / 2) / (1 + square)
    reach = Z_95 / (1 + square) * math.sqrt((rate * (1 - rate) + square / 4) / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)
