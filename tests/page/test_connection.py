"""Reloads, second tabs, lost connections: nothing is lost and everything goes on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.page.conftest import Visit
from tests.page.visitor import Visitor
from tests.server.house import House


def give_back(page: Page) -> str:
    """Give the first person back; return his profession."""
    decision = page.get_by_role("region", name="Decision")
    page.get_by_role("main").get_by_role("radio").first.check()
    decision.get_by_role("button", name="Give back").click()
    return "You give the"


def test_a_reload_shows_the_same_decision(visitor: Visitor) -> None:
    visitor.play_against_bots()
    visitor.wait_until_asked()
    question = visitor.decision.get_by_role("heading").first.inner_text()
    visitor.page.reload()
    expect(visitor.decision.get_by_role("heading").first).to_have_text(question)


def test_a_second_tab_follows_the_first(visitor: Visitor) -> None:
    visitor.play_against_bots()
    second = visitor.new_tab()
    second.goto(visitor.page.url)
    expect(second.get_by_role("radio")).to_have_count(4)
    told = give_back(visitor.page)
    expect(visitor.log).to_contain_text(told)
    expect(second.get_by_role("log")).to_contain_text(told)
    expect(second.get_by_role("button", name="Give back")).to_have_count(0)


def test_the_game_goes_on_when_the_server_comes_back(visitor: Visitor, house: House) -> None:
    visitor.play_against_bots()
    expect(visitor.choices).to_have_count(4)
    house.stop()
    banner = visitor.page.get_by_role("alert").filter(has_text="No connection.")
    expect(banner).to_be_visible()
    house.start()
    expect(banner).to_be_hidden()
    told = give_back(visitor.page)
    expect(visitor.log).to_contain_text(told)
    visitor.outage_over()


def test_a_move_sent_while_the_server_is_away_is_made_once_it_is_back(
    visitor: Visitor, house: House
) -> None:
    visitor.play_against_bots()
    expect(visitor.choices).to_have_count(4)
    house.stop()
    told = give_back(visitor.page)
    expect(visitor.decision.get_by_text("Sending your move")).to_be_visible()
    house.start()
    expect(visitor.log.get_by_text(told)).to_have_count(1)
    visitor.outage_over()


def test_a_move_that_was_not_answered_is_sent_again_after_a_reload(visitor: Visitor) -> None:
    visitor.play_against_bots()
    expect(visitor.choices).to_have_count(4)
    moves = "**/api/tables/*/moves"
    visitor.page.route(moves, lambda route: route.abort())
    told = give_back(visitor.page)
    expect(visitor.decision.get_by_text("Sending your move")).to_be_visible()
    visitor.page.unroute(moves)
    visitor.page.reload()
    expect(visitor.log.get_by_text(told)).to_have_count(1)
    visitor.outage_over()


def test_a_move_whose_answer_was_lost_is_not_made_twice(visitor: Visitor) -> None:
    visitor.play_against_bots()
    expect(visitor.choices).to_have_count(4)
    lost: list[str] = []

    def lose_first_answer(route: Route) -> None:
        if lost:
            route.continue_()
        else:
            lost.append(route.fetch().text())
            route.abort()

    visitor.page.route("**/api/tables/*/moves", lose_first_answer)
    told = give_back(visitor.page)
    expect(visitor.log.get_by_text(told)).to_have_count(1)
    expect(visitor.decision.get_by_text("Sending your move")).to_be_hidden()
    assert len(lost) == 1
    visitor.outage_over()


@pytest.mark.parametrize("blocked", [("socket",), ("socket", "events")])
def test_news_come_without_sockets_too(visit: Visit, blocked: tuple[str, ...]) -> None:
    visitor = visit()
    visitor.go_home()

    def refuse(socket: WebSocketRoute) -> None:
        socket.close(code=1011, reason="a proxy in between")

    visitor.context.route_web_socket("**/socket", refuse)
    if "events" in blocked:
        visitor.context.route("**/api/tables/*/events", lambda route: route.abort())
    visitor.play_against_bots()
    shown = visitor.wait_until_asked()
    visitor.move(shown["legal"][0], shown["version"])
    expect(visitor.log).to_contain_text("You give the")
    visitor.outage_over()


def test_an_unreachable_server_is_told_at_home(visit: Visit, house: House) -> None:
    visitor = visit()
    visitor.go_home()
    house.stop()
    try:
        visitor.page.get_by_role("button", name="Play against 3 bots").click()
        expect(visitor.page.get_by_text("No connection to the server.")).to_be_visible()
    finally:
        house.start()
    visitor.outage_over()


def lose_identity(visitor: Visitor) -> str:
    """Sit at a table and lose the cookie; return a link that was made for another device."""
    visitor.play_against_bots()
    visitor.wait_until_asked()
    link: str = visitor.ask("POST", "/me/device")["link"]
    visitor.context.clear_cookies()
    return link


def test_who_lost_his_name_gets_it_back_by_a_link_and_his_move_is_made(visitor: Visitor) -> None:
    link = lose_identity(visitor)
    told = give_back(visitor.page)
    lost = visitor.page.get_by_role("region", name="Your name on this device was lost")
    expect(lost.get_by_text("press the name at the top right and make a link")).to_be_visible()
    assert visitor.violations() == []
    lost.get_by_label("Link from your other device").fill("https://example.org")
    lost.get_by_role("button", name="Sign in").click()
    expect(lost.get_by_text("That is no link for another device.")).to_be_visible()
    lost.get_by_label("Link from your other device").fill(link)
    lost.get_by_role("button", name="Sign in").click()
    expect(visitor.log).to_contain_text(told)
    expect(lost).to_be_hidden()
    visitor.outage_over()


def test_who_lost_his_name_may_go_on_as_somebody_new(visitor: Visitor) -> None:
    lose_identity(visitor)
    give_back(visitor.page)
    visitor.page.get_by_role("button", name="Go on as a new guest").click()
    expect(visitor.page.get_by_text("This game is under way")).to_be_visible()
    visitor.outage_over()


def test_a_lost_name_is_told_at_home(visitor: Visitor) -> None:
    link = lose_identity(visitor)
    visitor.page.goto("/")
    lost = visitor.page.get_by_role("region", name="Your name on this device was lost")
    expect(lost).to_be_visible()
    lost.get_by_label("Link from your other device").fill(link)
    lost.get_by_role("button", name="Sign in").click()
    expect(lost).to_be_hidden()
    expect(visitor.page.get_by_role("region", name="Your move").get_by_role("link")).to_be_visible()
    visitor.outage_over()


def test_the_banner_counts_down_to_the_next_attempt(visitor: Visitor, house: House) -> None:
    visitor.play_against_bots()
    visitor.wait_until_asked()
    house.stop()
    try:
        expect(visitor.page.get_by_text("Your last move was received.")).to_be_visible()
        expect(visitor.page.get_by_text("Trying again in 4 s.")).to_be_visible()
        expect(visitor.page.get_by_text("Trying again in 3 s.")).to_be_visible()
    finally:
        house.start()
    visitor.outage_over()


def test_a_newer_page_is_offered_where_nothing_is_decided(visitor: Visitor) -> None:
    page = visitor.page
    page.clock.install()
    visitor.go_home()
    answer = page.request.get("/").text()
    newer = answer.replace("/assets/index-", "/assets/index-newer-")
    page.route("**/", lambda route: route.fulfill(body=newer, content_type="text/html"))
    page.clock.fast_forward("11:00")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.get_by_text("A newer version of Signoria is ready.")).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Reload").click()
    expect(page.get_by_role("heading", name="Play now against bots")).to_be_visible()
    expect(page.get_by_text("A newer version of Signoria is ready.")).to_be_hidden()
