"""The file of a scenario: its keys, and one sentence for whatever is wrong with them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NoReturn, TypeVar

from .json_types import Json, JsonObject
from .record_fields import is_unicode
from .refusal import InvalidInput

SCENARIO_KEYS: Final = (
    "title",
    "source",
    "game",
    "players",
    "options",
    "seed",
    "position",
    "steps",
    "expect",
)
STEP_KEYS: Final = ("seat", "move", "refused", "legal", "view", "expect", "absent")
LEGAL_KEYS: Final = ("includes", "excludes", "count")

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Legal:
    """What must and must not be among the legal moves of a seat, and how many there must be."""

    includes: tuple[str, ...]
    excludes: tuple[str, ...]
    count: int | None


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a scenario: a move, tests, or a move and then tests.

    Attributes:
        seat: who moves, or whose legal moves are tested.
        move: the text of the move.
        refused: whether the move must be refused.
        rule: the rule that the refusal must cite, if it is one that the game knows.
        legal: the test of the seat's legal moves.
        view: the seat whose view is tested, or None for the full position.
        expect: what the position or view must match.
        absent: paths such as `seats.1.hand` that it must not have.
    """

    seat: int | None
    move: str | None
    refused: bool
    rule: str | None
    legal: Legal | None
    view: int | None
    expect: JsonObject
    absent: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Scenario:
    """A position and what must hold from there on.

    Attributes:
        title: what it shows.
        source: where the expected values come from.
        game: the name of the game.
        players: the number of seats.
        options: the options of the game.
        seed: decides what the position leaves open.
        position: what is merged over a fresh game.
        steps: moves and tests, in order.
        expect: what the position must match after the last step.
    """

    title: str
    source: str
    game: str
    players: int
    options: JsonObject
    seed: str
    position: JsonObject
    steps: tuple[Step, ...]
    expect: JsonObject


def read_scenario(text: str) -> Scenario:
    """Read a scenario.

    Raises:
        InvalidInput: the text is no scenario; the sentence says why.
    """
    fields = _Fields("the scenario", _read_json(text), SCENARIO_KEYS)
    players = fields.needed("players", fields.whole("players"))
    seed = fields.needed("seed", fields.text("seed"))
    if not is_unicode(seed):
        fields.refuse("seed", "text", seed)
    return Scenario(
        title=fields.text("title") or "",
        source=fields.text("source") or "",
        game=fields.needed("game", fields.text("game")),
        players=players,
        options=fields.object("options"),
        seed=seed,
        position=fields.object("position"),
        steps=tuple(
            _read_step(f"step {number}", step, players)
            for number, step in enumerate(fields.items("steps"), 1)
        ),
        expect=fields.object("expect"),
    )


def _read_step(where: str, value: Json, players: int) -> Step:
    fields = _Fields(where, value, STEP_KEYS)
    refused = fields.given.get("refused", False)
    if not isinstance(refused, bool | str):
        fields.refuse("refused", "true or the id of a rule", refused)
    step = Step(
        seat=fields.seat("seat", players),
        move=fields.text("move"),
        refused=refused is not False,
        rule=refused if isinstance(refused, str) else None,
        legal=_read_legal(where, fields.given["legal"]) if "legal" in fields.given else None,
        view=fields.seat("view", players),
        expect=fields.object("expect"),
        absent=fields.texts("absent"),
    )
    _check_step(where, step)
    return step


def _check_step(where: str, step: Step) -> None:
    if step.seat is None and (step.move is not None or step.legal is not None):
        raise InvalidInput(f"{where} does not say whose move or legal moves: 'seat' is missing.")
    if step.refused and step.move is None:
        raise InvalidInput(f"{where} has 'refused' but no 'move'.")
    if step.move is None and step.legal is None and not step.expect and not step.absent:
        raise InvalidInput(f"{where} tests nothing: it has no move, legal, expect or absent.")


def _read_legal(where: str, value: Json) -> Legal:
    fields = _Fields(f"'legal' of {where}", value, LEGAL_KEYS)
    return Legal(fields.texts("includes"), fields.texts("excludes"), fields.whole("count"))


class _Fields:
    """The fields of one object of a file, each read with the type that it must have."""

    def __init__(self, where: str, value: Json, known: tuple[str, ...]) -> None:
        if not isinstance(value, Mapping):
            raise InvalidInput(f"{where} must be a JSON object.")
        for key in value:
            if key not in known:
                keys = ", ".join(known)
                raise InvalidInput(f"{where} has the unknown key {key!r}; the keys are {keys}.")
        self.where = where
        self.given = value

    def needed(self, key: str, value: T | None) -> T:
        if value is None:
            raise InvalidInput(f"{self.where} does not say {key!r}.")
        return value

    def text(self, key: str) -> str | None:
        value = self.given.get(key, "")
        if not isinstance(value, str):
            self.refuse(key, "text", value)
        return value if key in self.given else None

    def whole(self, key: str) -> int | None:
        value = self.given.get(key, 0)
        if not isinstance(value, int) or isinstance(value, bool):
            self.refuse(key, "a whole number", value)
        return value if key in self.given else None

    def seat(self, key: str, players: int) -> int | None:
        value = self.whole(key)
        if value is not None and not 0 <= value < players:
            self.refuse(key, f"a seat from 0 to {players - 1}", value)
        return value

    def object(self, key: str) -> JsonObject:
        value = self.given.get(key, {})
        if not isinstance(value, Mapping):
            self.refuse(key, "a JSON object", value)
        return value

    def items(self, key: str) -> Sequence[Json]:
        value = self.given.get(key, [])
        if not isinstance(value, list):
            self.refuse(key, "a list", value)
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        texts: list[str] = []
        for value in self.items(key):
            if not isinstance(value, str):
                self.refuse(key, "a list of texts", value)
            texts.append(value)
        return tuple(texts)

    def refuse(self, key: str, wanted: str, value: Json) -> NoReturn:
        shown = json.dumps(value)
        raise InvalidInput(f"{key!r} of {self.where} must be {wanted}, not {shown[:60]}.")


def _read_json(text: str) -> Json:
    try:
        value: Json = json.loads(text, object_pairs_hook=_object, parse_constant=_no_number)
    except InvalidInput:
        raise
    except (ValueError, RecursionError) as error:
        raise InvalidInput(f"the file is no JSON: {error}.") from None
    return value


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    fields: dict[str, Json] = {}
    for key, value in pairs:
        if key in fields:
            raise InvalidInput(f"the key {key!r} stands twice in one object.")
        fields[key] = value
    return fields


def _no_number(name: str) -> NoReturn:
    raise InvalidInput(f"the file is no JSON: {name} is no number.")
