"""What a line did, told as events: by comparing the game before and after it."""

from __future__ import annotations

from collections.abc import Callable
from functools import singledispatchmethod
from typing import TYPE_CHECKING

from ..core.game import Event
from ..core.json_types import Json
from ..core.moves import Kind, Line, Move
from . import scoring
from .auction import RAISE_BY
from .bidding import Marker
from .characters import place_on_track
from .edition import FREEDOMS
from .geometry import Placement, square_names
from .moves import (
    ACCEPT,
    DECLINE,
    END,
    LOTS,
    PASS,
    RAISE,
    REFUSE,
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
    Propose,
    Serve,
    Take,
    UseMerchant,
    UseProfessor,
    Work,
)
from .notation import laid_cards
from .position import card_names, joint_cells, prestige_cards, work_json
from .purse import (
    EXTRA_PRESTIGE,
    FLORINS_A_POINT,
    FLORINS_A_POINT_TAKEN,
    building_cost,
    points_short,
)
from .terms import (
    ACTION,
    AUCTION,
    BANKER,
    CHARACTER_BIDDING,
    CHARACTERS,
    MERCHANT,
    NOBODY,
    OVER,
    PHASES,
    PILES,
    PROFESSOR,
    SETUP,
    TO_USE_MERCHANT,
)
from .works import FLORINS_A_VALUE

if TYPE_CHECKING:
    from .state import PrincesState


def events(before: PrincesState, seat: int, line: Line, after: PrincesState) -> list[Event]:
    """Return what a line did, in the order in which it happened."""
    return Teller(before, seat, line, after).tell()


def lying(placement: Placement) -> dict[str, Json]:
    """Return where a tile lies."""
    return {"at": placement.at, "cells": list(square_names(placement.mask))}


def acting(state: PrincesState) -> int:
    """Return whose turn of the action phase it is; while a proposal is open, the proposer's."""
    return state.turn if state.proposal is None else state.proposal.seat


class Teller:
    """Tells one line; each method tells one thing that happened, if it did."""

    def __init__(self, before: PrincesState, seat: int, line: Line, after: PrincesState) -> None:
        self.before = before
        self.after = after
        self.seat = seat
        self.line = line
        self.edition = before.rules.edition
        self.told: list[Event] = []

    def tell(self) -> list[Event]:
        """Return all events."""
        self.move(self.line[-1])
        self.sale()
        self.characters_taken()
        self.drawing()
        self.turns()
        return self.told

    def say(self, name: str, private: dict[str, Json] | None = None, **data: Json) -> None:
        """Add an event of the seat."""
        self.told.append(Event(name, data, self.seat, private))

    def note(self, name: str, seat: int | None = None, **data: Json) -> None:
        """Add an event that is not this seat's doing."""
        self.told.append(Event(name, data, seat))

    def scored(self, seat: int, reason: str) -> None:
        """Tell that a seat scored 3 prestige at once, and for what."""
        self.told.append(Event("scored", {"prestige": EXTRA_PRESTIGE, "for": reason}, seat))

    @singledispatchmethod
    def move(self, move: Move) -> None:
        """Tell a move of one word."""
        tellers: dict[Kind, Callable[[], None]] = {
            RAISE: self.raised,
            PASS: self.passed,
            DECLINE: lambda: self.say("declined"),
            WAIT: lambda: self.say("waited"),
            END: lambda: self.say("ended", actions_left=self.before.actions_left),
            WORK: self.worked,
            REFUSE: lambda: self.say("refused", None, **self.proposal()),
            ACCEPT: self.accepted,
        }
        if move.kind in tellers:
            tellers[move.kind]()

    @move.register
    def _discard(self, move: Discard) -> None:
        self.say("discarded", {"profession": self.edition.professions[move.profession]})

    @move.register
    def _offer(self, move: Offer) -> None:
        self.say("offered", lot=LOTS[move.lot], price=self.before.rules.base_price)

    @move.register
    def _exchange(self, move: Exchange) -> None:
        self.say("exchanged", prestige=move.points, florins=FLORINS_A_POINT * move.points)

    @move.register
    def _keep(self, move: Keep) -> None:
        private: dict[str, Json] = {"card": self.edition.card_names[move.pile][move.card]}
        self.say("kept", private, pile=PILES[move.pile])

    @move.register
    def _lure(self, move: Lure) -> None:
        name = self.edition.professions[move.profession]
        self.told.append(Event("lured", {"profession": name, "from": move.owner}, self.seat))

    @move.register
    def _take(self, move: Take) -> None:
        earned = FLORINS_A_VALUE * self.before.pending
        florins = earned - FLORINS_A_POINT_TAKEN * move.points
        self.say("took", prestige=move.points, florins=florins)

    @move.register
    def _introduce(self, move: Introduce) -> None:
        self.say("introduced", freedom=FREEDOMS[move.freedom])

    @move.register
    def _place(self, move: Place) -> None:
        name, tile = self.edition.tiles[move.placement.tile], move.placement.tile
        self.say("placed", None, tile=name, **lying(move.placement))
        if self.before.seats[self.seat].landscapes[tile]:
            self.scored(self.seat, "second-landscape")

    @move.register
    def _build(self, move: Build) -> None:
        name = self.edition.tiles[move.placement.tile]
        cost = building_cost(self.before.seats[self.seat])
        self.say("built", None, building=name, cost=cost, **lying(move.placement))
        self.scored(self.seat, "building")

    @move.register
    def _work(self, move: Work) -> None:
        self.worked()

    def worked(self) -> None:
        """Tell a work with its parts."""
        work = self.after.last_work
        assert work is not None
        parts = work_json(work, self.edition)
        del parts["seat"]
        parts["bonus_cards"] = [self.edition.bonus[card].name for card in laid_cards(self.line)]
        self.say("worked", None, **parts)

    def raised(self) -> None:
        """Tell a higher bid."""
        self.say("raised", lot=LOTS[self.before.lot], price=self.before.price + RAISE_BY)

    def passed(self) -> None:
        """Tell who leaves an auction, or the bidding for characters."""
        if self.before.phase == AUCTION:
            self.say("passed", lot=LOTS[self.before.lot])
        else:
            self.say("passed-characters")

    @move.register
    def _bid(self, move: Bid) -> None:
        lying = self.before.markers[move.character].seat
        displaced = None if lying == NOBODY else lying
        name = CHARACTERS[move.character]
        self.say("bid", None, character=name, amount=move.amount, displaced=displaced)

    @move.register
    def _use_professor(self, move: UseProfessor) -> None:
        self.say("used", character=CHARACTERS[PROFESSOR], pile=PILES[move.pile])

    @move.register
    def _use_merchant(self, move: UseMerchant) -> None:
        prestige = 0 if move.free else place_on_track(self.before.seats, self.seat)
        self.say("used", character=CHARACTERS[MERCHANT], prestige=prestige, free=move.free)

    @move.register
    def _serve(self, move: Serve) -> None:
        self.say("apprenticed", building=self.edition.tiles[move.building])

    @move.register
    def _propose(self, move: Propose) -> None:
        self.say("proposed", None, **self.proposal())

    def proposal(self) -> dict[str, Json]:
        """Return the joint building that is proposed or answered in this line."""
        proposal = self.before.proposal or self.after.proposal
        assert proposal is not None
        return {
            "builder": proposal.seat,
            "partner": proposal.partner,
            "building": self.edition.tiles[proposal.site.tile],
            "at": proposal.site.at,
            "amount": proposal.amount,
            "cost": building_cost(self.before.seats[proposal.seat]),
            "estates": joint_cells(proposal, self.before.rules.players),
        }

    def accepted(self) -> None:
        """Tell that a joint building is built, and that both score."""
        proposal = self.before.proposal
        assert proposal is not None
        self.say("accepted", None, **self.proposal())
        self.scored(proposal.seat, "building")
        self.scored(proposal.partner, "building")

    def sale(self) -> None:
        """Tell who bought the lot, if this line decided it."""
        before, after, move = self.before, self.after, self.line[-1]
        lot = move.lot if isinstance(move, Offer) else before.lot
        price = before.rules.base_price if isinstance(move, Offer) else before.price
        winner = self.buyer(lot)
        if winner == NOBODY:
            return
        if isinstance(move, UseMerchant) and move.free:
            price = 0
        points = points_short(before.seats[winner], price)
        if points:
            florins = FLORINS_A_POINT * points
            self.note("stepped-back", winner, prestige=points, florins=florins)
        alone = before.out.bit_count() == before.rules.players - 1
        self.note("bought", winner, lot=LOTS[lot], price=price, alone=alone)
        if after.seats[winner].builders > max(1, before.seats[winner].builders):
            self.scored(winner, "builder")

    def buyer(self, lot: int) -> int:
        """Return who bought a lot by this line, or NOBODY.

        When the last sale ends the phase the table of sales is empty again; then the leader
        of the auction that ran, or the last opener, has bought.
        """
        move, after = self.line[-1], self.after
        if isinstance(move, UseMerchant):
            return self.seat if lot != NOBODY else NOBODY
        if lot == NOBODY or not (isinstance(move, Offer) or move.kind in (RAISE, PASS)):
            return NOBODY
        if after.question == TO_USE_MERCHANT:
            return NOBODY
        if after.phase != AUCTION:
            return self.seat if isinstance(move, Offer) else self.before.leader
        return after.sold[lot]

    def characters_taken(self) -> None:
        """Tell who has paid for which character, in the order in which they did."""
        before, after = self.before, self.after
        if before.phase != CHARACTER_BIDDING:
            return
        lying = list(before.markers)
        move = self.line[-1]
        if isinstance(move, Bid):
            lying[move.character] = Marker(self.seat, move.amount)
        taken = {
            marker.seat: (character, marker.amount)
            for character, marker in enumerate(lying)
            if marker.seat != NOBODY and after.markers[character] != marker
        }
        players = before.rules.players
        for step in range(1, players + 1):
            seat = (self.seat + step) % players
            if seat in taken:
                character, price = taken[seat]
                cash = before.banker_cash if character == BANKER else None
                name = CHARACTERS[character]
                self.note("took-character", seat, character=name, price=price, cash=cash)

    def drawing(self) -> None:
        """Tell that cards are looked at."""
        after = self.after
        if not after.drawn or self.before.drawn:
            return
        cards = card_names(self.edition, after.drawn_pile, after.drawn)
        data: dict[str, Json] = {"pile": PILES[after.drawn_pile], "count": len(after.drawn)}
        self.told.append(Event("drew", data, after.turn, {"cards": cards}))

    def turns(self) -> None:
        """Tell the ends of rounds and the beginnings of phases and turns."""
        before, after = self.before, self.after
        if before.phase == SETUP and after.phase != SETUP:
            self.note("professions-dealt")
        if after.phase == OVER:
            self.round_end()
            self.game_end()
        elif after.round != before.round:
            self.round_end()
            self.phase()
        elif after.phase != before.phase:
            self.phase()
        if after.phase == ACTION and (before.phase != ACTION or acting(before) != acting(after)):
            self.note("turn", acting(after))

    def phase(self) -> None:
        """Tell the beginning of a phase."""
        after = self.after
        data: dict[str, Json] = {
            "phase": PHASES[after.phase],
            "round": after.round,
            "minimum": after.minimum,
            "starting": after.starting,
        }
        self.told.append(Event("phase", data))

    def round_end(self) -> None:
        """Tell the best work and the end of the round."""
        works = [seat.best_work for seat in self.before.seats]
        best = max(works)
        seats: list[Json] = [seat for seat, work in enumerate(works) if best and work == best]
        self.told.append(Event("best-work", {"seats": seats, "value": best or None}))
        for seat in range(len(works)):
            if best and works[seat] == best:
                self.scored(seat, "best-work")
        self.note("round-ended", round=self.before.round)

    def game_end(self) -> None:
        """Tell the prestige cards and the winners."""
        after = self.after
        for seat, owner in enumerate(after.seats):
            cards = prestige_cards(after, seat)
            if cards:
                self.note("prestige-cards", seat, cards=cards, total=owner.from_cards)
        self.bankers_exchange()
        winners = [seat for seat, rank in enumerate(scoring.ranks(after)) if rank == 1]
        self.told.append(Event("over", {"winners": list(winners)}))

    def bankers_exchange(self) -> None:
        """Tell what the Banker's owner got for his florins at the end."""
        after = self.after
        if after.banker == NOBODY:
            return
        points = after.banker_points
        if points:
            florins = FLORINS_A_POINT_TAKEN * points
            self.note("banker-exchanged", after.banker, prestige=points, florins=florins)
