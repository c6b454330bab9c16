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
    refusal = visitor.decision.get_by_role("alert")
    expect(refusal).to_contain_text("“raise” is not allowed.")
    expect(refusal).to_contain_text("Rules, paragraph")
    expect(field).to_have_value("raise")
    refusal.get_by_role("button", name="Close").click()
    expect(refusal).to_be_empty()


def test_what_is_no_move_is_told_with_examples(visitor: Visitor) -> None:
    visitor.play_against_bots()
    visitor.wait_until_asked()
    visitor.page.get_by_label("Type a move").fill("please")
    expect(visitor.page.get_by_text("A move is one line, for example: raise, pass")).to_be_visible()
