"""The game record: one readable text that rebuilds a whole game (the contract, section 4)."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from . import record_fields as fields
from .game import EditionFile, Game, S
from .json_types import JsonObject
from .play import play
from .randomness import commitment
from .refusal import InvalidInput, Refusal

FIRST_LINE: Final = "signoria record 1"
EDITION_BEGINS: Final = "edition <<"
EDITION_ENDS: Final = ">>"

R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log.

    Attributes:
        seat: who moved, or None for an event that is no move (a time-out, a takeover).
        text: the move, or what happened.
    """

    seat: int | None
    text: str

    def __post_init__(self) -> None:
        if "\n" in self.text or "\r" in self.text:
            raise InvalidInput("a line of a record cannot hold a line break.")

    def print(self) -> str:
        """Return the line as it stands in a record."""
        return f"# {self.text}" if self.seat is None else f"{self.seat} {self.text}"


@dataclass(frozen=True, slots=True)
class Record:
    """A finished or running game as text.

    Attributes:
        game: the name of the game.
        rules: the version of the rules under which it was played.
        options: the options given when the table was made.
        seats: the names of the players, seat 0 first.
        seed: decides every shuffle; None while the game runs and it is withheld.
        commitment: the SHA-256 of the seed.
        started: when it began, such as `2026-11-29T20:00:00Z`; None where that says nothing.
        result: the final score of each seat; None while the game runs.
        edition: the text of an edition other than the one shipped.
        entries: the moves and events, in the order in which they happened.
    """

    game: str
    rules: int
    options: JsonObject
    seats: tuple[str, ...]
    seed: str | None = None
    commitment: str | None = None
    started: str | None = None
    result: tuple[int, ...] | None = None
    edition: str | None = None
    entries: tuple[Entry, ...] = ()

    def __post_init__(self) -> None:
        if self.edition is None:
            return
        if "\r" in self.edition or EDITION_ENDS in self.edition.split("\n"):
            raise InvalidInput(
                f"the edition has a line {EDITION_ENDS!r} or a carriage return;"
                " a record cannot hold either."
            )

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record.

        Raises:
            InvalidInput: the text is no record; the sentence names the line.
        """
        return _Reader(text).record()

    def print(self) -> str:
        """Return the record as text; parsing it gives an equal record."""
        log = [entry.print() for entry in self.entries]
        return "".join(f"{line}\n" for line in [*self._head(), "", *log])

    def line_number(self, entry: int) -> int:
        """Return the line, counted from 1, on which an entry stands in the text."""
        return len(self._head()) + 2 + entry

    def header_line(self, key: str) -> int:
        """Return the line, counted from 1, on which a key stands in the text."""
        keys = [line.partition(":")[0] for line in self._head()]
        return keys.index(key) + 1

    def _head(self) -> list[str]:
        lines = [
            FIRST_LINE,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"options: {_json(self.options)}",
            f"seats: {_json(self.seats)}",
        ]
        if self.seed is not None:
            lines.append(f"seed: {fields.print_seed(self.seed)}")
        if self.commitment is not None:
            lines.append(f"commitment: {self.commitment}")
        if self.started is not None:
            lines.append(f"started: {self.started}")
        if self.result is not None:
            lines.append(f"result: {_json(self.result)}")
        if self.edition is not None:
            lines += [EDITION_BEGINS, *self.edition.split("\n"), EDITION_ENDS]
        return lines


def replay(game: Game[S], record: Record, upto: int | None = None) -> list[S]:
    """Return the states of a recorded game: the first one, then one after each move.

    The whole record is checked, also where only the first `upto` moves are wanted.

    Raises:
        InvalidInput: the record cannot be rebuilt, a move is illegal or the result is another;
            the sentence names the line.
    """
    state = _deal(game, record)
    states = [state]
    for index, entry in enumerate(record.entries):
        if entry.seat is None:
            continue
        try:
            state, _ = play(game, state, entry.seat, entry.text)
        except Refusal as refusal:
            where = f"line {record.line_number(index)}: {entry.print()!r} is refused"
            raise InvalidInput(f"{where} by the rule {refusal.rule}: {refusal}") from None
        states.append(state)
    _check_result(game, record, state)
    if upto is None:
        return states
    if not 0 <= upto < len(states):
        raise InvalidInput(f"the record has {len(states) - 1} moves; none is number {upto}.")
    return states[: upto + 1]


def _deal(game: Game[S], record: Record) -> S:
    if record.game != game.name:
        raise InvalidInput(f"this is a record of {record.game}, not of {game.name}.")
    if record.rules != game.rules_version:
        raise InvalidInput(
            f"line {record.header_line('rules')}: the record was played under rules"
            f" {record.rules} of {game.name};"
            f" only rules {game.rules_version} are known here."
        )
    if record.seed is None:
        raise InvalidInput(
            "the seed is withheld while the game runs; the record can be replayed after the end."
        )
    return game.deal(len(record.seats), record.options, record.seed, edition_of(record))


def edition_of(record: Record) -> EditionFile | None:
    """Return the edition that stands in a record, if one does."""
    text = record.edition
    return None if text is None else EditionFile("the edition in the record", text)


def _check_result(game: Game[S], record: Record, state: S) -> None:
    if record.result is None:
        return
    line = record.header_line("result")
    if not state.over:
        raise InvalidInput(f"line {line}: there is a result, but the moves end before the game.")
    reached = game.result(state)
    if list(record.result) != reached:
        raise InvalidInput(f"line {line}: the result does not match; the moves lead to {reached}.")


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


class _Reader:
    """Reads a record line by line and knows the number of each."""

    def __init__(self, text: str) -> None:
        self.lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")
        self.next = 0
        self.header: dict[str, int] = {}

    def record(self) -> Record:
        if self.lines[0] != FIRST_LINE:
            raise self.error(0, f"a record begins with the line {FIRST_LINE!r}.")
        self.next = 1
        self.find_header()
        edition = self.edition()
        record = Record(
            game=self.required("game", fields.game_name),
            rules=self.required("rules", fields.rules_version),
            options=self.required("options", fields.options),
            seats=self.required("seats", fields.names),
            seed=self.optional("seed", fields.seed),
            commitment=self.optional("commitment", fields.digest),
            started=self.optional("started", fields.moment),
            result=self.optional("result", fields.scores),
            edition=edition,
        )
        self.check_header(record)
        return replace(record, entries=self.entries(len(record.seats)))

    def find_header(self) -> None:
        """Note the line of each key, up to the edition, an empty line or the end."""
        expected = list(fields.KEYS)
        while self.next < len(self.lines) and self.lines[self.next] not in ("", EDITION_BEGINS):
            key, colon, _ = self.lines[self.next].partition(": ")
            if not colon or key not in expected:
                keys = ", ".join(expected) or "none"
                sentence = f"'KEY: VALUE' was expected; the keys that may follow are {keys}."
                raise self.error(self.next, sentence)
            del expected[: expected.index(key) + 1]
            self.header[key] = self.next
            self.next += 1

    def required(self, key: str, read: Callable[[str], R]) -> R:
        value = self.optional(key, read)
        if value is None:
            raise self.error(self.next, f"the header ends here and does not say {key!r}.")
        return value

    def optional(self, key: str, read: Callable[[str], R]) -> R | None:
        if key not in self.header:
            return None
        number = self.header[key]
        try:
            return read(self.lines[number].partition(": ")[2])
        except InvalidInput as error:
            raise self.error(number, str(error)) from None

    def check_header(self, record: Record) -> None:
        """Refuse a header that contradicts itself."""
        if record.seed is None and record.commitment is None:
            raise self.error(self.next, "the header ends here and says no seed nor commitment.")
        if record.seed is not None and record.commitment not in (None, commitment(record.seed)):
            raise self.error(self.header["commitment"], "it does not belong to the seed.")
        if record.result is not None and len(record.result) != len(record.seats):
            raise self.error(self.header["result"], "there must be one score for each seat.")

    def edition(self) -> str | None:
        """Read the edition, if one follows the header."""
        if self.next == len(self.lines) or self.lines[self.next] != EDITION_BEGINS:
            return None
        begin = self.next + 1
        if EDITION_ENDS not in self.lines[begin:]:
            sentence = f"the edition that begins here is not ended by {EDITION_ENDS!r}."
            raise self.error(self.next, sentence)
        end = self.lines.index(EDITION_ENDS, begin)
        self.next = end + 1
        return "\n".join(self.lines[begin:end])

    def entries(self, seats: int) -> tuple[Entry, ...]:
        """Read the log, which an empty line separates from what stands before it."""
        if self.next < len(self.lines) and self.lines[self.next] != "":
            raise self.error(self.next, "an empty line must stand between header and moves.")
        first = self.next + 1
        return tuple(self.entry(number, seats) for number in range(first, len(self.lines)))

    def entry(self, number: int, seats: int) -> Entry:
        line = self.lines[number]
        if "\r" in line:
            raise self.error(number, "a carriage return stands within the line.")
        if line.startswith("#"):
            return Entry(None, line[1:].removeprefix(" "))
        seat, _, text = line.partition(" ")
        if not seat.isascii() or not seat.isdigit() or not text.strip():
            raise self.error(number, "'SEAT MOVE' or '# EVENT' was expected.")
        if len(seat) > 2 or int(seat) >= seats:
            raise self.error(number, f"there is no seat {seat}; the last is {seats - 1}.")
        return Entry(int(seat), text.strip())

    def error(self, number: int, sentence: str) -> InvalidInput:
        return InvalidInput(f"line {number + 1}: {sentence}")
