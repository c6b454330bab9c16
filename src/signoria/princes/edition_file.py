"""Reading an edition: a file of components, checked line by line."""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from typing import Final

from ..core.refusal import InvalidInput
from . import geometry
from .alternatives import follow_the_base_rules
from .edition import FREEDOMS, HOUSE, ROUNDS, Bonus, Contest, Edition, Task
from .geometry import Placement
from .pieces import LANDSCAPES, PIECES, SIZES

LANDSCAPE_SIZE: Final = "landscape"
LEAST_PROFESSIONS: Final = 20
NAME: Final = "[a-z]+(-[a-z]+)*"


def house_text() -> str:
    """Return the text of the edition that the game ships with."""
    folder = resources.files("signoria.editions") / "princes"
    return (folder / f"{HOUSE}.toml").read_text(encoding="utf-8")


def load_edition(text: str, file: str) -> Edition:
    """Return the edition that a text describes.

    Args:
        text: an edition in TOML, as `editions/princes/house.toml` shows it.
        file: its name, for the messages.

    Raises:
        InvalidInput: the text is no edition; the message names file and line.
    """
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise InvalidInput(f"{file}: this is nested too deeply to be an edition.") from None
    except ValueError as error:  # TOMLDecodeError is one, and so is a number of too many digits
        raise InvalidInput(f"{file}: this is not TOML: {error}.") from None
    return EditionReader(file, text, data).read()


class EditionReader:
    """Reads one edition file; each method reads one part and names the line of what is wrong."""

    def __init__(self, file: str, text: str, data: dict[str, object]) -> None:
        self.file = file
        self.text = text
        self.data = data
        self.edition = Edition()
        self.edition.sources = {}

    def read(self) -> Edition:
        """Return the edition, or raise InvalidInput."""
        self.known_keys(
            self.data, ("name", "estate", "minimum", "supply", "tiles", "cards"), "the file"
        )
        self.edition.name = self.string(self.data, "name")
        self.read_estate()
        self.read_minimum()
        follow_the_base_rules(self.edition)
        self.read_supply()
        self.read_tiles()
        self.read_professions()
        self.read_bonus()
        self.read_prestige()
        return self.edition

    # Finding things, and saying where they are wrong

    def wrong(self, what: str, near: str) -> InvalidInput:
        """Return the error for something wrong near a piece of the text."""
        lines = self.text.split("\n")
        hits = [
            number
            for number, line in enumerate(lines, 1)
            if near in line and not line.lstrip().startswith("#")
        ]
        where = f"{self.file}, line {hits[0]}" if hits else self.file
        return InvalidInput(f"{where}: {what}.")

    def known_keys(self, table: dict[str, object], known: tuple[str, ...], owner: str) -> None:
        """Refuse keys that mean nothing, and missing ones."""
        for key in table:
            if key not in known:
                raise self.wrong(f"{owner} has an unknown entry {key!r}", key)
        for key in known:
            if key not in table:
                raise self.wrong(f"{owner} lacks the entry {key!r}", owner)

    def table(self, owner: dict[str, object], key: str) -> dict[str, object]:
        """Return a table."""
        found = owner.get(key)
        if not isinstance(found, dict):
            raise self.wrong(f"{key!r} must be a table", key)
        return found

    def string(self, owner: dict[str, object], key: str) -> str:
        """Return a text."""
        found = owner.get(key)
        if not isinstance(found, str):
            raise self.wrong(f"{key!r} must be a text in quotes", key)
        return found

    def count(self, owner: dict[str, object], key: str, near: str, most: int = 60) -> int:
        """Return a whole number from 0 to a sensible bound."""
        found = owner.get(key)
        if not isinstance(found, int) or isinstance(found, bool) or not 0 <= found <= most:
            raise self.wrong(f"{key!r} must be a whole number from 0 to {most}", near)
        return found

    def rows(self, key: str, width: int) -> list[list[object]]:
        """Return the rows of a list of cards, each of the given number of entries."""
        found = self.table(self.data, "cards").get(key)
        if not isinstance(found, list) or not found:
            raise self.wrong(f"{key!r} must be a list with one row a card", key)
        for row in found:
            if not isinstance(row, list) or len(row) != width or not isinstance(row[0], str):
                near = f'"{row[0]}"' if isinstance(row, list) and row else key
                raise self.wrong(f"a row of {key!r} has {width} entries, its name first", near)
            self.note_source(row[0], row[-1], f'"{row[0]}"')
        self.check_names([row[0] for row in found], key, '"{}"')
        return found

    def check_names(self, names: list[str], key: str, written: str) -> None:
        """Refuse names that a move could not be written with, or that mean two things."""
        for name in names:
            near = written.format(name)
            if not re.fullmatch(NAME, name):
                raise self.wrong(f"{name!r} is not in lower-case words with hyphens", near)
            if names.count(name) > 1:
                raise self.wrong(f"{name!r} stands twice in {key!r}", near)

    def note_source(self, name: str, source: object, near: str) -> None:
        """Keep whether a source confirms an entry."""
        if source not in ("verified", "house"):
            raise self.wrong(f"the source of {name!r} is 'verified' or 'house'", near)
        self.edition.sources[name] = str(source)

    def number(self, value: object, name: str) -> int:
        """Return a figure of a card."""
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 20:
            raise self.wrong(f"a figure of {name!r} is not from 0 to 20", f'"{name}"')
        return value

    def piece(self, value: object, name: str) -> int:
        """Return the index of a piece that a card counts."""
        if value not in PIECES:
            raise self.wrong(f"{name!r} counts an unknown piece {value!r}", f'"{name}"')
        return PIECES.index(str(value))

    # The parts of the file

    def read_estate(self) -> None:
        """Read the grid and the Palazzo (rules 6.1)."""
        rows = self.string(self.data, "estate").strip("\n").split("\n")
        side = geometry.SIDE
        if len(rows) != side or any(len(row) != side or set(row) - set(".P") for row in rows):
            raise self.wrong(
                f"the estate is drawn in {side} rows of {side} signs, . or P", "estate"
            )
        palazzo = 0
        for number, row in enumerate(reversed(rows)):
            for column, sign in enumerate(row):
                if sign == "P":
                    palazzo |= 1 << side * number + column
        self.edition.palazzo = palazzo
        self.edition.palazzo_ring = geometry.ring(palazzo)
        self.edition.free_squares = geometry.SQUARES - palazzo.bit_count()

    def read_minimum(self) -> None:
        """Read the least value of a work in each round (rules 3.4)."""
        found = self.data["minimum"]
        if not isinstance(found, list) or len(found) != ROUNDS:
            raise self.wrong(f"'minimum' needs {ROUNDS} numbers, one a round", "minimum")
        for value in found:
            if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 99:
                raise self.wrong("'minimum' holds whole numbers from 0 to 99", "minimum")
        self.edition.minimum = tuple(found)

    def read_supply(self) -> None:
        """Read how many jesters, builders and recruiters there are (rules 1.1)."""
        supply = self.table(self.data, "supply")
        self.known_keys(supply, ("jester", "builder", "recruiter"), "[supply]")
        self.edition.jesters = self.count(supply, "jester", "jester")
        self.edition.builders = self.count(supply, "builder", "builder")
        self.edition.recruiters = self.count(supply, "recruiter", "recruiter")

    def read_tiles(self) -> None:
        """Read the tiles and compute every placement of each (rules 6.1)."""
        tiles = self.table(self.data, "tiles")
        if tuple(tiles)[: len(LANDSCAPES)] != LANDSCAPES:
            raise self.wrong("the tiles begin with forest, lake and park", "[tiles.")
        self.check_names(list(tiles), "tiles", "[tiles.{}]")
        edition = self.edition
        edition.tiles = tuple(tiles)
        shapes, sizes, counts = [], [], []
        for name in tiles:
            shape, size, count = self.read_tile(name, self.table(tiles, name))
            shapes.append(shape)
            sizes.append(size)
            counts.append(count)
        edition.shapes, edition.sizes, edition.counts = tuple(shapes), tuple(sizes), tuple(counts)
        edition.no_worth = (0,) * len(tiles)
        self.place_tiles()
        for name, placements in zip(edition.tiles, edition.placements, strict=True):
            if not placements:
                raise self.wrong(f"{name!r} fits nowhere on the estate", f"[tiles.{name}]")
        edition.buildings_of_size = {
            size: sum(1 << tile for tile, own in enumerate(sizes) if own == size) for size in SIZES
        }

    def place_tiles(self) -> None:
        """Compute every placement of every tile, and which of them exclude each other."""
        edition = self.edition
        by_text: list[dict[str, Placement]] = []
        every: list[Placement] = []
        for tile, shape in enumerate(edition.shapes):
            texts = geometry.placements_of(tile, shape, edition.palazzo, len(every))
            by_text.append(texts)
            every += dict.fromkeys(texts.values())
        edition.by_text = tuple(by_text)
        edition.placements = tuple(tuple(dict.fromkeys(texts.values())) for texts in by_text)
        edition.all_sites = (1 << len(every)) - 1
        edition.sites_of = tuple(
            sum(1 << placement.number for placement in own) for own in edition.placements
        )
        covering = geometry.covering(every)
        edition.covering = tuple(covering)
        edition.overlaps = tuple(geometry.on_any(one.mask, covering) for one in every)
        edition.contacts = tuple(geometry.on_any(one.ring, covering) for one in every)
        touching_palazzo = geometry.on_any(edition.palazzo_ring, covering)
        edition.sites_off_palazzo = edition.all_sites & ~touching_palazzo

    def read_tile(self, name: str, tile: dict[str, object]) -> tuple[geometry.Shape, str, int]:
        """Return the shape, the size class and the number of a tile."""
        header = f"[tiles.{name}]"
        self.known_keys(tile, ("size", "count", "source", "shape"), header)
        self.note_source(name, tile["source"], header)
        allowed = (LANDSCAPE_SIZE,) if name in LANDSCAPES else SIZES
        size = self.string(tile, "size")
        if size not in allowed:
            raise self.wrong(f"the size of {name!r} is one of: {', '.join(allowed)}", header)
        try:
            shape = geometry.shape_of(self.string(tile, "shape"))
        except ValueError as error:
            raise self.wrong(f"{name!r}: {error}", header) from None
        if not geometry.is_connected(shape):
            raise self.wrong(f"the squares of {name!r} do not hang together", header)
        return shape, size, self.count(tile, "count", header)

    def read_professions(self) -> None:
        """Read the professions and their wishes (rules 1.3)."""
        edition = self.edition
        names, wishes = [], []
        buildings = edition.tiles[len(LANDSCAPES) :]
        for name, building, landscape, freedom, _ in self.rows("professions", 5):
            for wish, known in (
                (building, buildings),
                (landscape, LANDSCAPES),
                (freedom, FREEDOMS),
            ):
                if wish not in known:
                    raise self.wrong(f"{name!r} wishes for an unknown {wish!r}", f'"{name}"')
            names.append(str(name))
            wishes.append(
                (
                    edition.tiles.index(str(building)),
                    LANDSCAPES.index(str(landscape)),
                    FREEDOMS.index(str(freedom)),
                )
            )
        if len(names) < LEAST_PROFESSIONS:
            needed = f"{LEAST_PROFESSIONS} professions, four for each of five players"
            raise self.wrong(f"the game needs {needed}", "professions = [")
        edition.professions, edition.wishes = tuple(names), tuple(wishes)

    def read_bonus(self) -> None:
        """Read the bonus cards (rules 10.5)."""
        cards = []
        for name, each, pieces, _ in self.rows("bonus", 4):
            if not isinstance(pieces, list) or not pieces:
                raise self.wrong(f"{name!r} needs a list of pieces", f'"{name}"')
            counted = tuple(self.piece(piece, str(name)) for piece in pieces)
            cards.append(Bonus(str(name), self.number(each, str(name)), counted))
        self.edition.bonus = tuple(cards)

    def read_prestige(self) -> None:
        """Read the prestige cards (rules 10.6)."""
        cards: list[Contest | Task] = []
        for name, which, piece, alone, tied, _ in self.rows("contests", 6):
            card = str(name)
            if which not in ("most", "fewest"):
                raise self.wrong(f"{card!r} asks for the 'most' or the 'fewest'", f'"{card}"')
            counted = self.piece(piece, card)
            points = self.number(alone, card), self.number(tied, card)
            cards.append(Contest(card, which == "fewest", counted, *points))
        for name, needs, points_each, _ in self.rows("tasks", 4):
            card = str(name)
            if not isinstance(needs, dict) or not needs:
                raise self.wrong(f"{card!r} needs a table of pieces", f'"{card}"')
            wanted = tuple(
                (self.piece(piece, card), self.number(n, card)) for piece, n in needs.items()
            )
            cards.append(Task(card, wanted, self.number(points_each, card)))
        self.edition.prestige = tuple(cards)
