"""Cooperative Building: buildings that stand in two neighbouring estates (rules 16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from ..core.moves import Kind, Move
from . import rounds
from .estate import CONTACT_BUILDERS, allows, chosen_by, lay, take_from_stock
from .geometry import Placement, on_any
from .moves import ACCEPT, REFUSE, Propose
from .pieces import LANDSCAPES
from .purse import EXTRA_PRESTIGE, building_cost
from .seams import ACROSS, EASTERN_COLUMN, WESTERN_COLUMN, JointSite, Seam, east_of, west_of
from .terms import BUILDING, NOBODY, TO_ACT, TO_ANSWER

if TYPE_CHECKING:
    from .edition import Edition
    from .observation import PublicSeat
    from .seat import Seat
    from .state import PrincesState


MOST_PROPOSALS: Final = 3
"""How often a player may propose a joint building for one action (rules 16.5)."""

ACCEPT_OR_REFUSE: Final = [ACCEPT, REFUSE]


class Proposal(NamedTuple):
    """A joint building that waits for the partner's answer.

    Attributes:
        seat: who builds.
        partner: whose estate it would share.
        site: where it would lie.
        amount: the florins that the partner would pay to the builder.
    """

    seat: int
    partner: int
    site: JointSite
    amount: int


# Building alone at a border


def border_squares(
    courts: Sequence[Seat | PublicSeat], seat: int, builders: int, edition: Edition
) -> int:
    """Return the squares of an estate at a border on which nothing may be built alone.

    With no builder all of them, with one those that face a building or a Palazzo of the
    neighbour; from the second builder on none (rules 16.6).

    Args:
        courts: what lies open of every seat.
        seat: whose estate it is.
        builders: how many builders its owner has.
        edition: the components.
    """
    players = len(courts)
    if builders >= CONTACT_BUILDERS:
        return 0
    west, east = west_of(seat, players), east_of(seat, players)
    if not builders:
        at_west = WESTERN_COLUMN if west != NOBODY else 0
        return at_west | (EASTERN_COLUMN if east != NOBODY else 0)
    facing = 0
    if west != NOBODY:
        facing |= (built(courts[west], edition) & EASTERN_COLUMN) >> ACROSS
    if east != NOBODY:
        facing |= (built(courts[east], edition) & WESTERN_COLUMN) << ACROSS
    return facing


def built(seat: Seat | PublicSeat, edition: Edition) -> int:
    """Return the squares of an estate under buildings and the Palazzo."""
    mask = edition.palazzo
    for one in seat.estate:
        if one.tile >= len(LANDSCAPES):
            mask |= one.mask
    return mask


def off_border(state: PrincesState, seat: int, sites: int) -> int:
    """Return those of the placements on an estate that its borders allow for building alone."""
    edition, seats = state.rules.edition, state.seats
    squares = border_squares(seats, seat, seats[seat].builders, edition)
    return sites & ~on_any(squares, edition.covering)


# Proposing


def neighbours(seat: int, players: int) -> list[int]:
    """Return the seats whose estates border on a seat's, ascending."""
    beside = {west_of(seat, players), east_of(seat, players)}
    return sorted(beside - {NOBODY})


def west_and_east(seat: int, partner: int, players: int) -> tuple[int, int]:
    """Return two neighbours as the western and the eastern one."""
    return (seat, partner) if east_of(seat, players) == partner else (partner, seat)


def open_sites(state: PrincesState, seam: Seam, seat: int, partner: int) -> int:
    """Return the joint sites of two neighbours that are free and, where they must be, apart.

    Each estate is judged by its own owner's builders (rules 16.4).
    """
    west, east = (state.seats[one] for one in west_and_east(seat, partner, len(state.seats)))
    edition = state.rules.edition
    taken = on_any(west.occupied, seam.covering_west) | on_any(east.occupied, seam.covering_east)
    if west.builders < CONTACT_BUILDERS:
        taken |= on_any(built(west, edition), seam.touching_west)
    if east.builders < CONTACT_BUILDERS:
        taken |= on_any(built(east, edition), seam.touching_east)
    return (1 << len(seam.sites)) - 1 & ~taken


def may_share(state: PrincesState, seat: int, partner: int, building: int) -> bool:
    """Whether a building is in supply and may still stand on both estates."""
    edition, seats = state.rules.edition, state.seats
    both = allows(seats[seat], edition, building) and allows(seats[partner], edition, building)
    return both and state.stock[building] > 0


def proposals(state: PrincesState, seat: int, building: int) -> list[Move]:
    """Return the joint sites of a building with each neighbour, each proposed for nothing."""
    seam = state.rules.seam
    if seam is None or state.proposals == MOST_PROPOSALS:
        return []
    found: list[Move] = []
    for partner in neighbours(seat, len(state.seats)):
        if may_share(state, seat, partner, building):
            sites = open_sites(state, seam, seat, partner) & seam.sites_of[building]
            found += chosen_by(sites, state.rules.moves.propose[partner])
    return found


def shareable(state: PrincesState, seat: int) -> list[int]:
    """Return the buildings that a seat can propose to a neighbour."""
    seam = state.rules.seam
    if seam is None or state.proposals == MOST_PROPOSALS:
        return []
    found: set[int] = set()
    for partner in neighbours(seat, len(state.seats)):
        sites = open_sites(state, seam, seat, partner)
        found.update(
            building
            for building in range(len(LANDSCAPES), len(state.stock))
            if sites & seam.sites_of[building] and may_share(state, seat, partner, building)
        )
    return sorted(found)


def can_pay(state: PrincesState, seat: int, partner: int, amount: int) -> bool:
    """Whether the partner has what is promised, and the builder then pays the building."""
    owner = state.seats[seat]
    return state.seats[partner].florins >= amount and owner.florins + amount >= building_cost(owner)


def may_propose(state: PrincesState, seat: int, move: Propose) -> bool:
    """Whether a proposal is possible with the sum promised before it in its line."""
    seam, site, partner = state.rules.seam, move.site, move.partner
    if seam is None or state.proposals == MOST_PROPOSALS or not state.actions_left:
        return False
    return (
        partner in neighbours(seat, len(state.seats))
        and may_share(state, seat, partner, site.tile)
        and open_sites(state, seam, seat, partner) >> site.number & 1 == 1
        and can_pay(state, seat, partner, state.promised)
    )


def propose(state: PrincesState, seat: int, move: Propose) -> None:
    """Ask the partner for the answer (rules 16.5)."""
    state.proposal = Proposal(seat, move.partner, move.site, state.promised)
    state.promised = 0
    state.turn = move.partner
    state.question = TO_ANSWER


# Answering


def answer_kinds(state: PrincesState, seat: int) -> list[Kind]:
    """The partner accepts or refuses."""
    return ACCEPT_OR_REFUSE


def answer_moves(state: PrincesState, seat: int, kind: Kind) -> list[Move]:
    """Return `accept` or `refuse`."""
    table = state.rules.moves
    return [table.accept if kind is ACCEPT else table.refuse]


def answer(state: PrincesState, seat: int, move: Move) -> None:
    """Build together, or go on with the builder's turn as if nothing had been said."""
    proposal = state.proposal
    assert proposal is not None
    state.proposal = None
    state.turn = proposal.seat
    if move.kind is ACCEPT:
        build_together(state, proposal)
        rounds.finish_action(state, BUILDING)
    else:
        state.proposals += 1
        state.question = TO_ACT


def build_together(state: PrincesState, proposal: Proposal) -> None:
    """Let the partner pay the builder and the builder the bank; both score (rules 16.3)."""
    seat, partner, site, amount = proposal
    owner, other = state.seats[seat], state.seats[partner]
    other.florins -= amount
    owner.florins += amount - building_cost(owner)
    owner.prestige += EXTRA_PRESTIGE
    other.prestige += EXTRA_PRESTIGE
    take_from_stock(state, site.tile)
    west, east = west_and_east(seat, partner, len(state.seats))
    edition = state.rules.edition
    lay(state.seats[west], Placement(NOBODY, site.tile, site.at, site.west, east), edition)
    lay(state.seats[east], Placement(NOBODY, site.tile, site.at, site.east, west), edition)
