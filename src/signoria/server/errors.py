"""Why a request is not carried out: a status and one sentence, sometimes with figures."""

from __future__ import annotations

from typing import ClassVar

from signoria.core.refusal import Refusal
from signoria.games import AnyGame

from .schemas import Problem, RuleProblem, StaleProblem, Table


class RequestProblem(Exception):
    """A request that is not carried out; nothing has changed.

    Args:
        message: one sentence for the person: what happened, what is unharmed, what to do.
    """

    status: ClassVar[int] = 500
    headers: ClassVar[dict[str, str]] = {}

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message

    def body(self) -> Problem:
        """Return what the answer says."""
        return Problem(message=self.message)


class Malformed(RequestProblem):
    """The request does not say what it must."""

    status = 400


class NobodyKnown(RequestProblem):
    """The request does not come from a guest that is known here."""

    status = 401
    headers: ClassVar[dict[str, str]] = {"WWW-Authenticate": "Bearer"}


class Forbidden(RequestProblem):
    """The asker may not do this."""

    status = 403


class Unknown(RequestProblem):
    """What the request names does not exist."""

    status = 404


class TooMany(RequestProblem):
    """More requests than one guest or address may send."""

    status = 429
    headers: ClassVar[dict[str, str]] = {"Retry-After": "1"}


class Unplayable(RequestProblem):
    """A game that is stored, but cannot be continued by this version."""

    status = 500


class StorageTrouble(RequestProblem):
    """The database cannot take or give anything now: full, locked or out of reach."""

    status = 503
    headers: ClassVar[dict[str, str]] = {"Retry-After": "1"}


class Stale(RequestProblem):
    """What the asker saw has changed; the answer carries the table as it is now."""

    status = 409

    def __init__(self, message: str, fresh: Table) -> None:
        super().__init__(message)
        self.fresh = fresh

    def body(self) -> StaleProblem:
        """Return the sentence and the fresh table."""
        return StaleProblem(message=self.message, fresh=self.fresh)


class RefusedByRules(RequestProblem):
    """A move that the rules of the game do not allow."""

    status = 422

    def __init__(self, game: AnyGame, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal
        rule = game.rules.get(refusal.rule)
        self.paragraph = rule.paragraph if rule else ""

    def body(self) -> RuleProblem:
        """Return the sentence with the rule, the figures and the squares."""
        return RuleProblem(
            message=self.message,
            rule=self.refusal.rule,
            paragraph=self.paragraph,
            missing=dict(self.refusal.missing),
            squares=list(self.refusal.squares),
        )


class NotYourTurn(RefusedByRules):
    """A move of a seat that is not asked anything now."""

    status = 403
