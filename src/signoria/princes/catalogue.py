"""The components of an edition as JSON, for a page that draws them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.json_types import Json
from .edition import FREEDOMS, Contest
from .geometry import COLUMNS, SIDE, TURNS, square_names, turned
from .moves import LOTS
from .pieces import LANDSCAPES, PIECES

if TYPE_CHECKING:
    from .edition import Bonus, Edition, Task


def catalogue(edition: Edition) -> dict[str, Json]:
    """Return everything static: grid, tiles with turns and cells, professions, cards, lots."""
    return {
        "edition": edition.name,
        "columns": list(COLUMNS),
        "rows": SIDE,
        "palazzo": list(square_names(edition.palazzo)),
        "minimum": list(edition.minimum),
        "lots": list(LOTS),
        "freedoms": list(FREEDOMS),
        "tiles": [tile(edition, number) for number in range(len(edition.tiles))],
        "professions": [profession(edition, at) for at in range(len(edition.professions))],
        "bonus": [bonus(card, edition) for card in edition.bonus],
        "prestige": [prestige(card, edition) for card in edition.prestige],
        "supply": {
            "jester": edition.jesters,
            "builder": edition.builders,
            "recruiter": edition.recruiters,
        },
    }


def tile(edition: Edition, number: int) -> Json:
    """Return a tile; cells are [column, row] from the lower left corner of its box, rows up."""
    name, shape = edition.tiles[number], edition.shapes[number]
    return {
        "tile": name,
        "size": edition.sizes[number],
        "landscape": number < len(LANDSCAPES),
        "count": edition.counts[number],
        "squares": len(shape),
        "turns": {turn: [list(cell) for cell in turned(shape, turn)] for turn in TURNS},
        "wanted_by": [
            edition.professions[at] for at, wish in enumerate(edition.wishes) if number in wish[:2]
        ],
        "source": edition.sources[name],
    }


def profession(edition: Edition, at: int) -> Json:
    """Return a profession with its wishes."""
    building, landscape, freedom = edition.wishes[at]
    name = edition.professions[at]
    return {
        "profession": name,
        "building": edition.tiles[building],
        "landscape": edition.tiles[landscape],
        "freedom": FREEDOMS[freedom],
        "source": edition.sources[name],
    }


def bonus(card: Bonus, edition: Edition) -> Json:
    """Return a bonus card with what it counts."""
    return {
        "card": card.name,
        "each": card.each,
        "pieces": [PIECES[piece] for piece in card.pieces],
        "source": edition.sources[card.name],
    }


def prestige(card: Contest | Task, edition: Edition) -> Json:
    """Return a prestige card with what it asks for."""
    told: dict[str, Json] = {"card": card.name, "source": edition.sources[card.name]}
    if isinstance(card, Contest):
        return told | {
            "contest": "fewest" if card.fewest else "most",
            "piece": PIECES[card.piece],
            "alone": card.alone,
            "tied": card.tied,
        }
    return told | {
        "needs": {PIECES[piece]: number for piece, number in card.needs},
        "points": card.points,
    }
