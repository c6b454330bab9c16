"""Single decisions: what is said of a choice before it is sent, and what is refused and why."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator, expect

from tests.page.visitor import Visitor


def asked(visitor: Visitor, question: str, seed: int = 1) -> None:
    """Play at random until a question is asked, in a new game if need be."""
    rng = Random(seed)
    visitor.play_against_bots()
    while visitor.play_until_asked({question}, rng) == "over":
        visitor.play_against_bots()
    expect(visitor.page).to_have_title(re.compile("^Your move"))


def at_menu(visitor: Visitor, possible: str, seed: int = 1) -> None:
    """Play at random until an action whose move begins so is possible."""
    rng = Random(seed)
    asked(visitor, "act", seed)
    while not any(move.startswith(possible) for move in visitor.table()["legal"]):
        shown = visitor.wait_until_asked()
        visitor.move(rng.choice(shown["legal"]), shown["version"])
        if visitor.play_until_asked({"act"}, rng) == "over":
            asked(visitor, "act", rng.randrange(1000))
    expect(visitor.decision.get_by_role("heading", name="What do you do?")).to_be_visible()


def button(visitor: Visitor, start: str) -> Locator:
    """Return the button of the decision, or of its choices, whose name begins so."""
    main = visitor.page.get_by_role("main")
    return main.get_by_role("button", name=re.compile(f"^{re.escape(start)}"))


def square(visitor: Visitor, name: str) -> Locator:
    """Return a square of one's own estate."""
    grid = visitor.page.get_by_role("grid", name="Your estate")
    return grid.get_by_role("gridcell", name=f"{name}, ")


def test_a_sold_lot_says_to_whom_and_cannot_be_offered(visitor: Visitor) -> None:
    asked(visitor, "open")
    rng = Random(2)
    while not visitor.table()["view"]["sold"]:
        shown = visitor.wait_until_asked()
        visitor.move(rng.choice(shown["legal"]), shown["version"])
        visitor.play_until_asked({"open"}, rng)
    lots = visitor.page.get_by_role("group", name="Object to offer")
    sold = lots.get_by_role("radio", name=re.compile("sold to")).first
    sold.click()
    expect(visitor.decision.get_by_text("is sold in this round").first).to_be_visible()
    expect(visitor.decision.get_by_text("Rules, paragraph")).to_be_visible()
    expect(visitor.decision.get_by_role("button", name="sold in this round")).to_be_disabled()


def test_an_offer_shows_what_it_leaves_before_it_is_made(visitor: Visitor) -> None:
    asked(visitor, "open")
    shown = visitor.table()
    lot = next(move for move in shown["legal"] if move.startswith("offer ")).split()[1]
    visitor.page.locator(f"input[value={lot}]").click()
    florins = shown["view"]["seats"][shown["seat"]]["florins"]
    left = f"leaves you {max(0, florins - 200):,} florins"
    expect(
        button(visitor, "Offer the" if not shown["view"]["asks"]["last"] else "Take the")
    ).to_have_accessible_name(re.compile(left))
    assert visitor.table()["version"] == shown["version"]


def test_a_choice_outlasts_a_reload(visitor: Visitor) -> None:
    asked(visitor, "discard")
    visitor.page.get_by_role("main").get_by_role("radio").nth(1).check()
    visitor.page.reload()
    expect(visitor.page.get_by_role("main").get_by_role("radio").nth(1)).to_be_checked()
    expect(button(visitor, "Give back the")).to_be_enabled()


def test_prestige_becomes_florins_only_after_both_totals_are_shown(visitor: Visitor) -> None:
    at_menu(visitor, "exchange 2")
    own = visitor.table()["view"]["seats"][visitor.table()["seat"]]
    button(visitor, "Give prestige for florins").click()
    choices = visitor.page.get_by_role("region", name="Choices")
    slider = choices.get_by_role("slider")
    slider.fill("1")
    button(visitor, "One more").click()
    expect(slider).to_have_value("2")
    button(visitor, "Back").click()
    button(visitor, "Give prestige for florins").click()
    expect(slider).to_have_value("2")
    prestige, florins = own["prestige"], own["florins"]
    expect(choices).to_contain_text(f"{prestige} → {prestige - 2}")
    expect(choices).to_contain_text(f"{florins:,} → {florins + 200:,}")
    button(visitor, "Give 2 prestige").click()
    expect(visitor.decision.get_by_role("heading", name="What do you do?")).to_be_visible()
    now = visitor.table()["view"]["seats"][visitor.table()["seat"]]
    assert (now["prestige"], now["florins"]) == (prestige - 2, florins + 200)


def test_ending_a_turn_early_asks_once_more(visitor: Visitor) -> None:
    asked(visitor, "act")
    version = visitor.table()["version"]
    button(visitor, "End the turn").click()
    expect(visitor.decision.get_by_text(re.compile("would be lost"))).to_be_visible()
    assert visitor.table()["version"] == version
    button(visitor, "Back").click()
    expect(visitor.decision.get_by_role("heading", name="What do you do?")).to_be_focused()


def test_no_step_of_a_turn_is_wider_than_the_window(visitor: Visitor) -> None:
    at_menu(visitor, "build ")
    building = next(one for one in visitor.table()["legal"] if one.startswith("build ")).split()[1]
    wide = []
    for step in ("Complete a work", "Build", "Introduce a freedom", "Take a bonus card"):
        if not button(visitor, step).is_enabled():
            continue
        button(visitor, step).click()
        if step == "Build":
            visitor.page.locator(f"input[value={building}]").check()
        for width in (320, 360, 600, 820, 1024, 1920):
            visitor.page.set_viewport_size({"width": width, "height": 800})
            wide += [(step, width)] * (visitor.sideways_scroll() > 0)
        assert visitor.violations() == []
        button(visitor, "Back").click()
    assert wide == []
