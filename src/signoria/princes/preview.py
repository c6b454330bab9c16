"""What a line would do for its seat: price, parts of a value, what it leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.json_types import Json
from ..core.moves import Line, Move
from . import works
from .auction import RAISE_BY
from .edition import Contest
from .estate import allows, building_sites, count_tile
from .geometry import square_names
from .moves import (
    BONUS,
    BUILDER,
    JESTER,
    PROFESSION,
    RAISE,
    RECRUITER,
    WORK,
    Bid,
    Build,
    Introduce,
    Keep,
    Lure,
    Offer,
    Place,
    Propose,
    Serve,
    Take,
    UseMerchant,
    Work,
)
from .notation import laid_cards, text
from .observation import EVERYBODY, PrincesObservation
from .pieces import LANDSCAPES
from .position import proposal_json, work_json
from .princess import princess_work
from .purse import (
    EXTRA_PRESTIGE,
    FLORINS_A_POINT,
    FLORINS_A_POINT_TAKEN,
    PRICE,
    building_cost,
    points_short,
    step_back,
)
from .scoring import points_of
from .terms import BANKER, BONUS_CARDS, MUSE, NO_CARD, PROFESSIONS, TO_USE_MERCHANT

if TYPE_CHECKING:
    from .seat import Seat
    from .state import PrincesState


def preview(before: PrincesState, seat: int, line: Line, after: PrincesState) -> dict[str, Json]:
    """Return the effects of a legal line on the seat that makes it.

    A bid is previewed as if it won. What only time tells, such as the reward for the best work
    at the end of a round, is left out: nothing hidden is revealed before the move is made.
    """
    move = line[-1]
    own, then = before.seats[seat], own_after(before, seat, line, after)
    told: dict[str, Json] = {"move": text(line)}
    price = price_of(before, own, line)
    if price is not None:
        told["price"] = price
        short = points_short(own, price)
        if short:
            told["stepped_back"] = {"prestige": short, "florins": FLORINS_A_POINT * short}
    told["florins"] = [own.florins, then.florins]
    told["prestige"] = [own.prestige, then.prestige]
    if move.kind is WORK:
        told["work"] = work_told(before, seat, line)
    if isinstance(move, Place | Build | Propose):
        told |= building_told(before, move, then, after)
    if isinstance(move, Keep):
        told |= keeping_told(before, seat, move, then)
    if changes_works(line):
        told["works"] = works_before_and_after(before, own, then)
    return told


def building_told(
    before: PrincesState, move: Place | Build | Propose, then: Seat, after: PrincesState
) -> dict[str, Json]:
    """Return where a tile would lie, and what still fits beside it."""
    where: dict[str, Json] = (
        {"proposal": proposal_json(PrincesObservation(after, EVERYBODY))}
        if isinstance(move, Propose)
        else {"squares": list(square_names(move.placement.mask))}
    )
    return {**where, "fits": fits(before, then)}


def keeping_told(before: PrincesState, seat: int, move: Keep, then: Seat) -> dict[str, Json]:
    """Return what a drawn card is worth now, and at most where there is a limit."""
    most = worth_at_most(before, move, then)
    limit: dict[str, Json] = {} if most is None else {"worth_most": most}
    return {"worth": worth(before, seat, move, then), **limit}


def price_of(before: PrincesState, own: Seat, line: Line) -> int | None:
    """Return what a line costs in florins, None for a line that buys nothing."""
    move = line[-1]
    if isinstance(move, Offer):
        return before.rules.base_price
    if move.kind is RAISE:
        return before.price + RAISE_BY
    if isinstance(move, Build):
        return building_cost(own)
    if isinstance(move, Introduce) or move.kind in (PROFESSION, BONUS):
        return PRICE
    return price_in_expansions(before, own, move)


def price_in_expansions(before: PrincesState, own: Seat, move: Move) -> int | None:
    """Return what a character, a lot won with the Merchant or a joint building costs."""
    if isinstance(move, Bid):
        return move.amount
    if isinstance(move, UseMerchant) and before.question == TO_USE_MERCHANT:
        return 0 if move.free else before.price
    return building_cost(own) if isinstance(move, Propose) else None


def own_after(before: PrincesState, seat: int, line: Line, after: PrincesState) -> Seat:
    """Return the seat as the line leaves it.

    A bid, which may still be raised, is paid and received; a turn or a round that ends with the
    line is not looked into, since what follows is not this seat's doing.
    """
    move = line[-1]
    if isinstance(move, Offer):
        return with_lot(before, seat, move.lot, before.rules.base_price)
    if move.kind is RAISE:
        return with_lot(before, seat, before.lot, before.price + RAISE_BY)
    if isinstance(move, Bid):
        return with_character(before, seat, move)
    if isinstance(move, Propose):
        built = after.clone()
        built.apply(built.turn, built.rules.moves.accept)
        return own_after(before, seat, built.rules.moves.end.line, built)
    if after.round == before.round and not after.over:
        return after.seats[seat]
    then = after.seats[seat].clone()
    best = max(other.best_work for other in before.seats)
    if best and before.seats[seat].best_work == best:
        then.prestige -= EXTRA_PRESTIGE
    then.prestige -= then.from_cards
    if after.banker == seat:
        then.prestige -= after.banker_points
        then.florins += FLORINS_A_POINT_TAKEN * after.banker_points
    return then


def with_character(before: PrincesState, seat: int, move: Bid) -> Seat:
    """Return the seat as if nobody bid more for the character."""
    then = before.seats[seat].clone()
    then.florins -= move.amount
    if move.character == BANKER:
        then.florins += before.banker_cash
    elif move.character == MUSE:
        then.muse = before.round
    return then


def with_lot(before: PrincesState, seat: int, lot: int, price: int) -> Seat:
    """Return the seat as if it had bought a lot."""
    then = before.seats[seat].clone()
    step_back(then, points_short(then, price))
    then.florins -= price
    if lot < len(LANDSCAPES):
        if then.landscapes[lot]:
            then.prestige += EXTRA_PRESTIGE
        count_tile(then, lot, before.rules.edition)
    else:
        receive(then, lot)
    return then


def receive(seat: Seat, lot: int) -> None:
    """Count an object that is not a tile among what a seat owns."""
    if lot == JESTER:
        seat.jesters += 1
    elif lot == BUILDER:
        seat.builders += 1
        seat.prestige += EXTRA_PRESTIGE if seat.builders > 1 else 0
    elif lot == RECRUITER:
        seat.recruiters += 1


def changes_works(line: Line) -> bool:
    """Whether a line can change what the professions in hand are worth."""
    move = line[-1]
    changing = isinstance(
        move, Offer | Place | Build | Introduce | Keep | Lure | Take | Propose | Serve | Bid
    )
    return changing or move.kind is RAISE


def worth(before: PrincesState, seat: int, move: Keep, then: Seat) -> int:
    """Return what a drawn card is worth now.

    A profession: the value of its work; a bonus card: what it adds to the next work; a prestige
    card: its points if the game ended now.
    """
    edition = before.rules.edition
    if move.pile == PROFESSIONS:
        return works.base_value(then, move.card, edition)
    if move.pile == BONUS_CARDS:
        return works.bonus_values(then, edition)[-1]
    return points_of(before, seat, move.card)


def worth_at_most(before: PrincesState, move: Keep, then: Seat) -> int | None:
    """Return what a drawn card can be worth: a work with all bonus cards, all points of a card.

    None for a bonus card, which has no limit.
    """
    edition = before.rules.edition
    if move.pile == PROFESSIONS:
        bonus = sum(works.bonus_values(then, edition))
        return works.base_value(then, move.card, edition) + bonus
    if move.pile == BONUS_CARDS:
        return None
    card = edition.prestige[move.card]
    return card.alone if isinstance(card, Contest) else card.points


def fits(before: PrincesState, then: Seat) -> list[Json]:
    """Return the buildings not yet owned that fit afterwards."""
    edition = before.rules.edition
    sites = building_sites(then)
    return [
        name
        for tile, name in enumerate(edition.tiles)
        if tile >= len(LANDSCAPES)
        and allows(then, edition, tile)
        and sites & edition.sites_of[tile]
    ]


def work_told(before: PrincesState, seat: int, line: Line) -> dict[str, Json]:
    """Return a work with its parts, what each bonus card adds, and how it can be paid."""
    move, own, edition = line[-1], before.seats[seat], before.rules.edition
    laid: dict[int, int] = {}
    work = princess_work(seat, own, before.rules)
    if isinstance(move, Work):
        cards = laid_cards(line)
        if not cards and before.shared_bonus != NO_CARD:
            cards = [before.shared_bonus]
        court = works.court_at_work(own, move.profession)
        laid = {card: works.bonus_value(court, card, edition) for card in cards}
        work = works.last_work(seat, own, move.profession, sum(laid.values()), edition)
    told = work_json(work, edition)
    told["minimum"] = before.minimum
    told["bonus_cards"] = [
        {"card": edition.bonus[card].name, "value": value} for card, value in laid.items()
    ]
    told["most_prestige"] = works.most_prestige(work.value)
    told["pays"] = works.FLORINS_A_VALUE * work.value
    told["takes"] = [
        {"prestige": points, "florins": works.florins_beside(work.value, points)}
        for points in range(works.most_prestige(work.value) + 1)
    ]
    return told


def works_before_and_after(before: PrincesState, own: Seat, then: Seat) -> list[Json]:
    """Return what each profession held before and after is worth, where that changes."""
    edition = before.rules.edition
    told: list[Json] = []
    for profession in then.hand:
        now = works.base_value(own, profession, edition) if profession in own.hand else None
        later = works.base_value(then, profession, edition)
        if now != later:
            told.append(
                {
                    "profession": edition.professions[profession],
                    "before": now,
                    "after": later,
                    "minimum": before.minimum,
                }
            )
    return told
