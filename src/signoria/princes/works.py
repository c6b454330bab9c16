"""Completing works: their value, the bonus cards, the payment (rules 9)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Final

from ..core.moves import Kind, Line, Move
from . import rounds
from .estate import BUILDING_VALUE
from .moves import TAKE, Take, With, Work
from .pieces import count
from .princess import princess_work
from .purse import FLORINS_A_POINT_TAKEN
from .seat import without
from .terms import NO_CARD, PRINCESS, TO_TAKE, WORKING, LastWork

if TYPE_CHECKING:
    from .edition import Edition
    from .seat import Seat
    from .state import PrincesState, Rules

FREEDOM_VALUE: Final = 3
JESTER_VALUE: Final = 2
FLORINS_A_VALUE: Final = 100
TAKE_ONLY: Final = [TAKE]


def court_value(seat: Seat, edition: Edition) -> int:
    """Return what jesters, people and the Muse add to every work (rules 9.2, 15.7)."""
    return JESTER_VALUE * seat.jesters + edition.person_value * seat.people + seat.muse


def wishes_value(
    worth: Sequence[int], freedoms: Collection[int], wishes: tuple[int, int, int]
) -> int:
    """Return what the building, the landscape and the freedom wished for add (rules 9.2).

    Args:
        worth: what each tile of the edition adds to a work that wishes for it.
        freedoms: the freedoms introduced.
        wishes: the building, the landscape and the freedom that a profession wishes for.
    """
    building, landscape, freedom = wishes
    tiles = worth[building] + worth[landscape]
    return tiles + FREEDOM_VALUE if freedom in freedoms else tiles


def base_value(seat: Seat, profession: int, edition: Edition) -> int:
    """Return the value of a work without bonus cards (rules 9.2)."""
    wishes = edition.wishes[profession]
    return court_value(seat, edition) + wishes_value(seat.worth, seat.freedoms, wishes)


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


def shared_value(seat: Seat, card: int, edition: Edition) -> int:
    """Return what the bonus card that counts for everybody adds to a seat's next work."""
    if card == NO_CARD:
        return 0
    court = court_at_work(seat, seat.hand[0]) if seat.hand else seat
    return bonus_value(court, card, edition)


def most_from_bonus(seat: Seat, rules: Rules, shared: int) -> int:
    """Return the most that bonus cards can add to a seat's next work (rules 9.4, 17.4).

    Args:
        seat: the court.
        rules: of the game.
        shared: the bonus card that counts for everybody, NO_CARD for none.
    """
    values = bonus_values(seat, rules.edition)
    if not rules.shared_bonus:
        return sum(values)
    return max([shared_value(seat, shared, rules.edition), *values])


def last_work(seat: int, owner: Seat, profession: int, laid: int, edition: Edition) -> LastWork:
    """Return a work with its parts; `laid` is what its bonus cards add."""
    building, landscape, freedom = edition.wishes[profession]
    from_apprentices = BUILDING_VALUE * owner.apprentices.count(building)
    parts = (
        owner.worth[building] - from_apprentices,
        owner.worth[landscape],
        FREEDOM_VALUE if freedom in owner.freedoms else 0,
        JESTER_VALUE * owner.jesters,
        edition.person_value * owner.people,
        laid,
        owner.muse,
        from_apprentices,
    )
    return LastWork(seat, profession, *parts, sum(parts))


def can_work(state: PrincesState, seat: Seat) -> bool:
    """Whether any work reaches the minimum, with all bonus cards if need be."""
    rules = state.rules
    edition = rules.edition
    needed = state.minimum - court_value(seat, edition)
    if seat.bonus or state.shared_bonus != NO_CARD:
        needed -= most_from_bonus(seat, rules, state.shared_bonus)
    if needed <= rules.most_for_wishes:
        worth, freedoms, wishes = seat.worth, seat.freedoms, edition.wishes
        for profession in seat.hand:
            if wishes_value(worth, freedoms, wishes[profession]) >= needed:
                return True
    return seat.character == PRINCESS and princess_can_work(state, seat)


def princess_can_work(state: PrincesState, seat: Seat) -> bool:
    """Whether a seat holds the Princess and she reaches the minimum (rules 15.9)."""
    return (
        seat.character == PRINCESS
        and princess_work(state.turn, seat, state.rules).value >= state.minimum
    )


def value_laid(state: PrincesState, seat: Seat, values: list[int]) -> int:
    """Return what the bonus cards laid add, or with none laid the shared one.

    Args:
        state: of the game.
        seat: the court that works.
        values: what each bonus card in hand adds.
    """
    if state.laid or state.shared_bonus == NO_CARD:
        return sum(values[seat.bonus.index(card)] for card in state.laid)
    return shared_value(seat, state.shared_bonus, state.rules.edition)


def steps(state: PrincesState, seat: Seat) -> list[Move]:
    """Return the works that the cards laid allow, and the bonus cards that may be laid next.

    Bonus cards are laid in hand order, so that each set can be laid in one way only.
    """
    edition, table = state.rules.edition, state.rules.moves
    values = bonus_values(seat, edition)
    laid = value_laid(state, seat, values)
    bases = [base_value(seat, profession, edition) for profession in seat.hand]
    found: list[Move] = [
        table.work[profession]
        for profession, base in zip(seat.hand, bases, strict=True)
        if base + laid >= state.minimum
    ]
    if not state.laid and princess_can_work(state, seat):
        found.append(table.work_princess)
    if not bases:
        return found
    missing = state.minimum - max(bases)
    if state.rules.shared_bonus:
        return found + [table.lay[card] for card in cards_to_share(state, seat, values, missing)]
    return found + [table.lay[card] for card in cards_to_lay(state, seat, values, missing - laid)]


def cards_to_share(state: PrincesState, seat: Seat, values: list[int], missing: int) -> list[int]:
    """Return the bonus cards of which one may be laid, and then counts for everybody.

    Args:
        state: of the game.
        seat: the court that works.
        values: what each bonus card in hand adds.
        missing: what the best work lacks of the minimum without them.
    """
    cards = zip(seat.bonus, values, strict=True)
    return [] if state.laid else [card for card, value in cards if value >= missing]


def cards_to_lay(state: PrincesState, seat: Seat, values: list[int], missing: int) -> list[int]:
    """Return the bonus cards that may be laid next; then a work can still reach the minimum.

    Args:
        state: of the game.
        seat: the court that works.
        values: what each bonus card in hand adds.
        missing: what the best work lacks of the minimum with the cards laid.
    """
    rest = seat.bonus.index(state.laid[-1]) + 1 if state.laid else 0
    return [seat.bonus[at] for at in range(rest, len(values)) if sum(values[at:]) >= missing]


def bonus_sets(state: PrincesState, seat: Seat) -> list[tuple[int, Line]]:
    """Return every set of bonus cards that a work may play, with what it adds (rules 9.4, 17.4)."""
    edition, table = state.rules.edition, state.rules.moves
    values = zip(seat.bonus, bonus_values(seat, edition), strict=True)
    if state.rules.shared_bonus:
        shared = shared_value(seat, state.shared_bonus, edition)
        return [(shared, ()), *((value, (table.lay[card],)) for card, value in values)]
    sets: list[tuple[int, Line]] = [(0, ())]
    for card, value in values:
        sets += [(laid + value, (*cards, table.lay[card])) for laid, cards in sets]
    return sets


def lines(state: PrincesState) -> list[Line]:
    """Return every work once for each set of bonus cards, in hand order."""
    seat = state.seats[state.turn]
    edition, table = state.rules.edition, state.rules.moves
    sets = bonus_sets(state, seat)
    found: list[Line] = []
    for profession in seat.hand:
        missing = state.minimum - base_value(seat, profession, edition)
        found += [(*cards, table.work[profession]) for laid, cards in sets if laid >= missing]
    if princess_can_work(state, seat):
        found.append(table.work_princess.line)
    return found


def work(state: PrincesState, seat: int, move: Move) -> None:
    """Lay a bonus card, or complete the work with those laid (rules 9.1 to 9.4)."""
    owner = state.seats[seat]
    if isinstance(move, With):
        state.laid += (move.card,)
    elif isinstance(move, Work):
        complete(state, owner, perform(state, seat, move.profession))
    else:
        owner.character = NO_CARD
        complete(state, owner, princess_work(seat, owner, state.rules))


def perform(state: PrincesState, seat: int, profession: int) -> LastWork:
    """Play a profession and the bonus cards laid, and return the work."""
    owner, edition = state.seats[seat], state.rules.edition
    laid = value_laid(state, owner, bonus_values(owner, edition))
    done = last_work(seat, owner, profession, laid, edition)
    owner.hand = without(owner.hand, profession)
    owner.known &= ~(1 << profession)
    owner.performed += (profession,)
    for card in state.laid:
        owner.bonus = without(owner.bonus, card)
        if state.rules.shared_bonus:
            state.shared_bonus = card
    state.laid = ()
    return done


def complete(state: PrincesState, owner: Seat, done: LastWork) -> None:
    """Note a work, whoever performed it, and ask for its payment (rules 9.5, 9.7)."""
    owner.best_work = max(owner.best_work, done.value)
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
