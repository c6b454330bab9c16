"""The rooms of the server, and how they are joined."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from signoria.bots import BOTS
from signoria.core.randomness import new_seed
from signoria.games import GAMES, AnyGame

from .bot_pool import BotPool
from .bot_seats import BotSeats
from .database import Database
from .glances import Glances
from .guests import Guests
from .hints import Hints
from .lists import TableLists
from .live_games import LiveGames
from .moves import Moves
from .paces import Paces
from .pauses import Pauses
from .payload import Payloads
from .pictures import Pictures
from .presence import Presence
from .records import Records
from .seating import Seating
from .security.limits import Rate
from .settings import Settings
from .waiting import WaitingTables


@dataclass(frozen=True, slots=True)
class Box:
    """What a server's games come from.

    Attributes:
        games: the games by name.
        seeds: gives the seed of each new game, on which its deal and the order of its seats depend.
    """

    games: Mapping[str, AnyGame]
    seeds: Callable[[], str]


SHIPPED: Final = Box(GAMES, new_seed)
"""Every game that there is, with seeds that nobody can know."""


@dataclass(frozen=True, slots=True)
class Services:
    """Everything that routes use."""

    settings: Settings
    games: Mapping[str, AnyGame]
    database: Database
    guests: Guests
    seating: Seating
    waiting: WaitingTables
    live: LiveGames
    paces: Paces
    pauses: Pauses
    payloads: Payloads
    lists: TableLists
    records: Records
    pictures: Pictures
    moves: Moves
    hints: Hints
    presence: Presence
    bots: BotSeats
    guest_rate: Rate
    making_rate: Rate


def join_services(settings: Settings, box: Box) -> Services:
    """Return the services of one process."""
    database, hints, presence = Database(settings), Hints(), Presence()
    live = LiveGames(database, box.games, settings.live_tables)
    payloads = Payloads(database, live, presence)
    moves = Moves(database, live, payloads, hints)
    paces = Paces(database)
    pauses = Pauses(paces, settings.bot_pause)
    pool = BotPool(settings.bot_workers, settings.bot_seconds)
    bots = BotSeats(database, live, moves, pool, pauses)
    hints.follow(bots.wake)
    return Services(
        settings=settings,
        games=box.games,
        database=database,
        guests=Guests(database, settings.device_link_minutes),
        seating=Seating(database, box.games, BOTS, box.seeds),
        waiting=WaitingTables(database, BOTS),
        live=live,
        paces=paces,
        pauses=pauses,
        payloads=payloads,
        lists=TableLists(database, payloads, Glances(live)),
        records=Records(live, payloads),
        pictures=Pictures(payloads),
        moves=moves,
        hints=hints,
        presence=presence,
        bots=bots,
        guest_rate=Rate(settings.guest_rate),
        making_rate=Rate(settings.making_rate),
    )
