"""A sensible player who knows nothing but what the screen says, in its words."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from tests.page.hands import Hands
from tests.page.screen import Control, named, number, read

LOTS = ("Jester", "Recruiting card", "Lake", "Forest", "Park", "Builder", "Prestige card")
"""What to offer, the best first."""

WORTH = {"Jester": 900, "Recruiting card": 600, "Builder": 500, "Prestige card": 500}
"""What a lot is worth at most; landscapes 500."""

LANDSCAPES = 500

MUCH = 3
"""What a bonus card must bring to be played where it is not needed."""

MOMENT = 60.0
"""Milliseconds in which an answer of the server changes what is shown."""

GAME = 600.0
"""Seconds after which a game that is not over counts as stuck."""


Answer = Callable[[list[Control]], None]
Seen = Callable[[str], None]


class Player:
    """Answers whatever the decision region asks, until the game is over.

    Args:
        hands: how this person uses the page.
        seen: told the name of each screen that is shown.
    """

    def __init__(self, hands: Hands, seen: Seen = lambda screen: None) -> None:
        self.hands = hands
        self.page = hands.page
        self.seen = seen
        self.on_question: Seen = lambda question: None
        self.decision = self.page.get_by_role("region", name="Decision")
        self.choices = self.page.get_by_role("region", name="Choices")
        self.bench = self.page.get_by_role("region", name="What you compose")
        self.estate = self.page.get_by_role("region", name="Your estate")
        self.lots = self.page.get_by_role("region", name="Auction")
        self.hand = self.page.get_by_role("region", name="Hand")
        self.question = ""
        self.paid = False
        self.answers: dict[str, Answer] = {
            "goes back": self.discard,
            "^What do you (offer|take)": self.open,
            "^Raise for": self.bid,
            "^Where shall": self.place,
            "do you keep|^Keep the card": self.keep,
            "^Which profession do you lure": self.lure,
            "^What do you do": self.act,
            "work be paid": self.take,
        }

    @property
    def asked(self) -> bool:
        """Whether this player must decide."""
        return self.page.title().startswith("Your move")

    @property
    def over(self) -> bool:
        """Whether the final score is shown."""
        return self.page.get_by_text("Final scoring, card by card").count() > 0

    def look(self) -> list[Control]:
        """Read the decision and its choices, until the server has told all that is said of them."""
        shown = self.read()
        while (again := self.look_again()) != shown:
            shown = again
        self.question = next((one.name for one in shown if one.role == "heading"), "")
        return shown

    def look_again(self) -> list[Control]:
        """Read the decision and its choices a moment later."""
        self.page.wait_for_timeout(MOMENT)
        return self.read()

    def read(self) -> list[Control]:
        """Read what asks and what can be chosen, now."""
        parts = (self.decision, self.choices, self.bench, self.estate)
        return [one for part in parts if part.count() for one in read(part)]

    def decide(self) -> None:
        """Answer one question."""
        shown = self.look()
        for words, answer in self.answers.items():
            if re.search(words, self.question):
                self.on_question(self.question)
                self.seen(answer.__name__)
                answer(shown)
                return
        raise AssertionError(f"an unknown question: {self.question!r}")

    def look_at_hand(self) -> str:
        """Return what the hand says; on a phone it is one of several parts shown in turn."""
        tabs = self.page.get_by_role("tab")
        if tabs.count():
            tabs.filter(has_text="Hand").click()
        told = self.hand.inner_text()
        if tabs.count():
            tabs.filter(has_text="Estate").click()
        return told

    def discard(self, shown: list[Control]) -> None:
        """Give the last person back."""
        self.hands.choose(named(shown, "radio")[-1].name)
        self.hands.commit("Give back")

    def open(self, shown: list[Control]) -> None:
        """Offer the best lot that is to be had, or nothing."""
        free = {one.name.split(",")[0]: one.name for one in read(self.lots) if is_free(one)}
        for lot in LOTS:
            if lot in free:
                self.hands.choose(free[lot])
                self.hands.commit("Take the" if "take" in self.question else "Offer the")
                return
        self.hands.commit("Buy nothing")

    def bid(self, shown: list[Control]) -> None:
        """Raise as long as the lot is worth it and no prestige is lost."""
        raising = named(shown, "button", "Bid")[0]
        lot = self.question.removeprefix("Raise for the ").removesuffix(", or leave?")
        dear = number(raising.name, r"Bid ([\d,]+)") > WORTH.get(lot, LANDSCAPES)
        self.hands.commit("Leave" if dear or raising.disabled or "costs" in raising.name else "Bid")

    def place(self, shown: list[Control]) -> None:
        """Put a landscape down."""
        self.hands.put_down("Place here")

    def keep(self, shown: list[Control]) -> None:
        """Keep the card that is worth most now."""
        self.hands.choose(best(shown, r"(\d+)(?: prestige| to a work)? now$"))
        self.hands.commit("Keep")

    def lure(self, shown: list[Control]) -> None:
        """Lure the person whose work would be worth most."""
        self.hands.choose(best(shown, r"; (\d+),"))
        self.hands.commit("Lure the")

    def take(self, shown: list[Control]) -> None:
        """Take what is proposed for a work, where that is asked alone."""
        self.hands.commit("Take")

    # ── actions ─────────────────────────────────────────────────────────────────────────────────

    def act(self, shown: list[Control]) -> None:
        """Take the first action that can be taken, or end the turn."""
        for verb, action in (
            ("Complete a work", self.work),
            ("Lure a profession", self.lure),
            ("Build", self.build),
            ("Introduce a freedom", self.freedom),
            ("Take a bonus card", self.draw),
            ("Take a profession", self.draw),
        ):
            if is_possible(named(shown, "button", verb)):
                self.hands.press(verb)
                self.seen(action.__name__)
                action(self.look())
                return
        self.end(shown)

    def work(self, shown: list[Control]) -> None:
        """Complete the best work, with bonus cards that are needed or bring much.

        The first time a prestige more than proposed is taken.
        """
        ready = [one for one in named(shown, "radio") if one.name.endswith("ready")]
        self.hands.choose(best(ready or shown, r"; (\d+),"))
        for card in named(self.look(), "switch"):
            if not ready or number(card.name, r"\+(\d+)$") >= MUCH:
                self.hands.choose(card.name)
        self.look()
        if not self.paid:
            self.hands.more(1)
        self.paid = True
        self.hands.commit("Complete the")

    def build(self, shown: list[Control]) -> None:
        """Build what a person in hand wishes for, else the first building that fits."""
        fitting = [one for one in named(shown, "radio") if re.search(r"\d squares", one.name)]
        wished = [one for one in fitting if " for: " in one.name]
        self.hands.choose((wished or fitting)[0].name)
        self.seen("build-where")
        self.hands.put_down("Build here")

    def freedom(self, shown: list[Control]) -> None:
        """Introduce the freedom that most people in hand wish for."""
        free = [one for one in named(shown, "radio") if re.search(r", \d+ left$", one.name)]
        wishes = self.look_at_hand()
        wished = max(free, key=lambda one: wishes.count(one.name.split(",")[0]))
        self.hands.choose(wished.name)
        self.hands.commit("Introduce")

    def draw(self, shown: list[Control]) -> None:
        """Pay for cards."""
        self.hands.commit("Look at")

    def end(self, shown: list[Control]) -> None:
        """End the turn; where actions are left the page asks once more."""
        if "gives up" in named(shown, "button", "End the turn")[0].name:
            self.hands.press("End the turn")
            self.seen("end")
        self.hands.commit("End the turn")


def is_free(lot: Control) -> bool:
    """Whether nothing is said against a lot."""
    return lot.role == "radio" and re.fullmatch(r"[A-Za-z ]+, \d+ left", lot.name) is not None


def is_possible(buttons: list[Control]) -> bool:
    """Whether a menu offers an action, and says that it can be done."""
    refused = ("nobody reaches", "no building is possible", "no freedom is possible")
    return any(
        not one.disabled and not any(word in one.name for word in refused) for one in buttons
    )


def best(shown: list[Control], figure: str) -> str:
    """Return the name of the radio button with the highest figure."""
    return max(named(shown, "radio"), key=lambda one: number(one.name, figure)).name


def play_to_the_end(*players: Player) -> None:
    """Let people decide whenever they are asked, until all see the final score."""
    deadline = time.monotonic() + GAME
    while not all(player.over for player in players):
        assert time.monotonic() < deadline, "the game does not end"
        for player in players:
            if player.asked:
                player.decide()
        players[0].page.wait_for_timeout(5)
