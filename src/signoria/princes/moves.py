"""The kinds of move and what each move says (the contract, section 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..core.moves import Kind, Move
from .geometry import Placement

if TYPE_CHECKING:
    from .seams import JointSite

LOTS: Final = (
    "forest",
    "lake",
    "park",
    "jester",
    "builder",
    "prestige",
    "recruiter",
    "landscape",
)
FOREST: Final = 0
LAKE: Final = 1
PARK: Final = 2
JESTER: Final = 3
BUILDER: Final = 4
PRESTIGE: Final = 5
RECRUITER: Final = 6
ANY_LANDSCAPE: Final = 7
"""With two players the three landscapes are one lot (rules 14.2)."""

MOST_SEATS: Final = 5
MOST_EXCHANGED: Final = 400
MOST_TAKEN: Final = 100
MOST_HUNDREDS: Final = 1000
"""The largest sum that a move can name, in hundreds."""

DISCARD: Final = Kind("discard")
OFFER: Final = Kind("offer")
DECLINE: Final = Kind("decline", yields=True)
RAISE: Final = Kind("raise")
PASS: Final = Kind("pass", yields=True)
PLACE: Final = Kind("place")
KEEP: Final = Kind("keep")
LURE: Final = Kind("lure")
WAIT: Final = Kind("wait")
EXCHANGE: Final = Kind("exchange")
WORK: Final = Kind("work", composite=True)
TAKE: Final = Kind("take")
PROFESSION: Final = Kind("profession")
BONUS: Final = Kind("bonus")
FREEDOM: Final = Kind("freedom")
END: Final = Kind("end", yields=True)
BID: Final = Kind("bid")
MERCHANT: Final = Kind("merchant")
PROFESSOR: Final = Kind("professor")
APPRENTICE: Final = Kind("apprentice")
ACCEPT: Final = Kind("accept")
REFUSE: Final = Kind("refuse")


class Discard(Move):
    """Give back one of the four professions dealt."""

    __slots__ = ("profession",)
    profession: int


class Offer(Move):
    """Open an auction at the base price, or take the last lot."""

    __slots__ = ("lot",)
    lot: int


class Place(Move):
    """Put the landscape just bought on the estate."""

    __slots__ = ("placement",)
    placement: Placement


class Under(Move):
    """Say which drawn card goes under the pile next; part of `keep … under …`."""

    __slots__ = ("card", "pile")
    pile: int
    card: int


class Keep(Move):
    """Keep one of the cards drawn; the others go under their pile."""

    __slots__ = ("card", "pile")
    pile: int
    card: int


class Lure(Move):
    """Use a recruiter on a profession on an opponent's table."""

    __slots__ = ("owner", "profession")
    profession: int
    owner: int


class Exchange(Move):
    """Step back on the prestige track for florins."""

    __slots__ = ("points",)
    points: int


class With(Move):
    """Lay a bonus card for the work that follows; part of `work … with …`."""

    __slots__ = ("card",)
    card: int


class Work(Move):
    """Complete a work with the bonus cards laid."""

    __slots__ = ("profession",)
    profession: int


class Take(Move):
    """Turn florins of the work just completed into prestige."""

    __slots__ = ("points",)
    points: int


class Build(Move):
    """Build a building on the estate."""

    __slots__ = ("placement",)
    placement: Placement


class Introduce(Move):
    """Introduce a freedom."""

    __slots__ = ("freedom",)
    freedom: int


class Bid(Move):
    """Bid for a character."""

    __slots__ = ("amount", "character")
    character: int
    amount: int


class UseMerchant(Move):
    """Take prestige for the Merchant, or with `free` the lot just won for nothing."""

    __slots__ = ("free",)
    free: bool


class UseProfessor(Move):
    """Draw a card of a pile for the Professor."""

    __slots__ = ("pile",)
    pile: int


class Serve(Move):
    """Send a jester just bought to a building as an apprentice."""

    __slots__ = ("building",)
    building: int


class Propose(Move):
    """Propose a joint building to a neighbour."""

    __slots__ = ("partner", "site")
    site: JointSite
    partner: int


class Promise(Move):
    """Say what the partner pays for the joint building that follows; part of `build … for …`."""

    __slots__ = ("amount",)
    amount: int
