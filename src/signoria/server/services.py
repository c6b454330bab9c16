"""The rooms of the server, and how they are joined."""

from __future__ import annotations

from dataclasses import dataclass

from signoria.bots import BOTS
from signoria.games import GAMES

from .bot_pool import BotPool
from .bot_seats import BotSeats
from .database import Database
from .glances import Glances
from .guests import Guests
from .hints import Hints
from .lists import TableLists
from .live_games import LiveGames
from .moves import Moves
from .payload import Payloads
from .presence import Presence
from .records import Records
from .seating import Seating
from .security.limits import Rate
from .settings import Settings
from .waiting import WaitingTables


@dataclass(frozen=True, slots=True)
class Services:
    """Everything that routes use."""

    settings: Settings
    database: Database
    guests: Guests
    seating: Seating
    waiting: WaitingTables
    live: LiveGames
    payloads: Payloads
    lists: TableLists
    records: Records
    moves: Moves
    hints: Hints
    presence: Presence
    bots: BotSeats
    guest_rate: Rate
    making_rate: Rate


def join_services(settings: Settings) -> Services:
    """Return the services of one process."""
    database, hints, presence = Database(settings), Hints(), Presence()
    live = LiveGames(database, GAMES, settings.live_tables)
    payloads = Payloads(database, live, presence)
    moves = Moves(database, live, payloads, hints)
    pool = BotPool(settings.bot_workers, settings.bot_seconds)
    bots = BotSeats(database, live, moves, pool, settings.bot_pause)
    hints.follow(bots.wake)
    return Services(
        settings=settings,
        database=database,
        guests=Guests(database, settings.device_link_minutes),
        seating=Seating(database, GAMES, BOTS),
        waiting=WaitingTables(database, BOTS),
        live=live,
        payloads=payloads,
        lists=TableLists(database, payloads, Glances(live)),
        records=Records(live, payloads),
        moves=moves,
        hints=hints,
        presence=presence,
        bots=bots,
        guest_rate=Rate(settings.guest_rate),
        making_rate=Rate(settings.making_rate),
    )
