"""A whole game of four by keyboard alone, written down as a screen reader tells it.

With `SIGNORIA_TRANSCRIPT=FILE` the transcript is kept in that file.
"""

from __future__ import annotations

import os
from pathlib import Path

from tests.page.ears import Ears
from tests.page.hands import Keyboard
from tests.page.sense import Player, play_to_the_end
from tests.page.visitor import Visitor

HEADER = """\
A whole game by keyboard, as a screen reader tells it
=====================================================

Written by tests/page/test_whole_game_by_keyboard.py from the accessibility tree of a real Chromium.
A headline is what is asked. A line in brackets is a key and what has the focus then: its name, role
and state. A line in quotes is announced without moving the focus.
"""


def test_a_whole_game_by_keyboard(visitor: Visitor, tmp_path: Path) -> None:
    visitor.go_home()
    ears = Ears(visitor.page)
    ears.listen()
    keyboard = Keyboard(visitor.page, ears)
    ears.note("The home page")
    keyboard.tab_to("button", "Play against 3 bots")
    visitor.page.keyboard.press("Enter")
    visitor.decision.wait_for()
    ears.hear("Enter")

    player = Player(keyboard)
    player.on_question = ears.asked
    play_to_the_end(player)
    ears.announced()
    ears.note(visitor.page.get_by_role("heading", name="with").first.inner_text())

    kept = Path(os.environ.get("SIGNORIA_TRANSCRIPT", tmp_path / "keyboard-game.txt"))
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_text(HEADER + "\n".join(ears.lines) + "\n", encoding="utf-8")

    visitor.note_table()
    assert visitor.table()["status"] == "over"
    lost = [line for line in ears.lines if line.endswith((", none", ", document"))]
    assert lost[1:] == [], "only the way from home to the table begins a new page"
    assert any("Your decision: " in line for line in ears.lines)
    assert any(" wins" in line for line in ears.lines)
