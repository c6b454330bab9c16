"""The home page: the first visit, playing at once, one's own games, the settings."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import expect

from signoria import __version__
from tests.page.conftest import Visit
from tests.page.visitor import Visitor


def test_from_the_home_page_to_the_first_decision_it_takes_at_most_two_clicks(
    visitor: Visitor,
) -> None:
    visitor.page.goto("/")
    visitor.page.get_by_role("button", name="Play against 3 bots").click()
    expect(visitor.decision.get_by_role("heading")).to_be_visible()
    visitor.note_table()
    assert visitor.wait_until_asked()["legal"]
    expect(visitor.page).to_have_title("Your move · The Princes of Florence · Signoria")


def test_a_newcomer_may_say_who_he_is(visitor: Visitor) -> None:
    visitor.go_home()
    welcome = visitor.page.get_by_role("dialog", name="Welcome to Florence")
    welcome.get_by_label("Name").fill("Caterina")
    welcome.get_by_label("Sun").check()
    welcome.get_by_role("button", name="Save").click()
    expect(welcome).to_be_hidden()
    visitor.page.reload()
    expect(visitor.page.get_by_role("heading", name="Buon giorno, Caterina.")).to_be_visible()
    expect(welcome).to_be_hidden()
    me = visitor.ask("GET", "/me")
    assert (me["name"], me["emblem"]) == ("Caterina", "sole")


def test_a_newcomer_who_says_nothing_has_a_name_all_the_same(visitor: Visitor) -> None:
    visitor.go_home()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Later").click()
    expect(visitor.page.get_by_role("dialog")).to_be_hidden()
    name = visitor.ask("GET", "/me")["name"]
    visitor.page.get_by_role("button", name="name and emblem").click()
    dialog = visitor.page.get_by_role("dialog", name="Your name and emblem")
    expect(dialog.get_by_label("Name")).to_have_value(name)


def test_name_and_emblem_can_be_changed_later(visitor: Visitor) -> None:
    visitor.go_home()
    visitor.page.get_by_role("button", name="name and emblem").click()
    dialog = visitor.page.get_by_role("dialog", name="Your name and emblem")
    dialog.get_by_label("Name").fill("   ")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_role("alert").first).to_have_text("A name has 1 to 24 characters.")
    dialog.get_by_label("Name").fill(" Piero ")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_role("status").first).to_have_text("Saved. You are Piero.")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("button", name="Piero: name and emblem")).to_be_focused()


def test_a_game_that_waits_for_one_comes_first(visitor: Visitor) -> None:
    visitor.go_home()
    visitor.page.get_by_role("button", name="Create a table").first.click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Create a table").click()
    expect(visitor.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    visitor.play_against_bots(3)
    visitor.wait_until_asked()
    visitor.go_home()
    expect(visitor.page.get_by_text("It is your move at one table.")).to_be_visible()
    waiting = visitor.page.get_by_role("region", name="Your move").get_by_role("listitem")
    expect(waiting).to_have_count(1)
    others = visitor.page.get_by_role("region", name="Your other games").get_by_role("listitem")
    expect(others).to_have_text([re.compile("Waiting for 3 players")])
    waiting.get_by_role("link").click()
    expect(visitor.decision).to_be_visible()


def test_a_card_says_the_question_and_the_round(visitor: Visitor) -> None:
    visitor.play_against_bots(3)
    card = visitor.page.get_by_role("region", name="Your move").get_by_role("link")
    asked = {
        "discard": ("Which profession goes back?", "Before round 1"),
        "open": ("What do you ", "Round {round}, auction. Minimum {minimum}."),
        "bid": ("Raise for the ", "Round {round}, auction. "),
        "act": (" action", "Round {round}, actions. Minimum {minimum}."),
    }
    rng, new = Random(4), set(asked)
    while new:
        visitor.go_home()
        question = visitor.play_until_asked(new, rng)
        new.discard(question)
        view = visitor.table()["view"]
        visitor.page.reload()
        for words in (*asked[question], "The Princes of Florence", "With "):
            expect(card).to_contain_text(words.format(round=view["round"], minimum=view["minimum"]))
        shown = visitor.wait_until_asked()
        visitor.move(rng.choice(shown["legal"]), shown["version"])


def test_a_table_is_created_by_keyboard(visitor: Visitor) -> None:
    visitor.go_home()
    page = visitor.page
    page.get_by_role("button", name="Create a table").first.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Create a table")
    dialog.get_by_role("group", name="Seats").get_by_label("4").focus()
    page.keyboard.press("ArrowRight")
    expect(dialog.get_by_role("combobox")).to_have_count(4)
    page.keyboard.press("Tab")
    expect(dialog.get_by_label("Seat 2")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(dialog).to_contain_text("5 seats: you, 3 free seats and 1 bot.")
    dialog.get_by_role("group", name="Pace of the bots").get_by_label("Normal").focus()
    page.keyboard.press("ArrowRight")
    expect(dialog.get_by_text("A longer pause")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Create a table").first).to_be_focused()

    page.keyboard.press("Enter")
    dialog.get_by_label("Seat 2").focus()
    page.keyboard.press("Enter")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Create a table").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()


def test_on_a_phone_the_foot_of_the_dialog_stays_in_sight(visit: Visit) -> None:
    visitor = visit(width=390, height=640)
    visitor.go_home()
    visitor.page.get_by_role("button", name="Create a table").first.click()
    dialog = visitor.page.get_by_role("dialog", name="Create a table")
    create = dialog.get_by_role("button", name="Create a table")
    expect(create).to_be_in_viewport(ratio=1)
    expect(dialog.get_by_text("4 seats: you, 3 free seats")).to_be_in_viewport(ratio=1)
    assert dialog.bounding_box() == {"x": 0, "y": 0, "width": 390, "height": 640}
    dialog.get_by_role("heading", name="Pace of the bots").scroll_into_view_if_needed()
    expect(create).to_be_in_viewport(ratio=1)


def test_an_unfinished_game_against_bots_can_be_resumed(visitor: Visitor) -> None:
    visitor.play_against_bots(4)
    visitor.go_home()
    unfinished = visitor.page.get_by_role("region", name="Unfinished")
    expect(unfinished).to_contain_text("Against 3 bots, round 1")
    unfinished.get_by_role("link", name="Resume").click()
    expect(visitor.decision).to_be_visible()


def test_a_finished_game_says_who_won(visitor: Visitor) -> None:
    visitor.play_against_bots(3)
    visitor.play_until_asked(set(), Random(5))
    winner = max(visitor.table()["view"]["score"], key=lambda score: -score["rank"])
    visitor.go_home()
    games = visitor.page.get_by_role("region", name="Your games").get_by_role("listitem")
    expect(games).to_contain_text(f"with {winner['prestige']} prestige")
    expect(games).to_contain_text("Finished. Your rank: ")


def test_bots_are_chosen_with_their_number_strength_and_pace(visitor: Visitor) -> None:
    visitor.go_home()
    quick = visitor.page.get_by_role("region", name="Play now against bots")
    quick.get_by_role("group", name="Bots").get_by_label("2").check()
    quick.get_by_role("group", name="Strength").get_by_label("Random").check()
    expect(quick.get_by_text("Makes any move that is allowed.")).to_be_visible()
    quick.get_by_role("group", name="Pace").get_by_label("At once").check()
    with visitor.page.expect_request("**/api/tables") as asked:
        quick.get_by_role("button", name="Play against 2 bots").click()
    expect(visitor.decision).to_be_visible()
    wish: dict[str, Any] = asked.value.post_data_json or {}
    assert (wish["seats"], wish["pace"]) == (["me", "bot:random", "bot:random"], "instant")


def test_the_theme_can_be_turned_in_the_top_bar(visitor: Visitor) -> None:
    visitor.go_home()
    root = visitor.page.locator("html")
    visitor.page.get_by_role("button", name="Dark colours").click()
    expect(root).to_have_attribute("data-theme", "dark")
    visitor.page.reload()
    visitor.page.get_by_role("button", name="Light colours").click()
    expect(root).to_have_attribute("data-theme", "light")


def test_the_theme_follows_the_system_until_one_chooses(visit: Visit) -> None:
    visitor = visit(theme="dark")
    root = visitor.page.locator("html")
    visitor.go_home()
    expect(root).to_have_attribute("data-theme", "dark")
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_role("group", name="Theme").get_by_label("Light").check()
    visitor.page.get_by_role("group", name="Motion").get_by_label("Reduced").check()
    visitor.page.reload()
    expect(root).to_have_attribute("data-theme", "light")
    expect(root).to_have_attribute("data-motion", "reduced")


def test_icons_and_typefaces_are_credited(visitor: Visitor) -> None:
    visitor.go_home()
    visitor.page.get_by_role("button", name="About").click()
    about = visitor.page.get_by_role("dialog", name="About Signoria")
    names = (
        "Lorc, Delapouite",
        "game-icons.net",
        "CC BY 3.0",
        "Lucide",
        "EB Garamond",
        "Source Sans",
    )
    for name in (*names, "The source comes with the program.", f"Version {__version__}"):
        expect(about).to_contain_text(name)
    with visitor.context.expect_page() as opened:
        about.get_by_role("link", name="Texts of the licences").click()
    expect(opened.value.locator("body")).to_contain_text("SIL OPEN FONT LICENSE")


def test_how_to_play_stands_on_one_page_with_all_rules(visitor: Visitor) -> None:
    visitor.go_home()
    visitor.page.get_by_role("main").get_by_role("link", name="How to play").click()
    explained = visitor.page.get_by_role("dialog", name="How to play")
    for part in ("The goal", "The auction", "The actions", "What a work is worth", "The end"):
        expect(explained.get_by_role("heading", name=part)).to_be_visible()
    rules: list[dict[str, str]] = visitor.page.request.get("/api/games").json()[0]["rules"]
    for rule in rules:
        expect(explained.locator(f"#rule-{rule['id']}")).to_contain_text(rule["paragraph"])
    assert visitor.violations() == []
    visitor.page.keyboard.press("Escape")
    expect(explained).to_be_hidden()
    assert "#" not in visitor.page.url


def test_a_rule_has_an_address_of_its_own(visitor: Visitor) -> None:
    visitor.page.goto("/#rule-no-overlap")
    rule = visitor.page.locator("#rule-no-overlap")
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("button", name="Keys").click()
    visitor.page.get_by_role("dialog", name="Keys").get_by_role("link", name="How to play").click()
    expect(visitor.page.get_by_role("dialog", name="How to play")).to_be_visible()
    expect(visitor.page.get_by_role("dialog", name="Keys")).to_be_hidden()


def test_an_address_that_leads_nowhere_says_so(visitor: Visitor) -> None:
    visitor.go_home()
    for address in ("/t/no/such/table", "/nonsense"):
        visitor.page.goto(address)
        expect(visitor.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    visitor.outage_over()
    visitor.page.get_by_role("link", name="Go to the home page").click()
    expect(visitor.page.get_by_role("heading", name="Play now against bots")).to_be_visible()
