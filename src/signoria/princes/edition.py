"""Editions: the components of the game, to which everything refers by index."""

from __future__ import annotations

from typing import Final

from . import geometry
from .geometry import Placement

HOUSE: Final = "house"
ROUNDS: Final = 7
FREEDOMS: Final = ("travel", "religion", "opinion")


class Bonus:
    """A bonus card: what each piece of its kinds adds to a work (rules 10.5)."""

    __slots__ = ("each", "name", "pieces")

    def __init__(self, name: str, each: int, pieces: tuple[int, ...]) -> None:
        self.name = name
        self.each = each
        self.pieces = pieces


class Contest:
    """A prestige card for the most, or the fewest, of a piece (rules 10.6)."""

    __slots__ = ("alone", "fewest", "name", "piece", "tied")

    def __init__(self, name: str, fewest: bool, piece: int, alone: int, tied: int) -> None:
        self.name = name
        self.fewest = fewest
        self.piece = piece
        self.alone = alone
        self.tied = tied


class Task:
    """A prestige card for what its owner has, whatever the others have (rules 10.6)."""

    __slots__ = ("name", "needs", "points")

    def __init__(self, name: str, needs: tuple[tuple[int, int], ...], points: int) -> None:
        self.name = name
        self.needs = needs
        self.points = points


class Edition:
    """The components of one edition; everything refers to them by index.

    Attributes:
        tiles: names, the three landscapes first, then the buildings.
        sizes: for each tile its size class.
        counts: for each tile how many there are.
        shapes: for each tile its cells as printed.
        placements: for each tile its placements, in order of squares and turns.
        by_text: for each tile its placements by every text that names them.
        professions: names.
        wishes: for each profession the building (a tile), the landscape (a tile), the freedom.
        bonus: the bonus cards.
        prestige: the prestige cards, contests before tasks.
        minimum: the least value of a work in each round.
        landscape_value: what a landscape wished for adds to a work.
        landscapes_add_up: whether every tile of that landscape adds it, not only the first.
        person_value: what each person adds to a work.
        twin_buildings: whether an estate may hold several buildings of a type.
        no_worth: what the tiles of an empty estate add to works: nothing.
        palazzo: the squares of the Palazzo.
        all_sites: all placements, a bit for each number; the next ones are of this kind.
        sites_of: for each tile its placements.
        overlaps: for each placement those that it leaves no room for.
        contacts: for each placement those that would share an edge with it.
        sites_off_palazzo: the placements that do not touch the Palazzo.
        covering: for each square the placements that cover it.
        sources: for each entry whether a source confirms it: `verified` or `house`.
    """

    __slots__ = (
        "all_sites",
        "bonus",
        "builders",
        "buildings_of_size",
        "by_text",
        "contacts",
        "counts",
        "covering",
        "free_squares",
        "jesters",
        "landscape_value",
        "landscapes_add_up",
        "minimum",
        "name",
        "no_worth",
        "overlaps",
        "palazzo",
        "palazzo_ring",
        "person_value",
        "placements",
        "prestige",
        "professions",
        "recruiters",
        "shapes",
        "sites_of",
        "sites_off_palazzo",
        "sizes",
        "sources",
        "tiles",
        "twin_buildings",
        "wishes",
    )

    name: str
    tiles: tuple[str, ...]
    sizes: tuple[str, ...]
    counts: tuple[int, ...]
    shapes: tuple[geometry.Shape, ...]
    placements: tuple[tuple[Placement, ...], ...]
    by_text: tuple[dict[str, Placement], ...]
    buildings_of_size: dict[str, int]
    professions: tuple[str, ...]
    wishes: tuple[tuple[int, int, int], ...]
    bonus: tuple[Bonus, ...]
    prestige: tuple[Contest | Task, ...]
    minimum: tuple[int, ...]
    landscape_value: int
    landscapes_add_up: bool
    person_value: int
    twin_buildings: bool
    no_worth: tuple[int, ...]
    jesters: int
    builders: int
    recruiters: int
    palazzo: int
    palazzo_ring: int
    free_squares: int
    all_sites: int
    sites_of: tuple[int, ...]
    overlaps: tuple[int, ...]
    contacts: tuple[int, ...]
    sites_off_palazzo: int
    covering: tuple[int, ...]
    sources: dict[str, str]

    @property
    def card_names(self) -> tuple[tuple[str, ...], ...]:
        """The names of the cards of each pile: professions, bonus cards, prestige cards."""
        return (
            self.professions,
            tuple(card.name for card in self.bonus),
            tuple(card.name for card in self.prestige),
        )
