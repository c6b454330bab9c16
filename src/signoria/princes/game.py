"""The game of The Princes of Florence, as everything outside meets it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random
from types import MappingProxyType
from typing import Final

from ..core.game import EditionFile, Event, Game, Observation, Option
from ..core.json_types import Json, JsonObject
from ..core.moves import Line, Move
from ..core.refusal import Refusal
from . import cards, catalogue, notation, position, scoring, setup
from .determinization import determinize
from .edition import HOUSE, Edition
from .edition_file import house_text, load_edition
from .events import events
from .explain import explain
from .loading import merge
from .moves import MoveTable, Under
from .observation import EVERYBODY, PrincesObservation
from .pieces import people_on_table
from .preview import preview
from .rules import RULES
from .state import PrincesState, Rules
from .terms import TO_KEEP

BASE_PRICE: Final = 200

LATER: Final[Mapping[str, Json]] = MappingProxyType(
    {
        "characters": False,
        "cooperative": False,
        "landscapes-worth-4": False,
        "landscapes-add-up": False,
        "people-worth-nothing": False,
        "shared-bonus": False,
        "apprentices": False,
        "twin-buildings": False,
        "scarce-freedoms": False,
        "must-buy": False,
        "princess-builder": 2,
    }
)


class Princes(Game[PrincesState]):
    """The Princes of Florence for three to five players."""

    name = "princes"
    rules_version = 1
    players = range(3, 6)
    options = (Option("edition", HOUSE, (HOUSE,), "The component file: tile shapes and cards."),)
    later = LATER
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
        rules.options = self.check_options(options)
        rules.edition, rules.moves = components(edition)
        rules.players = players
        rules.base_price = BASE_PRICE
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
        """Whether a drawn card may be named as the next one under the pile."""
        asked = state.question == TO_KEEP and seat == state.turn
        return asked and isinstance(move, Under) and cards.may_go_under(state, move)

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
        self.check_options(options)
        return catalogue.catalogue(components(edition)[0])


@lru_cache(maxsize=8)
def components(file: EditionFile | None) -> tuple[Edition, MoveTable]:
    """Return an edition and its moves; they never change, so they are made once."""
    name, text = file or EditionFile(f"{HOUSE}.toml", house_text())
    edition = load_edition(text, name)
    return edition, MoveTable(edition)


PRINCES: Final = Princes()
