"""What a picture says in words, for those who look at it and for those who cannot."""

from __future__ import annotations

from ..wording import counted, in_words, listed
from .court import Court, Table

GAME = "The Princes of Florence"
QUESTIONS = {
    "discard": "to discard a card",
    "open": "to open an auction",
    "bid": "to raise or leave",
    "place": "to place a tile",
    "keep": "to keep a card",
    "lure": "to lure a person",
    "act": "to act",
    "take": "to choose the pay",
}
NAMES = {"recruiter": "Recruiting", "prestige": "Prestige card", "setup": "Set-up"}
FIRST, SECOND, THIRD = 1, 2, 3


def name_of(identifier: str) -> str:
    """Return what a thing of the game is called."""
    return NAMES.get(identifier) or in_words(identifier)


def title(table: Table) -> str:
    """Return what the picture is."""
    if table.over:
        return f"{GAME}: the game is over"
    phase = name_of(table.phase).lower()
    return f"{GAME}, round {table.round} of {len(table.box.minimum)}: {phase}"


def news(table: Table) -> str:
    """Return the one sentence below the name of the game."""
    if table.over:
        return victory(table)
    if lot := table.on_offer():
        leader = table.named(table.auction.number("leader"))
        price = counted(table.auction.count("price"), "florin", "florins")
        return f"{leader} leads for the {name_of(lot).lower()} with {price}"
    if table.phase == "action" and "value" in table.last_work:
        work = name_of(table.last_work.text("profession") or "")
        who = table.named(table.last_work.number("seat"))
        return f"Last work: {who}, {work}, worth {table.last_work.count('value')}"
    return ""


def victory(table: Table) -> str:
    """Return who has won."""
    ranks = [score.number("rank") for score in table.score]
    winners = [court for court, rank in zip(table.courts, ranks, strict=False) if rank == FIRST]
    if not winners:
        return "The game is over"
    names = listed([court.name for court in winners])
    return f"{names} {'wins' if len(winners) == 1 else 'win'} with {winners[0].prestige} prestige"


def state(table: Table, court: Court) -> str:
    """Return what a seat does or has just done."""
    if table.over:
        return place(table, court)
    said = auction_state(table, court) if table.phase == "auction" else ""
    if court.seat in table.to_move:
        said = QUESTIONS.get(table.asks.text("question") or "", "to decide")
        if court.actions_left:
            said += f", {counted(court.actions_left, 'action', 'actions')} left"
    if court.seat == table.starting:
        said = f"{said} · starts" if said else "starts the round"
    return said


def place(table: Table, court: Court) -> str:
    """Return the final place of a seat."""
    if court.seat >= len(table.score):
        return ""
    rank = table.score[court.seat].count("rank")
    if rank == FIRST:
        return "wins"
    return f"{rank}{ {SECOND: 'nd', THIRD: 'rd'}.get(rank, 'th') } place"


def auction_state(table: Table, court: Court) -> str:
    """Return how a seat stands in the auction."""
    if "lot" in table.auction:
        if table.auction.number("leader") == court.seat:
            return f"leads with {table.auction.count('price'):,}"
        if court.seat not in table.auction.numbers("in") and court.seat not in table.out:
            return "left this auction"
    bought = [lot for lot in table.sold if table.sold.number(lot) == court.seat]
    if bought:
        return f"has bought: {listed([name_of(lot).lower() for lot in bought])}"
    return "out of the auction" if court.seat in table.out else ""


def description(table: Table) -> str:
    """Return all that the picture shows, in words."""
    sentences = [f"{title(table)}."]
    if table.minimum is not None and not table.over:
        sentences.append(f"Minimum work value {table.minimum}.")
    if news(table):
        sentences.append(f"{news(table)}.")
    sentences += [court_sentence(table, court) for court in table.courts]
    return " ".join(sentences)


def court_sentence(table: Table, court: Court) -> str:
    """Return a seat in words."""
    has = [f"{court.prestige} prestige", florins(court), *possessions(court)]
    doing = state(table, court)
    return f"{court.name}{f' ({doing})' if doing else ''}: {', '.join(has)}. {estate(court)}"


def florins(court: Court) -> str:
    """Return what is known of a seat's cash."""
    if court.florins is None:
        return "florins hidden"
    return counted(court.florins, "florin", "florins")


def possessions(court: Court) -> list[str]:
    """Return what a seat has beside cash and prestige."""
    cards = court.card_counts
    has = [
        counted(court.jesters, "jester", "jesters"),
        counted(court.builders, "builder", "builders"),
        counted(court.works, "work", "works"),
        f"{cards['hand']} in hand",
        counted(cards["bonus"], "bonus card", "bonus cards"),
        counted(cards["prestige_cards"], "prestige card", "prestige cards"),
        counted(court.recruiters, "recruiter", "recruiters"),
    ]
    return [*has, *(name_of(freedom).lower() for freedom in court.freedoms)]


def estate(court: Court) -> str:
    """Return what stands on an estate."""
    if not court.estate:
        return "The estate is empty but for the Palazzo."
    numbers: dict[str, int] = {}
    for placed in court.estate:
        numbers[placed.tile] = numbers.get(placed.tile, 0) + 1
    tiles = [
        name_of(tile).lower() if number == 1 else f"{number} × {name_of(tile).lower()}"
        for tile, number in numbers.items()
    ]
    return f"On the estate: {listed(tiles)}."
