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
    assert princes["players"] == [3, 4, 5]
    assert {"name": "edition", "default": "house", "values": ["house"]}.items() <= princes[
        "options"
    ][0].items()
    assert [rule["id"] for rule in princes["rules"]] == list(GAMES["princes"].rules)


def test_people_read_the_same(signoria: Signoria) -> None:
    told = signoria("games")
    assert told.code == 0
    assert "princes: 3 to 5 players" in told.out
    assert "edition (default house; house)" in told.out
    for rule in GAMES["princes"].rules:
        assert rule in told.out
