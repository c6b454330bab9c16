"""Positions and views as JSON (the contract, section 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.json_types import Json
from . import scoring
from .auction import RAISE_BY
from .characters import place_on_track
from .edition import FREEDOMS, ROUNDS
from .geometry import Placement, square_names
from .joint import west_and_east
from .moves import LOTS
from .pieces import LANDSCAPES
from .princess import princess_work
from .rounds import CARDINALS_ACTIONS
from .terms import (
    ACTIONS,
    AUCTION,
    BANKER,
    BONUS_CARDS,
    CHARACTER_BIDDING,
    CHARACTERS,
    NO_CARD,
    NOBODY,
    NOTHING,
    PHASES,
    PILES,
    PRESTIGE_CARDS,
    PRINCESS,
    PRINCESS_AT_WORK,
    PROFESSOR,
    QUESTIONS,
    TO_ACT,
    TO_BID,
    TO_KEEP,
    TO_OPEN,
    TO_PLACE,
    TO_TAKE,
    TO_USE_MERCHANT,
    LastWork,
)
from .works import bonus_values, last_work, most_from_bonus, shared_value

if TYPE_CHECKING:
    from .edition import Edition
    from .joint import Proposal
    from .observation import PrincesObservation, PublicSeat
    from .seat import Seat
    from .state import PrincesState, Rules


def full(seen: PrincesObservation, state: PrincesState) -> dict[str, Json]:
    """Return the full position of a game between two lines: what everybody sees, and the rest."""
    told = public(seen)
    told["seats"] = [seat_json(seen, number, owner) for number, owner in enumerate(state.seats)]
    edition = state.rules.edition
    piles = (state.professions, state.bonus, state.prestige)
    told["decks"] = {
        name: card_names(edition, number, piles[number]) for number, name in enumerate(PILES)
    }
    if state.drawn:
        told["drawn"] = drawn_json(seen, state.drawn)
    if state.question == NOTHING:
        told["score"] = score_json(state)
    return told


def view(seen: PrincesObservation) -> dict[str, Json]:
    """Return a running game as its viewer may know it."""
    told = public(seen)
    told["seats"] = [
        seat_json(seen, number, seen.own if number == seen.viewer else None)
        for number in range(len(seen.seats))
    ]
    return told


def glance(seen: PrincesObservation, final: PrincesState | None) -> dict[str, Json]:
    """Return what a list tells of a game: `final` is the whole game once it is over."""
    own = None if seen.own is None else seen.seats[seen.viewer]
    edition = seen.rules.edition
    return {
        "round": seen.round,
        "minimum": seen.minimum,
        "phase": PHASES[seen.phase],
        "to_move": list(seen.to_move),
        "asks": asks(seen),
        "auction": auction_json(seen),
        "estate": [estate_entry(placement, edition) for placement in own.estate] if own else [],
        "empty_squares": own.empty_squares if own else None,
        "score": [
            {"prestige": seat.prestige, "rank": rank}
            for seat, rank in zip(final.seats, scoring.ranks(final), strict=True)
        ]
        if final
        else None,
    }


def public(seen: PrincesObservation) -> dict[str, Json]:
    """Return everything but the seats, as everybody may know it."""
    return {
        "game": "princes",
        "players": seen.rules.players,
        "options": dict(seen.rules.options),
        "round": seen.round,
        "minimum": seen.minimum,
        "phase": PHASES[seen.phase],
        "starting": seen.starting,
        "to_move": list(seen.to_move),
        "supply": supply_json(seen),
        "deck_counts": dict(zip(PILES, seen.pile_sizes, strict=True)),
        "auction": auction_json(seen),
        "sold": {LOTS[lot]: seat for lot, seat in enumerate(seen.sold) if seat != NOBODY},
        "out": seats_in(seen.out) if seen.phase == AUCTION else [],
        "characters": characters_json(seen),
        "drawn": drawn_json(seen, seen.drawn) if seen.drawn_count else None,
        "pending_work": {"seat": seen.turn, "value": seen.pending} if seen.pending else None,
        "last_work": last_work_json(seen),
        "shared_bonus": shared_bonus_json(seen),
        "proposal": proposal_json(seen),
        "proposals": seen.proposals or None,
        "score": None,
        "asks": asks(seen),
    }


def seats_in(mask: int) -> list[Json]:
    """Return the seats of a mask, ascending."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def card_names(edition: Edition, pile: int, cards: tuple[int, ...]) -> list[Json]:
    """Return the names of cards of a pile."""
    names = edition.card_names[pile]
    return [names[card] for card in cards]


def supply_json(seen: PrincesObservation) -> dict[str, Json]:
    """Return what lies in the supply."""
    tiles = seen.rules.edition.tiles
    first = len(LANDSCAPES)
    supply: dict[str, Json] = dict(zip(tiles[:first], seen.stock[:first], strict=True))
    supply["jester"] = seen.jesters
    supply["builder"] = seen.builders
    supply["recruiter"] = seen.recruiters
    supply["freedoms"] = dict(zip(FREEDOMS, seen.freedoms, strict=True))
    supply["buildings"] = dict(zip(tiles[first:], seen.stock[first:], strict=True))
    return supply


def auction_json(seen: PrincesObservation) -> Json:
    """Return the auction that runs, or whose winner still decides."""
    if seen.lot == NOBODY:
        return None
    return {
        "opener": seen.opener,
        "lot": LOTS[seen.lot],
        "price": seen.price,
        "leader": seen.leader,
        "in": seats_in(seen.bidders),
        "turn": seen.turn,
    }


def drawn_json(seen: PrincesObservation, cards: tuple[int, ...]) -> Json:
    """Return the cards looked at: for others only how many."""
    told: dict[str, Json] = {
        "seat": seen.turn,
        "pile": PILES[seen.drawn_pile],
        "count": seen.drawn_count,
    }
    if cards:
        told["cards"] = card_names(seen.rules.edition, seen.drawn_pile, cards)
    if seen.interrupted != NOBODY:
        told["by"] = CHARACTERS[PROFESSOR]
    return told


def characters_json(seen: PrincesObservation) -> Json:
    """Return who holds or bids for which character, and what each would bring the viewer now."""
    if not seen.rules.characters:
        return None
    markers = zip(CHARACTERS, seen.markers, strict=True)
    holders = {
        CHARACTERS[seat.character]: number
        for number, seat in enumerate(seen.seats)
        if seat.character != NO_CARD
    }
    passed = [
        seat
        for seat in range(seen.rules.players)
        if seen.out >> seat & 1 and seen.seats[seat].character == NO_CARD and seat != seen.banker
    ]
    return {
        "banker_cash": seen.banker_cash,
        "banker": None if seen.banker == NOBODY else seen.banker,
        "bids": {
            name: {"seat": marker.seat, "amount": marker.amount}
            for name, marker in markers
            if marker.seat != NOBODY
        },
        "holders": dict(holders),
        "face_down": [] if seen.banker == NOBODY else [CHARACTERS[BANKER]],
        "passed": list(passed) if seen.phase == CHARACTER_BIDDING else [],
        "worth": worth_of_characters(seen),
    }


def worth_of_characters(seen: PrincesObservation) -> Json:
    """Return what each character would bring the viewer if he held it now."""
    own = seen.own
    if own is None:
        return None
    work = princess_work(seen.viewer, own, seen.rules)
    return {
        "muse": {"each_work": seen.round},
        "cardinal": {"actions": CARDINALS_ACTIONS},
        "princess": {"value": work.value, "minimum": seen.minimum},
        "merchant": {"prestige": place_on_track(seen.seats, seen.viewer)},
        "professor": {
            "prestige": seen.pile_sizes[PRESTIGE_CARDS],
            "bonus": seen.pile_sizes[BONUS_CARDS],
        },
        "banker": {"florins": seen.banker_cash, "last_round": seen.round == ROUNDS},
    }


def shared_bonus_json(seen: PrincesObservation) -> Json:
    """Return the bonus card that counts for everybody."""
    card = seen.shared_bonus
    return None if card == NO_CARD else seen.rules.edition.bonus[card].name


def proposal_json(seen: PrincesObservation) -> Json:
    """Return the joint building that waits for an answer."""
    proposal = seen.proposal
    if proposal is None:
        return None
    return {
        "seat": proposal.seat,
        "partner": proposal.partner,
        "building": seen.rules.edition.tiles[proposal.site.tile],
        "at": proposal.site.at,
        "amount": proposal.amount,
        "cells": joint_cells(proposal, seen.rules.players),
    }


def joint_cells(proposal: Proposal, players: int) -> dict[str, Json]:
    """Return for each of the two seats the squares that a joint building covers of its estate."""
    west, east = west_and_east(proposal.seat, proposal.partner, players)
    site = proposal.site
    return {
        str(west): list(square_names(site.west)),
        str(east): list(square_names(site.east)),
    }


def last_work_json(seen: PrincesObservation) -> Json:
    """Return the work completed last with its parts."""
    work = seen.last_work
    if work is None:
        return None
    return work_json(work, seen.rules.edition)


def work_json(work: LastWork, edition: Edition) -> dict[str, Json]:
    """Return a work with its parts; of a work of the Princess only its value and her parts."""
    if work.profession != PRINCESS_AT_WORK:
        told: dict[str, Json] = dict(work._asdict())
        told["profession"] = edition.professions[work.profession]
        return told
    return {
        "seat": work.seat,
        "profession": CHARACTERS[PRINCESS],
        "value": work.value,
        "princess": {
            "landscapes": work.landscape,
            "buildings": work.building,
            "people": work.people,
            "builders": work.character,
        },
    }


def seat_json(seen: PrincesObservation, number: int, own: Seat | None) -> dict[str, Json]:
    """Return a seat: what everybody sees, and with `own` what its player sees too."""
    seat, edition = seen.seats[number], seen.rules.edition
    told = public_seat(seat, seen.rules)
    acting = seen.turn if seen.proposal is None else seen.proposal.seat
    told["actions_left"] = seen.actions_left if number == acting else 0
    told["used"] = [ACTIONS[action] for action in seen.used] if number == acting else []
    if own is not None:
        told["florins"] = own.florins
        told["hand"] = card_names(edition, 0, own.hand)
        told["bonus"] = card_names(edition, 1, own.bonus)
        told["prestige_cards"] = card_names(edition, 2, own.prestige_cards)
        if number == seen.viewer and seen.final is None:
            told["work_values"] = work_values(seen, own)
            told["bonus_values"] = [
                {"card": edition.bonus[card].name, "value": value}
                for card, value in zip(own.bonus, bonus_values(own, edition), strict=True)
            ]
            told["prestige_values"] = [
                {"card": edition.prestige[card].name, "points": points}
                for card, points in zip(own.prestige_cards, seen.card_points, strict=True)
            ]
    return told


def public_seat(seat: PublicSeat, rules: Rules) -> dict[str, Json]:
    """Return what everybody sees of a seat."""
    edition = rules.edition
    return {
        "prestige": seat.prestige,
        "hand_count": seat.hand_count,
        "known_hand": card_names(edition, 0, seat.known),
        "performed": card_names(edition, 0, seat.performed),
        "recruiters": seat.recruiters,
        "recruiters_on_table": seat.recruiters_on_table,
        "bonus_count": seat.bonus_count,
        "prestige_card_count": seat.prestige_card_count,
        "jesters": seat.jesters,
        "builders": seat.builders,
        "apprentices": {
            edition.tiles[tile]: seat.apprentices.count(tile)
            for tile in dict.fromkeys(seat.apprentices)
        },
        "freedoms": [FREEDOMS[freedom] for freedom in seat.freedoms],
        "estate": [estate_entry(placement, edition) for placement in seat.estate],
        "empty_squares": seat.empty_squares,
        "character": None if seat.character == NO_CARD else CHARACTERS[seat.character],
        "best_work": seat.best_work or None,
    }


def estate_entry(placement: Placement, edition: Edition) -> Json:
    """Return a tile of an estate with the squares that it covers."""
    return {
        "tile": edition.tiles[placement.tile],
        "at": placement.at,
        "with": None if placement.partner == NOBODY else placement.partner,
        "cells": list(square_names(placement.mask)),
    }


def work_values(seen: PrincesObservation, own: Seat) -> list[Json]:
    """Return what each profession in hand would be worth now, with its parts."""
    edition = seen.rules.edition
    shared = shared_value(own, seen.shared_bonus, edition)
    most_bonus = most_from_bonus(own, seen.rules, seen.shared_bonus)
    works = [last_work(seen.viewer, own, profession, shared, edition) for profession in own.hand]
    told: list[Json] = [
        valued(work, work.value - shared + most_bonus, seen.minimum, edition) for work in works
    ]
    if own.character == PRINCESS:
        work = princess_work(seen.viewer, own, seen.rules)
        told.append(valued(work, work.value, seen.minimum, edition))
    return told


def valued(work: LastWork, best: int, minimum: int, edition: Edition) -> dict[str, Json]:
    """Return what a work would be worth, beside what this round asks for."""
    told = work_json(work, edition)
    return {**told, "best": best, "minimum": minimum, "short": max(0, minimum - work.value)}


def asks(seen: PrincesObservation) -> Json:
    """Return what the seats to move are asked, with the public figures of the question."""
    question = seen.question
    figures: dict[str, Json] = {}
    if question == TO_OPEN:
        is_last = seen.out.bit_count() == seen.rules.players - 1
        figures = {"price": seen.rules.base_price, "last": is_last}
    elif question == TO_BID:
        price = seen.price + RAISE_BY
        figures = {"lot": LOTS[seen.lot], "price": price, "leader": seen.leader}
    elif question == TO_PLACE:
        figures = {"tile": LOTS[seen.lot]}
    elif question == TO_USE_MERCHANT:
        figures = {"lot": LOTS[seen.lot], "price": seen.price}
    elif question == TO_KEEP:
        figures = {"pile": PILES[seen.drawn_pile], "count": seen.drawn_count}
    elif question == TO_ACT:
        figures = {"actions_left": seen.actions_left}
    elif question == TO_TAKE:
        figures = {"value": seen.pending}
    return {"question": QUESTIONS[question], **figures}


def score_json(state: PrincesState) -> list[Json]:
    """Return the final score of each seat, prestige card by card."""
    told: list[Json] = []
    for number, (seat, rank) in enumerate(zip(state.seats, scoring.ranks(state), strict=True)):
        told.append(
            {
                "prestige": seat.prestige,
                "florins": seat.florins,
                "from_cards": seat.from_cards,
                "from_banker": state.banker_points if number == state.banker else 0,
                "rank": rank,
                "cards": prestige_cards(state, number),
            }
        )
    return told


def prestige_cards(state: PrincesState, number: int) -> list[Json]:
    """Return the prestige cards of a seat, each with what it brings."""
    edition = state.rules.edition
    return [
        {"card": edition.prestige[card].name, "points": scoring.points_of(state, number, card)}
        for card in state.seats[number].prestige_cards
    ]
