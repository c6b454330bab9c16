"""`signoria games` says what can be played and set."""

from __future__ import annotations

from signoria.games import GAMES
from tests.cli.conftest import Signoria


def test_the_document_names_games_players_options_and_rules(signoria: Signoria) -> None:
    told = signoria("games --json")
    assert told.code == 0
    games = told.document()["games"]
    assert isinstance(games, list)
    assert [game["game"] for game in games] == list(GAMES)
    princes = games[0]
    assert princes["players"] == [2, 3, 4, 5]
    options = {option["name"]: option for option in princes["options"]}
    assert list(options) == [option.name for option in GAMES["princes"].options]
    assert options["edition"]["values"] == ["house"]
    assert options["characters"]["values"] == [False, True]
    assert options["princess-builder"]["values"] == [2, 1]
    assert [rule["id"] for rule in princes["rules"]] == list(GAMES["princes"].rules)


def test_people_read_the_same(signoria: Signoria) -> None:
    told = signoria("games")
    assert told.code == 0
    assert "princes: 2 to 5 players" in told.out
    assert "edition (default house; house)" in told.out
    for rule in GAMES["princes"].rules:
        assert rule in told.out
