"""What the bot sees when it decides, in the form in which it thinks."""

from __future__ import annotations

from functools import cached_property

from signoria.princes.edition import ROUNDS, Edition
from signoria.princes.geometry import on_any
from signoria.princes.joint import border_squares
from signoria.princes.observation import PrincesObservation, PublicSeat
from signoria.princes.pieces import LANDSCAPES, count
from signoria.princes.rounds import actions_of
from signoria.princes.seat import Seat, new_seat
from signoria.princes.terms import ACTION


class Sight:
    """An observation with what follows from it; made anew for each decision.

    Attributes:
        seen: the observation.
        own: the bot's own court. It is never changed: what might become of it are copies.
        edition: the components.
        table: the moves of that edition.
        actions: how many actions the bot has left in this round.
        later_rounds: how many rounds follow this one.
        princess: what stands for the Princess where professions are numbered.
    """

    def __init__(self, seen: PrincesObservation, own: Seat) -> None:
        self.seen = seen
        self.own = own
        self.edition: Edition = seen.rules.edition
        self.later_rounds = ROUNDS - seen.round
        acting = seen.phase == ACTION and seen.turn == seen.viewer
        self.actions = seen.actions_left if acting else actions_of(own)
        self.table = seen.rules.moves
        self.princess = len(self.edition.professions)
        self._counts: dict[int, list[int]] = {}

    @cached_property
    def lone_sites(self) -> int:
        """The placements on which the own borders allow building alone, a bit for each number."""
        if self.seen.rules.seam is None:
            return self.edition.all_sites
        own = self.seen.viewer
        squares = border_squares(self.seen.seats, own, self.own.builders, self.edition)
        return self.edition.all_sites & ~on_any(squares, self.edition.covering)

    @cached_property
    def rivals(self) -> list[Seat]:
        """The other courts as they lie on the table; hidden cards are only counted."""
        return [as_court(seat, self.edition) for seat in self.others]

    @cached_property
    def others(self) -> list[PublicSeat]:
        """What everybody sees of the other seats, clockwise from the bot's own."""
        seats, own = self.seen.seats, self.seen.viewer
        return [*seats[own + 1 :], *seats[:own]]

    @cached_property
    def lurable(self) -> tuple[int, ...]:
        """The professions on rivals' tables."""
        return tuple(profession for seat in self.others for profession in seat.performed)

    @cached_property
    def unseen_professions(self) -> list[int]:
        """The professions that the pile may hold."""
        seen = {*self.own.hand, *self.own.performed, *self.lurable}
        for seat in self.others:
            seen.update(seat.known)
        return [card for card in range(len(self.edition.professions)) if card not in seen]

    @cached_property
    def unseen_bonus(self) -> list[int]:
        """The bonus cards that the pile may hold."""
        return [card for card in range(len(self.edition.bonus)) if card not in self.own.bonus]

    @cached_property
    def unseen_prestige(self) -> list[int]:
        """The prestige cards that the pile may hold."""
        own = self.own.prestige_cards
        return [card for card in range(len(self.edition.prestige)) if card not in own]

    @cached_property
    def buildings_in_supply(self) -> tuple[int, ...]:
        """The buildings of which a tile is left."""
        stock = self.seen.stock
        return tuple(tile for tile in range(len(LANDSCAPES), len(stock)) if stock[tile])

    @property
    def is_last_round(self) -> bool:
        """Whether no round follows this one."""
        return not self.later_rounds

    def minimum_after(self, rounds: int) -> int:
        """Return the least value of a work when so many rounds have passed."""
        return self.edition.minimum[self.seen.round - 1 + rounds]

    def rival_counts(self, piece: int) -> list[int]:
        """Return how many of a piece each rival has."""
        if piece not in self._counts:
            self._counts[piece] = [count(piece, rival, self.edition) for rival in self.rivals]
        return self._counts[piece]

    def pile_holds(self, pile: int) -> bool:
        """Whether cards are left in a pile."""
        return self.seen.pile_sizes[pile] > 0


def as_court(public: PublicSeat, edition: Edition) -> Seat:
    """Return what lies open of a seat as a court, for counting pieces on it."""
    court = new_seat(0, edition)
    court.prestige = public.prestige
    court.hand = (0,) * public.hand_count
    court.performed = public.performed
    court.recruiters = public.recruiters
    court.recruiters_on_table = public.recruiters_on_table
    court.prestige_cards = (0,) * public.prestige_card_count
    court.jesters, court.builders = public.jesters, public.builders
    court.apprentices, court.character = public.apprentices, public.character
    court.freedoms, court.tiles = public.freedoms, public.tiles
    court.twins, court.landscapes = public.twins, public.landscapes
    court.worth = public.worth
    for placement in public.estate:
        court.occupied |= placement.mask
    return court
