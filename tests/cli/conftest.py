"""Running the program as a person at a terminal does."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeAlias

import pytest

from signoria.cli import main

Told: TypeAlias = "dict[str, object]"


class Answer(NamedTuple):
    """What the program said, and its exit code."""

    code: int
    out: str
    err: str

    def document(self) -> Told:
        """Return the one JSON document that stdout must be."""
        document = json.loads(self.out)
        assert isinstance(document, dict)
        return document


Signoria: TypeAlias = Callable[..., Answer]


@pytest.fixture
def signoria(capsys: pytest.CaptureFixture[str]) -> Signoria:
    """Return the program as a function of a command line and further words."""

    def run(line: str, *words: str | Path) -> Answer:
        code = main([*line.split(), *(str(word) for word in words)])
        out, err = capsys.readouterr()
        return Answer(code, out, err)

    return run


@pytest.fixture
def finished(signoria: Signoria, tmp_path: Path) -> Path:
    """Return the record of a finished game of three."""
    folder = tmp_path / "records"
    words = "simulate princes --players 3 --bots random --games 1 --seed 5 --records"
    assert signoria(words, folder).code == 0
    return next(folder.iterdir())
