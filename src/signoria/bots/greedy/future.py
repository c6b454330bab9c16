"""The worth of a court whenever in the game it is asked for."""

from __future__ import annotations

from signoria.princes.purse import FLORINS_A_POINT_TAKEN
from signoria.princes.rounds import ACTIONS_A_TURN
from signoria.princes.seat import Seat

from .last_turn import LastTurn
from .outlook import Outlook
from .sight import Sight


class Future:
    """Values courts at one decision: by the outlook, in the last round by the last turn."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.outlook = Outlook(sight)
        self.last_turn = LastTurn(sight)

    def worth(self, court: Seat, actions: int = ACTIONS_A_TURN) -> float:
        """Return the worth of a court in florins, with so many actions left in this round."""
        if self.sight.is_last_round:
            ending = self.last_turn.best_with_guests(court, actions, self.sight.seen.used)
            return FLORINS_A_POINT_TAKEN * ending.points
        return self.outlook.worth(court, actions)
