"""Reading and writing lines of play (the contract, section 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..core.moves import Line, Move
from ..core.refusal import Refusal
from .edition import FREEDOMS
from .geometry import COLUMNS, SIDE, TURNS
from .moves import LOTS, MOST_HUNDREDS, Bid, Discard, Keep, Promise, Propose, Under, With
from .seams import STRIP_COLUMNS
from .terms import BONUS_CARDS, CHARACTERS, PRESTIGE_CARDS, PRINCESS

if TYPE_CHECKING:
    from .state import PrincesState

ROWS: Final = "".join(str(row + 1) for row in range(SIDE))


def text(line: Line) -> str:
    """Return the canonical text of a line."""
    last = line[-1]
    words = [step.text.split(" ", 1)[1] for step in line[:-1]]
    if not words:
        return last.text
    if isinstance(last, Propose):
        return f"{last.text.removesuffix(' 0')} {words[0]}"
    link = "under" if isinstance(line[0], Under) else "with"
    return f"{last.text} {link} {' '.join(words)}"


def public_text(line: Line) -> str:
    """Return a line as others are shown it: no card that was kept, none that was discarded."""
    last = line[-1]
    if isinstance(last, Keep | Discard):
        return last.kind.name
    return text(line)


def bad(message: str) -> Refusal:
    """Return the refusal of a text that is no move."""
    return Refusal("notation", message)


def parse(state: PrincesState, seat: int, given: str) -> Line:
    """Read a line; bonus cards are put into hand order.

    Raises:
        Refusal: the text is no move of this game.
    """
    return Reader(state, seat, given).line()


class Reader:
    """Reads one line of text, word by word."""

    def __init__(self, state: PrincesState, seat: int, given: str) -> None:
        self.state = state
        self.seat = seat
        self.edition = state.rules.edition
        self.table = state.rules.moves
        self.words = given.lower().split()

    def line(self) -> Line:
        """Return the line, or raise the refusal that says what is wrong with the text."""
        if not self.words:
            raise bad("A move is a word and its arguments, such as 'offer jester'.")
        word, *rest = self.words
        if word in self.table.plain_moves:
            return self.plain(word, rest)
        readers = {
            "discard": self.discard,
            "offer": self.offer,
            "place": self.place,
            "build": self.build,
            "keep": self.keep,
            "lure": self.lure,
            "exchange": self.exchange,
            "work": self.work,
            "bid": self.bid,
            "merchant": self.merchant,
            "professor": self.professor,
            "apprentice": self.apprentice,
            "take": self.take,
            "freedom": self.freedom,
        }
        if word not in readers:
            raise bad(f"There is no move {word!r} in this game.")
        return readers[word](rest)

    def plain(self, word: str, rest: list[str]) -> Line:
        """Read a move without arguments."""
        if rest:
            raise bad(f"{word!r} stands alone.")
        return self.table.plain_moves[word].line

    def index(self, names: tuple[str, ...], name: str, what: str) -> int:
        """Return the index of a name."""
        if name not in names:
            raise bad(f"There is no {what} {name!r}.")
        return names.index(name)

    def one(self, rest: list[str], usage: str) -> str:
        """Return the only argument."""
        if len(rest) != 1:
            raise bad(f"It is written: {usage}.")
        return rest[0]

    def number(self, rest: list[str], usage: str, least: int, table: list[Move]) -> Line:
        """Return the move of a table that a number names."""
        value = self.whole_number(self.one(rest, usage), usage)
        if value < least:
            raise bad(f"The least number here is {least}.")
        if value - least >= len(table):
            return (beyond(table[-1], value),)
        return table[value - least].line

    def whole_number(self, word: str, usage: str) -> int:
        """Return a whole number that is not too long."""
        if not (word.isascii() and word.isdigit()) or len(word) > 6:
            raise bad(f"It is written: {usage}, with a whole number.")
        return int(word)

    def bid(self, rest: list[str]) -> Line:
        """Read `bid CHARACTER AMOUNT`."""
        if len(rest) != 2:
            raise bad("It is written: bid CHARACTER AMOUNT.")
        character = self.index(CHARACTERS, rest[0], "character")
        amount = self.whole_number(rest[1], "bid CHARACTER AMOUNT")
        for move in self.table.bid_for[character]:
            if isinstance(move, Bid) and move.amount == amount:
                return move.line
        return (off_spaces(self.table.bid_for[character][0], character, amount),)

    def merchant(self, rest: list[str]) -> Line:
        """Read `merchant free` and `merchant prestige`."""
        uses = {"free": self.table.merchant_free, "prestige": self.table.merchant_prestige}
        usage = "merchant free, or merchant prestige"
        return self.named(uses, self.one(rest, usage), usage)

    def professor(self, rest: list[str]) -> Line:
        """Read `professor prestige` and `professor bonus`."""
        asked = self.table.professor
        uses = {"prestige": asked[PRESTIGE_CARDS], "bonus": asked[BONUS_CARDS]}
        usage = "professor prestige, or professor bonus"
        return self.named(uses, self.one(rest, usage), usage)

    def named(self, uses: dict[str, Move], word: str, usage: str) -> Line:
        """Return the move that a word names."""
        if word not in uses:
            raise bad(f"It is written: {usage}.")
        return uses[word].line

    def apprentice(self, rest: list[str]) -> Line:
        """Read `apprentice BUILDING`."""
        name = self.one(rest, "apprentice BUILDING")
        return self.table.serve[self.index(self.edition.tiles, name, "building")].line

    def discard(self, rest: list[str]) -> Line:
        """Read `discard PROFESSION`."""
        name = self.one(rest, "discard PROFESSION")
        return self.table.discard[self.index(self.edition.professions, name, "profession")].line

    def offer(self, rest: list[str]) -> Line:
        """Read `offer LOT`."""
        return self.table.offer[self.index(LOTS, self.one(rest, "offer LOT"), "lot")].line

    def freedom(self, rest: list[str]) -> Line:
        """Read `freedom FREEDOM`."""
        name = self.one(rest, "freedom FREEDOM")
        return self.table.freedom[self.index(FREEDOMS, name, "freedom")].line

    def take(self, rest: list[str]) -> Line:
        """Read `take N`."""
        return self.number(rest, "take N", 0, self.table.take)

    def exchange(self, rest: list[str]) -> Line:
        """Read `exchange N`."""
        return self.number(rest, "exchange N", 1, self.table.exchange)

    def place(self, rest: list[str]) -> Line:
        """Read `place TILE AT`."""
        return self.tile(rest, "place", self.table.place)

    def build(self, rest: list[str]) -> Line:
        """Read `build BUILDING AT` and `build BUILDING AT with SEAT for AMOUNT`."""
        if len(rest) > 3 and rest[3] == "with":
            return self.proposal(rest)
        return self.tile(rest, "build", self.table.build)

    def proposal(self, rest: list[str]) -> Line:
        """Read the proposal of a joint building."""
        if len(rest) != 7 or rest[5] != "for":
            raise bad("It is written: build BUILDING SQUARE TURN with SEAT for FLORINS.")
        seam = self.state.rules.seam
        if seam is None:
            raise bad("In this game nobody builds together with a neighbour.")
        name, square, turn, _, neighbour, _, florins = rest
        tile = self.index(self.edition.tiles, name, "building")
        if not self.table.build[tile]:
            raise bad(f"{name!r} is not a building.")
        self.check_place(square, turn, STRIP_COLUMNS, "a to n")
        partner = self.seat_named(neighbour)
        site = seam.by_text[tile].get(f"{square} {turn}")
        if site is None:
            return (OffSeam(f"{square} {turn}", partner, self.table.build[tile][0]),)
        move = self.table.propose[partner][site.number]
        return (*self.promise(florins), move)

    def promise(self, florins: str) -> tuple[Move, ...]:
        """Return the step that promises a sum; nothing has to be said where it is 0."""
        amount = self.whole_number(florins, "with SEAT for FLORINS")
        if amount % 100 or amount > 100 * MOST_HUNDREDS:
            raise bad("What a neighbour pays is written in hundreds of florins.")
        return (self.table.promise[amount // 100 - 1],) if amount else ()

    def tile(self, rest: list[str], word: str, table: list[list[Move]]) -> Line:
        """Return the move that puts a tile somewhere on the grid."""
        if len(rest) != 3:
            raise bad(f"It is written: {word} TILE SQUARE TURN, such as '{word} forest d1 r0'.")
        name, square, turn = rest
        tile = self.index(self.edition.tiles, name, "tile")
        if not table[tile]:
            raise bad(f"{name!r} is not a tile to {word}.")
        self.check_place(square, turn, COLUMNS, "a to g")
        placement = self.edition.by_text[tile].get(f"{square} {turn}")
        if placement is None:
            return (OffGrid(tile, square, turn, table[tile][0]),)
        return table[tile][self.edition.placements[tile].index(placement)].line

    def check_place(self, square: str, turn: str, columns: str, spoken: str) -> None:
        """Refuse what is no square or no turn.

        Args:
            square: such as `c4`.
            turn: such as `r90m`.
            columns: the letters of the columns.
            spoken: the same letters as an error names them.
        """
        if turn not in TURNS:
            raise bad(f"A tile is turned {', '.join(TURNS)}; not {turn!r}.")
        if len(square) != 2 or square[0] not in columns or square[1] not in ROWS:
            raise bad(
                f"A square is a column {spoken} and a row 1 to 7, such as c4; not {square!r}."
            )

    def keep(self, rest: list[str]) -> Line:
        """Read `keep CARD` and `keep CARD under C1 C2 …`."""
        if not rest or (len(rest) > 1 and (rest[1] != "under" or len(rest) == 2)):
            raise bad("It is written: keep CARD, or keep CARD under C1 C2 C3 C4.")
        pile = self.pile_of(rest[0])
        names = self.edition.card_names[pile]
        cards = [self.index(names, name, "card") for name in (rest[0], *rest[2:])]
        steps = [self.table.under[pile][card] for card in cards[1:]]
        return (*steps, self.table.piles[pile][cards[0]])

    def pile_of(self, name: str) -> int:
        """Return the pile of a card, that of the cards drawn first."""
        for pile in (self.state.drawn_pile, 0, 1, 2):
            if name in self.edition.card_names[pile]:
                return pile
        raise bad(f"There is no card {name!r}.")

    def lure(self, rest: list[str]) -> Line:
        """Read `lure PROFESSION from SEAT`."""
        if len(rest) != 3 or rest[1] != "from":
            raise bad("It is written: lure PROFESSION from SEAT.")
        profession = self.index(self.edition.professions, rest[0], "profession")
        return self.table.lure[profession][self.seat_named(rest[2])].line

    def seat_named(self, number: str) -> int:
        """Return the seat of a number."""
        seats = tuple(str(seat) for seat in range(self.state.rules.players))
        return self.index(seats, number, "seat")

    def work(self, rest: list[str]) -> Line:
        """Read `work PROFESSION` and `work PROFESSION with BONUS…`."""
        if not rest or (len(rest) > 1 and (rest[1] != "with" or len(rest) == 2)):
            raise bad("It is written: work PROFESSION, or work PROFESSION with BONUS…")
        names = self.edition.card_names[BONUS_CARDS]
        cards = [self.index(names, name, "bonus card") for name in rest[2:]]
        held = self.state.seats[self.seat].bonus
        cards.sort(key=lambda card: held.index(card) if card in held else len(held))
        steps = [self.table.lay[card] for card in cards]
        if rest[0] == CHARACTERS[PRINCESS]:
            return (*steps, self.table.work_princess)
        return (
            *steps,
            self.table.work[self.index(self.edition.professions, rest[0], "profession")],
        )


def beyond(last: Move, value: int) -> Move:
    """Return a number greater than all in the table: never legal, kept for its refusal."""
    return type(last)(-1, last.kind, f"{last.kind.name} {value}")


def off_spaces(like: Move, character: int, amount: int) -> Move:
    """Return a bid for which there is no space: never legal, kept for its refusal."""
    move = Bid(-1, like.kind, f"{like.kind.name} {CHARACTERS[character]} {amount}")
    move.character = character
    move.amount = amount
    return move


class OffSeam(Move):
    """A joint building that does not cross the border: never legal, kept for its refusal."""

    __slots__ = ("at", "partner")

    def __init__(self, at: str, partner: int, like: Move) -> None:
        super().__init__(-1, like.kind, f"{like.kind.name} {at} with {partner}")
        self.at = at
        self.partner = partner


class OffGrid(Move):
    """A placement that leaves the grid: never legal, kept so that the refusal can say so."""

    __slots__ = ("square", "tile", "turn")

    def __init__(self, tile: int, square: str, turn: str, like: Move) -> None:
        word, name, *_ = like.text.split()
        super().__init__(-1, like.kind, f"{word} {name} {square} {turn}")
        self.tile = tile
        self.square = square
        self.turn = turn


def laid_cards(line: Line) -> list[int]:
    """Return the bonus cards that a line lays."""
    return [step.card for step in line if isinstance(step, With)]


def promised(line: Line) -> int:
    """Return what a line promises that a partner pays."""
    return sum(step.amount for step in line if isinstance(step, Promise))
