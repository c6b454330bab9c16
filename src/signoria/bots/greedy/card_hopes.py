"""What a prestige card is likely to bring at the end of the game."""

from __future__ import annotations

from typing import Final

from signoria.princes.edition import Contest, Task
from signoria.princes.pieces import count
from signoria.princes.seat import Seat
from signoria.princes.terms import PRESTIGE_CARDS

from .chances import best_drawn
from .sight import Sight

LEADS: Final = ((0.05, 0.10), (0.15, 0.25), (0.35, 0.40), (0.65, 0.25), (0.85, 0.10))
"""The chances to be alone and to be tied at the end: two behind, one behind, tied, ahead …"""

EASE: Final = (0.0, 0.25, 0.40, 0.50, 0.55, 0.60, 0.65)
"""The chance that a missing piece is still found, by the number of later rounds."""


def hoped_of_all(sight: Sight, court: Seat) -> float:
    """Return the points that a court can hope for from the prestige cards that it holds."""
    return sum(hoped_points(sight, court, card) for card in court.prestige_cards)


def hope_of_best(sight: Sight, court: Seat) -> float:
    """Return the points that a court can hope for from the best card of those looked at."""
    hopes = [hoped_points(sight, court, card) for card in sight.unseen_prestige]
    pile = sight.seen.pile_sizes[PRESTIGE_CARDS]
    return sum(points * chance for points, chance in best_drawn(hopes, pile))


def hoped_points(sight: Sight, court: Seat, card: int) -> float:
    """Return the points that a court can hope for from a prestige card; in the end, has."""
    asked = sight.edition.prestige[card]
    if isinstance(asked, Task):
        return hoped_of_task(sight, court, asked)
    return hoped_of_contest(sight, court, asked)


def hoped_of_task(sight: Sight, court: Seat, task: Task) -> float:
    """Return the points of a task, less for each piece that is missing."""
    missing = 0
    for piece, needed in task.needs:
        missing += max(0, needed - count(piece, court, sight.edition))
    return float(task.points * EASE[sight.later_rounds] ** missing)


def hoped_of_contest(sight: Sight, court: Seat, contest: Contest) -> float:
    """Return the points of a contest by the lead over the best rival."""
    own = count(contest.piece, court, sight.edition)
    others = sight.rival_counts(contest.piece)
    lead = min(others) - own if contest.fewest else own - max(others)
    has_none = not own and not contest.fewest
    if not sight.later_rounds:
        return points_now(contest, lead - 1 if has_none else lead)
    alone, tied = LEADS[max(0, min(lead + 1 if has_none else lead + 2, len(LEADS) - 1))]
    return contest.alone * alone + contest.tied * tied


def points_now(contest: Contest, lead: int) -> float:
    """Return the points of a contest as it stands."""
    if lead < 0:
        return 0.0
    return float(contest.alone if lead else contest.tied)
