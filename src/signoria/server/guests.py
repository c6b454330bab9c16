"""Guests: made at the first visit, known by a token on each of their devices."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from sqlalchemy import delete, select, update

from .codes import hashed, new_id, new_secret
from .database import Database
from .errors import Unknown
from .lru import Recent
from .models import DeviceLinkRow, GuestRow, TokenRow
from .names import checked_name, some_emblem, some_name
from .schemas import Emblem, Guest

DEAD_LINK = (
    "This link was used already or has expired; nothing was changed. "
    "Ask for a new one on the device on which you play."
)
KNOWN_TOKENS = 5000


class Guests:
    """Who is known here."""

    def __init__(self, database: Database, link_minutes: int) -> None:
        self._database = database
        self._link_lasts = timedelta(minutes=link_minutes)
        # A token never changes its guest, so what was looked up once stays true.
        self._known: Recent[str, str] = Recent(KNOWN_TOKENS)

    async def make(self, name: str | None, emblem: Emblem | None) -> tuple[Guest, str]:
        """Make a guest and return him with a token."""
        guest = GuestRow(
            id=new_id(),
            name=some_name() if name is None else checked_name(name),
            emblem=emblem or some_emblem(),
            created=datetime.now(UTC),
        )
        token = new_secret()
        async with self._database.writing() as session:
            session.add(guest)
            await session.flush()
            session.add(TokenRow(hash=hashed(token), guest_id=guest.id, created=guest.created))
        return told(guest), token

    async def id_of(self, token: str) -> str | None:
        """Return the guest that a token belongs to, or None."""
        key = hashed(token)
        if known := self._known.get(key):
            return known
        async with self._database.asking() as session:
            guest_id = await session.scalar(select(TokenRow.guest_id).where(TokenRow.hash == key))
        if guest_id is not None:
            self._known.put(key, guest_id)
        return guest_id

    async def get(self, guest_id: str) -> Guest:
        """Return who a guest is."""
        async with self._database.asking() as session:
            return told(await session.get_one(GuestRow, guest_id))

    async def change(self, guest_id: str, name: str | None, emblem: Emblem | None) -> Guest:
        """Change a guest's name, his emblem or both."""
        changes: dict[str, str] = {}
        if name is not None:
            changes["name"] = checked_name(name)
        if emblem is not None:
            changes["emblem"] = emblem
        if changes:
            async with self._database.writing() as session:
                await session.execute(
                    update(GuestRow).where(GuestRow.id == guest_id).values(**changes)
                )
        return await self.get(guest_id)

    async def make_device_link(self, guest_id: str) -> tuple[str, datetime]:
        """Return a code that signs one more device in as this guest, and when it expires."""
        code, expires = new_secret(), datetime.now(UTC) + self._link_lasts
        async with self._database.writing() as session:
            session.add(DeviceLinkRow(hash=hashed(code), guest_id=guest_id, expires=expires))
        return code, expires

    async def use_device_link(self, code: str) -> tuple[Guest, str]:
        """Use up a code and return its guest with a new token.

        Raises:
            Unknown: the code was used, has expired or never was.
        """
        now, token = datetime.now(UTC), new_secret()
        async with self._database.writing() as session:
            await session.execute(delete(DeviceLinkRow).where(DeviceLinkRow.expires < now))
            link = await session.get(DeviceLinkRow, hashed(code))
            if link is None:
                raise Unknown(DEAD_LINK)
            await session.delete(link)
            session.add(TokenRow(hash=hashed(token), guest_id=link.guest_id, created=now))
            guest = await session.get_one(GuestRow, link.guest_id)
        return told(guest), token


def told(row: GuestRow) -> Guest:
    """Return a guest as the API tells of him."""
    return Guest(id=row.id, name=row.name, emblem=row.emblem)
