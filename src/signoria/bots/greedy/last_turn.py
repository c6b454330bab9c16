"""The last turn of the game, looked through to its end.

Nothing comes after it, so cash is worth only what a work can still turn into prestige, and
nobody in hand who can perform is left unheard: works come first, then points.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple

from signoria.princes.purse import EXTRA_PRESTIGE, FLORINS_A_POINT_TAKEN
from signoria.princes.seat import Seat
from signoria.princes.terms import INTRODUCING, WORKING
from signoria.princes.works import (
    FLORINS_A_VALUE,
    base_value,
    most_prestige,
)

from .best_work import chance_of_best
from .card_hopes import hoped_of_all
from .chances import works_after_drawing
from .courts import having_lured
from .sight import Sight
from .steps import Step, buildings, introductions, steps, works

GUESTS: Final = 2
"""How many of the professions that could be lured are thought about."""

TIE_BREAK: Final = 1e-6
"""What a florin left over counts in points: it decides only between equals."""


class Ending(NamedTuple):
    """How the game can end for a court; a better one compares higher.

    Attributes:
        works: the works completed for certain until then.
        points: the prestige at the end, with what chance is likely to bring.
    """

    works: int
    points: float


class LastTurn:
    """Looks through the last turn as it is seen at one decision."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight

    def best_with_guests(self, court: Seat, actions: int, used: tuple[int, ...]) -> Ending:
        """Return the best ending of a court that may use its recruiters first."""
        found = [self.best(court, actions, used)]
        found += [self.best_with_guests(other, actions, used) for other in self.lures(court)]
        return max(found)

    def best(self, court: Seat, actions: int, used: tuple[int, ...], payable: int = 0) -> Ending:
        """Return the best ending of a court that lures nobody.

        Args:
            court: the court; its cash holds the florins of works of this turn.
            actions: the actions left.
            used: the actions taken in this turn.
            payable: how many of the florins are from works and can become prestige.
        """
        found = [self.idle(court, payable)]
        if actions:
            following = self.final_steps(court, used) if actions == 1 else self.steps(court, used)
            found += [self.after(step, actions, used, payable) for step in following]
        return max(found)

    def idle(self, court: Seat, payable: int) -> Ending:
        """Return the ending of a court that does no more."""
        taken = min(court.florins, payable) // FLORINS_A_POINT_TAKEN
        prize = EXTRA_PRESTIGE * chance_of_best(self.sight, court.best_work)
        rest = TIE_BREAK * (court.florins - FLORINS_A_POINT_TAKEN * taken)
        return Ending(0, court.prestige + taken + hoped_of_all(self.sight, court) + prize + rest)

    def steps(self, court: Seat, used: tuple[int, ...]) -> Iterator[Step]:
        """Yield the steps worth looking at: of the buildings nobody needs, one of a size."""
        wished = {self.sight.edition.wishes[profession][0] for profession in court.hand}
        yield from self.one_of_a_size(steps(self.sight, court, used), wished)

    def final_steps(self, court: Seat, used: tuple[int, ...]) -> Iterator[Step]:
        """Yield the steps worth looking at with one action left: nothing needs preparing."""
        best = max(works(self.sight, court), key=lambda step: step.value, default=None)
        if best is not None:
            yield best
        if not court.prestige_cards:
            yield from islice(buildings(self.sight, court), 1)
            return
        yield from self.one_of_a_size(buildings(self.sight, court), set())
        if INTRODUCING not in used:
            yield from islice(introductions(self.sight, court), 1)

    def one_of_a_size(self, found: Iterator[Step], wished: set[int]) -> Iterator[Step]:
        """Yield steps without buildings that are as good as one before: same size, no wish."""
        sizes = set()
        for step in found:
            if step.is_building and step.about not in wished:
                size = self.sight.edition.sizes[step.about]
                if size in sizes:
                    continue
                sizes.add(size)
            yield step

    def after(self, step: Step, actions: int, used: tuple[int, ...], payable: int = 0) -> Ending:
        """Return the best ending after a step."""
        used = (*used, step.action)
        if step.action == WORKING:
            payable += FLORINS_A_POINT_TAKEN * most_prestige(step.value)
            ending = self.best(step.court, actions - 1, used, payable)
            return Ending(ending.works + 1, ending.points)
        if step.is_draw:
            return self.after_drawing(step, actions, payable)
        return self.best(step.court, actions - 1, used, payable)

    def after_drawing(self, step: Step, actions: int, payable: int) -> Ending:
        """Return the ending to be hoped for when a card is drawn and then one work completed."""
        idle = self.idle(step.court, payable)
        if actions < 2:
            return idle
        points, certain = 0.0, 1
        for value, chance in works_after_drawing(self.sight, step.court, step.action):
            if value < self.sight.seen.minimum:
                certain = 0
                points += chance * idle.points
            else:
                points += chance * self.with_work(step.court, value, payable).points
        return Ending(certain, points)

    def with_work(self, court: Seat, value: int, payable: int) -> Ending:
        """Return the ending of a court that completes one more work of a value."""
        after = court.clone()
        after.florins += FLORINS_A_VALUE * value
        after.best_work = max(after.best_work, value)
        after.recruiters_on_table += 1  # whoever performs counts as one more person on the table
        return self.idle(after, payable + FLORINS_A_POINT_TAKEN * most_prestige(value))

    def lures(self, court: Seat) -> list[Seat]:
        """Return the court with each of the guests who would do best here."""
        if not court.recruiters:
            return []
        edition = self.sight.edition
        guests = sorted(
            set(self.sight.lurable).difference(court.hand),
            key=lambda profession: (-base_value(court, profession, edition), profession),
        )
        return [having_lured(court, profession) for profession in guests[:GUESTS]]
