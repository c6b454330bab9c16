"""The server is killed at random moments: what it confirmed is there, and every table goes on."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from random import Random

from tests.server.doomed import Doomed, Player, all_play, post, seat_players
from tests.server.house import PATIENCE, wait_until

KILLS = 50
MOST_MOVES = 12
"""Moves confirmed in a life of the server at most, before it is killed."""


def test_killed_at_any_moment_it_keeps_what_it_confirmed_and_all_tables_go_on(
    tmp_path: Path,
) -> None:
    rng, server = Random(50), Doomed(tmp_path)
    server.start()
    tables = ((3, 0), (3, 0), (2, 2))
    players = [player for table in tables for player in seat_players(server.url, *table)]
    for _ in range(KILLS):
        known = [player.newest for player in players]
        play_until_killed(server, players, rng)
        server.start()
        for player, newest in zip(players, known, strict=True):
            check_new(player, newest)
    assert confirmed(players) >= KILLS
    for player in players:
        check_log(player)
    play_to_the_end(players, rng)
    server.close()
    for player in players:
        player.http.close()


def play_until_killed(server: Doomed, players: list[Player], rng: Random) -> None:
    """Let all play at once, and kill the server while they do."""
    stop, enough = threading.Event(), confirmed(players) + rng.randint(1, MOST_MOVES)
    threads = all_play(players, stop, rng)
    wait_until(lambda: confirmed(players) >= enough or all(player.over for player in players))
    time.sleep(rng.uniform(0, 0.03))
    server.kill()
    stop.set()
    for thread in threads:
        thread.join(PATIENCE)


def confirmed(players: list[Player]) -> int:
    """Return how many moves the server has confirmed."""
    return sum(len(player.confirmed) for player in players)


def check_new(player: Player, newest: int) -> None:
    """See that what was confirmed since a version is there: its key gives its version again."""
    for version, (move, key) in player.confirmed.items():
        if version > newest:
            body = {"move": move, "version": version - 1, "key": key}
            answer = post(player.http, f"/tables/{player.table_id}/moves", body)
            assert answer["version"] == version


def check_log(player: Player) -> None:
    """See that the log holds each confirmed move at its version, and none is missing between."""
    shown = player.http.get(f"/tables/{player.table_id}").json()
    record = player.http.get(f"/tables/{player.table_id}/record").text
    lines = record.partition("\n\n")[2].splitlines()
    assert len(lines) >= shown["version"] - 1
    for version, (move, _) in player.confirmed.items():
        assert lines[version - 2] == f"{shown['seat']} {move}"


def play_to_the_end(players: list[Player], rng: Random) -> None:
    """See that every game comes to its end."""
    for thread in all_play(players, threading.Event(), rng):
        thread.join(2 * PATIENCE)
    assert all(player.over for player in players)
