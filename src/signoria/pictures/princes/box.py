"""What lies in the box, as a picture needs it: the grid, the tiles, the lots, the rounds."""

from __future__ import annotations

from signoria.core.json_types import JsonObject
from signoria.core.refusal import InvalidInput

from ..fields import Fields
from ..outline import Cell


class Box:
    """The components of an edition.

    Args:
        catalogue: the catalogue of the edition, as the engine tells it.
    """

    def __init__(self, catalogue: JsonObject) -> None:
        told = Fields(catalogue)
        self.columns = told.texts("columns") or []
        self.rows = told.count("rows")
        self.minimum = told.numbers("minimum")
        self.lots = told.texts("lots") or []
        self.tiles = {tile.text("tile") or "": tile for tile in told.objects("tiles")}
        self.palazzo = self.cells_of(told.texts("palazzo") or [])

    def size_of(self, tile: str) -> str:
        """Return the size class of a tile."""
        if tile not in self.tiles:
            raise InvalidInput(f"the position cannot be drawn: there is no tile {tile!r}.")
        return self.tiles[tile].text("size") or ""

    def cells_of(self, squares: list[str]) -> list[Cell]:
        """Return where squares are drawn, those outside the estate left out."""
        cells = []
        for square in squares:
            column, row = square[:1], square[1:]
            if column in self.columns and row.isdecimal() and 1 <= int(row) <= self.rows:
                cells.append((self.columns.index(column), self.rows - int(row)))
        return cells

    def cells_at(self, tile: str, at: str) -> list[Cell]:
        """Return where a tile is drawn that lies at a placement such as `c4 r90`."""
        square, _, turn = at.partition(" ")
        corner = self.cells_of([square])
        shape = self.tiles[tile].object("turns").cells(turn or "r0") if tile in self.tiles else []
        if not corner or not shape:
            raise InvalidInput(f"the position cannot be drawn: {tile} cannot lie at {at!r}.")
        [(left, bottom)] = corner
        cells = [(left + across, bottom - up) for across, up in shape]
        return [(x, y) for x, y in cells if x < len(self.columns) and y >= 0]

    def shape_of(self, tile: str) -> list[Cell]:
        """Return the cells of a tile as printed, from its upper left corner."""
        shape = self.tiles[tile].object("turns").cells("r0") if tile in self.tiles else []
        height = max((up for _, up in shape), default=0)
        return [(across, height - up) for across, up in shape]
