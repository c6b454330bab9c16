"""The rules in words: every refusal can name a paragraph that says why."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from signoria.core.json_types import Json
from signoria.core.refusal import Rule
from signoria.princes.game import PRINCES

HOUSE = Path(__file__).resolve().parents[2]
TOLD = (HOUSE / "docs" / "rules" / "princes.md").read_text(encoding="utf-8")
PARAGRAPHS = re.findall(r"^\*\*(\d+\.\d+)\*\* ", TOLD, re.MULTILINE)
SECTIONS = re.findall(r"^## (\d+)\. ", TOLD, re.MULTILINE)
SOURCES = sorted((HOUSE / "src" / "signoria" / "princes").glob("*.py"))


@pytest.mark.parametrize("rule", PRINCES.rules.values(), ids=lambda rule: rule.id)
def test_a_rule_has_a_paragraph_and_a_sentence(rule: Rule) -> None:
    assert PRINCES.rules[rule.id] is rule
    assert rule.paragraph in PARAGRAPHS
    assert re.fullmatch(r"[A-Z].*\w\.", rule.text)


def test_paragraphs_are_numbered_one_after_the_other() -> None:
    assert [str(number) for number in range(1, len(SECTIONS) + 1)] == SECTIONS
    expected: list[str] = []
    for section in SECTIONS:
        count = sum(1 for paragraph in PARAGRAPHS if paragraph.split(".")[0] == section)
        expected += [f"{section}.{number}" for number in range(1, count + 1)]
    assert expected == PARAGRAPHS


def test_references_lead_somewhere() -> None:
    referred = re.findall(r"\((\d+\.\d+(?:, \d+\.\d+)*)\)", TOLD)
    assert {one for group in referred for one in group.split(", ")} <= set(PARAGRAPHS)
    sections = re.findall(r"sections? (\d+)", TOLD)
    assert set(sections) <= set(SECTIONS)


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.stem)
def test_the_code_cites_paragraphs_that_there_are(source: Path) -> None:
    text = source.read_text(encoding="utf-8")
    for group in re.findall(r"\(rules? ([\d., to]+)\)", text):
        for cited in re.findall(r"\d+(?:\.\d+)?", group):
            assert cited in PARAGRAPHS or cited in SECTIONS


def names(entries: Json, key: str) -> list[str]:
    """Return the names of components."""
    assert isinstance(entries, list)
    return [str(entry[key]) for entry in entries]


def test_every_component_is_told_of() -> None:
    catalogue = PRINCES.catalogue({})
    for kind, key in (("tiles", "tile"), ("professions", "profession")):
        for name in names(catalogue[kind], key):
            assert name in TOLD
    for kind in ("bonus", "prestige"):
        for name in names(catalogue[kind], "card"):
            assert f"`{name}`" in TOLD
    minimum = catalogue["minimum"]
    assert isinstance(minimum, list)
    assert "| Least value | " + " | ".join(map(str, minimum)) + " |" in TOLD


def test_every_profession_is_told_with_its_wishes() -> None:
    professions = PRINCES.catalogue({})["professions"]
    assert isinstance(professions, list)
    for one in professions:
        row = " | ".join(one[key] for key in ("profession", "building", "landscape", "freedom"))
        assert f"| {row} |" in TOLD


def test_every_shape_is_drawn_as_the_edition_has_it() -> None:
    drawings = drawn(TOLD.split("```")[1]) | drawn(TOLD.split("```")[1].split("\n\n")[1])
    tiles = PRINCES.catalogue({})["tiles"]
    assert isinstance(tiles, list)
    for tile in tiles:
        cells = {tuple(cell) for cell in tile["turns"]["r0"]}
        assert drawings[tile["tile"]] == cells


def drawn(block: str) -> dict[str, set[tuple[int, int]]]:
    """Return the cells of the shapes drawn side by side below their names."""
    head, *rows = block.strip("\n").split("\n\n")[0].split("\n")
    found: dict[str, set[tuple[int, int]]] = {}
    for match in re.finditer(r"\S+ *", head):
        begin, end = match.span()
        cells = [row[begin:end].strip() for row in rows]
        cells = [row for row in cells if row]
        found[match.group().strip()] = {
            (column, len(cells) - 1 - number)
            for number, row in enumerate(cells)
            for column, sign in enumerate(row)
            if sign == "#"
        }
    return found
