"""What becomes of a court: copies in which something has happened."""

from __future__ import annotations

from signoria.princes.edition import Edition
from signoria.princes.estate import count_tile
from signoria.princes.geometry import Placement
from signoria.princes.moves import BUILDER, JESTER, RECRUITER
from signoria.princes.pieces import LANDSCAPES
from signoria.princes.purse import EXTRA_PRESTIGE, FLORINS_A_POINT_TAKEN, pay_bid
from signoria.princes.seat import Seat, without
from signoria.princes.terms import NO_CARD
from signoria.princes.works import FLORINS_A_VALUE


def having_paid(court: Seat, price: int) -> Seat:
    """Return a court that has paid a price, stepping back by what is missing in cash."""
    after = court.clone()
    pay_bid(after, price)
    return after


def having_bought(court: Seat, lot: int, price: int, edition: Edition) -> Seat:
    """Return a court that has bought a lot; a prestige card is not drawn yet."""
    after = having_paid(court, price)
    if lot < len(LANDSCAPES):
        return having_placed(after, lot, edition)
    if lot == JESTER:
        after.jesters += 1
    elif lot == BUILDER:
        after.builders += 1
        after.prestige += EXTRA_PRESTIGE if after.builders > 1 else 0
    elif lot == RECRUITER:
        after.recruiters += 1
    return after


def having_placed(court: Seat, landscape: int, edition: Edition) -> Seat:
    """Return a court with one more landscape, wherever it lies."""
    after = court.clone()
    if after.landscapes[landscape]:
        after.prestige += EXTRA_PRESTIGE
    count_tile(after, landscape, edition)
    return after


def having_worked(court: Seat, profession: int, laid: tuple[int, ...], value: int) -> Seat:
    """Return a court that has completed a work; all its florins are in cash."""
    after = court.clone()
    after.hand = without(after.hand, profession)
    after.performed += (profession,)
    for card in laid:
        after.bonus = without(after.bonus, card)
    after.florins += FLORINS_A_VALUE * value
    after.best_work = max(after.best_work, value)
    return after


def having_sent_princess(court: Seat, value: int) -> Seat:
    """Return a court whose Princess has completed a work; all its florins are in cash."""
    after = court.clone()
    after.character = NO_CARD
    after.florins += FLORINS_A_VALUE * value
    after.best_work = max(after.best_work, value)
    return after


def having_taken(court: Seat, value: int, points: int) -> Seat:
    """Return a court that is paid a work of a value, so many points of it in prestige."""
    after = court.clone()
    after.prestige += points
    after.florins += FLORINS_A_VALUE * value - FLORINS_A_POINT_TAKEN * points
    return after


def having_lured(court: Seat, profession: int) -> Seat:
    """Return a court that has used a recruiter on a profession."""
    after = having_found(court, profession)
    after.recruiters -= 1
    return after


def having_found(court: Seat, profession: int) -> Seat:
    """Return a court with one more profession in hand."""
    after = court.clone()
    after.hand += (profession,)
    return after


def having_returned(court: Seat, profession: int) -> Seat:
    """Return a court that has given a profession back."""
    after = court.clone()
    after.hand = without(after.hand, profession)
    return after


def first_site(sites: int, tile: int, edition: Edition) -> Placement:
    """Return any placement of a tile that is among the sites; there must be one."""
    own = sites & edition.sites_of[tile]
    number = (own & -own).bit_length() - 1
    return edition.placements[tile][number - edition.placements[tile][0].number]
