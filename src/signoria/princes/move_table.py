"""Every move of the game, made once for each edition (the contract, section 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from ..core.moves import Kind, Move
from .edition import FREEDOMS, Edition
from .moves import (
    ACCEPT,
    APPRENTICE,
    BID,
    BONUS,
    DECLINE,
    DISCARD,
    END,
    EXCHANGE,
    FREEDOM,
    KEEP,
    LOTS,
    LURE,
    MERCHANT,
    MOST_EXCHANGED,
    MOST_HUNDREDS,
    MOST_SEATS,
    MOST_TAKEN,
    OFFER,
    PASS,
    PLACE,
    PROFESSION,
    PROFESSOR,
    RAISE,
    REFUSE,
    TAKE,
    WAIT,
    WORK,
    Bid,
    Build,
    Discard,
    Exchange,
    Introduce,
    Keep,
    Lure,
    Offer,
    Place,
    Promise,
    Propose,
    Serve,
    Take,
    Under,
    UseMerchant,
    UseProfessor,
    With,
    Work,
)
from .pieces import LANDSCAPES
from .terms import BANKER, BONUS_CARDS, CHARACTERS, PRESTIGE_CARDS

if TYPE_CHECKING:
    from .seams import Seam

M = TypeVar("M", bound=Move)


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
        bid_for: for each character its `bid` moves by the number of the space.
        serve: for each tile the move that sends an apprentice there.
        propose: for each seat as the partner the moves that propose a joint building, in the
            order of the sites; empty where estates do not touch.
        promise: the steps that name what a partner pays, from 100 florins in hundreds.
    """

    def __init__(self, edition: Edition, seam: Seam | None) -> None:
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
        self.plain_actions = {
            PROFESSION: self.draw_profession,
            BONUS: self.draw_bonus,
            END: self.end,
        }
        self.accept = self.plain(ACCEPT, "accept")
        self.refuse = self.plain(REFUSE, "refuse")
        self.plain_moves = {move.text: move for move in self.all if type(move) is Move}
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
        self.add_characters(edition)
        self.propose: list[list[Move]] = []
        self.promise: list[Move] = []
        if seam is not None:
            self.add_proposals(edition, seam)

    def new(self, made: type[M], kind: Kind, text: str) -> M:
        """Return a move with its place in the table; what it is about is still to be said."""
        move = made(len(self.all), kind, text)
        self.all.append(move)
        return move

    def plain(self, kind: Kind, text: str) -> Move:
        """Return a move without arguments."""
        return self.new(Move, kind, text)

    def discarding(self, profession: int, name: str) -> Move:
        """Return `discard PROFESSION`."""
        move = self.new(Discard, DISCARD, f"discard {name}")
        move.profession = profession
        return move

    def offering(self, lot: int, name: str) -> Move:
        """Return `offer LOT`."""
        move = self.new(Offer, OFFER, f"offer {name}")
        move.lot = lot
        return move

    def introducing(self, freedom: int, name: str) -> Move:
        """Return `freedom FREEDOM`."""
        move = self.new(Introduce, FREEDOM, f"freedom {name}")
        move.freedom = freedom
        return move

    def working(self, profession: int, name: str) -> Move:
        """Return `work PROFESSION`."""
        move = self.new(Work, WORK, f"work {name}")
        move.profession = profession
        return move

    def laying(self, card: int, name: str) -> Move:
        """Return the step `with BONUS`."""
        move = self.new(With, WORK, f"with {name}")
        move.card = card
        return move

    def taking(self, points: int) -> Move:
        """Return `take N`."""
        move = self.new(Take, TAKE, f"take {points}")
        move.points = points
        return move

    def exchanging(self, points: int) -> Move:
        """Return `exchange N`."""
        move = self.new(Exchange, EXCHANGE, f"exchange {points}")
        move.points = points
        return move

    def keeping(self, pile: int, card: int, name: str) -> Move:
        """Return `keep CARD`."""
        move = self.new(Keep, KEEP, f"keep {name}")
        move.pile = pile
        move.card = card
        return move

    def returning(self, pile: int, card: int, name: str) -> Move:
        """Return the step `under CARD`."""
        move = self.new(Under, KEEP, f"under {name}")
        move.pile = pile
        move.card = card
        return move

    def luring(self, profession: int, name: str, owner: int) -> Move:
        """Return `lure PROFESSION from SEAT`."""
        move = self.new(Lure, LURE, f"lure {name} from {owner}")
        move.profession = profession
        move.owner = owner
        return move

    def add_tiles(self, edition: Edition) -> None:
        """Make `place TILE AT` for the landscapes and `build BUILDING AT` for the buildings."""
        for tile, name in enumerate(edition.tiles):
            is_landscape = tile < len(LANDSCAPES)
            kind = PLACE if is_landscape else Kind(f"build {name}")
            moves: list[Move] = []
            for placement in edition.placements[tile]:
                text = f"{'place' if is_landscape else 'build'} {name} {placement.at}"
                move = self.new(Place, kind, text) if is_landscape else self.new(Build, kind, text)
                move.placement = placement
                moves.append(move)
            self.place.append(moves if is_landscape else [])
            self.build.append([] if is_landscape else moves)
            self.kinds_of_building.append(kind)

    def add_characters(self, edition: Edition) -> None:
        """Make the moves of Muse & Princess, and those of the option `apprentices`."""
        self.bid_for = [
            [self.bidding(character, amount) for amount in spaces_of(character)]
            for character in range(len(CHARACTERS))
        ]
        self.work_princess = self.plain(WORK, "work princess")
        self.merchant_free = self.using_merchant("free")
        self.merchant_prestige = self.using_merchant("prestige")
        self.plain_actions[MERCHANT] = self.merchant_prestige
        self.professor = {
            pile: self.asking_professor(pile, name)
            for pile, name in ((PRESTIGE_CARDS, "prestige"), (BONUS_CARDS, "bonus"))
        }
        self.serve = [self.serving(tile, name) for tile, name in enumerate(edition.tiles)]

    def bidding(self, character: int, amount: int) -> Move:
        """Return `bid CHARACTER AMOUNT`."""
        move = self.new(Bid, BID, f"bid {CHARACTERS[character]} {amount}")
        move.character = character
        move.amount = amount
        return move

    def using_merchant(self, how: str) -> Move:
        """Return `merchant free` or `merchant prestige`."""
        move = self.new(UseMerchant, MERCHANT, f"merchant {how}")
        move.free = how == "free"
        return move

    def asking_professor(self, pile: int, name: str) -> Move:
        """Return `professor prestige` or `professor bonus`."""
        move = self.new(UseProfessor, PROFESSOR, f"professor {name}")
        move.pile = pile
        return move

    def serving(self, building: int, name: str) -> Move:
        """Return `apprentice BUILDING`."""
        move = self.new(Serve, APPRENTICE, f"apprentice {name}")
        move.building = building
        return move

    def add_proposals(self, edition: Edition, seam: Seam) -> None:
        """Make `build BUILDING AT with SEAT for 0`, and the steps that name another sum."""
        for partner in range(MOST_SEATS):
            moves: list[Move] = []
            for site in seam.sites:
                text = f"build {edition.tiles[site.tile]} {site.at} with {partner} for 0"
                move = self.new(Propose, self.kinds_of_building[site.tile], text)
                move.site = site
                move.partner = partner
                moves.append(move)
            self.propose.append(moves)
        for hundreds in range(1, MOST_HUNDREDS + 1):
            step = self.new(Promise, self.kinds_of_building[-1], f"for {100 * hundreds}")
            step.amount = 100 * hundreds
            self.promise.append(step)


def spaces_of(character: int) -> range:
    """Return the bids that can be laid on a character (rules 15.3)."""
    return range(0, 501, 100) if character == BANKER else range(300, 1501, 100)
