"""A seat and a table as a picture shows them, read from a position or from a view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from signoria.core.json_types import JsonObject

from ..fields import Fields
from ..outline import Cell
from .box import Box

CARDS: Final = {
    "hand": "hand_count",
    "bonus": "bonus_count",
    "prestige_cards": "prestige_card_count",
}


@dataclass(frozen=True, slots=True)
class Placed:
    """A tile on an estate."""

    tile: str
    size: str
    cells: tuple[Cell, ...]


class Court:
    """What can be seen of a seat.

    Args:
        told: the seat in the position.
        box: the components.
        seat: its number.
        name: what its player is called.
        arms: the coat of arms of its player.

    What is not known is None: cash, and which cards are held. How many they are is known.
    """

    def __init__(self, told: Fields, box: Box, seat: int, name: str, arms: str) -> None:
        self.seat = seat
        self.name = name
        self.arms = arms
        self.prestige = told.count("prestige")
        self.florins = told.number("florins")
        self.jesters = told.count("jesters")
        self.builders = told.count("builders")
        self.recruiters = told.count("recruiters")
        self.works = len(told.texts("performed") or []) + told.count("recruiters_on_table")
        self.freedoms = told.texts("freedoms") or []
        self.cards = {kind: told.texts(kind) for kind in CARDS}
        self.card_counts = {kind: held(told, kind) for kind in CARDS}
        self.actions_left = told.count("actions_left")
        self.estate = [placed(entry, box) for entry in told.objects("estate")]


class Table:
    """What can be seen of a game.

    Args:
        position: a position, or a view of it.
        box: the components.
        names: what the players are called, by seat.
        arms: the coats of arms, by seat.
    """

    def __init__(
        self, position: JsonObject, box: Box, names: tuple[str, ...], arms: tuple[str, ...]
    ) -> None:
        told = Fields(position)
        self.box = box
        self.round = told.count("round")
        self.minimum = told.number("minimum")
        self.phase = told.text("phase") or ""
        self.starting = told.number("starting")
        self.to_move = told.numbers("to_move")
        self.supply = told.object("supply")
        self.prestige_pile = pile(told, "prestige")
        self.auction = told.object("auction")
        self.sold = told.object("sold")
        self.out = told.numbers("out")
        self.asks = told.object("asks")
        self.last_work = told.object("last_work")
        self.score = told.objects("score")
        self.courts = [
            Court(seat, box, number, names[number], arms[number])
            for number, seat in enumerate(told.objects("seats"))
        ]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "over"

    def on_offer(self) -> str | None:
        """Return the lot that is being auctioned, or whose winner still decides."""
        return self.auction.text("lot")

    def left(self, lot: str) -> int | None:
        """Return how many of a lot are left, or None where that is not known."""
        return self.prestige_pile if lot == "prestige" else self.supply.number(lot)

    def court_of(self, seat: int | None) -> Court | None:
        """Return the court of a seat, or None where no seat is meant."""
        return next((court for court in self.courts if court.seat == seat), None)

    def named(self, seat: int | None) -> str:
        """Return what the player of a seat is called."""
        court = self.court_of(seat)
        return court.name if court else ""


def held(told: Fields, kind: str) -> int:
    """Return how many cards of a kind a seat holds."""
    cards = told.texts(kind)
    return len(cards) if cards is not None else told.count(CARDS[kind])


def pile(told: Fields, name: str) -> int | None:
    """Return how many cards a pile has."""
    cards = told.object("decks").texts(name)
    return len(cards) if cards is not None else told.object("deck_counts").number(name)


def placed(entry: Fields, box: Box) -> Placed:
    """Return a tile of an estate with the cells that it covers."""
    tile = entry.text("tile") or ""
    size = box.size_of(tile)
    squares = entry.texts("cells")
    cells = box.cells_at(tile, entry.text("at") or "") if squares is None else box.cells_of(squares)
    return Placed(tile, size, tuple(cells))
