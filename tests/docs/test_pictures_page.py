"""The example in docs/pictures.md draws what it says."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.pictures.looking import Seen, size

PAGE = Path(__file__).resolve().parents[2] / "docs" / "pictures.md"


def test_the_example_draws_a_board_and_an_estate(tmp_path: Path) -> None:
    [program] = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    picture = Seen((tmp_path / "board.svg").read_text(encoding="utf-8"))
    picture.check()
    assert "600 · Matteo" in picture.texts()
    shown = (PAGE.parent / "screens" / "board.png").read_bytes()
    assert size((tmp_path / "board.png").read_bytes()) == size(shown), "draw docs/screens anew"
    assert size((tmp_path / "estate.png").read_bytes())[0] > 100
