"""The `signoria` program: every command of the contract, and nothing that the rooms below know."""

from __future__ import annotations

from .program import main

__all__ = ["main"]
