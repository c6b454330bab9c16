"""The phases of a round, the questions that a seat is asked, the characters: as small numbers."""

from __future__ import annotations

from typing import Final, NamedTuple

PHASES: Final = ("setup", "auction", "characters", "action", "over")
SETUP: Final = 0
AUCTION: Final = 1
CHARACTER_BIDDING: Final = 2
ACTION: Final = 3
OVER: Final = 4

QUESTIONS: Final = (
    "discard",
    "open",
    "bid",
    "place",
    "keep",
    "lure",
    "act",
    "take",
    "merchant",
    "apprentice",
    "character",
    "answer",
    "over",
)
TO_DISCARD: Final = 0
TO_OPEN: Final = 1
TO_BID: Final = 2
TO_PLACE: Final = 3
TO_KEEP: Final = 4
TO_LURE: Final = 5
TO_ACT: Final = 6
TO_TAKE: Final = 7
TO_USE_MERCHANT: Final = 8
TO_APPRENTICE: Final = 9
TO_BID_FOR_CHARACTER: Final = 10
TO_ANSWER: Final = 11
NOTHING: Final = 12

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

CHARACTERS: Final = ("muse", "cardinal", "princess", "merchant", "professor", "banker")
MUSE: Final = 0
CARDINAL: Final = 1
PRINCESS: Final = 2
MERCHANT: Final = 3
PROFESSOR: Final = 4
BANKER: Final = 5

NOBODY: Final = -1
NO_CARD: Final = -1
NOTHING_SOLD: Final = (NOBODY,) * 8

PRINCESS_AT_WORK: Final = -1
"""What stands for the profession of a work that the Princess completes."""


class LastWork(NamedTuple):
    """The parts of the work completed last (rules 9.2); the names are those of positions.

    For a work of the Princess `building` is what buildings add, `landscape` what landscapes add
    and `character` what builders add (rules 15.9).
    """

    seat: int
    profession: int
    building: int
    landscape: int
    freedom: int
    jesters: int
    people: int
    bonus: int
    character: int
    apprentices: int
    value: int
