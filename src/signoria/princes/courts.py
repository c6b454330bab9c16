"""The courts of a position: what its seats own, where the cards lie, what the supply holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..core.json_types import JsonObject
from .auction import MOST_BUILDERS
from .edition import FREEDOMS
from .estate import BUILDING_VALUE, allows, lay, raise_worth
from .fields import Fields, cannot_lie
from .geometry import Placement
from .joint import neighbours, west_and_east
from .moves import MOST_EXCHANGED
from .pieces import LANDSCAPES
from .rounds import actions_of
from .seat import Seat, clear_estate
from .setup import extra_freedoms
from .terms import (
    ACTIONS,
    BANKER,
    BONUS_CARDS,
    CHARACTERS,
    NO_CARD,
    NOBODY,
    PILES,
    PRESTIGE_CARDS,
    PROFESSIONS,
)

if TYPE_CHECKING:
    from .state import PrincesState

MOST_FLORINS: Final = 100_000

PUBLIC_FIGURES: Final = (
    "hand_count",
    "known_hand",
    "bonus_count",
    "prestige_card_count",
    "empty_squares",
    "work_values",
    "bonus_values",
    "prestige_values",
)
"""What a position tells of a seat beside what it is made of; loading computes it anew."""

SEAT_KEYS: Final = frozenset(
    (
        "florins",
        "prestige",
        "hand",
        "performed",
        "recruiters",
        "recruiters_on_table",
        "bonus",
        "prestige_cards",
        "jesters",
        "builders",
        "apprentices",
        "character",
        "freedoms",
        "estate",
        "actions_left",
        "used",
        "best_work",
        *PUBLIC_FIGURES,
    )
)

ESTATE_KEYS: Final = frozenset(("tile", "at", "with", "cells"))


class Courts:
    """Merges the seats, cards and supplies of one position; each method reads one part."""

    def __init__(self, state: PrincesState, dealt: PrincesState, position: JsonObject) -> None:
        self.state = state
        self.acting = NOBODY
        self.dealt = dealt
        self.fields = Fields(position, "")
        self.edition = state.rules.edition
        self.players = state.rules.players
        self.given = self.given_seats()
        self.named: list[set[int]] = [set(), set(), set()]
        self.names = self.edition.card_names

    def given_seats(self) -> list[JsonObject]:
        """Return what the position says of each seat; nothing where it leaves one fresh."""
        found = self.fields.list("seats") if self.fields.has("seats") else []
        if len(found) > self.players:
            raise self.fields.wrong("seats", f"has more than {self.players} entries")
        given: list[JsonObject] = []
        for seat in found:
            if seat is not None and not isinstance(seat, dict):
                raise self.fields.wrong("seats", "is a list of objects")
            given.append(seat or {})
        return given + [{}] * (self.players - len(given))

    def read(self) -> None:
        """Merge everything, in the order in which one part needs the other."""
        for number, seat in enumerate(self.given):
            self.deal_hand(number)
            self.read_seat(number, Fields(seat, f"seats.{number}."))
        self.check_shares()
        self.read_shared_bonus()
        self.read_cards()
        self.read_supply()

    # Seats

    def deal_hand(self, number: int) -> None:
        """In the set-up, a seat that still discards holds all four of its professions."""
        if self.state.choosing >> number & 1:
            self.state.seats[number].hand = self.dealt.seats[number].hand

    def read_seat(self, number: int, fields: Fields) -> None:
        """Read what a seat owns."""
        fields.only(SEAT_KEYS)
        seat = self.state.seats[number]
        self.read_figures(seat, fields)
        seat.hand = self.cards(fields, "hand", PROFESSIONS, seat.hand)
        seat.performed = self.cards(fields, "performed", PROFESSIONS, seat.performed)
        seat.bonus = self.cards(fields, "bonus", BONUS_CARDS, seat.bonus)
        seat.prestige_cards = self.cards(
            fields, "prestige_cards", PRESTIGE_CARDS, seat.prestige_cards
        )
        self.read_known_hand(seat, fields)
        if fields.has("freedoms"):
            seat.freedoms = fields.names("freedoms", FREEDOMS)
            if len(set(seat.freedoms)) < len(seat.freedoms):
                raise fields.wrong("freedoms", "names a freedom twice")
        if fields.has("estate"):
            self.read_estate(number, seat, fields)
        if fields.has("apprentices"):
            self.read_apprentices(seat, fields)
        if fields.has("character"):
            self.read_character(seat, fields)
        if number == self.acting:
            self.read_actions(fields)

    def read_apprentices(self, seat: Seat, fields: Fields) -> None:
        """Read which jesters serve in which buildings (rules 17.5)."""
        given = Fields(fields.object("apprentices"), f"{fields.owner}apprentices.")
        if given.data and not self.state.rules.apprentices:
            raise cannot_lie("'apprentices' is not part of this game")
        for tile, name in enumerate(self.edition.tiles):
            serving = given.number_or(name, 0, self.edition.jesters)
            if serving and (tile < len(LANDSCAPES) or not seat.tiles >> tile & 1):
                raise given.wrong(name, "serve where there is no such building")
            for _ in range(serving):
                seat.apprentices += (tile,)
                raise_worth(seat, tile, BUILDING_VALUE)
        given.only(frozenset(self.edition.tiles))

    def read_character(self, seat: Seat, fields: Fields) -> None:
        """Read which character a seat holds (rules 15.5)."""
        if not self.state.rules.characters:
            raise cannot_lie("'character' is not part of this game")
        held = fields.index("character", fields.data["character"], CHARACTERS[:BANKER])
        others = [other.character for other in self.state.seats if other is not seat]
        if held in others or seat.character not in (NO_CARD, held):
            raise fields.wrong("character", "is not the one that the holders name")
        seat.character = held

    def read_known_hand(self, seat: Seat, fields: Fields) -> None:
        """Read which professions everybody knows to be in the hand."""
        if not fields.has("known_hand"):
            return
        known = set(fields.names("known_hand", self.names[0]))
        if not known <= set(seat.hand):
            raise fields.wrong("known_hand", "names a card that is not in the hand")
        seat.known = sum(1 << card for card in known)

    def read_figures(self, seat: Seat, fields: Fields) -> None:
        """Read the numbers of a seat."""
        edition = self.edition
        seat.florins = fields.number_or("florins", seat.florins, MOST_FLORINS)
        seat.prestige = fields.number_or("prestige", seat.prestige, MOST_EXCHANGED)
        seat.recruiters = fields.number_or("recruiters", seat.recruiters, edition.recruiters)
        seat.recruiters_on_table = fields.number_or(
            "recruiters_on_table", seat.recruiters_on_table, edition.recruiters
        )
        seat.jesters = fields.number_or("jesters", seat.jesters, edition.jesters)
        seat.builders = fields.number_or("builders", seat.builders, MOST_BUILDERS)
        seat.best_work = fields.number_or("best_work", seat.best_work, MOST_EXCHANGED)

    def cards(self, fields: Fields, key: str, pile: int, fresh: tuple[int, ...]) -> tuple[int, ...]:
        """Return the cards of a kind that the position gives to a seat, or those it had."""
        if not fields.has(key):
            return fresh
        cards = fields.names(key, self.names[pile])
        self.name_cards(pile, cards, fields.owner + key)
        return cards

    def name_cards(self, pile: int, cards: tuple[int, ...], where: str) -> None:
        """Note cards that the position names; none may be named twice."""
        for card in cards:
            if card in self.named[pile]:
                raise cannot_lie(f"{where} names {self.names[pile][card]!r} a second time")
            self.named[pile].add(card)

    def read_estate(self, number: int, seat: Seat, fields: Fields) -> None:
        """Read the tiles of an estate; they must fit, contact is not judged."""
        clear_estate(seat, self.edition)
        for entry in fields.list("estate"):
            if not isinstance(entry, dict):
                raise fields.wrong("estate", "is a list of objects with 'tile' and 'at'")
            Fields(entry, f"{fields.owner}estate.").only(ESTATE_KEYS)
            placement = self.placement(number, fields, entry)
            tile = placement.tile
            if placement.mask & seat.occupied:
                raise fields.wrong("estate", f"has overlapping tiles at {placement.at!r}")
            if tile >= len(LANDSCAPES) and not allows(seat, self.edition, tile):
                raise fields.wrong("estate", f"has two buildings {self.edition.tiles[tile]!r}")
            lay(seat, placement, self.edition)

    def placement(self, number: int, fields: Fields, entry: JsonObject) -> Placement:
        """Return where an entry of an estate lies: on it, or across the border of a neighbour."""
        tile = fields.index("estate", entry.get("tile"), self.edition.tiles)
        at = " ".join(str(entry.get("at")).lower().split())
        found = (
            self.edition.by_text[tile].get(at)
            if entry.get("with") is None
            else self.share(number, fields, entry, tile, at)
        )
        if found is None:
            name = self.edition.tiles[tile]
            raise fields.wrong("estate", f"has a {name} at {at!r}, where it cannot lie")
        return found

    def share(
        self, number: int, fields: Fields, entry: JsonObject, tile: int, at: str
    ) -> Placement | None:
        """Return the own part of a joint building (rules 16.3)."""
        seam = self.state.rules.seam
        if seam is None:
            raise cannot_lie("a building 'with' a neighbour is not part of this game")
        partner = Fields(entry, f"{fields.owner}estate.").number("with", 0, self.players - 1)
        if partner not in neighbours(number, self.players):
            raise fields.wrong("estate", f"shares a building with seat {partner}, no neighbour")
        site = seam.by_text[tile].get(at)
        if site is None:
            return None
        west, _ = west_and_east(number, partner, self.players)
        mask = site.west if number == west else site.east
        return Placement(NOBODY, tile, site.at, mask, partner)

    def check_shares(self) -> None:
        """Refuse a joint building that stands in one of its two estates only."""
        for number, seat in enumerate(self.state.seats):
            for one in seat.estate:
                if one.partner == NOBODY:
                    continue
                others = self.state.seats[one.partner].estate
                if not any(
                    other.tile == one.tile and other.at == one.at and other.partner == number
                    for other in others
                ):
                    name = self.edition.tiles[one.tile]
                    raise cannot_lie(f"the {name} at {one.at!r} stands in one estate only")

    def read_actions(self, fields: Fields) -> None:
        """Read the actions left and used of the seat to move."""
        state = self.state
        state.actions_left = actions_of(state.seats[self.acting])
        if fields.has("actions_left"):
            state.actions_left = fields.number("actions_left", 0, state.actions_left)
        if fields.has("used"):
            state.used = fields.names("used", ACTIONS)

    # Cards

    def read_shared_bonus(self) -> None:
        """Read the bonus card that counts for everybody; it has left the game (rules 17.4)."""
        if not self.fields.has("shared_bonus"):
            return
        if not self.state.rules.shared_bonus:
            raise cannot_lie("'shared_bonus' is not part of this game")
        given = self.fields.data["shared_bonus"]
        card = self.fields.index("shared_bonus", given, self.names[BONUS_CARDS])
        self.name_cards(BONUS_CARDS, (card,), "shared_bonus")
        self.state.shared_bonus = card

    def read_cards(self) -> None:
        """Read piles and drawn cards, and take every named card from where it was dealt."""
        self.read_drawn()
        decks = self.fields.object("decks") if self.fields.has("decks") else {}
        fields = Fields(decks, "decks.")
        fields.only(frozenset(PILES))
        piles = [self.state.professions, self.state.bonus, self.state.prestige]
        for pile, name in enumerate(PILES):
            if fields.has(name):
                piles[pile] = fields.names(name, self.names[pile])
                self.name_cards(pile, piles[pile], f"decks.{name}")
        self.drop_named_hands()
        for pile, name in enumerate(PILES):
            if not fields.has(name):
                piles[pile] = self.unnamed_pile(pile, piles[pile])
        self.state.professions, self.state.bonus, self.state.prestige = piles

    def read_drawn(self) -> None:
        """Read the cards that somebody looks at."""
        if not self.fields.has("drawn"):
            return
        fields = Fields(self.fields.object("drawn"), "drawn.")
        fields.only(frozenset(("seat", "pile", "cards", "count", "by")))
        pile = fields.index("pile", fields.data.get("pile"), PILES)
        self.state.drawn = fields.names("cards", self.names[pile]) if fields.has("cards") else ()
        if not self.state.drawn:
            raise fields.wrong("cards", "names the cards that are looked at")
        if fields.data.get("seat", self.state.turn) != self.state.turn:
            raise fields.wrong("seat", "is the seat to move")
        self.state.drawn_pile = pile
        self.name_cards(pile, self.state.drawn, "drawn.cards")

    def drop_named_hands(self) -> None:
        """Take cards named anywhere out of the hands that were dealt."""
        for number, seat in enumerate(self.state.seats):
            if self.given[number].get("hand") is None:
                seat.hand = tuple(card for card in seat.hand if card not in self.named[0])

    def unnamed_pile(self, pile: int, cards: tuple[int, ...]) -> tuple[int, ...]:
        """Return a pile as dealt, without what lies elsewhere, with what was given back."""
        if pile:
            return tuple(card for card in cards if card not in self.named[pile])
        elsewhere = self.named[0] | {card for seat in self.state.seats for card in seat.hand}
        back = [card for card in range(len(self.names[0])) if card not in cards]
        return tuple(card for card in (*cards, *back) if card not in elsewhere)

    # Supplies

    def read_supply(self) -> None:
        """Take what the seats own out of the supply, unless the position sets it."""
        supply = self.fields.object("supply") if self.fields.has("supply") else {}
        fields = Fields(supply, "supply.")
        fields.only(
            frozenset((*LANDSCAPES, "jester", "builder", "recruiter", "freedoms", "buildings"))
        )
        state, edition, seats = self.state, self.edition, self.state.seats
        state.jesters = self.left(
            fields,
            "jester",
            edition.jesters,
            sum(seat.jesters + len(seat.apprentices) for seat in seats),
        )
        state.builders = self.left(
            fields, "builder", edition.builders, sum(seat.builders for seat in seats)
        )
        held = sum(seat.recruiters + seat.recruiters_on_table for seat in seats)
        state.recruiters = self.left(fields, "recruiter", edition.recruiters, held)
        state.freedoms = self.freedoms_left(fields)
        state.stock = self.tiles_left(fields)

    def left(self, fields: Fields, key: str, total: int, owned: int) -> int:
        """Return how many are left of something."""
        if owned > total:
            raise cannot_lie(f"the seats own {owned} of {total} pieces {key!r}")
        return fields.number(key, 0, total - owned) if fields.has(key) else total - owned

    def freedoms_left(self, fields: Fields) -> tuple[int, ...]:
        """Return the supply of freedoms."""
        given = fields.object("freedoms") if fields.has("freedoms") else {}
        nested = Fields(given, "supply.freedoms.")
        nested.only(frozenset(FREEDOMS))
        seats, dealt = self.state.seats, self.state.freedoms
        return tuple(
            self.freedom_left(nested, name, dealt[at], sum(at in seat.freedoms for seat in seats))
            for at, name in enumerate(FREEDOMS)
        )

    def freedom_left(self, fields: Fields, name: str, dealt: int, owned: int) -> int:
        """Return how many are left of a freedom.

        With two players the lot decides how many there are (rules 14.3), so a position may have
        more than were dealt.
        """
        if self.players > 2:
            return self.left(fields, name, dealt, owned)
        most = 1 + extra_freedoms(self.state.rules)
        if fields.has(name):
            return self.left(fields, name, most, owned)
        return max(0, min(dealt, most) - owned)

    def tiles_left(self, fields: Fields) -> tuple[int, ...]:
        """Return the supply of landscapes and buildings."""
        given = fields.object("buildings") if fields.has("buildings") else {}
        nested = Fields(given, "supply.buildings.")
        nested.only(frozenset(self.edition.tiles[len(LANDSCAPES) :]))
        placed = [
            one.tile
            for number, seat in enumerate(self.state.seats)
            for one in seat.estate
            if one.partner == NOBODY or number < one.partner
        ]
        return tuple(
            self.left(
                fields if tile < len(LANDSCAPES) else nested,
                name,
                self.edition.counts[tile],
                placed.count(tile),
            )
            for tile, name in enumerate(self.edition.tiles)
        )
