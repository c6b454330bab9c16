"""Supervised processes in which bots decide within a budget of time."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from dataclasses import dataclass

from .bot_worker import READY, Answer, Question

LONGEST_LINE = 2**20
BEGINS_WITHIN = 60.0
"""Seconds that a new process may take to load the games; a machine may be very busy."""


class BotFailed(Exception):
    """A bot gave no move; the text says how it failed, without what a seat may know."""


@dataclass(frozen=True, slots=True)
class Running:
    """A process that waits for questions."""

    process: Process
    questions: asyncio.StreamWriter
    answers: asyncio.StreamReader


class BotProcess:
    """One process, started when it is first asked and again after it failed."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._running: Running | None = None

    async def ask(self, question: Question) -> str:
        """Return the move that a bot chooses.

        Raises:
            BotFailed: it failed, was too slow, or its process ended.
        """
        try:
            answer = await self._answer(question)
        except TimeoutError:
            await self.stop()
            raise BotFailed("it was too slow") from None
        except (OSError, RuntimeError, ValueError):
            # A pipe that is closed is told as one of these, depending on the event loop.
            await self.stop()
            raise BotFailed("its process ended") from None
        except asyncio.CancelledError:
            # Its answer would be taken for that of the next question.
            await self.stop()
            raise
        if answer.move is None:
            raise BotFailed(answer.failure or "it gave no move")
        return answer.move

    async def _answer(self, question: Question) -> Answer:
        if self._running is None:
            self._running = await start()
        running = self._running
        async with asyncio.timeout(self._seconds):
            running.questions.write(question.print())
            await running.questions.drain()
            return Answer(**json.loads(await running.answers.readline()))

    async def stop(self) -> None:
        """End the process; the next question starts another."""
        running, self._running = self._running, None
        if running is not None:
            await end(running.process)


async def start() -> Running:
    """Start a process and wait until it is ready.

    Raises:
        OSError: it cannot be started.
        TimeoutError: it did not get ready.
    """
    command = (sys.executable, "-m", "signoria.server.bot_worker")
    process = await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
    )
    if process.stdin is None or process.stdout is None:
        raise OSError("the process has no pipes")
    try:
        async with asyncio.timeout(BEGINS_WITHIN):
            first = await process.stdout.readline()
    except BaseException:
        await end(process)
        raise
    if first.decode().strip() != READY:
        await end(process)
        raise OSError("the process did not begin")
    return Running(process, process.stdin, process.stdout)


async def end(process: Process) -> None:
    """End a process at once."""
    with suppress(ProcessLookupError):
        process.kill()
    await process.wait()


class BotPool:
    """As many processes as the settings say; questions wait for a free one."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._all = [BotProcess(seconds) for _ in range(workers)]
        self._free: asyncio.LifoQueue[BotProcess] = asyncio.LifoQueue()
        for process in self._all:
            self._free.put_nowait(process)

    async def decide(self, question: Question) -> str:
        """Return the move that a bot chooses.

        Raises:
            BotFailed: it gave none within its time.
        """
        process = await self._free.get()
        try:
            return await process.ask(question)
        finally:
            self._free.put_nowait(process)

    async def close(self) -> None:
        """End all processes."""
        for process in self._all:
            await process.stop()
