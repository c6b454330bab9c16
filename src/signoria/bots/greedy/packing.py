"""Packing an estate: where a tile takes least room from what is still to come."""

from __future__ import annotations

from typing import Final, NamedTuple

from signoria.princes.edition import Edition
from signoria.princes.estate import CONTACT_BUILDERS
from signoria.princes.geometry import Placement
from signoria.princes.pieces import LANDSCAPES
from signoria.princes.seat import Seat

SHORT_LIST: Final = 8
"""How many placements are looked at closely."""

URGENCY: Final = 3
"""How much more room for a wanted tile counts than room for any other."""


class Ground(NamedTuple):
    """The room on an estate: placements as bits, by their numbers in the edition.

    Attributes:
        free: those that cover only free squares.
        apart: those that touch neither a building nor the Palazzo.
        contact: whether buildings may touch each other.
    """

    free: int
    apart: int
    contact: bool

    def open_sites(self, edition: Edition) -> int:
        """Return the placements that tiles may take."""
        return self.free if self.contact else self.free & (self.apart | gardens(edition))

    def after(self, placement: Placement, edition: Edition) -> Ground:
        """Return the room left when a tile has been placed."""
        free = self.free & ~edition.overlaps[placement.number]
        if placement.tile < len(LANDSCAPES):
            return Ground(free, self.apart, self.contact)
        return Ground(free, self.apart & ~edition.contacts[placement.number], self.contact)


def gardens(edition: Edition) -> int:
    """Return all placements of landscapes, which may touch everything."""
    forest, lake, park = edition.sites_of[: len(LANDSCAPES)]
    return forest | lake | park


def ground_of(seat: Seat) -> Ground:
    """Return the room on a seat's estate."""
    return Ground(seat.sites, seat.apart, seat.builders >= CONTACT_BUILDERS)


def best_site(
    ground: Ground, sites: list[Placement], wanted: list[int], edition: Edition
) -> Placement:
    """Return the placement after which most of the wanted tiles can follow, then most others.

    Args:
        ground: the room before.
        sites: the placements to choose from.
        wanted: the tiles that are to follow, the most urgent first.
        edition: the components.
    """
    wishes = sum(edition.sites_of[tile] for tile in wanted)
    by_room = sorted(
        sites,
        key=lambda site: room_after(ground.after(site, edition), wishes, edition),
        reverse=True,
    )
    return max(
        by_room[:SHORT_LIST],
        key=lambda site: how_many_follow(ground.after(site, edition), wanted, edition),
    )


def room_after(ground: Ground, wishes: int, edition: Edition) -> int:
    """Return in how many ways tiles could be placed one by one; those wanted count more."""
    room = ground.open_sites(edition)
    return URGENCY * (room & wishes).bit_count() + room.bit_count()


def how_many_follow(ground: Ground, wanted: list[int], edition: Edition) -> tuple[int, int]:
    """Return how many wanted tiles fit one after the other, and how much room is left then."""
    placed = 0
    wishes = sum(edition.sites_of[tile] for tile in wanted)
    for tile in wanted:
        wishes &= ~edition.sites_of[tile]
        room = ground.open_sites(edition)
        sites = [site for site in edition.placements[tile] if room >> site.number & 1]
        if sites:
            placed += 1
            grounds = [ground.after(site, edition) for site in sites]
            ground = max(grounds, key=lambda one: room_after(one, wishes, edition))
    return placed, ground.open_sites(edition).bit_count()
