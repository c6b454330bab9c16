"""Loading positions of the expansions: characters and joint buildings (rules 15, 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .bidding import NO_MARKERS, Marker, is_open, set_marker
from .courts import MOST_FLORINS
from .fields import Fields, cannot_lie
from .joint import Proposal, open_sites
from .move_table import spaces_of
from .terms import (
    BANKER,
    CHARACTER_BIDDING,
    CHARACTERS,
    MUSE,
    NO_CARD,
    NOBODY,
    PROFESSOR,
    TO_ANSWER,
    TO_BID_FOR_CHARACTER,
)

if TYPE_CHECKING:
    from .state import PrincesState

CHARACTER_KEYS: Final = frozenset(
    ("banker_cash", "banker", "bids", "holders", "face_down", "passed", "worth")
)


class CharacterLoader:
    """Reads who holds, and who bids for, which character."""

    def __init__(self, state: PrincesState, fields: Fields) -> None:
        self.state = state
        self.players = state.rules.players
        given = fields.object("characters") if fields.has("characters") else {}
        if given and not state.rules.characters:
            raise cannot_lie("'characters' is not part of this game")
        self.fields = Fields(given, "characters.")
        self.fields.only(CHARACTER_KEYS)

    def read_holders(self) -> None:
        """Give the characters to those who are named as their holders."""
        given = self.fields.object("holders") if self.fields.has("holders") else {}
        holders = Fields(given, "characters.holders.")
        holders.only(frozenset(CHARACTERS))
        for character, name in enumerate(CHARACTERS):
            if holders.has(name):
                seat = holders.number(name, 0, self.players - 1)
                if character == BANKER:
                    self.state.banker = seat
                elif self.state.seats[seat].character != NO_CARD:
                    raise holders.wrong(name, f"is the second character of seat {seat}")
                else:
                    self.state.seats[seat].character = character

    def read(self) -> None:
        """Read what lies on the Banker and who has him; let the Muse serve her holder."""
        state, fields = self.state, self.fields
        state.banker_cash = fields.number_or("banker_cash", state.banker_cash, MOST_FLORINS)
        if fields.has("banker"):
            state.banker = fields.number("banker", 0, self.players - 1)
        if fields.has("face_down") and fields.names("face_down", CHARACTERS) not in ((), (BANKER,)):
            raise fields.wrong("face_down", "names another character than the Banker")
        if state.banker != NOBODY and state.seats[state.banker].character != NO_CARD:
            raise cannot_lie("nobody has the Banker and another character")
        for seat in state.seats:
            seat.muse = state.round if seat.character == MUSE else 0
        if state.phase != CHARACTER_BIDDING:
            for key in ("bids", "passed"):
                if fields.data.get(key):
                    raise cannot_lie(f"'characters.{key}' belongs to the bidding for characters")

    def read_bidding(self) -> None:
        """Read the markers on the cards, and who takes no further part."""
        state = self.state
        if not state.rules.characters:
            raise cannot_lie("there is no bidding for characters in this game")
        state.markers = NO_MARKERS
        bids = self.fields.object("bids") if self.fields.has("bids") else {}
        named = Fields(bids, "characters.bids.")
        named.only(frozenset(CHARACTERS))
        for character, name in enumerate(CHARACTERS):
            if named.has(name):
                self.read_marker(character, Fields(named.object(name), f"{named.owner}{name}."))
        self.read_passed()
        if state.out >> state.turn & 1 or self.has_marker(state.turn):
            raise cannot_lie("the seat to move has bid or takes no further part")
        state.question = TO_BID_FOR_CHARACTER

    def read_marker(self, character: int, fields: Fields) -> None:
        """Read one marker."""
        state = self.state
        fields.only(frozenset(("seat", "amount")))
        seat = fields.number("seat", 0, self.players - 1)
        amount = fields.number("amount", 0, MOST_FLORINS)
        if amount not in spaces_of(character) or not is_open(state, character):
            raise fields.wrong("amount", "is a space that this card does not have now")
        if amount > state.seats[seat].florins:
            raise fields.wrong("amount", f"is {amount}, which seat {seat} cannot pay")
        if self.has_marker(seat):
            raise fields.wrong("seat", f"is {seat}, whose marker lies on another card too")
        set_marker(state, character, Marker(seat, amount))

    def has_marker(self, seat: int) -> bool:
        """Whether a seat's marker lies on a card."""
        return any(marker.seat == seat for marker in self.state.markers)

    def read_passed(self) -> None:
        """Read who is out: who has passed, and who has a character.

        Where nothing says who has passed and nobody has bid yet, the seats before the one to
        move have.
        """
        state = self.state
        state.out = sum(
            1 << seat
            for seat, owner in enumerate(state.seats)
            if owner.character != NO_CARD or seat == state.banker
        )
        if self.fields.has("passed"):
            passed = self.fields.seats("passed", self.players)
            state.out |= sum(1 << seat for seat in passed)
        elif not state.out and state.markers == NO_MARKERS:
            seat = state.starting
            while seat != state.turn:
                state.out |= 1 << seat
                seat = (seat + 1) % self.players


def professor_drew(state: PrincesState, fields: Fields) -> bool:
    """Whether the cards drawn in a position are those of a Professor (rules 15.8)."""
    drawn = fields.object("drawn") if fields.has("drawn") else {}
    return state.rules.characters and drawn.get("by") == CHARACTERS[PROFESSOR]


def read_proposal(state: PrincesState, fields: Fields) -> None:
    """Read the joint building that waits for an answer (rules 16.5)."""
    seam, last = state.rules.seam, state.rules.players - 1
    fields.only(frozenset(("seat", "partner", "building", "at", "amount", "cells")))
    if seam is None:
        raise cannot_lie("'proposal' is not part of this game")
    seat, partner = fields.number("seat", 0, last), fields.number("partner", 0, last)
    if partner != state.turn:
        raise fields.wrong("partner", "is the seat to move")
    tile = fields.index("building", fields.data.get("building"), state.rules.edition.tiles)
    site = seam.by_text[tile].get(" ".join(str(fields.data.get("at")).lower().split()))
    if site is None or not open_sites(state, seam, seat, partner) >> site.number & 1:
        raise fields.wrong("at", "is no place for this building in the two estates")
    amount = fields.number("amount", 0, MOST_FLORINS)
    if amount > state.seats[partner].florins:
        raise fields.wrong("amount", f"is {amount}, which seat {partner} cannot pay")
    state.proposal = Proposal(seat, partner, site, amount)
    state.question = TO_ANSWER
