"""What the page was made for is what the game and the server are: types, identifiers, texts."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from signoria.games import GAMES
from signoria.princes.purse import BUILDING_COSTS, PRICE
from signoria.princes.terms import CHARACTERS, PHASES, QUESTIONS
from signoria.server.app import make_app
from signoria.server.settings import Settings

WEB = Path(__file__).parents[2] / "web"
STALE = "Run `python -m signoria.server.openapi > web/openapi.json` and `npm run types` in web."


@pytest.fixture(scope="module")
def texts() -> set[str]:
    """Return the ids of all texts of the page."""
    files = (WEB / "src" / "texts" / "en").glob("*.ftl")
    written = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", written, re.MULTILINE))


@pytest.fixture(scope="module")
def components() -> dict[str, Any]:
    """Return the components of The Princes of Florence."""
    return json.loads(json.dumps(GAMES["princes"].catalogue({})))  # type: ignore[no-any-return]


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    written = json.loads((WEB / "openapi.json").read_text(encoding="utf-8"))
    assert written == make_app(Settings()).openapi(), STALE


def test_every_rule_has_its_sentence(texts: set[str]) -> None:
    assert {f"rule-{rule}" for rule in GAMES["princes"].rules} <= texts


def test_every_component_has_its_name(texts: set[str], components: dict[str, Any]) -> None:
    named = {f"tile-{tile['tile']}" for tile in components["tiles"]}
    named |= {f"profession-{one['profession']}" for one in components["professions"]}
    named |= {f"lot-{lot}" for lot in components["lots"]}
    named |= {f"freedom-{freedom}" for freedom in components["freedoms"]}
    assert named <= texts


def test_every_phase_and_every_character_has_its_name(texts: set[str]) -> None:
    named = {f"phase-{phase}" for phase in PHASES} | {f"character-{name}" for name in CHARACTERS}
    assert named <= texts


def test_every_question_is_asked_at_the_table_and_at_home() -> None:
    questions = {question for question in QUESTIONS if question != "over"}
    for place in ("table/asked.ts", "home/games.ts"):
        source = (WEB / "src" / place).read_text(encoding="utf-8")
        assert questions <= set(re.findall(r"case '([a-z]+)':", source)), place


def test_every_card_has_its_name_and_says_what_it_does(
    texts: set[str], components: dict[str, Any]
) -> None:
    bonus = {f"bonus-{one['card']}" for one in components["bonus"]}
    prestige = {f"prestige-card-{one['card']}" for one in components["prestige"]}
    assert bonus | {f"{card}-effect" for card in bonus} <= texts
    assert prestige | {f"{card}-condition" for card in prestige} <= texts


def test_the_points_of_prestige_cards_are_told_as_they_are(components: dict[str, Any]) -> None:
    written = (WEB / "src" / "texts" / "en" / "cards.ftl").read_text(encoding="utf-8")
    for card in components["prestige"]:
        told = re.search(rf"^prestige-card-{card['card']}-condition = (.+)$", written, re.MULTILINE)
        assert told is not None
        points = card.get("alone", card.get("points"))
        assert told[1].startswith(f"{points} prestige for ")
        if "tied" in card:
            assert f"; {card['tied']} if tied" in told[1]


def test_the_prices_on_the_page_are_those_of_the_rules() -> None:
    written = (WEB / "src" / "decide" / "prices.ts").read_text(encoding="utf-8")
    assert f"CARD_PRICE = {PRICE};" in written
    assert f"BUILDING_PRICES = {[*BUILDING_COSTS]};" in written
