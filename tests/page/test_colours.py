"""Everything that is read or means something stands out from its ground, for all eyes."""

from __future__ import annotations

from itertools import combinations
from typing import Final

import pytest

from tests.page.colours import EYES, THEMES, contrast, distance, tokens

READ: Final = 4.5
"""The least contrast of text."""

MEANT: Final = 3.0
"""The least contrast of lines and marks that carry meaning."""

APART: Final = 11.0
"""The least distance of two players' colours: OKLab times 100, for eyes of every kind."""

PLAYERS: Final = ("giglio", "delfino", "sole", "quercia", "torre")
GROUNDS: Final = ("paper", "surface", "sunk", "raised")
SOFT: Final = ("gold-soft", "good-soft", "bad-soft", "cotto-soft")
BOARD: Final = ("ground", "ground-2", "niche", "map-land")

TEXT: Final = (
    *((ink, ground) for ink in ("ink", "ink-2", "ink-3") for ground in GROUNDS),
    *((ink, ground) for ink in ("cotto", "good", "bad", "gold") for ground in GROUNDS),
    *((ink, ground) for ink in ("ink", "ink-2") for ground in (*SOFT, *BOARD, "niche-lit")),
    ("good", "good-soft"),
    ("bad", "bad-soft"),
    ("gold", "gold-soft"),
    ("on-cotto", "cotto"),
    ("on-cotto", "cotto-hover"),
    ("surface", "stone-deep"),
    ("medal-ink", "medal"),
    ("marble-ink", "marble"),
    ("marble-ink", "marble-rose"),
    ("white", "marble-green"),
    *((f"p-{player}-on", f"p-{player}") for player in PLAYERS),
)

MARKS: Final = (
    *((mark, ground) for mark in ("focus", "cotto", "stone") for ground in GROUNDS),
    *(("legal", ground) for ground in (*GROUNDS, *BOARD)),
    *((mark, ground) for mark in ("good", "bad", "focus", "stone") for ground in BOARD),
    *(("token-line", ground) for ground in (*GROUNDS, *BOARD, *SOFT, "niche-lit")),
    ("line-strong", "paper"),
    ("line-strong", "surface"),
)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("text", "ground"), TEXT)
def test_text_can_be_read(text: str, ground: str, theme: str) -> None:
    colours = {"white": "#ffffff", **tokens(theme)}
    assert contrast(colours[text], colours[ground]) >= READ


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("mark", "ground"), MARKS)
def test_a_mark_can_be_seen(mark: str, ground: str, theme: str) -> None:
    colours = tokens(theme)
    assert contrast(colours[mark], colours[ground]) >= MEANT


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize(("one", "other"), [*combinations(PLAYERS, 2)])
def test_two_players_can_be_told_apart(one: str, other: str, eyes: str, theme: str) -> None:
    colours = tokens(theme)
    assert distance(colours[f"p-{one}"], colours[f"p-{other}"], eyes) >= APART
