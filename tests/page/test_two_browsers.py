"""Two people at two browsers, one of them at a phone, play one table to the end."""

from __future__ import annotations

from tests.page.conftest import Visit
from tests.page.hands import Mouse
from tests.page.sense import Player, play_to_the_end
from tests.page.test_friends import make_table


def test_two_browsers_play_one_table_to_the_end(visit: Visit) -> None:
    host, friend = visit(), visit(width=390, height=844)
    bots = ["Bot, sensible"] * 2
    friend.page.goto(make_table(host, "Free seat", *bots))
    friend.page.get_by_role("button", name="Take a seat").click()
    host.page.get_by_role("button", name="Start the game").click()
    for person in (host, friend):
        person.decision.wait_for()

    play_to_the_end(Player(Mouse(host.page)), Player(Mouse(friend.page)))

    scores = []
    for person in (host, friend):
        person.note_table()
        scores.append(person.table()["view"]["score"])
    assert scores[0] is not None
    assert scores[0] == scores[1]
