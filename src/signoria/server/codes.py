"""Identifiers, tokens and codes: random, and stored only as a hash where they are secret."""

from __future__ import annotations

import hashlib
import secrets

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that nobody confuses when reading them aloud."""


def new_id() -> str:
    """Return an identifier of a guest or table that nobody can guess (59 bits)."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def new_secret() -> str:
    """Return a token or code of 192 random bits that is fit for an address."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """Return what is stored of a secret: enough to recognise it, not to use it."""
    return hashlib.sha256(secret.encode()).hexdigest()
