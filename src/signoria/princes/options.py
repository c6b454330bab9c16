"""The options of a game: expansions, alternative rules, and how people play elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..core.game import Option
from ..core.refusal import InvalidInput
from .edition import HOUSE

if TYPE_CHECKING:
    from ..core.json_types import JsonObject

OFF_OR_ON: Final = (False, True)

OPTIONS: Final = (
    Option(
        "characters",
        False,
        OFF_OR_ON,
        "Muse & Princess: after each auction phase the players bid for six characters; prestige "
        "cannot be turned back into florins (rules 15).",
    ),
    Option(
        "cooperative",
        False,
        OFF_OR_ON,
        "Cooperative Building: estates lie side by side, and a building may stand in two of them "
        "(rules 16).",
    ),
    Option(
        "landscapes-worth-4",
        False,
        OFF_OR_ON,
        "A landscape that a profession wishes for adds 4 to its work instead of 3 (rules 17.1).",
    ),
    Option(
        "landscapes-add-up",
        False,
        OFF_OR_ON,
        "Every tile of the landscape wished for adds to a work, not only the first (rules 17.2).",
    ),
    Option(
        "people-worth-nothing",
        False,
        OFF_OR_ON,
        "Professions and recruiting cards add nothing to works; the least values fall by 3 "
        "(rules 17.3).",
    ),
    Option(
        "shared-bonus",
        False,
        OFF_OR_ON,
        "A bonus card that is played counts for the works of all players until the next one is "
        "played (rules 17.4).",
    ),
    Option(
        "apprentices",
        False,
        OFF_OR_ON,
        "A jester just bought may serve in one building for good: 4 for its works instead of 2 "
        "for all (rules 17.5).",
    ),
    Option(
        "twin-buildings",
        False,
        OFF_OR_ON,
        "An estate may hold several buildings of a type; each adds 4 (rules 17.6).",
    ),
    Option(
        "scarce-freedoms",
        False,
        OFF_OR_ON,
        "Two players only: four freedoms in all instead of five (rules 14.3).",
    ),
    Option(
        "must-buy",
        False,
        OFF_OR_ON,
        "Whoever can pay must open an auction, as on BrettspielWelt (rules 18.1).",
    ),
    Option(
        "princess-builder",
        2,
        (2, 1),
        "What a builder adds to a work of the Princess (rules 15.9).",
    ),
    Option("edition", HOUSE, (HOUSE,), "The component file: tile shapes and cards (rules 1)."),
)


def check_combination(players: int, options: JsonObject) -> None:
    """Refuse options that contradict each other or the number of players.

    Raises:
        InvalidInput: a sentence says which and why.
    """
    if options["scarce-freedoms"] and players != 2:
        raise InvalidInput(
            f"the option 'scarce-freedoms' is for two players only, not for {players}; with more"
            " players there is one freedom of each type less than players."
        )
