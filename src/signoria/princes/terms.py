"""The phases of a round and the questions that a seat is asked, as small numbers."""

from __future__ import annotations

from typing import Final, NamedTuple

PHASES: Final = ("setup", "auction", "action", "over")
SETUP: Final = 0
AUCTION: Final = 1
ACTION: Final = 2
OVER: Final = 3

QUESTIONS: Final = ("discard", "open", "bid", "place", "keep", "lure", "act", "take", "over")
TO_DISCARD: Final = 0
TO_OPEN: Final = 1
TO_BID: Final = 2
TO_PLACE: Final = 3
TO_KEEP: Final = 4
TO_LURE: Final = 5
TO_ACT: Final = 6
TO_TAKE: Final = 7
NOTHING: Final = 8

PILES: Final = ("professions", "bonus", "prestige")
PROFESSIONS: Final = 0
BONUS_CARDS: Final = 1
PRESTIGE_CARDS: Final = 2

ACTIONS: Final = ("work", "build", "profession", "freedom", "bonus")
WORKING: Final = 0
BUILDING: Final = 1
TAKING_PROFESSION: Final = 2
INTRODUCING: Final = 3
TAKING_BONUS: Final = 4

NOBODY: Final = -1
NOTHING_SOLD: Final = (NOBODY,) * 7


class LastWork(NamedTuple):
    """The parts of the work completed last (rules 9.2); the names are those of positions."""

    seat: int
    profession: int
    building: int
    landscape: int
    freedom: int
    jesters: int
    people: int
    bonus: int
    value: int
