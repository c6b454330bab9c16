"""The set-up: four professions to each, of which each gives one back (rules 2)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from ..core.moves import Kind, Move
from ..core.randomness import derive, generator, shuffled
from . import rounds
from .bidding import NO_MARKERS
from .characters import BANKERS_CASH
from .edition import FREEDOMS
from .moves import DISCARD, Discard
from .seat import new_seat, without
from .terms import NO_CARD, NOBODY, NOTHING_SOLD, SETUP, TO_DISCARD

if TYPE_CHECKING:
    from .state import PrincesState, Rules

DEALT: Final = 4
START_FLORINS: Final = 3500
START_FLORINS_OF_TWO: Final = 2500
EXTRA_FREEDOMS_OF_TWO: Final = 2
EXTRA_SCARCE_FREEDOMS: Final = 1
FREEDOMS_IN_BOX: Final = 4
"""How many tiles of each freedom there are for all numbers of players (rules 1.1)."""


def deal(state: PrincesState, rules: Rules, seed: str) -> PrincesState:
    """Fill a new state: supplies, shuffled piles, four professions to each seat (rules 1, 2)."""
    edition, players = rules.edition, rules.players
    state.rules = rules
    florins = START_FLORINS_OF_TWO if players == 2 else START_FLORINS
    state.seats = [new_seat(florins, edition) for _ in range(players)]
    state.phase, state.question = SETUP, TO_DISCARD
    state.choosing = (1 << players) - 1
    state.turn = state.starting = 0
    state.round = 1
    fill_supply(state)
    state.freedoms = freedoms_laid_out(rules, seed)
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
    """Lay out the supply (rules 1.1)."""
    edition = state.rules.edition
    state.stock = edition.counts
    state.jesters = edition.jesters
    state.builders = edition.builders
    state.recruiters = edition.recruiters


def freedoms_laid_out(rules: Rules, seed: str) -> tuple[int, ...]:
    """Return how many of each freedom there are: one less than players (rules 2.2).

    With two players one of each, and two or one of the other tiles by lot (rules 14.3).
    """
    if rules.players > 2:
        return (rules.players - 1,) * len(FREEDOMS)
    others = [freedom for freedom in range(len(FREEDOMS)) for _ in range(FREEDOMS_IN_BOX - 1)]
    drawn = shuffled(others, generator(seed, "freedoms"))[: extra_freedoms(rules)]
    return tuple(1 + drawn.count(freedom) for freedom in range(len(FREEDOMS)))


def extra_freedoms(rules: Rules) -> int:
    """Return how many freedoms two players lay out beside one of each."""
    scarce = rules.options["scarce-freedoms"]
    return EXTRA_SCARCE_FREEDOMS if scarce else EXTRA_FREEDOMS_OF_TWO


def clear_table(state: PrincesState) -> None:
    """Empty what only lies on the table during an auction or a turn."""
    state.opener = state.lot = state.leader = NOBODY
    state.price = state.bidders = state.out = 0
    state.sold = NOTHING_SOLD
    state.drawn = state.laid = state.used = ()
    state.drawn_pile = state.returned = 0
    state.pending = state.actions_left = 0
    state.last_work = None
    state.markers = NO_MARKERS
    state.banker_cash = BANKERS_CASH
    state.banker = state.interrupted = NOBODY
    state.banker_points = 0
    state.shared_bonus = NO_CARD
    state.promised = state.proposals = 0
    state.proposal = None


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
