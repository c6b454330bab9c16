"""The seats of bots: they play by the same log, and their failures stop no game."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from random import Random

import pytest

from signoria.bots import BOTS
from signoria.core.record import Record, replay
from signoria.games import GAMES
from tests.server.house import House, play_on, seated, wait_until


def worker_processes() -> list[int]:
    """Return the processes in which bots of this test process decide."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
            command = (stat.parent / "cmdline").read_text()
        except (FileNotFoundError, ProcessLookupError):
            continue
        if parent == os.getpid() and "bot_worker" in command:
            found.append(int(stat.parent.name))
    return found


@pytest.mark.parametrize("bot", sorted(BOTS))
def test_each_bot_plays_a_game_to_its_end(house: House, bot: str) -> None:
    creator = house.person("Ada")
    table_id = creator.make_table(*[f"bot:{bot}"] * 3)["id"]
    shown = creator.wait_for_turn(table_id)
    assert shown["status"] == "over"
    record = Record.parse(creator.get(f"/tables/{table_id}/record").text)
    assert len(replay(GAMES["princes"], record)) == shown["version"]


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        creator = house.person("Ada")
        tables = [creator.make_table(*["bot:random"] * 3)["id"] for _ in range(4)]
        wait_until(lambda: creator.table(tables[-1])["version"] > 5)
        house.restart()
        for table_id in tables:
            assert creator.wait_for_turn(table_id)["status"] == "over"


def test_a_bot_whose_process_dies_moves_simply_and_leaves_a_report(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with House(tmp_path) as house:
        table_id, (ada,) = seated(house, "Ada", bots=2)
        wait_until(lambda: ada.table(table_id)["version"] >= 3)
        for process in worker_processes():
            os.kill(process, signal.SIGKILL)
        play_on(table_id, [ada], Random(1), moves=5)
        ada.wait_for_turn(table_id)
    report = next(line for line in capfd.readouterr().err.splitlines() if "bot failed" in line)
    assert table_id in report
    assert "its process ended" in report


def test_a_bot_that_is_too_slow_moves_simply_and_leaves_a_report(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with House(tmp_path, bot_seconds=2.0) as house:
        table_id, (ada,) = seated(house, "Ada", bots=2)
        wait_until(lambda: ada.table(table_id)["version"] >= 3)
        for process in worker_processes():
            os.kill(process, signal.SIGSTOP)
        play_on(table_id, [ada], Random(1), moves=5)
        ada.wait_for_turn(table_id)
    assert "it was too slow" in capfd.readouterr().err


def test_processes_of_bots_end_with_the_server(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        table_id, (ada,) = seated(house, "Ada", bots=2)
        ada.wait_for_turn(table_id)
        assert worker_processes()
    assert not worker_processes()


def test_bots_pause_where_people_play(tmp_path: Path) -> None:
    """With the longest pause nobody sees a bot move; without one the table goes on."""
    with House(tmp_path, bot_pause=10.0) as house:
        table_id, (ada,) = seated(house, "Ada", bots=2)
        quick = ada.make_table("me", "bot:random", "bot:random", pace=0)["id"]
        wait_until(lambda: ada.table(quick)["version"] >= 3)
        assert ada.table(table_id)["version"] == 1


def test_a_new_pace_counts_at_once_even_in_a_pause(tmp_path: Path) -> None:
    with House(tmp_path, bot_pause=10.0) as house:
        table_id, (ada,) = seated(house, "Ada", bots=2)
        assert ada.table(table_id)["pace"] == "normal"
        assert ada.table(table_id)["version"] == 1
        answer = ada.post(f"/tables/{table_id}/pace", {"pace": "instant"})
        assert answer.json()["pace"] == "instant"
        ada.wait_for_turn(table_id)
        play_on(table_id, [ada], Random(1), moves=5)
        ada.wait_for_turn(table_id)


def test_the_pace_is_kept(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        table_id, (ada,) = seated(house, "Ada", bots=2)
        for wish, told in (("slow", "slow"), (1.5, 1.5), ("normal", "normal"), (2.5, "slow")):
            answer = ada.post(f"/tables/{table_id}/pace", {"pace": wish})
            assert answer.json()["pace"] == told
        house.restart()
        assert ada.table(table_id)["pace"] == "slow"


def test_others_hear_of_a_new_pace_and_may_change_it(house: House) -> None:
    table_id, (ada, bice) = seated(house, "Ada", "Bice", bots=1)
    ada.post(f"/tables/{table_id}/pace", {"pace": "instant"}).raise_for_status()
    assert bice.table(table_id)["pace"] == "instant"
    assert bice.post(f"/tables/{table_id}/pace", {"pace": "slow"}).json()["pace"] == "slow"


def test_the_pace_is_for_those_who_sit_there_with_bots(house: House) -> None:
    table_id, _ = seated(house, "Ada", bots=2)
    among_people, (cosa, *_) = seated(house, "Cosa", "Dina", "Elsa")
    wish = {"pace": "instant"}
    assert house.person("Piero").post(f"/tables/{table_id}/pace", wish).status_code == 403
    assert cosa.post(f"/tables/{among_people}/pace", wish).status_code == 400
    assert cosa.post("/tables/nowhere/pace", wish).status_code == 404
    for bad in ("fast", -1, 11, None):
        assert cosa.post(f"/tables/{among_people}/pace", {"pace": bad}).status_code == 400
