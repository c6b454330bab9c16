"""Phase B: a seat's actions, and the free move of recruiting (rules 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.moves import Kind, Move
from . import cards, characters, joint, recruiting, rounds, works
from .estate import at_sites, building_sites, put
from .moves import (
    BONUS,
    END,
    FREEDOM,
    LURE,
    PROFESSION,
    PROFESSOR,
    WORK,
    Build,
    Introduce,
    Lure,
    Promise,
    Propose,
    UseMerchant,
    UseProfessor,
)
from .pieces import LANDSCAPES
from .purse import BUILDING_COSTS, EXTRA_PRESTIGE, PRICE, building_cost
from .terms import BONUS_CARDS, BUILDING, INTRODUCING, PROFESSIONS, TAKING_PROFESSION

if TYPE_CHECKING:
    from .seat import Seat
    from .state import PrincesState


def may_introduce(state: PrincesState, seat: Seat, freedom: int) -> bool:
    """Whether a freedom is in supply and not yet in the seat's principality."""
    return state.freedoms[freedom] > 0 and freedom not in seat.freedoms


def kinds(state: PrincesState, seat: int) -> list[Kind]:
    """Return the actions that a seat can take, luring, and `end`."""
    owner = state.seats[seat]
    if state.laid:
        return [WORK]
    if state.promised:
        return []
    found: list[Kind] = []
    if state.actions_left:
        if works.can_work(state, owner):
            found.append(WORK)
        if owner.florins >= BUILDING_COSTS[owner.builders]:
            add_buildings(state, seat, found)
        if owner.florins >= PRICE:
            add_purchases(state, owner, found)
    if owner.recruiters and recruiting.can_lure(state, seat):
        found.append(LURE)
    found.append(END)
    return characters.with_free_kinds(state, seat, found) if state.rules.characters else found


def lone_sites(state: PrincesState, seat: int) -> int:
    """Return the placements that a seat may build on alone."""
    sites = building_sites(state.seats[seat])
    return sites if state.rules.seam is None else joint.off_border(state, seat, sites)


def add_buildings(state: PrincesState, seat: int, found: list[Kind]) -> None:
    """Add a kind for each building that is in supply, may be owned, and fits."""
    rules, stock = state.rules, state.stock
    sites, sites_of = lone_sites(state, seat), rules.edition.sites_of
    shared = joint.shareable(state, seat) if rules.seam else ()
    owned = 0 if rules.edition.twin_buildings else state.seats[seat].tiles
    found += [
        rules.moves.kinds_of_building[tile]
        for tile in range(len(LANDSCAPES), len(stock))
        if stock[tile] and not owned >> tile & 1 and (sites & sites_of[tile] or tile in shared)
    ]


def add_purchases(state: PrincesState, seat: Seat, found: list[Kind]) -> None:
    """Add what costs 300: a profession and a freedom once a turn, bonus cards."""
    used = state.used
    if state.professions and TAKING_PROFESSION not in used:
        found.append(PROFESSION)
    if INTRODUCING not in used:
        for freedom in range(len(state.freedoms)):
            if may_introduce(state, seat, freedom):
                found.append(FREEDOM)
                break
    if state.bonus:
        found.append(BONUS)


def moves(state: PrincesState, seat: int, kind: Kind) -> list[Move]:
    """Return the moves of a kind."""
    table = state.rules.moves
    owner = state.seats[seat]
    if kind is WORK:
        return works.steps(state, owner)
    if kind is FREEDOM:
        found = range(len(state.freedoms))
        return [table.freedom[at] for at in found if may_introduce(state, owner, at)]
    if kind is LURE:
        return recruiting.lures(state, seat)
    if kind in table.plain_actions:
        return [table.plain_actions[kind]]
    if kind is PROFESSOR:
        return characters.professor_moves(state, seat)
    return building_moves(state, seat, table.kinds_of_building.index(kind))


def building_moves(state: PrincesState, seat: int, building: int) -> list[Move]:
    """Return every way to build a building alone, and every proposal to build it together."""
    rules = state.rules
    sites = lone_sites(state, seat)
    alone = at_sites(rules.moves.build[building], sites, rules.edition, building)
    return alone + joint.proposals(state, seat, building) if rules.seam else alone


def act(state: PrincesState, seat: int, move: Move) -> None:
    """Take an action, use what takes none, or end the turn."""
    if isinstance(move, Build):
        build(state, seat, move)
    elif isinstance(move, Introduce):
        introduce(state, seat, move)
    elif isinstance(move, Lure):
        recruiting.lure(state, seat, move)
        rounds.end_turn_if_done(state)
    elif move.kind is WORK:
        works.work(state, seat, move)
    elif move.kind is END:
        rounds.end_turn(state)
    elif move.kind is PROFESSION or move.kind is BONUS:
        state.seats[seat].florins -= PRICE
        cards.draw(state, PROFESSIONS if move.kind is PROFESSION else BONUS_CARDS)
    else:
        act_by_expansion(state, seat, move)


def act_by_expansion(state: PrincesState, seat: int, move: Move) -> None:
    """Use a character, or propose a joint building (rules 15, 16)."""
    if isinstance(move, UseMerchant):
        characters.take_merchants_prestige(state, seat)
        rounds.end_turn_if_done(state)
    elif isinstance(move, UseProfessor):
        characters.use_professor(state, seat, move)
    elif isinstance(move, Promise):
        state.promised = move.amount
    elif isinstance(move, Propose):
        joint.propose(state, seat, move)


def build(state: PrincesState, seat: int, move: Build) -> None:
    """Pay by the number of builders, put the building down and score 3."""
    owner = state.seats[seat]
    owner.florins -= building_cost(owner)
    owner.prestige += EXTRA_PRESTIGE
    put(state, seat, move.placement)
    rounds.finish_action(state, BUILDING)


def introduce(state: PrincesState, seat: int, move: Introduce) -> None:
    """Pay 300 and take a freedom from the supply."""
    owner = state.seats[seat]
    owner.florins -= PRICE
    owner.freedoms += (move.freedom,)
    left = list(state.freedoms)
    left[move.freedom] -= 1
    state.freedoms = tuple(left)
    rounds.finish_action(state, INTRODUCING)
