"""What is said when a command cannot do what it was asked: one sentence and an exit code."""

from __future__ import annotations

from typing import Final

NEGATIVE: Final = 1
"""The exit code where a check failed or something outside went wrong."""

WRONG_USAGE: Final = 2
"""The exit code where the command was given what it cannot use."""


class Complaint(Exception):
    """A sentence for the person at the terminal; the program ends with the exit code."""

    def __init__(self, sentence: str, exit_code: int = WRONG_USAGE) -> None:
        super().__init__(sentence)
        self.exit_code = exit_code
