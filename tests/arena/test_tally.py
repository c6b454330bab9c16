"""What comes of many games: shares of wins, spreads and intervals, exactly."""

from __future__ import annotations

import statistics

import pytest

from signoria.arena.tally import Outcome, Tally, wilson_interval

GAMES = [
    Outcome(
        ("a", "b", "b"), (10, 7, 10), (1, 3, 1), ({"works": 2}, {"works": 1}, {"works": 3}), 90
    ),
    Outcome(
        ("b", "a", "b"), (12, 9, 3), (1, 2, 3), ({"works": 4}, {"works": 2}, {"works": 0}), 110
    ),
    Outcome(("b", "b", "a"), (8, 8, 8), (1, 1, 1), ({"works": 1}, {"works": 1}, {"works": 2}), 100),
]


def tally_of(games: list[Outcome]) -> Tally:
    tally = Tally()
    for game in games:
        tally.add(game)
    return tally


def test_a_bot_is_reported_over_all_seats_that_it_filled() -> None:
    tally = tally_of(GAMES)
    report = tally.report("b")
    scores = [7, 10, 12, 3, 8, 8]
    assert report["games"] == 6
    assert report["wins"] == pytest.approx(1 / 2 + 1 + 2 / 3, abs=1e-6)
    assert report["win_rate"] == pytest.approx((1 / 2 + 1 + 2 / 3) / 6, abs=1e-6)
    assert report["mean_score"] == statistics.fmean(scores)
    assert report["sd_score"] == pytest.approx(statistics.stdev(scores), abs=1e-6)
    assert report["works_per_game"] == pytest.approx(10 / 6, abs=1e-6)


def test_the_mean_winning_score_is_of_the_winners_of_all_games() -> None:
    tally = tally_of(GAMES)
    expected = pytest.approx(statistics.fmean([10, 10, 12, 8, 8, 8]), abs=1e-6)
    assert tally.report("a")["mean_winning_score"] == expected
    assert tally.report("b")["mean_winning_score"] == expected


def test_shares_of_all_bots_add_up_to_the_games() -> None:
    tally = tally_of(GAMES)
    assert sum(bot.wins for bot in tally.bots.values()) == tally.games == 3
    assert tally.decisions == 300


def test_one_seat_of_one_game_has_no_spread() -> None:
    assert tally_of(GAMES[:1]).report("a")["sd_score"] == 0.0


def test_batches_can_be_counted_apart_and_merged() -> None:
    merged = tally_of(GAMES[:1])
    merged.merge(tally_of(GAMES[1:]))
    assert merged == tally_of(GAMES)


def test_games_without_further_figures_are_counted() -> None:
    report = tally_of([Outcome(("a", "b"), (1, 2), (2, 1), ({}, {}), 5)]).report("a")
    assert not [key for key in report if key.endswith("_per_game")]


@pytest.mark.parametrize(
    ("wins", "games", "interval"),
    [
        (50, 100, (0.4038, 0.5962)),  # the textbook example
        (0, 10, (0.0, 0.2775)),
        (10, 10, (0.7225, 1.0)),
        (391.5, 400, (0.9598, 0.9886)),
    ],
)
def test_the_interval_is_wilsons(wins: float, games: int, interval: tuple[float, float]) -> None:
    assert wilson_interval(wins, games) == pytest.approx(interval, abs=5e-4)
