"""The end of a game: the score in words, and the way to another game."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.page.visitor import Visitor


def test_another_game_with_the_same_bots_is_one_click_away(visitor: Visitor) -> None:
    first = visitor.play_against_bots(3)
    visitor.ask("POST", f"/tables/{first}/pace", {"pace": "instant"})
    assert visitor.play_until_asked(set(), Random(5)) == "over"
    end = visitor.page.get_by_role("region", name="prestige")
    expect(end.get_by_text("Final scoring, card by card")).to_be_visible()
    assert visitor.violations() == []
    end.get_by_role("button", name="Play again").click()
    expect(visitor.decision.get_by_role("heading", name="goes back")).to_be_visible()
    assert visitor.note_table() != first
    bots = [seat["bot"] for seat in visitor.table()["seats"] if seat["bot"]]
    assert bots == ["greedy", "greedy"]
    assert visitor.table()["pace"] == "instant"
