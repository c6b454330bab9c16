"""The alternative rules that change what things are worth: an edition as they change it (rules 17).

Whoever values works asks the edition, so a changed edition changes every value that is computed,
shown or hoped for.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ..core.json_types import JsonObject
    from .edition import Edition

LANDSCAPE_VALUE: Final = 3
HIGHER_LANDSCAPE_VALUE: Final = 4
PERSON_VALUE: Final = 1
LESS_ASKED: Final = 3
"""By how much every least value falls where people are worth nothing."""

ALTERNATIVES: Final = (
    "landscapes-worth-4",
    "landscapes-add-up",
    "people-worth-nothing",
    "twin-buildings",
)
"""The options that change an edition."""


def follow_the_base_rules(edition: Edition) -> None:
    """Give an edition just read the values of the base game (rules 9.2)."""
    edition.landscape_value = LANDSCAPE_VALUE
    edition.landscapes_add_up = False
    edition.person_value = PERSON_VALUE
    edition.twin_buildings = False


def under(edition: Edition, options: JsonObject) -> Edition:
    """Return an edition as the options of a game change it; the one given stays as it is."""
    if not any(options[name] for name in ALTERNATIVES):
        return edition
    changed = copy(edition)
    if options["landscapes-worth-4"]:
        changed.landscape_value = HIGHER_LANDSCAPE_VALUE
    if options["landscapes-add-up"]:
        changed.landscapes_add_up = True
    if options["people-worth-nothing"]:
        changed.person_value = 0
        changed.minimum = tuple(max(0, least - LESS_ASKED) for least in edition.minimum)
    if options["twin-buildings"]:
        changed.twin_buildings = True
    return changed
