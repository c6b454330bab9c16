"""Seeded randomness that is the same on every machine and Python version."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from random import Random
from typing import TypeVar

T = TypeVar("T")


def new_seed() -> str:
    """Return a seed of 128 random bits in hexadecimal."""
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    """Return the SHA-256 of the seed, which can be shown before the game is over."""
    return hashlib.sha256(seed.encode()).hexdigest()


def derive(seed: str, purpose: str) -> int:
    """Return 62 bits that depend on the seed and on what they are for.

    The commitment shares no input with it, so knowing one tells nothing of the other.
    """
    digest = hashlib.sha256(f"signoria\0{purpose}\0{seed}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 2


def generator(seed: str, purpose: str) -> Random:
    """Return the generator that a seed gives for a purpose."""
    return Random(derive(seed, purpose))


def below(rng: Random, bound: int) -> int:
    """Return a number from 0 to bound - 1; `random()` is the one call stable across versions."""
    return int(rng.random() * bound)


def shuffled(items: Iterable[T], rng: Random) -> list[T]:
    """Return the items in an order that the generator decides (Fisher and Yates)."""
    result = list(items)
    for last in range(len(result) - 1, 0, -1):
        other = below(rng, last + 1)
        result[last], result[other] = result[other], result[last]
    return result
