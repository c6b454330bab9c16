"""The names and emblems under which guests sit at a table."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Iterable
from typing import get_args

from .errors import Malformed
from .schemas import Emblem

EMBLEMS: tuple[Emblem, ...] = get_args(Emblem)
LONGEST_NAME = 24
JOINERS = "\u200c\u200d"
"""Invisible, but needed in some scripts and pictures; other control characters are not."""

BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that look like nothing at all."""

BOT = "bot:"
"""How a record names a bot, so that no person may be called like that."""

GIVEN_NAMES = (
    "Agnola", "Baldassare", "Bianca", "Caterina", "Cosimo", "Fiammetta", "Ginevra", "Guido",
    "Isotta", "Jacopo", "Lapo", "Lisabetta", "Lorenzo", "Lucrezia", "Matteo", "Nannina",
    "Oddo", "Piero", "Simonetta", "Taddeo", "Ugo", "Vanna",
)  # fmt: skip


def checked_name(name: str) -> str:
    """Return a name as it is shown, or refuse it.

    Raises:
        Malformed: it is empty, too long or has control characters.
    """
    trimmed = name.strip()
    if not 1 <= len(trimmed) <= LONGEST_NAME:
        raise Malformed(f"A name has 1 to {LONGEST_NAME} characters; nothing was changed.")
    if any(hidden(sign) for sign in trimmed) or not any(visible(sign) for sign in trimmed):
        raise Malformed("A name is made of visible characters only; nothing was changed.")
    if trimmed.lower().startswith(BOT):
        raise Malformed("Names that begin with 'bot:' are those of bots; nothing was changed.")
    return trimmed


def hidden(sign: str) -> bool:
    """Whether a character controls how text is shown instead of being shown."""
    category = unicodedata.category(sign)
    return (category[0] == "C" or category in ("Zl", "Zp")) and sign not in JOINERS


def visible(sign: str) -> bool:
    """Whether a character is seen when it stands alone."""
    return unicodedata.category(sign)[0] in "LNPS" and sign not in BLANKS


def some_name() -> str:
    """Return a name for a guest who gave none."""
    return secrets.choice(GIVEN_NAMES)


def some_emblem() -> Emblem:
    """Return an emblem for a guest who chose none."""
    return secrets.choice(EMBLEMS)


def free_emblem(wanted: Emblem | None, taken: Iterable[Emblem | None]) -> Emblem:
    """Return the wanted emblem, or the first free one where it is taken at the table."""
    free = [emblem for emblem in EMBLEMS if emblem not in set(taken)]
    return wanted if wanted in free else free[0]
