"""Every move of the game, made once for each edition (the contract, section 3)."""

from __future__ import annotations

from typing import Final

from ..core.moves import Kind, Move
from .edition import FREEDOMS, Edition
from .geometry import Placement
from .pieces import LANDSCAPES

LOTS: Final = ("forest", "lake", "park", "jester", "builder", "prestige", "recruiter")
JESTER: Final = 3
BUILDER: Final = 4
PRESTIGE: Final = 5
RECRUITER: Final = 6

MOST_SEATS: Final = 5
MOST_EXCHANGED: Final = 400
MOST_TAKEN: Final = 100

DISCARD: Final = Kind("discard")
OFFER: Final = Kind("offer")
DECLINE: Final = Kind("decline", yields=True)
RAISE: Final = Kind("raise")
PASS: Final = Kind("pass", yields=True)
PLACE: Final = Kind("place")
KEEP: Final = Kind("keep")
LURE: Final = Kind("lure")
WAIT: Final = Kind("wait")
EXCHANGE: Final = Kind("exchange")
WORK: Final = Kind("work", composite=True)
TAKE: Final = Kind("take")
PROFESSION: Final = Kind("profession")
BONUS: Final = Kind("bonus")
FREEDOM: Final = Kind("freedom")
END: Final = Kind("end", yields=True)


class Discard(Move):
    """Give back one of the four professions dealt."""

    __slots__ = ("profession",)
    profession: int


class Offer(Move):
    """Open an auction at the base price, or take the last lot."""

    __slots__ = ("lot",)
    lot: int


class Place(Move):
    """Put the landscape just bought on the estate."""

    __slots__ = ("placement",)
    placement: Placement


class Under(Move):
    """Say which drawn card goes under the pile next; part of `keep … under …`."""

    __slots__ = ("card", "pile")
    pile: int
    card: int


class Keep(Move):
    """Keep one of the cards drawn; the others go under their pile."""

    __slots__ = ("card", "pile")
    pile: int
    card: int


class Lure(Move):
    """Use a recruiter on a profession on an opponent's table."""

    __slots__ = ("owner", "profession")
    profession: int
    owner: int


class Exchange(Move):
    """Step back on the prestige track for florins."""

    __slots__ = ("points",)
    points: int


class With(Move):
    """Lay a bonus card for the work that follows; part of `work … with …`."""

    __slots__ = ("card",)
    card: int


class Work(Move):
    """Complete a work with the bonus cards laid."""

    __slots__ = ("profession",)
    profession: int


class Take(Move):
    """Turn florins of the work just completed into prestige."""

    __slots__ = ("points",)
    points: int


class Build(Move):
    """Build a building on the estate."""

    __slots__ = ("placement",)
    placement: Placement


class Introduce(Move):
    """Introduce a freedom."""

    __slots__ = ("freedom",)
    freedom: int


class MoveTable:
    """All moves of an edition, by what they are about.

    Attributes:
        all: every move, by its index.
        plain_moves: the moves that take no argument, by their word.
        plain_actions: the moves of the action phase that take no argument, by kind.
        piles: for each pile (professions, bonus, prestige) its `keep` moves by card.
        under: the same for `under`.
        kinds_of_building: for each tile the kind that builds it (for landscapes PLACE).
        build: for each tile the moves that build it, in the order of its placements.
        place: for each tile the moves that place it, likewise.
    """

    def __init__(self, edition: Edition) -> None:
        self.all: list[Move] = []
        professions, bonus = edition.professions, [card.name for card in edition.bonus]
        prestige = [card.name for card in edition.prestige]
        self.discard = [self.discarding(at, name) for at, name in enumerate(professions)]
        self.offer = [self.offering(lot, name) for lot, name in enumerate(LOTS)]
        self.decline = self.plain(DECLINE, "decline")
        self.bid = self.plain(RAISE, "raise")
        self.leave = self.plain(PASS, "pass")
        self.wait = self.plain(WAIT, "wait")
        self.draw_profession = self.plain(PROFESSION, "profession")
        self.draw_bonus = self.plain(BONUS, "bonus")
        self.end = self.plain(END, "end")
        self.plain_moves = {move.text: move for move in self.all if type(move) is Move}
        self.plain_actions = {
            PROFESSION: self.draw_profession,
            BONUS: self.draw_bonus,
            END: self.end,
        }
        self.freedom = [self.introducing(at, name) for at, name in enumerate(FREEDOMS)]
        self.work = [self.working(at, name) for at, name in enumerate(professions)]
        self.lay = [self.laying(at, name) for at, name in enumerate(bonus)]
        self.take = [self.taking(points) for points in range(MOST_TAKEN + 1)]
        self.exchange = [self.exchanging(points) for points in range(1, MOST_EXCHANGED + 1)]
        piles = list(enumerate((professions, bonus, prestige)))
        self.piles = [
            [self.keeping(pile, at, name) for at, name in enumerate(names)] for pile, names in piles
        ]
        self.under = [
            [self.returning(pile, at, name) for at, name in enumerate(names)]
            for pile, names in piles
        ]
        self.lure = [
            [self.luring(at, name, owner) for owner in range(MOST_SEATS)]
            for at, name in enumerate(professions)
        ]
        self.place: list[list[Move]] = []
        self.build: list[list[Move]] = []
        self.kinds_of_building: list[Kind] = []
        self.add_tiles(edition)

    def add(self, move: Move) -> None:
        """Give a move its place in the table."""
        self.all.append(move)

    def plain(self, kind: Kind, text: str) -> Move:
        """Return a move without arguments."""
        move = Move(len(self.all), kind, text)
        self.add(move)
        return move

    def discarding(self, profession: int, name: str) -> Move:
        """Return `discard PROFESSION`."""
        move = Discard(len(self.all), DISCARD, f"discard {name}")
        move.profession = profession
        self.add(move)
        return move

    def offering(self, lot: int, name: str) -> Move:
        """Return `offer LOT`."""
        move = Offer(len(self.all), OFFER, f"offer {name}")
        move.lot = lot
        self.add(move)
        return move

    def introducing(self, freedom: int, name: str) -> Move:
        """Return `freedom FREEDOM`."""
        move = Introduce(len(self.all), FREEDOM, f"freedom {name}")
        move.freedom = freedom
        self.add(move)
        return move

    def working(self, profession: int, name: str) -> Move:
        """Return `work PROFESSION`."""
        move = Work(len(self.all), WORK, f"work {name}")
        move.profession = profession
        self.add(move)
        return move

    def laying(self, card: int, name: str) -> Move:
        """Return the step `with BONUS`."""
        move = With(len(self.all), WORK, f"with {name}")
        move.card = card
        self.add(move)
        return move

    def taking(self, points: int) -> Move:
        """Return `take N`."""
        move = Take(len(self.all), TAKE, f"take {points}")
        move.points = points
        self.add(move)
        return move

    def exchanging(self, points: int) -> Move:
        """Return `exchange N`."""
        move = Exchange(len(self.all), EXCHANGE, f"exchange {points}")
        move.points = points
        self.add(move)
        return move

    def keeping(self, pile: int, card: int, name: str) -> Move:
        """Return `keep CARD`."""
        move = Keep(len(self.all), KEEP, f"keep {name}")
        move.pile = pile
        move.card = card
        self.add(move)
        return move

    def returning(self, pile: int, card: int, name: str) -> Move:
        """Return the step `under CARD`."""
        move = Under(len(self.all), KEEP, f"under {name}")
        move.pile = pile
        move.card = card
        self.add(move)
        return move

    def luring(self, profession: int, name: str, owner: int) -> Move:
        """Return `lure PROFESSION from SEAT`."""
        move = Lure(len(self.all), LURE, f"lure {name} from {owner}")
        move.profession = profession
        move.owner = owner
        self.add(move)
        return move

    def add_tiles(self, edition: Edition) -> None:
        """Make `place TILE AT` for the landscapes and `build BUILDING AT` for the buildings."""
        for tile, name in enumerate(edition.tiles):
            is_landscape = tile < len(LANDSCAPES)
            kind = PLACE if is_landscape else Kind(f"build {name}")
            moves: list[Move] = []
            for placement in edition.placements[tile]:
                text = f"{'place' if is_landscape else 'build'} {name} {placement.at}"
                move = (Place if is_landscape else Build)(len(self.all), kind, text)
                move.placement = placement
                self.add(move)
                moves.append(move)
            self.place.append(moves if is_landscape else [])
            self.build.append([] if is_landscape else moves)
            self.kinds_of_building.append(kind)
