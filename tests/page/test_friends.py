"""Several people: a table for friends, the invite link, one person on two devices."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.visitor import Visitor


def make_table(host: Visitor, *others: str) -> str:
    """Let a host make a table; return its invite link."""
    host.go_home()
    host.page.get_by_role("button", name="Create a table").first.click()
    dialog = host.page.get_by_role("dialog", name="Create a table")
    dialog.get_by_role("group", name="Seats").get_by_label(str(len(others) + 1)).check()
    for place, wish in enumerate(others):
        dialog.get_by_label(f"Seat {place + 2}").select_option(label=wish)
    dialog.get_by_role("button", name="Create a table").click()
    return host.page.get_by_label("Invite link").input_value()


def test_two_friends_and_a_bot_sit_down_and_start(visit: Visit) -> None:
    host, friend = visit(), visit(width=390, height=844)
    link = make_table(host, "Free seat", "Bot, sensible")
    start = host.page.get_by_role("button", name="Start the game")
    expect(start).to_be_disabled()

    friend.page.goto(link)
    friend.page.get_by_role("button", name="Take a seat").click()
    expect(friend.page.get_by_text("The game starts when")).to_be_visible()

    expect(host.page.get_by_role("heading", name="Everyone is here")).to_be_visible()
    start.click()
    for person in (host, friend):
        expect(person.decision.get_by_role("heading", name="goes back")).to_be_visible()


def test_an_open_table_can_be_joined_from_the_home_page(visit: Visit) -> None:
    host, friend = visit(), visit()
    make_table(host, "Free seat", "Bot, random")
    name = host.ask("GET", "/me")["name"]
    friend.go_home()
    friend.page.get_by_role("button", name=f"Join the table of {name}").first.click()
    expect(friend.page.get_by_text("(you)")).to_be_visible()


def test_the_invite_link_opens_no_seat_that_is_taken(visit: Visit) -> None:
    host, friend, late = visit(), visit(), visit()
    link = make_table(host, "Free seat", "Bot, random")
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Take a seat").click()
    expect(friend.page.get_by_text("The game starts when")).to_be_visible()

    late.page.goto(link)
    expect(late.page.get_by_text("All seats are taken and you have none")).to_be_visible()
    host.page.get_by_role("button", name="Start the game").click()
    expect(late.page.get_by_text("This game is under way")).to_be_visible()


def test_one_person_goes_on_at_another_device(visit: Visit) -> None:
    desk, phone, stranger = visit(), visit(width=390, height=844), visit()
    table = desk.play_against_bots()
    desk.page.get_by_role("button", name="name and emblem").click()
    desk.page.get_by_role("button", name="Make a link").click()
    link = desk.page.get_by_label("Link for the other device").input_value()

    phone.page.goto(link)
    expect(phone.page.get_by_role("region", name="Your move").get_by_role("link")).to_be_visible()
    phone.page.goto(f"/t/{table}")
    expect(phone.decision).to_be_visible()
    assert phone.ask("GET", "/me")["id"] == desk.ask("GET", "/me")["id"]

    stranger.page.goto(link)
    expect(stranger.page.get_by_text("This link cannot be used any more.")).to_be_visible()
    stranger.outage_over()


def test_a_browser_becomes_nobody_else_without_being_asked(visit: Visit) -> None:
    desk, other = visit(), visit()
    desk.play_against_bots()
    other.play_against_bots()
    before = other.ask("GET", "/me")["id"]
    desk.page.get_by_role("button", name="name and emblem").click()
    desk.page.get_by_role("button", name="Make a link").click()
    link = desk.page.get_by_label("Link for the other device").input_value()

    other.page.goto(link)
    other.page.get_by_role("button", name="Stay").click()
    expect(other.page.get_by_role("region", name="Your move")).to_be_visible()
    assert other.ask("GET", "/me")["id"] == before
    other.page.goto(link)
    other.page.get_by_role("button", name="Go on as the guest of the link").click()
    expect(other.page.get_by_role("region", name="Your move")).to_be_visible()
    assert other.ask("GET", "/me")["id"] == desk.ask("GET", "/me")["id"]


def test_a_draft_outlasts_what_others_choose_at_the_same_time(visit: Visit) -> None:
    host, friend = visit(), visit()
    link = make_table(host, "Free seat", "Bot, sensible")
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Take a seat").click()
    host.page.get_by_role("button", name="Start the game").click()
    expect(host.choices).to_have_count(4)
    host.choices.nth(2).check()

    expect(friend.choices).to_have_count(4)
    friend.note_table()
    shown = friend.wait_until_asked()
    friend.move(shown["legal"][0], shown["version"])
    name = friend.ask("GET", "/me")["name"]
    expect(host.log).to_contain_text(f"{name} gives one profession back.")
    expect(host.choices.nth(2)).to_be_checked()
    host.decision.get_by_role("button", name="Give back").click()
    expect(host.log).to_contain_text("You give the")


def test_a_table_that_waits_can_be_changed_and_closed(visit: Visit) -> None:
    host, friend = visit(), visit(width=390, height=844)
    link = make_table(host, "Free seat", "Free seat")
    expect(host.page.get_by_text("Only this computer can open this link.")).to_be_visible()
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Take a seat").click()
    expect(host.page.get_by_text("One seat is free.")).to_be_visible()
    friend.page.get_by_role("button", name="Give up the seat").click()
    expect(friend.page.get_by_role("button", name="Take a seat")).to_be_visible()
    expect(host.page.get_by_text("2 seats are free.")).to_be_visible()
    host.page.get_by_role("button", name="Add a bot that plays sensibly").click()
    expect(host.page.get_by_text("One seat is free.")).to_be_visible()
    assert host.violations() == friend.violations() == []

    host.page.get_by_role("button", name="Close the table").click()
    sure = host.page.get_by_role("dialog", name="Close this table?")
    sure.get_by_role("button", name="Close the table").click()
    expect(host.page.get_by_role("heading", name="Play now against bots")).to_be_visible()
    expect(friend.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    for person in (host, friend):
        # What was still being asked of the closed table is answered, too, before it is forgotten.
        person.go_home()
        person.outage_over()


def test_who_finds_his_emblem_taken_is_told_what_he_plays(visit: Visit) -> None:
    host, friend = visit(), visit()
    for person in (host, friend):
        person.go_home()
        person.ask("PATCH", "/me", {"emblem": "torre"})
        person.page.reload()
    friend.page.goto(make_table(host, "Free seat", "Bot, sensible"))
    friend.page.get_by_role("button", name="Take a seat").click()
    expect(friend.page.get_by_text("Tower is taken here; you play")).to_be_visible()
    friend.note_table()
    emblem = friend.table()["seats"][1]["emblem"]
    own = friend.page.get_by_role("button", name="name and emblem").locator("path.field")
    expect(own).to_have_attribute("style", f"fill: var(--p-{emblem});")
    friend.go_home()
    expect(own).to_have_attribute("style", "fill: var(--p-torre);")


def test_a_new_name_reaches_the_pages_of_others_and_ones_own(visit: Visit) -> None:
    host, friend = visit(), visit()
    link = make_table(host, "Free seat", "Bot, sensible")
    friend.page.goto(link)
    other_tab = host.new_tab()
    other_tab.goto("/")
    other_tab.get_by_role("button", name="name and emblem").click()
    dialog = other_tab.get_by_role("dialog", name="Your name and emblem")
    dialog.get_by_label("Name").fill("Adelaide")
    dialog.get_by_role("button", name="Save").click()
    expect(friend.page.get_by_text("Adelaide", exact=True)).to_be_visible()
    expect(host.page.get_by_text("Adelaide (you)")).to_be_visible()
    host.page.get_by_role("link", name="Signoria, home").click()
    expect(host.page.get_by_role("button", name="Adelaide: name and emblem")).to_be_visible()
