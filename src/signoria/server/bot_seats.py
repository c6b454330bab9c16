"""The seats of bots: whenever one is asked, a bot decides and its move is made like any other."""

from __future__ import annotations

import asyncio

from sqlalchemy import select

from signoria.core.refusal import Refusal

from .bot_pool import BotFailed, BotPool
from .bot_worker import Question
from .database import Database
from .errors import StorageTrouble, Unknown, Unplayable
from .fallback import simplest
from .live import LiveGame
from .live_games import LiveGames, NotStarted
from .logs import log
from .models import SeatRow, TableRow
from .moves import Moves
from .pauses import Pauses

FIRST_WAIT, LONGEST_WAIT = 0.5, 30.0
"""Seconds until a move that could not be made is tried again."""

NO_USE = (NotStarted, Unknown, Unplayable)
"""What will be no other when it is tried again; opening the table tells people of it."""


class BotSeats:
    """Drives the bots of all tables: one task for each table on which a bot is asked."""

    def __init__(
        self, database: Database, live: LiveGames, moves: Moves, pool: BotPool, pauses: Pauses
    ) -> None:
        self._database = database
        self._live = live
        self._moves = moves
        self._pool = pool
        self._pauses = pauses
        self._driven: dict[str, asyncio.Task[None]] = {}
        self._woken: set[str] = set()

    def wake(self, table_id: str) -> None:
        """Let the bots of a table decide if they are asked."""
        self._woken.add(table_id)
        if table_id not in self._driven:
            task = asyncio.create_task(self._drive(table_id))
            self._driven[table_id] = task

    async def resume(self) -> None:
        """Let the bots go on that were asked when the server stopped, one table after another."""
        for table_id in await self._waiting():
            self.wake(table_id)
            await asyncio.wait([self._driven[table_id]], timeout=0.05)

    async def _waiting(self) -> list[str]:
        """Return the tables where a bot is asked, as soon as the database tells."""
        asked = select(SeatRow.table_id).join(TableRow).distinct()
        while True:
            try:
                async with self._database.reading() as session:
                    found = await session.scalars(
                        asked.where(
                            SeatRow.asked, SeatRow.bot.is_not(None), TableRow.status == "running"
                        )
                    )
                    return list(found)
            except StorageTrouble as trouble:
                log().warning("bots wait", reason=trouble.message)
                await asyncio.sleep(FIRST_WAIT)

    async def close(self) -> None:
        """Stop deciding."""
        tasks = list(self._driven.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._pool.close()

    async def _drive(self, table_id: str) -> None:
        """Make moves of bots as long as one is asked; whatever goes wrong is tried again."""
        wait = FIRST_WAIT
        try:
            while table_id in self._woken:
                try:
                    await self._move_all(table_id)
                    wait = FIRST_WAIT
                except NO_USE:
                    return
                except StorageTrouble as trouble:
                    log().warning("bots wait", table=table_id, reason=trouble.message)
                    wait = await self._wait(table_id, wait)
                except Exception as error:  # noqa: BLE001 - no mistake may stop a table for ever
                    log().error("bots wait", table=table_id, seconds=wait, exc_info=error)
                    wait = await self._wait(table_id, wait)
        finally:
            self._woken.discard(table_id)
            del self._driven[table_id]

    async def _wait(self, table_id: str, seconds: float) -> float:
        """Wait before the bots of a table try again, and return how long the next wait is."""
        await asyncio.sleep(seconds)
        self._woken.add(table_id)
        return min(2 * seconds, LONGEST_WAIT)

    async def _move_all(self, table_id: str) -> None:
        """Make moves of bots until none is asked."""
        while True:
            self._woken.discard(table_id)
            live = await self._live.at_least(table_id, 0)
            bots = live.bots_to_move()
            if not bots:
                return
            self._woken.add(table_id)
            await self._move(live, *min(bots.items()))

    async def _move(self, live: LiveGame, seat: int, bot: str) -> None:
        table_id, version = live.setup.table_id, live.version
        text = await self._decide(live, seat, bot)
        await self._pauses.pause(live)
        try:
            await self._moves.make_for_bot(table_id, seat, text, version)
        except Refusal as refusal:
            report(live, seat, f"its move is refused by the rule {refusal.rule}")
            await self._moves.make_for_bot(table_id, seat, simple_text(live, seat), version)

    async def _decide(self, live: LiveGame, seat: int, bot: str) -> str:
        """Return the bot's choice, or a simple one if the bot fails."""
        try:
            return await self._pool.decide(question(live, seat, bot))
        except BotFailed as failure:
            report(live, seat, str(failure))
            return simple_text(live, seat)


def question(live: LiveGame, seat: int, bot: str) -> Question:
    """Return what a bot process is asked."""
    setup = live.setup
    return Question(
        table_id=setup.table_id,
        game=setup.game.name,
        players=setup.players,
        options=dict(setup.options),
        seed=setup.seed,
        moves=[(move.seat, move.text) for move in live.moves],
        seat=seat,
        bot=bot,
    )


def simple_text(live: LiveGame, seat: int) -> str:
    """Return a legal move that needs no thought, if the seat is still asked."""
    if seat not in live.state.to_move():
        return ""
    return live.setup.game.text(simplest(live.state, seat))


def report(live: LiveGame, seat: int, reason: str) -> None:
    """Leave a report of a bot that failed; a simple move is made in its place."""
    setup = live.setup
    log().error(
        "bot failed",
        table=setup.table_id,
        game=setup.game.name,
        version=live.version,
        seat=seat,
        bot=setup.holders[seat].bot,
        reason=reason,
    )
