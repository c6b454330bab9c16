"""The set-up: four professions to each, of which each gives one back (rules 2)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from ..core.moves import Kind, Move
from ..core.randomness import derive, generator, shuffled
from . import rounds
from .moves import DISCARD, Discard
from .seat import new_seat, without
from .terms import NOBODY, NOTHING_SOLD, SETUP, TO_DISCARD

if TYPE_CHECKING:
    from .state import PrincesState, Rules

DEALT: Final = 4
START_FLORINS: Final = 3500


def deal(state: PrincesState, rules: Rules, seed: str) -> PrincesState:
    """Fill a new state: supplies, shuffled piles, four professions to each seat (rules 1, 2)."""
    edition, players = rules.edition, rules.players
    state.rules = rules
    state.seats = [new_seat(START_FLORINS, edition) for _ in range(players)]
    state.phase, state.question = SETUP, TO_DISCARD
    state.choosing = (1 << players) - 1
    state.turn = state.starting = 0
    state.round = 1
    fill_supply(state)
    rng = generator(seed, "deal")
    state.professions = tuple(shuffled(range(len(edition.professions)), rng))
    state.bonus = tuple(shuffled(range(len(edition.bonus)), rng))
    state.prestige = tuple(shuffled(range(len(edition.prestige)), rng))
    state.reshuffle = derive(seed, "professions after the discards")
    for seat in state.seats:
        seat.hand, state.professions = state.professions[:DEALT], state.professions[DEALT:]
    clear_table(state)
    return state


def fill_supply(state: PrincesState) -> None:
    """Lay out the supply; of each freedom there is one less than players (rules 2.2)."""
    edition = state.rules.edition
    state.stock = edition.counts
    state.freedoms = (state.rules.players - 1,) * 3
    state.jesters = edition.jesters
    state.builders = edition.builders
    state.recruiters = edition.recruiters


def clear_table(state: PrincesState) -> None:
    """Empty what only lies on the table during an auction or a turn."""
    state.opener = state.lot = state.leader = NOBODY
    state.price = state.bidders = state.out = 0
    state.sold = NOTHING_SOLD
    state.drawn = state.laid = state.used = ()
    state.drawn_pile = state.returned = 0
    state.pending = state.actions_left = 0
    state.last_work = None


def kinds(state: PrincesState, seat: int) -> list[Kind]:
    """A seat that has not chosen yet discards."""
    return [DISCARD] if state.choosing >> seat & 1 else []


def moves(state: PrincesState, seat: int, kind: Kind) -> list[Move]:
    """Any of the four professions may go back."""
    table = state.rules.moves.discard
    return [table[profession] for profession in state.seats[seat].hand]


def apply(state: PrincesState, seat: int, move: Move) -> None:
    """Put the profession under its pile; when all have chosen, shuffle it and begin."""
    assert isinstance(move, Discard)
    chooser = state.seats[seat]
    chooser.hand = without(chooser.hand, move.profession)
    state.professions += (move.profession,)
    state.choosing &= ~(1 << seat)
    if not state.choosing:
        state.professions = tuple(shuffled(state.professions, Random(state.reshuffle)))
        rounds.begin_auction_phase(state)
