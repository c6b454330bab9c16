"""Why a joint building, or a building alone at a border, is refused (rules 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.json_types import Json
from ..core.refusal import Refusal
from .estate import CONTACT_BUILDERS, allows
from .geometry import square_names
from .joint import MOST_PROPOSALS, border_squares, built, neighbours, west_and_east
from .purse import building_cost

if TYPE_CHECKING:
    from .geometry import Placement
    from .moves import Propose
    from .notation import OffSeam
    from .state import PrincesState


def why_not_alone(state: PrincesState, seat: int, placement: Placement) -> Refusal | None:
    """Return why nothing can be built alone at a border square, None if it can."""
    if state.rules.seam is None:
        return None
    builders, edition = state.seats[seat].builders, state.rules.edition
    closed = border_squares(state.seats, seat, builders, edition)
    squares = square_names(placement.mask & closed)
    if not squares:
        return None
    return Refusal(
        "border-alone",
        f"Alone at the border on {', '.join(squares)} needs "
        + ("a builder." if not builders else "a second builder: the other side is built on."),
        {"builders": builders, "builders_needed": builders + 1},
        squares,
    )


def why_no_partner(state: PrincesState, seat: int, partner: int) -> Refusal | None:
    """Return why nobody can build with a seat, None if somebody can."""
    beside = neighbours(seat, len(state.seats))
    if partner in beside:
        return None
    figures: dict[str, Json] = {"partner": partner, "neighbours": list(beside)}
    return Refusal("neighbour", "One builds together with a neighbour only.", figures)


def why_off_seam(state: PrincesState, seat: int, move: OffSeam) -> Refusal:
    """Return why a place on the strip is none for a joint building."""
    return why_no_partner(state, seat, move.partner) or Refusal(
        "crosses-border",
        "A joint building covers squares of both estates, lies inside them and off each Palazzo.",
        {"at": move.at},
    )


def why_no_proposal(state: PrincesState, seat: int, move: Propose, amount: int) -> Refusal:
    """Return why a proposal is refused.

    Args:
        state: of the game.
        seat: who proposes.
        move: the place and the partner.
        amount: what the partner is to pay.
    """
    return (
        why_no_partner(state, seat, move.partner)
        or not_to_be_shared(state, seat, move)
        or not_there(state, seat, move)
        or not_payable(state, seat, move.partner, amount)
    )


def not_to_be_shared(state: PrincesState, seat: int, move: Propose) -> Refusal | None:
    """Refuse a building that one of the two has, that has run out, or a fourth proposal."""
    name = state.rules.edition.tiles[move.site.tile]
    for owner, whose in ((seat, "Your estate"), (move.partner, "Your neighbour's estate")):
        if not allows(state.seats[owner], state.rules.edition, move.site.tile):
            text = f"{whose} already has the {name}."
            return Refusal("building-once", text, {"building": name, "seat": owner})
    if not state.stock[move.site.tile]:
        return Refusal("building-supply", f"There is no {name} left.", {"building": name})
    if state.proposals == MOST_PROPOSALS:
        text = f"For one action {MOST_PROPOSALS} proposals can be made."
        return Refusal("proposal-limit", text, {"proposals": state.proposals})
    return None


def not_there(state: PrincesState, seat: int, move: Propose) -> Refusal | None:
    """Refuse covering what is covered, and touching what an owner's builders do not allow."""
    edition, site = state.rules.edition, move.site
    west, east = west_and_east(seat, move.partner, len(state.seats))
    for owner, mask, ring in ((west, site.west, site.west_ring), (east, site.east, site.east_ring)):
        estate = state.seats[owner]
        covered = square_names(mask & estate.occupied)
        if covered:
            text = f"On the estate of seat {owner} it would cover {', '.join(covered)}."
            return Refusal("no-overlap", text, {"estate": owner}, covered)
        touched = square_names(ring & built(estate, edition))
        if touched and estate.builders < CONTACT_BUILDERS:
            return Refusal(
                "no-contact",
                f"On the estate of seat {owner} it would touch what stands on "
                f"{', '.join(touched)}; with fewer than two builders buildings meet only at "
                "corners.",
                {
                    "estate": owner,
                    "touched": list(touched),
                    "builders": estate.builders,
                    "builders_needed": CONTACT_BUILDERS,
                },
                touched,
            )
    return None


def not_payable(state: PrincesState, seat: int, partner: int, amount: int) -> Refusal:
    """Refuse what the partner does not have, or what does not suffice for the building."""
    if amount > state.seats[partner].florins:
        text = f"Your neighbour cannot pay {amount} florins."
        return Refusal("partner-cash", text, {"amount": amount, "partner": partner})
    own = state.seats[seat]
    price = building_cost(own)
    short = price - own.florins - amount
    return Refusal(
        "price",
        f"That costs {price} florins, {short} more than you have with what is promised.",
        {"price": price, "florins": own.florins, "amount": amount, "short": short},
    )
