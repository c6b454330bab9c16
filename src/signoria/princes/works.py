"""Completing works: their value, the bonus cards, the payment (rules 9)."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from ..core.moves import Kind, Line, Move
from . import rounds
from .moves import TAKE, Take, With, Work
from .pieces import count
from .seat import without
from .terms import TO_TAKE, WORKING, LastWork

if TYPE_CHECKING:
    from .edition import Edition
    from .seat import Seat
    from .state import PrincesState

FOR_BUILDING: Final = 4
FOR_LANDSCAPE: Final = 3
FOR_FREEDOM: Final = 3
FOR_JESTER: Final = 2
MOST_FOR_WISHES: Final = FOR_BUILDING + FOR_LANDSCAPE + FOR_FREEDOM
FLORINS_A_VALUE: Final = 100
FLORINS_A_POINT_TAKEN: Final = 200
TAKE_ONLY: Final = [TAKE]


def court_value(seat: Seat) -> int:
    """Return what jesters and people add to every work (rules 9.2)."""
    return FOR_JESTER * seat.jesters + seat.people


def wishes_parts(
    tiles: int, freedoms: Collection[int], wishes: tuple[int, int, int]
) -> tuple[int, int, int]:
    """Return what the building, the landscape and the freedom wished for add (rules 9.2)."""
    building, landscape, freedom = wishes
    return (
        FOR_BUILDING if tiles >> building & 1 else 0,
        FOR_LANDSCAPE if tiles >> landscape & 1 else 0,
        FOR_FREEDOM if freedom in freedoms else 0,
    )


def wishes_value(seat: Seat, profession: int, edition: Edition) -> int:
    """Return what the wishes of a profession add to its work."""
    return sum(wishes_parts(seat.tiles, seat.freedoms, edition.wishes[profession]))


def base_value(seat: Seat, profession: int, edition: Edition) -> int:
    """Return the value of a work without bonus cards (rules 9.2)."""
    return court_value(seat) + wishes_value(seat, profession, edition)


def court_at_work(seat: Seat, profession: int) -> Seat:
    """Return the court as bonus cards see it: the profession played lies on the table."""
    if profession not in seat.hand:
        return seat
    court = seat.clone()
    court.hand = without(court.hand, profession)
    court.performed += (profession,)
    return court


def bonus_value(court: Seat, card: int, edition: Edition) -> int:
    """Return what a bonus card adds to a work of a court (rules 10.5)."""
    bonus = edition.bonus[card]
    total = 0
    for piece in bonus.pieces:
        total += count(piece, court, edition)
    return bonus.each * total


def bonus_values(seat: Seat, edition: Edition) -> list[int]:
    """Return what each bonus card in hand adds to the next work, in hand order.

    It does not depend on which profession is played: one card goes from hand to table.
    """
    if not seat.bonus:
        return []
    court = court_at_work(seat, seat.hand[0]) if seat.hand else seat
    return [bonus_value(court, card, edition) for card in seat.bonus]


def last_work(seat: int, owner: Seat, profession: int, laid: int, edition: Edition) -> LastWork:
    """Return a work with its parts; `laid` is what its bonus cards add."""
    wishes = wishes_parts(owner.tiles, owner.freedoms, edition.wishes[profession])
    parts = (
        *wishes,
        FOR_JESTER * owner.jesters,
        owner.people,
        laid,
    )
    return LastWork(seat, profession, *parts, sum(parts))


def can_work(state: PrincesState, seat: Seat) -> bool:
    """Whether any work reaches the minimum, with all bonus cards if need be."""
    edition = state.rules.edition
    needed = state.minimum - court_value(seat)
    if seat.bonus:
        needed -= sum(bonus_values(seat, edition))
    if needed > MOST_FOR_WISHES:
        return False
    for profession in seat.hand:
        if wishes_value(seat, profession, edition) >= needed:
            return True
    return False


def steps(state: PrincesState, seat: Seat) -> list[Move]:
    """Return the works that the cards laid allow, and the bonus cards that may be laid next.

    Bonus cards are laid in hand order, so that each set can be laid in one way only.
    """
    edition, table = state.rules.edition, state.rules.moves
    values = bonus_values(seat, edition)
    laid = sum(values[seat.bonus.index(card)] for card in state.laid)
    rest = seat.bonus.index(state.laid[-1]) + 1 if state.laid else 0
    best = max([base_value(seat, profession, edition) for profession in seat.hand], default=0)
    found: list[Move] = [
        table.work[profession]
        for profession in seat.hand
        if base_value(seat, profession, edition) + laid >= state.minimum
    ]
    if not seat.hand:
        return found
    return found + [
        table.lay[seat.bonus[at]]
        for at in range(rest, len(values))
        if best + laid + sum(values[at:]) >= state.minimum
    ]


def lines(state: PrincesState) -> list[Line]:
    """Return every work once for each set of bonus cards, in hand order."""
    seat = state.seats[state.turn]
    edition, table = state.rules.edition, state.rules.moves
    sets: list[tuple[int, Line]] = [(0, ())]
    for card, value in zip(seat.bonus, bonus_values(seat, edition), strict=True):
        sets += [(laid + value, (*cards, table.lay[card])) for laid, cards in sets]
    found: list[Line] = []
    for profession in seat.hand:
        missing = state.minimum - base_value(seat, profession, edition)
        found += [(*cards, table.work[profession]) for laid, cards in sets if laid >= missing]
    return found


def work(state: PrincesState, seat: int, move: Move) -> None:
    """Lay a bonus card, or complete the work with those laid (rules 9.1 to 9.4)."""
    if isinstance(move, With):
        state.laid += (move.card,)
        return
    assert isinstance(move, Work)
    owner, edition = state.seats[seat], state.rules.edition
    values = dict(zip(owner.bonus, bonus_values(owner, edition), strict=True))
    laid = sum(values[card] for card in state.laid)
    done = last_work(seat, owner, move.profession, laid, edition)
    owner.hand = without(owner.hand, move.profession)
    owner.known &= ~(1 << move.profession)
    owner.performed += (move.profession,)
    for card in state.laid:
        owner.bonus = without(owner.bonus, card)
    owner.best_work = max(owner.best_work, done.value)
    state.laid = ()
    state.last_work = done
    state.pending = done.value
    state.question = TO_TAKE


def most_prestige(value: int) -> int:
    """Return how many points the florins of a work can become, 200 florins each (rules 9.6)."""
    return FLORINS_A_VALUE * value // FLORINS_A_POINT_TAKEN


def florins_beside(value: int, points: int) -> int:
    """Return the florins that a work pays beside the prestige taken (rules 9.5, 9.6)."""
    return FLORINS_A_VALUE * value - FLORINS_A_POINT_TAKEN * points


def taking_kinds(state: PrincesState, seat: int) -> list[Kind]:
    """The work just completed must be paid out."""
    return TAKE_ONLY


def taking_moves(state: PrincesState, seat: int, kind: Kind) -> list[Move]:
    """Any part of this work's florins may become prestige, whole points only."""
    return state.rules.moves.take[: most_prestige(state.pending) + 1]


def take(state: PrincesState, seat: int, move: Move) -> None:
    """Pay out a work: prestige, and the rest in florins."""
    assert isinstance(move, Take)
    owner = state.seats[seat]
    owner.prestige += move.points
    owner.florins += florins_beside(state.pending, move.points)
    state.pending = 0
    rounds.finish_action(state, WORKING)
