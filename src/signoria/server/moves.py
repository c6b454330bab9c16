"""The life of a move: who may speak, what has changed, is it legal, log it, tell it."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy.exc import IntegrityError

from signoria.core.json_types import Json
from signoria.core.refusal import Refusal

from . import move_log
from .database import Database
from .errors import Forbidden, NotYourTurn, RefusedByRules, Stale, StorageTrouble
from .hints import Hints
from .live import LiveGame, Step
from .live_games import LiveGames
from .payload import Payloads
from .schemas import MoveRequest, PreviewRequest, Table

TRIES = 3
NO_SEAT = "You do not sit at this table, so you cannot decide there."
STALE = "What you were asked has changed meanwhile; nothing was changed. Look and choose anew."
CROWDED = "Others wrote to this table at the same time; nothing was changed. Try again."
TURN_RULES = ("not-your-turn", "game-over")


class Overtaken(Exception):
    """Another process wrote this version of the game first."""


class Moves:
    """The one path on which games change."""

    def __init__(
        self, database: Database, live: LiveGames, payloads: Payloads, hints: Hints
    ) -> None:
        self._database = database
        self._live = live
        self._payloads = payloads
        self._hints = hints

    async def make(self, table_id: str, guest_id: str, request: MoveRequest) -> Table:
        """Make a guest's move and return the table after it, once it is safely stored.

        Raises:
            RequestProblem: it was not made, and nothing has changed.
        """
        for _ in range(TRIES):
            try:
                return await self._make_once(table_id, guest_id, request)
            except Overtaken:
                self._live.forget(table_id)
        raise StorageTrouble(CROWDED)

    async def _make_once(self, table_id: str, guest_id: str, request: MoveRequest) -> Table:
        async with self._live.held(table_id, request.version) as live:
            seat = seat_of(live, guest_id)
            made = live.version_made_with(seat, request.key)
            if made is not None and made < live.version:
                then = await self._live.as_of(table_id, made)
                return await self._payloads.at(then, guest_id, request.version)
            if made is None:
                await self._check_fresh(live, seat, guest_id, request)
                await self._append(live, weigh(live, seat, request.move), request.key)
            else:
                # The answer to the first request may have been lost, and with it the hint.
                self._hints.publish(table_id, live.version)
            return await self._payloads.at(live, guest_id, request.version)

    async def preview(
        self, table_id: str, guest_id: str, request: PreviewRequest
    ) -> dict[str, Json]:
        """Return what a guest's move would do; nothing is changed.

        Raises:
            RequestProblem: it cannot be made.
        """
        async with self._live.held(table_id, request.version) as live:
            seat = seat_of(live, guest_id)
            await self._check_fresh(live, seat, guest_id, request)
            step = weigh(live, seat, request.move)
            return live.setup.game.preview(live.state, seat, step.line, step.after)

    async def make_for_bot(self, table_id: str, seat: int, text: str, version: int) -> bool:
        """Make a bot's move; return False if what it was asked has changed meanwhile.

        Raises:
            Refusal: the rules do not allow it.
            StorageTrouble: it could not be stored.
        """
        async with self._live.held(table_id) as live:
            if live.is_stale(seat, version):
                return False
            try:
                await self._append(live, live.weigh(seat, text), None)
            except Overtaken:
                self._live.forget(table_id)
                return False
        return True

    async def _check_fresh(
        self, live: LiveGame, seat: int, guest_id: str, request: PreviewRequest
    ) -> None:
        if live.is_stale(seat, request.version):
            raise Stale(STALE, await self._payloads.at(live, guest_id, request.version))

    async def _append(self, live: LiveGame, step: Step, key: str | None) -> None:
        """Log a legal move, durably; only then does the game in memory follow, and others hear.

        Raises:
            Overtaken: another process was first.
        """
        table_id, now = live.setup.table_id, datetime.now(UTC)
        try:
            async with self._database.writing() as session:
                await move_log.append(session, live, step, key, now)
        except IntegrityError as conflict:
            raise Overtaken from conflict
        except BaseException:
            # Whether the commit came through is unknown: the log will tell.
            self._live.forget(table_id)
            raise
        live.take(step, now, key)
        self._hints.publish(table_id, live.version)


def seat_of(live: LiveGame, guest_id: str) -> int:
    """Return the seat for which a guest may speak.

    Raises:
        Forbidden: he does not sit at the table.
    """
    seat = live.seat_of(guest_id)
    if seat is None:
        raise Forbidden(NO_SEAT)
    return seat


def weigh(live: LiveGame, seat: int, text: str) -> Step:
    """Return what a move would lead to, or refuse it as the API does.

    Raises:
        RefusedByRules: the rules do not allow it.
    """
    try:
        return live.weigh(seat, text)
    except Refusal as refusal:
        problem = NotYourTurn if refusal.rule in TURN_RULES else RefusedByRules
        raise problem(live.setup.game, refusal) from refusal
