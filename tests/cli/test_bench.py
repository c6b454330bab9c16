"""`signoria bench` has every figure of the contract; their values are not judged."""

from __future__ import annotations

import platform

from tests.cli.conftest import Signoria


def test_the_document_has_every_figure(signoria: Signoria) -> None:
    told = signoria("bench princes --players 3 --json")
    assert told.code == 0
    document = told.document()
    assert document["game"] == "princes"
    assert document["players"] == 3
    assert document["python"] == platform.python_version()
    results = document["results"]
    assert isinstance(results, list)
    assert results[0]["build"] == "pure"
    figures = {
        "games_per_s",
        "decisions_per_s",
        "us_per_decision",
        "us_per_clone",
        "bytes_per_state",
    }
    assert figures <= set(results[0])


def test_what_cannot_be_measured_is_wrong_usage(signoria: Signoria) -> None:
    assert signoria("bench whist").code == 2
    assert signoria("bench princes --players 9").code == 2
