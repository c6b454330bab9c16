"""The game of The Princes of Florence, as everything outside meets it."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

from ..core.game import EditionFile, Event, Game, Observation
from ..core.json_types import Json, JsonObject
from ..core.moves import Line, Move
from ..core.refusal import Refusal
from . import alternatives, cards, catalogue, joint, notation, position, scoring, setup
from .determinization import determinize
from .edition import HOUSE, Edition
from .edition_file import house_text, load_edition
from .events import events
from .explain import explain
from .loading import merge
from .move_table import MoveTable
from .moves import (
    ANY_LANDSCAPE,
    BUILDER,
    FOREST,
    JESTER,
    LAKE,
    PARK,
    PRESTIGE,
    RECRUITER,
    Promise,
    Propose,
    Under,
)
from .observation import EVERYBODY, PrincesObservation
from .options import OPTIONS, check_combination
from .pieces import people_on_table
from .preview import preview
from .purse import FLORINS_A_POINT
from .rules import RULES
from .seams import Seam
from .state import PrincesState, Rules
from .terms import TO_ACT, TO_KEEP

BASE_PRICE: Final = 200

BASE_PRICE_OF_TWO: Final = 300
LOTS_OF_TWO: Final = (ANY_LANDSCAPE, JESTER, BUILDER, PRESTIGE, RECRUITER)
LOTS_OF_MORE: Final = (FOREST, LAKE, PARK, JESTER, BUILDER, PRESTIGE, RECRUITER)
MOST_FOR_WISHES: Final = 10
"""What building, landscape and freedom add at most in the base game."""

UNLIMITED: Final = 1000


class Princes(Game[PrincesState]):
    """The Princes of Florence for two to five players."""

    name = "princes"
    rules_version = 1
    players = range(2, 6)
    options = OPTIONS
    rules = RULES

    def deal(
        self, players: int, options: JsonObject, seed: str, edition: EditionFile | None = None
    ) -> PrincesState:
        """Return a new game at its first decision: everybody gives back a profession."""
        return setup.deal(PrincesState(), self.rules_for(players, options, edition), seed)

    def settled(
        self, players: int, options: JsonObject, seed: str, edition: EditionFile | None = None
    ) -> PrincesState:
        """Return a new game in which everybody kept the first three professions dealt."""
        state = self.deal(players, options, seed, edition)
        for seat in range(players):
            state.apply(seat, state.rules.moves.discard[state.seats[seat].hand[-1]])
        return state

    def load(
        self,
        players: int,
        options: JsonObject,
        seed: str,
        position: JsonObject,
        edition: EditionFile | None = None,
    ) -> PrincesState:
        """Return the game of a position."""
        settled = self.settled(players, options, seed, edition)
        return merge(settled, self.deal(players, options, seed, edition), position)

    def rules_for(self, players: int, options: JsonObject, edition: EditionFile | None) -> Rules:
        """Return the components and figures of a game."""
        self.check_players(players)
        rules = Rules()
        chosen = self.check_options(options)
        check_combination(players, chosen)
        rules.options = chosen
        parts = components(edition)
        rules.edition = alternatives.under(parts.edition, chosen)
        rules.seam = seam_of(edition) if chosen["cooperative"] else None
        rules.moves = moves_across(edition) if chosen["cooperative"] else parts.moves
        rules.players = players
        rules.base_price = BASE_PRICE_OF_TWO if players == 2 else BASE_PRICE
        rules.lots = LOTS_OF_TWO if players == 2 else LOTS_OF_MORE
        rules.characters = chosen["characters"] is True
        rules.point_cover = 0 if rules.characters else FLORINS_A_POINT
        rules.shared_bonus = chosen["shared-bonus"] is True
        rules.apprentices = chosen["apprentices"] is True
        rules.must_buy = chosen["must-buy"] is True
        rules.princess_builder = 1 if chosen["princess-builder"] == 1 else 2
        is_base = rules.edition is parts.edition and not rules.apprentices
        rules.most_for_wishes = MOST_FOR_WISHES if is_base else UNLIMITED
        return rules

    def position(self, state: PrincesState) -> dict[str, Json]:
        """Return the full position as JSON."""
        return position.full(PrincesObservation(state, EVERYBODY), state)

    def observe(self, state: PrincesState, viewer: int | None) -> PrincesObservation:
        """Return what a seat, or everybody, may know."""
        return PrincesObservation(state, EVERYBODY if viewer is None else viewer)

    def determinize(self, observation: Observation, rng: Random) -> PrincesState:
        """Return a state that agrees with an observation, the hidden parts drawn at random."""
        assert isinstance(observation, PrincesObservation)
        return determinize(observation, rng)

    def parse(self, state: PrincesState, seat: int, text: str) -> Line:
        """Read a line of text."""
        return notation.parse(state, seat, text)

    def text(self, line: Line) -> str:
        """Return the canonical text of a line."""
        return notation.text(line)

    def public_text(self, line: Line) -> str:
        """Return a line as others are shown it."""
        return notation.public_text(line)

    def accepts(self, state: PrincesState, seat: int, move: Move) -> bool:
        """Whether a step is legal though never listed.

        That is the order of cards under a pile, and what a partner is to pay.
        """
        if seat != state.turn or state.over:
            return False
        if isinstance(move, Under):
            return state.question == TO_KEEP and cards.may_go_under(state, move)
        if state.question != TO_ACT or state.laid:
            return False
        if isinstance(move, Promise):
            return not state.promised
        return isinstance(move, Propose) and joint.may_propose(state, seat, move)

    def explain(self, state: PrincesState, seat: int, line: Line) -> Refusal:
        """Return why a line is refused."""
        return explain(state, seat, line)

    def events(
        self, before: PrincesState, seat: int, line: Line, after: PrincesState
    ) -> list[Event]:
        """Return what a line did."""
        return events(before, seat, line, after)

    def preview(
        self, before: PrincesState, seat: int, line: Line, after: PrincesState
    ) -> dict[str, Json]:
        """Return what a line would do for its seat."""
        return preview(before, seat, line, after)

    def result(self, state: PrincesState) -> list[int]:
        """Return the prestige of each seat."""
        return [seat.prestige for seat in state.seats]

    def ranks(self, state: PrincesState) -> list[int]:
        """Return the rank of each seat."""
        return scoring.ranks(state)

    def figures(self, state: PrincesState) -> list[dict[str, float]]:
        """Return the works of each seat: professions and recruiting cards on the table."""
        return [{"works": people_on_table(seat, state.rules.edition)} for seat in state.seats]

    def catalogue(self, options: JsonObject, edition: EditionFile | None = None) -> dict[str, Json]:
        """Return the components of an edition as JSON."""
        chosen = self.check_options(options)
        return catalogue.catalogue(alternatives.under(components(edition).edition, chosen))


class Components(NamedTuple):
    """An edition and its moves."""

    edition: Edition
    moves: MoveTable


@lru_cache(maxsize=8)
def components(file: EditionFile | None) -> Components:
    """Return an edition and its moves; they never change, so they are made once."""
    name, text = file or EditionFile(f"{HOUSE}.toml", house_text())
    edition = load_edition(text, name)
    return Components(edition, MoveTable(edition, None))


@lru_cache(maxsize=8)
def seam_of(file: EditionFile | None) -> Seam:
    """Return the joint sites of an edition."""
    return Seam(components(file).edition)


@lru_cache(maxsize=8)
def moves_across(file: EditionFile | None) -> MoveTable:
    """Return the moves of an edition with joint buildings; the others have the same indices."""
    return MoveTable(components(file).edition, seam_of(file))


PRINCES: Final = Princes()
