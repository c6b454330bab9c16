"""What a list tells of started games: each at a glance, as its asker may see it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from .errors import Unknown, Unplayable
from .live import LiveGame
from .live_games import LiveGames
from .lru import Recent
from .payload import Facts
from .schemas import View

KNOWN_GLANCES = 5000
MOST_NEW_GLANCES = 20
"""How many games one list may read from their logs; a later list tells the others."""


@dataclass(frozen=True, slots=True)
class Glance:
    """A game in short at a version, and since when it is as it is."""

    version: int
    view: View
    since: datetime


class Glances:
    """Gives games at a glance, each read again only when it has gone on."""

    def __init__(self, live: LiveGames) -> None:
        self._live = live
        self._known: Recent[tuple[str, str], Glance] = Recent(KNOWN_GLANCES)

    async def of(self, tables: list[Facts], guest_id: str) -> dict[str, Glance]:
        """Return started games at a glance by their tables, the first ones before the others."""
        found: dict[str, Glance] = {}
        left = MOST_NEW_GLANCES
        for facts in tables:
            if facts.table.status == "open":
                continue
            key = (facts.table.id, guest_id)
            known = self._known.get(key)
            if (known is None or known.version < facts.version) and left:
                left -= 1
                known = await self._new(facts, guest_id)
                if known:
                    self._known.put(key, known)
            if known:
                found[facts.table.id] = known
        return found

    async def _new(self, facts: Facts, guest_id: str) -> Glance | None:
        """Return a game at a glance, or None where this version cannot show it any more."""
        try:
            live = await self._live.at_least(facts.table.id, facts.version)
        except (Unknown, Unplayable):
            return None
        return glance_of(live, live.seat_of(guest_id))


def glance_of(live: LiveGame, seat: int | None) -> Glance:
    """Return a game at a glance, as a seat or with None as everybody may see it."""
    is_asked = seat is not None and seat in live.state.to_move()
    since = live.asked_since[seat] if seat is not None and is_asked else live.version
    view = live.setup.game.observe(live.state, seat).glance()
    return Glance(live.version, dict(view), live.moment_of(since))
