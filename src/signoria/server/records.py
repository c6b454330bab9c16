"""The record of a game: whole when it is over, before that as the asker may see it."""

from __future__ import annotations

from signoria.core.randomness import commitment
from signoria.core.record import Entry, Record

from .live import LiveGame, Logged
from .live_games import NOT_STARTED, LiveGames, NotStarted
from .payload import Payloads
from .schemas import SeatInfo, Table
from .wishes import BOT


class Records:
    """Answers with records."""

    def __init__(self, live: LiveGames, payloads: Payloads) -> None:
        self._live = live
        self._payloads = payloads

    async def text(self, table_id: str, guest_id: str) -> str:
        """Return the record of a table's game as text.

        Raises:
            Unknown: there is no such table.
            NotStarted: its game has not started.
        """
        table = await self._payloads.table(table_id, guest_id)
        if table.status == "open":
            raise NotStarted(NOT_STARTED)
        live = await self._live.at_least(table_id, table.version)
        return record_of(live, table).print()


def record_of(live: LiveGame, table: Table) -> Record:
    """Return the record of a game as a seat may see it."""
    setup, over = live.setup, live.state.over
    return Record(
        game=setup.game.name,
        rules=setup.game.rules_version,
        options=setup.options,
        seats=tuple(player_name(seat) for seat in table.seats),
        seed=setup.seed if over else None,
        commitment=commitment(setup.seed),
        started=setup.started.strftime("%Y-%m-%dT%H:%M:%SZ"),
        result=tuple(setup.game.result(live.state)) if over else None,
        entries=tuple(entry(move, live, table.seat) for move in live.moves),
    )


def player_name(seat: SeatInfo) -> str:
    """Return the name of a seat's player as records write it."""
    return f"{BOT}{seat.bot}" if seat.bot else seat.name or ""


def entry(move: Logged, live: LiveGame, viewer: int | None) -> Entry:
    """Return a move as a viewer may see it."""
    secret = not live.state.over and move.seat != viewer
    return Entry(move.seat, move.public if secret else move.text)
