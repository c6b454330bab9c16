"""A position of a game, as a picture."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.core.game import EditionFile
from signoria.core.json_types import JsonObject
from signoria.core.refusal import InvalidInput
from signoria.games import game_named

from .arms import ARMS
from .fields import Fields
from .picture import Picture
from .princes.board import board, one_estate
from .princes.box import Box
from .princes.court import Table


class Position(Picture):
    """The picture of a whole table: the position of a game, or what a viewer may know of it.

    What a view leaves out is drawn as hidden.

    Args:
        position: the position or view as JSON (the contract, section 5).
        names: what the players are called, by seat; `Seat 0` and so on unless given.
        arms: the coats of arms of the players, by seat.
        edition: an edition other than the one that the position's options name.

    Raises:
        InvalidInput: it is no position of a game that is known, or there are no such arms.
    """

    def __init__(
        self,
        position: JsonObject,
        names: Sequence[str] = (),
        arms: Sequence[str] = (),
        edition: EditionFile | None = None,
    ) -> None:
        self._table = table_of(position, names, arms, edition)
        super().__init__(lambda sheet: board(sheet, self._table))

    def estate(self, seat: int) -> Picture:
        """Return the picture of one seat's estate."""
        courts = self._table.courts
        if seat not in range(len(courts)):
            raise InvalidInput(f"there is no seat {seat}; the last is {len(courts) - 1}.")
        return Picture(lambda sheet: one_estate(sheet, self._table, courts[seat]))


def table_of(
    position: JsonObject, names: Sequence[str], arms: Sequence[str], edition: EditionFile | None
) -> Table:
    """Return what a picture shows of a position."""
    told = Fields(position)
    game = game_named(told.text("game") or "")
    catalogue = game.catalogue(told.object("options").json, edition)
    seats = len(told.objects("seats"))
    if seats not in game.players:
        raise InvalidInput(f"the position cannot be drawn: it has {seats} seats.")
    called = tuple(names) or tuple(f"Seat {seat}" for seat in range(seats))
    wearing = tuple(arms) or ARMS[:seats]
    unknown = [word for word in wearing if word not in ARMS]
    if unknown:
        raise InvalidInput(f"there are no arms {unknown[0]!r}; there are {', '.join(ARMS)}.")
    if len(called) != seats or len(wearing) != seats:
        raise InvalidInput(f"the position has {seats} seats; name as many players and arms.")
    return Table(position, Box(catalogue), called, wearing)
