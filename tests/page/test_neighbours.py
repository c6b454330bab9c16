"""A joint building is proposed by one player and answered by the other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.page.positions import OpenedHouse, opened_house
from tests.page.screens import SCREENS


@pytest.fixture(scope="module")
def house() -> Iterator[OpenedHouse]:
    """Return a server on which positions are laid."""
    with opened_house() as server:
        yield server


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize(("answer", "prestige"), [("Accept", 9), ("Refuse", 6)])
def test_a_proposal_is_answered(
    browser: Browser, house: OpenedHouse, answer: str, prestige: int, width: int
) -> None:
    shown = SCREENS["answer"]
    visitor = shown.open(browser, house, shown.lay(house), width=width, height=844)
    visitor.decision.get_by_role("button", name=answer).click()
    visitor.decision.get_by_role("heading", name="Sofia is deciding").wait_for()
    assert visitor.table()["view"]["seats"][1]["prestige"] == prestige
    visitor.close()
