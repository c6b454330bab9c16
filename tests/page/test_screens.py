"""The main screens look as they did; their pictures are kept in `pictures`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.page import gallery
from tests.page.camera import Darkroom, Grey, photograph
from tests.page.pictures import FOLDER, PICTURES, WIDE, kept
from tests.page.positions import opened_house
from tests.page.screens import SCREENS
from tests.page.visitor import Visitor

ADD_STYLE = """css => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${css} * { transition: none !important }`);
    document.adoptedStyleSheets = [sheet];
}"""

DIFFERENCES = Path(__file__).parents[2] / "build" / "pictures"


@pytest.fixture(scope="module")
def darkroom(browser: Browser) -> Darkroom:
    """Return where pictures are worked on."""
    return Darkroom(browser)


@pytest.fixture(scope="module")
def auction(browser: Browser) -> Iterator[Visitor]:
    """Return Lucia in the auction."""
    screen = SCREENS["auction"]
    with opened_house() as house:
        visitor = screen.open(browser, house, screen.lay(house), **WIDE)
        yield visitor
        visitor.close()


@pytest.fixture(scope="module")
def unchanged(auction: Visitor, darkroom: Darkroom) -> Grey:
    """Return the picture of the auction as it is."""
    return darkroom.shrink(photograph(auction))


@pytest.mark.parametrize("name", PICTURES)
def test_a_screen_looks_as_it_did(name: str, browser: Browser, darkroom: Darkroom) -> None:
    taken, was = PICTURES[name].take(browser), kept(name)
    now = darkroom.shrink(taken)
    assert (now.width, now.height) == (was.width, was.height)
    changed = was.changed(now)
    if was.is_broken(changed):
        DIFFERENCES.mkdir(parents=True, exist_ok=True)
        file = DIFFERENCES / f"{name}.png"
        file.write_bytes(darkroom.compare(was, taken, changed))
        pytest.fail(
            f"The screen {name!r} looks different: at the left as it was, at the right as it is, "
            f"in {file}. If that is as it should be, `make pictures` takes the pictures anew.",
            pytrace=False,
        )


def test_no_picture_is_kept_for_nothing() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(PICTURES)


def test_the_documentation_shows_every_picture_of_every_screen() -> None:
    there = {path.relative_to(gallery.FOLDER).as_posix() for path in gallery.FOLDER.rglob("*.webp")}
    taken = {f"{name}-{window}.webp" for name in SCREENS for window in gallery.windows_of(name)}
    text = (gallery.FOLDER / "README.md").read_text(encoding="utf-8")
    shown = set(re.findall(r"\((\S+\.webp)\)", text))
    assert {file for file in there if "/" not in file} == taken
    assert shown == there


@pytest.mark.parametrize(
    "style",
    [
        "body { -webkit-text-stroke: 0.25px }",
        "body { translate: 0.5px 0.5px }",
        "body { translate: 1px 0 }",
        "body { translate: 0 1px }",
        "body { font-kerning: none }",
    ],
)
def test_letters_that_another_machine_draws_a_little_differently_are_no_change(
    style: str, auction: Visitor, unchanged: Grey, darkroom: Darkroom
) -> None:
    assert not is_noticed(style, auction, unchanged, darkroom)


@pytest.mark.parametrize(
    "style",
    [
        "[aria-label=Decision] { translate: 8px 0 }",
        "[aria-label=Decision] { visibility: hidden }",
        "[aria-label=Decision] button { display: none }",
        "[role=log] { visibility: hidden }",
        "section { translate: 0 8px }",
        "aside { translate: 0 8px }",
        "header { visibility: hidden }",
        "main h2 { translate: 0 14px }",
        "main p, main li { line-height: 0.7 }",
        "* { font-size: 17px !important }",
        "* { color: var(--ink-3) !important }",
    ],
)
def test_what_is_moved_hidden_covered_or_dimmed_is_noticed(
    style: str, auction: Visitor, unchanged: Grey, darkroom: Darkroom
) -> None:
    assert is_noticed(style, auction, unchanged, darkroom)


def is_noticed(style: str, visitor: Visitor, before: Grey, darkroom: Darkroom) -> bool:
    """Whether a screen counts as changed by a style."""
    visitor.page.evaluate(ADD_STYLE, style)
    after = darkroom.shrink(photograph(visitor))
    return before.is_broken(before.changed(after))
