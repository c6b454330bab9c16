"""What must hold in every game, counted on positions by rules written down a second time.

Nothing here asks the engine what it thinks: figures come from the rules, facts from positions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import cast

from signoria.princes.game import PRINCES
from tests.princes.table import Fields, Played, seats

PROFESSIONS = 21
BONUS_CARDS = 20
PRESTIGE_CARDS = 14
LANDSCAPES = ("forest", "lake", "park")
SQUARES = {f"{column}{row}" for column in "abcdefg" for row in range(1, 8)}
PALAZZO = {"a1", "b1", "c1", "a2", "b2", "c2"}
BUILDING_COST = (700, 300, 300, 0)


def number(fields: Fields, key: str) -> int:
    """Return a figure."""
    found = fields[key]
    assert isinstance(found, int)
    return found


def numbers(fields: Fields, key: str) -> list[int]:
    """Return a list of seats."""
    return cast("list[int]", fields[key])


def everybody(position: Fields) -> set[int]:
    """Return all seats."""
    return set(range(number(position, "players")))


def words(fields: Fields, key: str) -> list[str]:
    """Return a list of names."""
    return cast("list[str]", fields[key])


def part(fields: Fields, key: str) -> Fields:
    """Return an object."""
    return cast("Fields", fields[key])


def estate(seat: Fields) -> list[Fields]:
    """Return the tiles of an estate."""
    return cast("list[Fields]", seat["estate"])


def tiles(seat: Fields) -> list[str]:
    """Return the names of the tiles of an estate."""
    return [str(entry["tile"]) for entry in estate(seat)]


# What lies on the table


def check_table(position: Fields) -> None:
    """Check that every piece is somewhere once, and that everything is where it may be."""
    check_pieces(position)
    check_cards(position)
    for seat in seats(position):
        check_seat(seat, part(position, "options"))
    check_shares(position)


def check_shares(position: Fields) -> None:
    """A joint building stands in both estates, across their border, in the same place."""
    shares = [
        (at, number(entry, "with"), entry["tile"], entry["at"])
        for at, seat in enumerate(seats(position))
        for entry in estate(seat)
        if entry["with"] is not None
    ]
    assert len(shares) == len(set(shares))
    for owner, partner, tile, at in shares:
        assert (partner, owner, tile, at) in shares


def check_pieces(position: Fields) -> None:
    """Tiles and tokens: what the seats own and the supply holds is what was in the box."""
    supply, owners = part(position, "supply"), seats(position)
    placed = Counter(
        str(entry["tile"])
        for at, seat in enumerate(owners)
        for entry in estate(seat)
        if entry["with"] is None or at < number(entry, "with")
    )
    for name in LANDSCAPES:
        assert number(supply, name) + placed[name] == 6
    for name, left in part(supply, "buildings").items():
        assert isinstance(left, int)
        assert left + placed[name] == 3
    introduced = Counter(name for seat in owners for name in words(seat, "freedoms"))
    check_freedoms(position, introduced)
    apprentices = sum(sum(numbers_of(part(seat, "apprentices"))) for seat in owners)
    assert number(supply, "jester") + total(owners, "jesters") + apprentices == 7
    assert number(supply, "builder") + total(owners, "builders") == 6
    lured = total(owners, "recruiters") + total(owners, "recruiters_on_table")
    assert number(supply, "recruiter") + lured == 5


def check_freedoms(position: Fields, introduced: Counter[str]) -> None:
    """One freedom of each type less than players; with two players four or five in all."""
    left = part(part(position, "supply"), "freedoms")
    there = [number(left, name) + introduced[name] for name in left]
    if position["players"] == 2:
        scarce = part(position, "options")["scarce-freedoms"]
        assert sum(there) == (4 if scarce else 5)
        assert min(there) >= 1
    else:
        assert there == [number(position, "players") - 1] * 3


def numbers_of(fields: Fields) -> list[int]:
    """Return all figures of an object."""
    return [number(fields, key) for key in fields]


def total(owners: Iterable[Fields], key: str) -> int:
    """Return the sum of a figure over the seats."""
    return sum(number(seat, key) for seat in owners)


def cards(position: Fields, pile: str, held: Sequence[str]) -> list[str]:
    """Return every card of a kind wherever it lies."""
    found = [*words(part(position, "decks"), pile)]
    for seat in seats(position):
        for key in held:
            found += words(seat, key)
    drawn = position["drawn"]
    if isinstance(drawn, dict) and drawn["pile"] == pile:
        found += words(drawn, "cards")
    return found


def bonus_cards(position: Fields) -> list[str]:
    """Return every bonus card still in the game."""
    return cards(position, "bonus", ["bonus"])


def check_cards(position: Fields) -> None:
    """Each profession and each prestige card is there once, each bonus card once or played."""
    professions = cards(position, "professions", ["hand", "performed"])
    assert len(professions) == len(set(professions)) == PROFESSIONS
    prestige = cards(position, "prestige", ["prestige_cards"])
    assert len(prestige) == len(set(prestige)) == PRESTIGE_CARDS
    bonus = bonus_cards(position)
    assert len(bonus) == len(set(bonus)) <= BONUS_CARDS
    counts = part(position, "deck_counts")
    for pile, left in part(position, "decks").items():
        assert counts[pile] == len(cast("list[str]", left))


def check_seat(seat: Fields, options: Fields) -> None:
    """A purse and a track above zero, at most three builders, and an estate by the rules."""
    assert number(seat, "florins") >= 0
    assert number(seat, "florins") % 100 == 0
    assert number(seat, "prestige") >= 0
    assert 0 <= number(seat, "builders") <= 3
    assert len(set(words(seat, "freedoms"))) == len(words(seat, "freedoms"))
    for key, counted in (("hand", "hand"), ("bonus", "bonus"), ("prestige_cards", "prestige_card")):
        assert number(seat, f"{counted}_count") == len(words(seat, key))
    check_estate(seat, options)


def check_estate(seat: Fields, options: Fields) -> None:
    """No tile leaves the grid, none covers another, buildings differ and keep their distance."""
    covered = [set(words(entry, "cells")) for entry in estate(seat)]
    everything = [square for squares in covered for square in squares]
    assert len(everything) == len(set(everything))
    assert set(everything) <= SQUARES - PALAZZO
    assert number(seat, "empty_squares") == 43 - len(everything)
    buildings = [name for name in tiles(seat) if name not in LANDSCAPES]
    assert options["twin-buildings"] or len(buildings) == len(set(buildings))
    assert set(part(seat, "apprentices")) <= set(buildings)
    if number(seat, "builders") < 2:
        built = [
            squares
            for name, squares in zip(tiles(seat), covered, strict=True)
            if name not in LANDSCAPES
        ]
        check_distance([PALAZZO, *built])


def check_distance(buildings: list[set[str]]) -> None:
    """No two of some buildings share an edge."""
    for at, squares in enumerate(buildings):
        for other in buildings[at + 1 :]:
            assert not {near for square in squares for near in neighbours(square)} & other


def neighbours(square: str) -> set[str]:
    """Return the squares beside, above and below a square, also those outside the grid."""
    column, row = ord(square[0]), int(square[1])
    around = ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
    return {f"{chr(across)}{up}" for across, up in around}


# What a line changes


class Account:
    """Florins and prestige of every seat, booked line by line by the prices in the rules."""

    def __init__(self, position: Fields) -> None:
        self.florins = [number(seat, "florins") for seat in seats(position)]
        self.prestige = [number(seat, "prestige") for seat in seats(position)]
        self.builders = [number(seat, "builders") for seat in seats(position)]

    def check(self, position: Fields) -> None:
        """Compare the books with a position."""
        assert self.florins == [number(seat, "florins") for seat in seats(position)]
        assert self.prestige == [number(seat, "prestige") for seat in seats(position)]

    def book(self, played: Played, before: Fields, after: Fields) -> None:
        """Book what a line costs and brings."""
        word, *rest = played.text.split()
        if before["phase"] == "characters":
            self.book_characters(word, rest, played.seat, before, after)
        elif word in ("offer", "pass"):
            self.book_auction(word, rest, played.seat, before)
        elif word == "merchant":
            self.book_merchant(rest[0], played.seat, before)
        elif word == "accept":
            self.book_joint_building(before)
        else:
            self.add(played.seat, *self.changes(word, rest, played.seat, before))
        if number(before, "round") != number(after, "round") or after["phase"] == "over":
            self.end_of_round(before, after)

    def changes(self, word: str, rest: list[str], seat: int, before: Fields) -> tuple[int, int]:
        """Return the florins and the prestige that a seat gains by a line of its own."""
        own = seats(before)[seat]
        if word in ("profession", "bonus", "freedom"):
            return -300, 0
        if word == "build":
            alone = (-BUILDING_COST[number(own, "builders")], 3)
            return (0, 0) if "with" in rest else alone
        if word == "place":
            return 0, 3 if rest[0] in tiles(own) else 0
        if word == "exchange":
            return 100 * int(rest[0]), -int(rest[0])
        if word == "take":
            earned = 100 * number(part(before, "pending_work"), "value")
            return earned - 200 * int(rest[0]), int(rest[0])
        return 0, 0

    def book_auction(self, word: str, rest: list[str], seat: int, before: Fields) -> None:
        """Book a lot that is sold when the last rival leaves, or at once to the last seat."""
        if word == "offer":
            rivals = everybody(before) - {seat, *numbers(before, "out")}
            price = 300 if before["players"] == 2 else 200
            self.sale(rest[0], price, seat, rivals, before)
            return
        auction = part(before, "auction")
        leader = number(auction, "leader")
        rivals = set(numbers(auction, "in")) - {leader, seat}
        self.sale(str(auction["lot"]), number(auction, "price"), leader, rivals, before)

    def book_characters(
        self, word: str, rest: list[str], seat: int, before: Fields, after: Fields
    ) -> None:
        """Book the characters whose markers were alone when their owners' turns came."""
        table = part(before, "characters")
        lying = dict(part(table, "bids"))
        if word == "bid":
            lying[rest[0]] = {"seat": seat, "amount": int(rest[1])}
        left = part(part(after, "characters"), "bids")
        for name, marker in lying.items():
            if name not in left:
                bid = cast("Fields", marker)
                cash = number(table, "banker_cash") if name == "banker" else 0
                self.add(number(bid, "seat"), cash - number(bid, "amount"), 0)

    def book_merchant(self, how: str, seat: int, before: Fields) -> None:
        """Book the Merchant: prestige by the place on the track; a lot won is paid or free."""
        prestige = [number(one, "prestige") for one in seats(before)]
        if how == "prestige":
            place = 1 + sum(1 for other in prestige if other > prestige[seat])
            self.add(seat, 0, place)
        if before["phase"] == "auction":
            auction = part(before, "auction")
            price = number(auction, "price") if how == "prestige" else 0
            self.pay(str(auction["lot"]), price, seat)

    def book_joint_building(self, before: Fields) -> None:
        """Book a joint building: the partner pays the builder, the builder the bank."""
        proposal = part(before, "proposal")
        builder, partner = number(proposal, "seat"), number(proposal, "partner")
        amount = number(proposal, "amount")
        self.add(partner, -amount, 3)
        self.add(builder, amount - BUILDING_COST[self.builders[builder]], 3)

    def add(self, seat: int, florins: int, prestige: int) -> None:
        """Book an amount."""
        self.florins[seat] += florins
        self.prestige[seat] += prestige

    def sale(self, lot: str, price: int, leader: int, rivals: set[int], before: Fields) -> None:
        """Book a lot if nobody else is left to bid; who holds the Merchant decides first."""
        if not rivals and seats(before)[leader]["character"] != "merchant":
            self.pay(lot, price, leader)

    def pay(self, lot: str, price: int, leader: int) -> None:
        """Let the leader pay, stepping back if need be, and score a further builder."""
        steps = (max(0, price - self.florins[leader]) + 99) // 100
        self.add(leader, 100 * steps - price, -steps)
        if lot == "builder" and self.builders[leader] > 0:
            self.add(leader, 0, 3)

    def end_of_round(self, before: Fields, after: Fields) -> None:
        """Book the best work, and after the last round the prestige cards."""
        works = [seat["best_work"] or 0 for seat in seats(before)]
        best = max(cast("list[int]", works))
        for seat, work in enumerate(works):
            if best and work == best:
                self.add(seat, 0, 3)
        if after["phase"] == "over":
            for seat, score in enumerate(cast("list[Fields]", after["score"])):
                points = number(score, "from_banker")
                self.add(seat, -200 * points, number(score, "from_cards") + points)


def check_played(played: Played, before: Fields, after: Fields) -> None:
    """Check the books of one line, and that only cards that are played leave the game."""
    account = Account(before)
    account.book(played, before, after)
    account.check(after)
    gone = set(bonus_cards(before)) - set(bonus_cards(after))
    assert set(bonus_cards(after)) <= set(bonus_cards(before))
    laid = played.text.partition(" with ")[2].split()
    assert gone == (set(laid) if played.text.startswith("work ") else set())


def check_turn(played: Played) -> None:
    """Check that each position asks somebody, or is the end."""
    after = played.after
    asked = after.to_move()
    assert bool(asked) != after.over
    assert list(asked) == sorted(asked)
    for seat in range(len(after.seats)):
        assert bool(after.kinds(seat)) == (seat in asked)


def check_game(walked: Iterable[Played]) -> None:
    """Check a whole game."""
    before: Fields | None = None
    for played in walked:
        before = before or PRINCES.position(played.before)
        after = PRINCES.position(played.after)
        check_table(after)
        check_played(played, before, after)
        check_turn(played)
        before = after
