"""The shapes of what the API takes and answers; the page makes its types from them."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue

Emblem = Literal["giglio", "delfino", "sole", "quercia", "torre"]
Status = Literal["open", "running", "over"]
PaceWord = Literal["instant", "normal", "slow"]
PACES: Final[dict[PaceWord, float | None]] = {"instant": 0.0, "normal": None, "slow": 2.5}
"""Words for the seconds between moves of bots; normal is what the server is set to."""

Pace = PaceWord | Annotated[float, Field(ge=0, le=10)]
SeatWish = Annotated[str, Field(max_length=40, examples=["me", "open", "bot:greedy"])]
Version = Annotated[int, Field(ge=0, le=2**31 - 1)]

View = dict[str, object]
"""A view as the game tells it: looking at each of its hundreds of values, to see whether it is
JSON, would take longer than all the rest of an answer."""


def seconds_of(pace: Pace | None) -> float | None:
    """Return the seconds between moves of bots at a pace; None for what the server is set to."""
    return PACES[pace] if isinstance(pace, str) else pace


def pace_of(seconds: float | None) -> Pace:
    """Return the word for the seconds between moves of bots, or the seconds if there is none."""
    word = next((word for word, known in PACES.items() if known == seconds), None)
    return word or seconds or 0.0


class Asked(BaseModel):
    """What a request says; numbers are numbers and texts are texts."""

    model_config = ConfigDict(strict=True)


class GuestWish(Asked):
    """Who a guest wants to be; what is left out is chosen for him or stays as it is."""

    name: str | None = Field(None, max_length=200, examples=["Caterina"])
    emblem: Emblem | None = None


class Guest(BaseModel):
    """Who somebody is."""

    id: str
    name: str
    emblem: Emblem


class NewGuest(Guest):
    """A guest just made; programs show the token as `Authorization: Bearer TOKEN`."""

    token: str


class DeviceLink(BaseModel):
    """A link that signs another device in as the same guest, once and until it expires."""

    link: str
    expires: datetime


class OptionInfo(BaseModel):
    """A switch of a game."""

    name: str
    default: JsonValue
    values: list[JsonValue]
    text: str


class RuleInfo(BaseModel):
    """A rule that a refusal can cite, with its paragraph in the rules."""

    id: str
    paragraph: str
    text: str


class GameInfo(BaseModel):
    """A game that can be played here."""

    name: str
    players: list[int]
    options: list[OptionInfo]
    rules: list[RuleInfo]
    rules_version: int
    bots: list[str]


class NewTable(Asked):
    """The table that somebody wants: a game, and who sits in its seats."""

    game: str = Field(max_length=40, examples=["princes"])
    players: int = Field(ge=1, le=20)
    options: dict[str, JsonValue] = Field(default_factory=dict)
    seats: list[SeatWish] = Field(max_length=20, examples=[["me", "open", "bot:greedy"]])
    pace: Pace | None = Field(
        None, description="Between moves of bots, so that people can follow: seconds, or a word."
    )


class TableMade(BaseModel):
    """A new table, and the code that lets a friend take one of its free seats."""

    id: str
    invite: str


class ClaimRequest(Asked):
    """The wish to take a free seat; the code is that of the invite link, if one was used."""

    invite: str | None = Field(None, max_length=100)


class BotWish(Asked):
    """The wish that a bot takes a free seat."""

    bot: str = Field(max_length=40, examples=["greedy"])


class PaceWish(Asked):
    """The wish that bots move faster or slower: seconds between their moves, or a word."""

    pace: Pace


class SeatInfo(BaseModel):
    """A seat as everybody at the table sees it."""

    seat: int
    name: str | None = Field(description="Null for a bot and while the seat is free.")
    emblem: Emblem | None
    bot: str | None
    claimed: bool
    you: bool
    present: bool


class GameEvent(BaseModel):
    """Something that happened in the game, with figures that depend on its type."""

    model_config = ConfigDict(extra="allow")

    version: int
    at: datetime
    type: str


class Position(BaseModel):
    """A game at a version, as one seat may see it; it follows from the log alone."""

    version: int
    status: Status
    seat: int | None
    view: View | None
    to_move: list[int]
    legal: list[str]
    events: list[GameEvent]
    commitment: str | None = Field(description="The SHA-256 of the seed, once the game started.")
    seed: str | None = Field(description="Null until the game is over.")


class Table(Position):
    """All that the asker may know of a table, in one answer."""

    id: str
    game: str
    options: dict[str, JsonValue]
    seats: list[SeatInfo]
    creator: bool
    pace: Pace = Field(description="Between moves of bots: a word, or seconds.")
    invite: str | None = Field(description="For those who sit there, while the table is open.")
    created: datetime


class TableSummary(BaseModel):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, JsonValue]
    status: Status
    seats: list[SeatInfo]
    created: datetime
    your_turn: bool
    version: int
    glance: View | None = Field(
        None, description="A started game of the asker's own in short, as the game tells it."
    )
    since: datetime | None = Field(
        None, description="Since when the asker is asked, or when the newest move was made."
    )


class TableList(BaseModel):
    """Tables, those that wait for the asker first."""

    tables: list[TableSummary]


class PreviewRequest(Asked):
    """A move to be weighed, and the version at which it was thought of."""

    move: str = Field(min_length=1, max_length=300, examples=["offer jester"])
    version: Version


class MoveRequest(PreviewRequest):
    """A move to be made; the same key again gives the same answer and no second move."""

    key: str = Field(min_length=1, max_length=100)


class Hint(BaseModel):
    """Something changed at a table: its version, or who sits there."""

    version: int


class Health(BaseModel):
    """How the server is."""

    status: Literal["ok"]


class Problem(BaseModel):
    """Why a request was not carried out, in one sentence."""

    message: str


class RuleProblem(Problem):
    """The rule that refuses a move, with the figures and squares behind it."""

    rule: str
    paragraph: str
    missing: dict[str, JsonValue]
    squares: list[str]


class StaleProblem(Problem):
    """What was asked has changed meanwhile; the table as it is now comes along."""

    fresh: Table
