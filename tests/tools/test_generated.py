"""What is generated from the code says what the code says."""

from __future__ import annotations

import pytest

from tools import generated, picture_data, picture_fonts


def test_the_table_of_settings_is_up_to_date() -> None:
    page = generated.SETTINGS_PAGE.read_text(encoding="utf-8")
    assert "SIGNORIA_PORT" in page
    assert generated.with_settings(page) == page, "run `make generated`"


def test_the_colours_and_icons_of_pictures_are_those_of_the_page() -> None:
    for name, text in picture_data.files().items():
        found = (picture_data.DATA / name).read_text(encoding="utf-8")
        assert found == text, f"{name}: run `make generated`"


@pytest.mark.parametrize("style", picture_fonts.STYLES, ids=lambda style: style.file)
def test_the_fonts_of_pictures_are_made_from_those_of_the_page(style: picture_fonts.Style) -> None:
    found = (picture_fonts.DATA / style.file).read_bytes()
    assert found == picture_fonts.font(style), "run `make generated`"
