"""What is generated from the code says what the code says."""

from __future__ import annotations

from tools import generated


def test_the_table_of_settings_is_up_to_date() -> None:
    page = generated.SETTINGS_PAGE.read_text(encoding="utf-8")
    assert "SIGNORIA_PORT" in page
    assert generated.with_settings(page) == page, "run `make generated`"
