"""Editions: the house edition is complete, and a broken file is refused with its line."""

from __future__ import annotations

import pytest

from signoria.core.game import EditionFile
from signoria.core.refusal import InvalidInput
from signoria.games import GAMES
from signoria.princes.edition_file import house_text, load_edition

HOUSE = house_text()


def test_the_house_edition_has_every_component_of_the_rules() -> None:
    edition = load_edition(HOUSE, "house.toml")
    assert len(edition.professions) == 21
    assert len(edition.bonus) == 20
    assert len(edition.prestige) == 14
    assert sum(edition.counts[:3]) == 18
    assert sum(edition.counts[3:]) == 30
    assert (edition.jesters, edition.builders, edition.recruiters) == (7, 6, 5)
    assert edition.minimum == (7, 10, 12, 14, 15, 16, 17)
    assert edition.free_squares == 43


def test_the_sizes_of_buildings_are_those_of_the_rules() -> None:
    edition = load_edition(HOUSE, "house.toml")
    squares = {"large": 7, "medium": 5, "small": 3}
    for size, shape in zip(edition.sizes[3:], edition.shapes[3:], strict=True):
        assert len(shape) == squares[size]


def test_every_card_and_tile_says_whether_a_source_confirms_it() -> None:
    edition = load_edition(HOUSE, "house.toml")
    assert len(edition.sources) == 13 + 21 + 20 + 14
    assert set(edition.sources.values()) == {"verified", "house"}


def test_the_check_sums_of_the_professions_hold() -> None:
    wishes = load_edition(HOUSE, "house.toml").wishes
    landscapes = [landscape for _, landscape, _ in wishes]
    freedoms = [freedom for _, _, freedom in wishes]
    assert [landscapes.count(kind) for kind in range(3)] == [9, 7, 5]
    assert [freedoms.count(kind) for kind in range(3)] == [7, 7, 7]


BROKEN = [
    # what is replaced, by what, where the error must point, what it must say
    ('name = "house"', "name = house", None, "not TOML"),
    ('name = "house"', "name = 3", "name = 3", "text in quotes"),
    ('name = "house"', 'name = "house"\ncolour = "red"', "colour", "unknown entry 'colour'"),
    ("PPP....\nPPP....", "PPP....", "estate =", "7 rows of 7"),
    ("PPP....\nPPP....", "PPP....\nPPP...x", "estate =", "7 rows of 7"),
    ("minimum = [7, 10, 12, 14, 15, 16, 17]", "minimum = [7]", "minimum = [7]", "7 numbers"),
    ("minimum = [7, 10,", "minimum = [7, true,", "minimum =", "whole numbers"),
    ("jester = 7", "jester = -7", "jester = -7", "whole number from 0"),
    ("jester = 7\n", "", "[supply]", "lacks the entry 'jester'"),
    ("[tiles.forest]", "[tiles.wood]", "[tiles.", "begin with forest, lake and park"),
    ('size = "large"', 'size = "huge"', "[tiles.university]", "small, medium, large"),
    ("###\n#.#\n#.#", "###\n#.x\n#.#", "[tiles.university]", "# and . only"),
    ("###\n#.#\n#.#", "#.#\n...\n#.#", "[tiles.university]", "do not hang together"),
    ("###\n#.#\n#.#", "########", "[tiles.university]", "fits nowhere"),
    ('source = "house"\nshape', 'source = "hearsay"\nshape', "[tiles.forest]", "'verified' or"),
    ('["poet", "theatre"', '["poet", "villa"', '"poet"', "unknown 'villa'"),
    ('["poet", "theatre", "lake"', '["poet", "theatre", "sea"', '"poet"', "unknown 'sea'"),
    ('["painter", "studio"', '["poet", "studio"', '"poet"', "stands twice"),
    ('["poet", "theatre"', '["The Poet", "theatre"', '"The Poet"', "lower-case words"),
    ("[tiles.chapel]", "[tiles.Chapel_2]", "Chapel_2", "lower-case words"),
    ('["forests", 2, ["forest"]', '["forests", 2, ["tree"]', '"forests"', "unknown piece 'tree'"),
    ('["forests", 2, ["forest"]', '["forests", "two", ["forest"]', '"forests"', "0 to 20"),
    ('["forests", 2, ["forest"]', '["forests", 2, "forest"', '"forests"', "list of pieces"),
    ('["most-works", "most"', '["most-works", "many"', '"most-works"', "'most' or the 'fewest'"),
    ('["three-freedoms", { freedom = 3 }', '["three-freedoms", 3', '"three-freedoms"', "table"),
    (
        '8, "verified"],\n  ["three-freedoms"',
        '8],\n  ["three-freedoms"',
        '"three-land',
        "4 entries",
    ),
]


@pytest.mark.parametrize(("old", "new", "near", "says"), BROKEN)
def test_a_broken_edition_is_refused_with_file_and_line(
    old: str, new: str, near: str | None, says: str
) -> None:
    assert old in HOUSE
    text = HOUSE.replace(old, new, 1)
    with pytest.raises(InvalidInput) as refused:
        load_edition(text, "mine.toml")
    message = str(refused.value)
    assert says in message
    assert message.startswith("mine.toml")
    if near is not None:
        lines = [n for n, line in enumerate(text.split("\n"), 1) if near in line]
        assert any(f"line {number}:" in message for number in lines), message


@pytest.mark.parametrize("text", ["a = " + "[" * 20_000, "name = " + "9" * 5_000])
def test_a_file_made_to_break_the_reader_gets_a_sentence(text: str) -> None:
    with pytest.raises(InvalidInput, match=r"^mine\.toml: this is"):
        load_edition(text, "mine.toml")


def test_an_edition_needs_enough_professions_to_deal() -> None:
    rows = [
        line for line in HOUSE.split("\n") if not line.startswith(('  ["poet"', '  ["painter"'))
    ]
    with pytest.raises(InvalidInput, match=r"mine\.toml, line \d+: the game needs 20 professions"):
        load_edition("\n".join(rows), "mine.toml")


def test_an_edition_of_ones_own_is_played_with_its_shapes() -> None:
    game = GAMES["princes"]
    text = HOUSE.replace('shape = """\n##\n"""', 'shape = """\n####\n"""', 1)
    catalogue = game.catalogue({}, EditionFile("mine.toml", text))
    tiles = catalogue["tiles"]
    assert isinstance(tiles, list)
    parks = [tile for tile in tiles if isinstance(tile, dict) and tile["tile"] == "park"]
    assert parks[0]["squares"] == 4
    assert not game.deal(3, {}, "1", EditionFile("mine.toml", text)).over


def test_an_error_names_the_file_that_it_is_in() -> None:
    broken = EditionFile("ours.toml", HOUSE.replace("jester = 7", "jester = -7"))
    with pytest.raises(InvalidInput, match=r"^ours\.toml, line \d+: 'jester'"):
        GAMES["princes"].deal(3, {}, "1", broken)


def test_an_unknown_edition_is_refused_by_name() -> None:
    with pytest.raises(InvalidInput, match="'edition' takes 'house', not 'gold'"):
        GAMES["princes"].deal(3, {"edition": "gold"}, "1")
