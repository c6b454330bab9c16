"""The action phase: the action that makes most of the court."""

from __future__ import annotations

from signoria.princes.terms import TAKING_BONUS, TAKING_PROFESSION, WORKING

from .best_work import chance_of_best
from .last_turn import LastTurn
from .outlook import Outlook
from .plan import EXTRA
from .sight import Sight
from .steps import Step, steps


def best_step(sight: Sight) -> Step | None:
    """Return the best action, or None if doing nothing is better than any."""
    return best_step_of_last_turn(sight) if sight.is_last_round else best_step_for_later(sight)


def best_step_for_later(sight: Sight) -> Step | None:
    """Return the action that leaves the court of most worth."""
    outlook = Outlook(sight)
    best, most = None, outlook.worth(sight.own, 0)
    for step in steps(sight, sight.own, sight.seen.used):
        worth = worth_after(sight, outlook, step)
        if worth > most:
            best, most = step, worth
    return best


def worth_after(sight: Sight, outlook: Outlook, step: Step) -> float:
    """Return the worth of the court that an action leaves."""
    left = sight.actions - 1
    if step.action == TAKING_BONUS:
        return outlook.worth(step.court, left, more_bonus=1)
    if step.action == TAKING_PROFESSION:
        court = step.court.clone()
        court.recruiters += 1  # whoever is drawn is as welcome as a guest still to be lured
        return outlook.worth(court, left)
    worth = outlook.worth(step.court, left)
    if step.action == WORKING and step.value > sight.own.best_work:
        worth += EXTRA * chance_of_best(sight, step.value)
    return worth


def best_step_of_last_turn(sight: Sight) -> Step | None:
    """Return the action that leads to the best ending."""
    last_turn, used = LastTurn(sight), sight.seen.used
    best, most = None, last_turn.idle(sight.own, 0)
    for step in last_turn.steps(sight.own, used):
        ending = last_turn.after(step, sight.actions, used)
        if ending > most:
            best, most = step, ending
    return best
