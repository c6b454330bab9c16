"""Making tables, taking seats, and the start, which shuffles the seats and deals."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from secrets import compare_digest

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from signoria.core.randomness import generator, shuffled
from signoria.games import AnyGame

from .codes import new_id, new_secret
from .database import Database
from .errors import Forbidden, Unknown
from .live import FIRST_VERSION, START
from .live_games import NO_TABLE
from .models import GuestRow, LogRow, SeatRow, TableRow
from .names import free_emblem
from .schemas import NewTable, TableMade, seconds_of
from .wishes import BOT, ME, checked_game


class TooLate(Exception):
    """The table is no longer, or not yet, as the request needs it; nothing has changed."""


@dataclass(frozen=True, slots=True)
class Made:
    """A new table, and whether its game has started already."""

    answer: TableMade
    started: bool


class Seating:
    """What happens at a table before its first move."""

    def __init__(
        self,
        database: Database,
        games: Mapping[str, AnyGame],
        bots: Collection[str],
        seeds: Callable[[], str],
    ) -> None:
        self._database = database
        self._games = games
        self._bots = bots
        self._seeds = seeds

    async def make(self, guest_id: str, wish: NewTable) -> Made:
        """Make a table; without free seats its game starts at once.

        Raises:
            Malformed: such a table cannot be made.
        """
        game = checked_game(wish, self._games, self._bots)
        table = new_table(guest_id, wish)
        async with self._database.writing() as session:
            creator = await session.get_one(GuestRow, guest_id)
            seats = laid_seats(table.id, wish, creator)
            session.add(table)
            await session.flush()
            session.add_all(seats)
            started = all_claimed(seats)
            if started:
                deal(session, game, table, seats, self._seeds())
        return Made(TableMade(id=table.id, invite=table.invite), started)

    async def claim(self, table_id: str, guest_id: str, invite: str | None) -> bool:
        """Give a guest a free seat; return False if he sat there already.

        Raises:
            Unknown: there is no such table.
            Forbidden: the code is not that of the table's invite link.
            TooLate: no seat is free.
        """
        async with self._database.writing() as session:
            table, seats = await read_table(session, table_id)
            if any(seat.guest_id == guest_id for seat in seats):
                return False
            if invite is not None and not compare_digest(invite.encode(), table.invite.encode()):
                raise Forbidden("This invite link is not right; ask for it again.")
            free = [seat for seat in seats if not is_claimed(seat)]
            if table.status != "open" or not free:
                raise TooLate("All seats are taken; nothing was changed.")
            sit_down(await session.get_one(GuestRow, guest_id), free[0], seats)
        return True

    async def start(self, table_id: str, guest_id: str) -> bool:
        """Shuffle the seats and deal; return False if that was done already.

        Raises:
            Unknown: there is no such table.
            Forbidden: the guest neither made the table nor sits there.
            TooLate: a seat is free.
        """
        async with self._database.writing() as session:
            table, seats = await read_table(session, table_id)
            if guest_id not in (table.creator_id, *(seat.guest_id for seat in seats)):
                raise Forbidden("Only those who sit at a table can start it.")
            if table.status != "open":
                return False
            if not all_claimed(seats):
                raise TooLate("A seat is still free; the game starts when all are taken.")
            deal(session, self._games[table.game], table, seats, self._seeds())
        return True


def new_table(guest_id: str, wish: NewTable) -> TableRow:
    """Return a table as it was wished for, not started."""
    return TableRow(
        id=new_id(),
        game=wish.game,
        players=wish.players,
        options=wish.options,
        pace=seconds_of(wish.pace),
        creator_id=guest_id,
        invite=new_secret(),
        created=datetime.now(UTC),
        status="open",
        version=0,
    )


def laid_seats(table_id: str, wish: NewTable, creator: GuestRow) -> list[SeatRow]:
    """Return the seats of a new table, the creator's and the bots' with emblems."""
    seats = []
    for chair, filled in enumerate(wish.seats):
        seat = SeatRow(table_id=table_id, chair=chair, asked=False)
        if filled == ME:
            seat.guest_id, seat.emblem = creator.id, creator.emblem
        elif filled.startswith(BOT):
            seat.bot = filled.removeprefix(BOT)
        seats.append(seat)
    for seat in seats:
        if seat.bot is not None:
            seat.emblem = free_emblem(None, [other.emblem for other in seats])
    return seats


def sit_down(guest: GuestRow, seat: SeatRow, seats: list[SeatRow]) -> None:
    """Give a guest a seat, with his emblem unless another person at the table has it.

    A bot that has it takes another one.
    """
    people = [other.emblem for other in seats if other.bot is None]
    everybody = [other.emblem for other in seats]
    wanted_by_person = guest.emblem in people
    seat.guest_id = guest.id
    seat.emblem = free_emblem(None, everybody) if wanted_by_person else guest.emblem
    for other in seats:
        if other.bot is not None and other.emblem == seat.emblem:
            other.emblem = free_emblem(None, [one.emblem for one in seats])


def is_claimed(seat: SeatRow) -> bool:
    """Whether somebody decides for a seat."""
    return seat.guest_id is not None or seat.bot is not None


def all_claimed(seats: list[SeatRow]) -> bool:
    """Whether no seat is free."""
    return all(is_claimed(seat) for seat in seats)


def deal(
    session: AsyncSession, game: AnyGame, table: TableRow, seats: list[SeatRow], seed: str
) -> None:
    """Shuffle the seats and log the start.

    The seed decides the seats too, so that everybody can check them after the game.
    """
    now = datetime.now(UTC)
    state = game.deal(table.players, table.options, seed)
    order = shuffled(range(len(seats)), generator(seed, "seats"))
    for number, chair in enumerate(order):
        seats[chair].seat = number
        seats[chair].asked = number in state.to_move()
    table.seed, table.started, table.rules = seed, now, game.rules_version
    table.status, table.version = "running", FIRST_VERSION
    session.add(LogRow(table_id=table.id, version=FIRST_VERSION, at=now, text=START))


async def read_table(session: AsyncSession, table_id: str) -> tuple[TableRow, list[SeatRow]]:
    """Return a table with its seats: as laid before the start, in seat order after it.

    Raises:
        Unknown: there is no such table.
    """
    table = await session.get(TableRow, table_id)
    if table is None:
        raise Unknown(NO_TABLE)
    rows = await session.scalars(
        select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.seat, SeatRow.chair)
    )
    return table, list(rows)
