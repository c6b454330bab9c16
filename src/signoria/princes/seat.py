"""A seat: everything that one player owns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .terms import NO_CARD

if TYPE_CHECKING:
    from .edition import Edition
    from .geometry import Placement


class Seat:
    """What one player owns. Cards are indices in the edition, in the order gained.

    Attributes:
        florins: cash, hidden from others.
        prestige: points on the track.
        hand: professions in hand.
        known: of these, those that everybody saw being lured, as a mask.
        performed: professions face up on the table.
        recruiters: recruiting cards in hand.
        recruiters_on_table: recruiting cards that replace lured professions.
        bonus: bonus cards in hand.
        prestige_cards: prestige cards, face down.
        apprentices: jesters that serve in a building for good, each by the tile of his
            building, in their order.
        character: the character held, NO_CARD for none.
        muse: what the Muse adds to each own work, 0 without her.
        freedoms: freedoms introduced.
        estate: the tiles placed.
        tiles: which tiles stand on the estate, a bit for each tile of the edition.
        twins: the second and further buildings of a type, each by its tile.
        landscapes: how many forests, lakes and parks.
        worth: what each tile of the edition adds to a work that wishes for it.
        occupied: the squares covered, the Palazzo among them.
        sites: the placements, of any tile, that cover only free squares, a bit for each number.
        apart: the placements that touch neither a building nor the Palazzo, likewise.
        best_work: the higher value of this round's works, 0 for none.
        from_cards: the prestige that the prestige cards brought at the end.
    """

    __slots__ = (
        "apart",
        "apprentices",
        "best_work",
        "bonus",
        "builders",
        "character",
        "estate",
        "florins",
        "freedoms",
        "from_cards",
        "hand",
        "jesters",
        "known",
        "landscapes",
        "muse",
        "occupied",
        "performed",
        "prestige",
        "prestige_cards",
        "recruiters",
        "recruiters_on_table",
        "sites",
        "tiles",
        "twins",
        "worth",
    )

    florins: int
    prestige: int
    hand: tuple[int, ...]
    known: int
    performed: tuple[int, ...]
    recruiters: int
    recruiters_on_table: int
    bonus: tuple[int, ...]
    prestige_cards: tuple[int, ...]
    jesters: int
    builders: int
    apprentices: tuple[int, ...]
    character: int
    muse: int
    freedoms: tuple[int, ...]
    estate: tuple[Placement, ...]
    tiles: int
    twins: tuple[int, ...]
    landscapes: tuple[int, int, int]
    worth: tuple[int, ...]
    occupied: int
    sites: int
    apart: int
    best_work: int
    from_cards: int

    def clone(self) -> Seat:
        """Return a copy; what it holds is immutable and shared."""
        other = Seat()
        other.florins = self.florins
        other.prestige = self.prestige
        other.hand = self.hand
        other.known = self.known
        other.performed = self.performed
        other.recruiters = self.recruiters
        other.recruiters_on_table = self.recruiters_on_table
        other.bonus = self.bonus
        other.prestige_cards = self.prestige_cards
        other.jesters = self.jesters
        other.builders = self.builders
        other.apprentices = self.apprentices
        other.character = self.character
        other.muse = self.muse
        other.freedoms = self.freedoms
        other.estate = self.estate
        other.tiles = self.tiles
        other.twins = self.twins
        other.landscapes = self.landscapes
        other.worth = self.worth
        other.occupied = self.occupied
        other.sites = self.sites
        other.apart = self.apart
        other.best_work = self.best_work
        other.from_cards = self.from_cards
        return other

    @property
    def people(self) -> int:
        """All own profession and recruiting cards, in hand and on the table (rules 9.2)."""
        return len(self.hand) + len(self.performed) + self.recruiters + self.recruiters_on_table


def new_seat(florins: int, edition: Edition) -> Seat:
    """Return a seat with cash, an empty estate and nothing else."""
    seat = Seat()
    seat.florins = florins
    seat.prestige = 0
    seat.hand = ()
    seat.known = 0
    seat.performed = ()
    seat.recruiters = 0
    seat.recruiters_on_table = 0
    seat.bonus = ()
    seat.prestige_cards = ()
    seat.jesters = 0
    seat.builders = 0
    seat.apprentices = ()
    seat.character = NO_CARD
    seat.muse = 0
    seat.freedoms = ()
    clear_estate(seat, edition)
    seat.best_work = 0
    seat.from_cards = 0
    return seat


def clear_estate(seat: Seat, edition: Edition) -> None:
    """Leave nothing but the Palazzo on an estate."""
    seat.estate = ()
    seat.tiles = 0
    seat.twins = ()
    seat.landscapes = (0, 0, 0)
    seat.worth = edition.no_worth
    seat.occupied = edition.palazzo
    seat.sites = edition.all_sites
    seat.apart = edition.sites_off_palazzo


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return cards without the first copy of one."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
