"""What is stored: guests, tables, seats, and the log that is the truth of every game."""

from __future__ import annotations

from datetime import UTC, datetime

from pydantic import JsonValue
from sqlalchemy import JSON, DateTime, Dialect, Float, ForeignKey, String, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.types import TypeDecorator

from .schemas import Emblem, Status


class Moment(TypeDecorator[datetime]):
    """A time in UTC; SQLite forgets the zone, so it is put back on reading."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Return the stored time with its zone."""
        del dialect
        return value.replace(tzinfo=UTC) if value and value.tzinfo is None else value


class Base(DeclarativeBase):
    """The tables of the database."""


class GuestRow(Base):
    """A guest: who he is, on whatever devices."""

    __tablename__ = "guests"

    id: Mapped[str] = mapped_column(String(20), primary_key=True)
    name: Mapped[str] = mapped_column(String(24))
    emblem: Mapped[Emblem] = mapped_column(String(20))
    created: Mapped[datetime] = mapped_column(Moment)


class TokenRow(Base):
    """A way in for one device or program of a guest; only its hash is kept."""

    __tablename__ = "tokens"

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), index=True)
    created: Mapped[datetime] = mapped_column(Moment)


class DeviceLinkRow(Base):
    """A one-time link for another device of a guest; only its hash is kept."""

    __tablename__ = "device_links"

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), index=True)
    expires: Mapped[datetime] = mapped_column(Moment)


class TableRow(Base):
    """A table: its set-up and seed are part of the truth; the rest follows from the log.

    `status`, `version` and the seats' `asked` repeat what the log says, so that lists of
    tables need not replay it; they change in the same transaction.
    """

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(20), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    players: Mapped[int]
    options: Mapped[dict[str, JsonValue]] = mapped_column(JSON)
    pace: Mapped[float | None] = mapped_column(Float)
    creator_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), index=True)
    invite: Mapped[str] = mapped_column(String(64))
    created: Mapped[datetime] = mapped_column(Moment)
    started: Mapped[datetime | None] = mapped_column(Moment)
    seed: Mapped[str | None] = mapped_column(String(64))
    rules: Mapped[int | None]
    status: Mapped[Status] = mapped_column(String(10), index=True)
    version: Mapped[int]


class SeatRow(Base):
    """A seat of a table. Chairs are counted as the creator laid them; the start shuffles."""

    __tablename__ = "seats"
    __table_args__ = (UniqueConstraint("table_id", "guest_id"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    chair: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int | None]
    guest_id: Mapped[str | None] = mapped_column(ForeignKey("guests.id"), index=True)
    bot: Mapped[str | None] = mapped_column(String(40))
    emblem: Mapped[Emblem | None] = mapped_column(String(20))
    asked: Mapped[bool]


class LogRow(Base):
    """A line of a game's log. The start is the first; the others are moves.

    The primary key lets one writer win where several choose at the same version, and the
    key of a request is stored with what it did, so that repeating it does nothing.
    """

    __tablename__ = "log"
    __table_args__ = (UniqueConstraint("table_id", "seat", "key"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    version: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[datetime] = mapped_column(Moment)
    seat: Mapped[int | None]
    text: Mapped[str] = mapped_column(Text)
    key: Mapped[str | None] = mapped_column(String(100))
