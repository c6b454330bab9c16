"""Moves typed as text, and what is said of those that are refused."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.visitor import Visitor


def test_a_typed_move_shows_its_effect_and_is_made(visitor: Visitor) -> None:
    visitor.play_against_bots()
    move = visitor.wait_until_asked()["legal"][0]
    field = visitor.page.get_by_label("Type a move")
    field.fill(move)
    expect(visitor.page.get_by_text("Florins 3,500 → 3,500")).to_be_visible()
    field.press("Enter")
    expect(visitor.log).to_contain_text("You give the")
    expect(field).to_have_value("")


def test_a_typed_move_that_is_refused_teaches_the_rule(visitor: Visitor) -> None:
    visitor.play_against_bots()
    visitor.wait_until_asked()
    field = visitor.page.get_by_label("Type a move")
    field.fill("raise")
    told = visitor.page.get_by_role("status").filter(has_text="Rules, paragraph")
    expect(told).to_contain_text("That is not what you are asked now.")
    field.press("Enter")
    expect(told).to_contain_text("That is not what you are asked now.")
    expect(visitor.decision.get_by_role("alert")).to_be_empty()
    expect(field).to_have_value("raise")
    field.fill("  ")
    expect(told).to_have_count(0)
    field.press("Enter")
    expect(field).not_to_have_attribute("aria-invalid", "true")


def test_what_is_no_move_is_told_with_its_word_and_with_examples(visitor: Visitor) -> None:
    visitor.play_against_bots()
    visitor.wait_until_asked()
    field = visitor.page.get_by_label("Type a move")
    field.fill("please")
    told = visitor.page.get_by_role("status").filter(has_text="Rules, paragraph")
    expect(told).to_contain_text("There is no move 'please' in this game.")
    expect(told).to_contain_text("A move is one line, for example: raise, pass")


def test_the_key_seven_leads_to_the_field_and_writes_nothing(visitor: Visitor) -> None:
    visitor.play_against_bots()
    visitor.wait_until_asked()
    visitor.page.locator("body").press("7")
    field = visitor.page.get_by_label("Type a move")
    expect(field).to_be_focused()
    expect(field).to_have_value("")


def test_the_sealed_deal_is_shown_during_the_game(visitor: Visitor) -> None:
    visitor.play_against_bots()
    commitment = visitor.wait_until_asked()["commitment"]
    log = visitor.page.get_by_role("complementary", name="Log")
    log.get_by_text("Sealed deal").click()
    expect(log.get_by_label("Commitment")).to_have_value(commitment)
