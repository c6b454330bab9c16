"""Loading positions: a position merged over a game with its set-up finished (contract, 6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ..core.json_types import Json, JsonObject
from ..core.refusal import InvalidInput
from . import recruiting
from .auction import MOST_BUILDERS
from .edition import FREEDOMS, ROUNDS
from .estate import lay
from .moves import LOTS, MOST_EXCHANGED, RECRUITER
from .pieces import LANDSCAPES
from .seat import UNKNOWN, Seat, new_seat
from .terms import (
    ACTION,
    ACTIONS,
    AUCTION,
    NOBODY,
    NOTHING,
    OVER,
    PHASES,
    PILES,
    SETUP,
    TO_ACT,
    TO_BID,
    TO_DISCARD,
    TO_KEEP,
    TO_LURE,
    TO_OPEN,
    TO_PLACE,
    TO_TAKE,
    LastWork,
)

if TYPE_CHECKING:
    from .state import PrincesState

MOST_FLORINS: Final = 100_000
MOST_ACTIONS: Final = 3
PUBLIC_FIGURES: Final = (
    "hand_count",
    "known_hand",
    "bonus_count",
    "prestige_card_count",
    "empty_squares",
    "apprentices",
    "character",
    "work_values",
    "bonus_values",
)
"""What a position tells of a seat beside what it is made of; loading computes it anew."""

KNOWN_KEYS: Final = frozenset(
    (
        "game players options round minimum phase starting to_move supply decks deck_counts "
        "auction sold out characters drawn pending_work last_work shared_bonus seats score asks"
    ).split()
)
SEAT_KEYS: Final = frozenset(
    (
        "florins prestige hand performed recruiters recruiters_on_table bonus prestige_cards "
        "jesters builders freedoms estate actions_left used best_work"
    ).split()
) | frozenset(PUBLIC_FIGURES)


class Fields:
    """Reads typed fields of a JSON object, and says which one is wrong."""

    def __init__(self, data: JsonObject, owner: str) -> None:
        self.data = data
        self.owner = owner

    def wrong(self, key: str, what: str) -> InvalidInput:
        """Return the error for a field."""
        return InvalidInput(f"the position's {self.owner}{key} {what}.")

    def has(self, key: str) -> bool:
        """Whether a field is given; null is as good as absent."""
        return self.data.get(key) is not None

    def number(self, key: str, least: int, most: int) -> int:
        """Return a whole number within bounds."""
        found = self.data[key]
        if not isinstance(found, int) or isinstance(found, bool) or not least <= found <= most:
            raise self.wrong(key, f"must be a whole number from {least} to {most}")
        return found

    def object(self, key: str) -> JsonObject:
        """Return an object."""
        found = self.data[key]
        if not isinstance(found, dict):
            raise self.wrong(key, "must be an object")
        return found

    def list(self, key: str) -> list[Json]:
        """Return a list."""
        found = self.data[key]
        if not isinstance(found, list):
            raise self.wrong(key, "must be a list")
        return found

    def names(self, key: str, known: tuple[str, ...]) -> tuple[int, ...]:
        """Return the indices of a list of names."""
        return tuple(self.index(key, name, known) for name in self.list(key))

    def index(self, key: str, name: Json, known: tuple[str, ...]) -> int:
        """Return the index of a name."""
        if not isinstance(name, str) or name not in known:
            raise self.wrong(key, f"knows no {name!r}")
        return known.index(name)

    def seats(self, key: str, players: int) -> tuple[int, ...]:
        """Return a list of different seats."""
        found = self.list(key)
        if any(isinstance(seat, bool) or seat not in range(players) for seat in found):
            raise self.wrong(key, f"names seats from 0 to {players - 1}")
        if len(set(map(str, found))) < len(found):
            raise self.wrong(key, "names a seat twice")
        return tuple(int(str(seat)) for seat in found)

    def only(self, known: frozenset[str]) -> None:
        """Refuse fields that mean nothing."""
        for key in self.data:
            if key not in known:
                raise self.wrong(key, "is not known")


def merge(state: PrincesState, dealt: PrincesState, position: JsonObject) -> PrincesState:
    """Return the game of a position.

    Args:
        state: a game with its set-up finished; it is changed and returned.
        dealt: the same game before the discards.
        position: what is different.

    Raises:
        InvalidInput: the position cannot lie on a table.
    """
    return Loader(state, dealt, position).load()


class Loader:
    """Merges one position; each method reads one part of it."""

    def __init__(self, state: PrincesState, dealt: PrincesState, position: JsonObject) -> None:
        self.state = state
        self.dealt = dealt
        self.fields = Fields(position, "")
        self.edition = state.rules.edition
        self.players = state.rules.players
        self.named: list[set[int]] = [set(), set(), set()]
        self.names: tuple[tuple[str, ...], ...] = (
            self.edition.professions,
            tuple(card.name for card in self.edition.bonus),
            tuple(card.name for card in self.edition.prestige),
        )

    def load(self) -> PrincesState:
        """Return the merged state."""
        self.fields.only(KNOWN_KEYS)
        self.read_round()
        self.read_turn_order()
        self.read_seats()
        self.read_cards()
        self.read_supply()
        self.read_last_work()
        self.read_question()
        self.refuse_unknown_parts()
        return self.state

    def refuse(self, what: str) -> InvalidInput:
        """Return the error for a position that cannot be."""
        return InvalidInput(f"this position cannot lie on a table: {what}.")

    def refuse_unknown_parts(self) -> None:
        """Refuse what belongs to options that this game does not have."""
        seats = self.fields.data.get("seats")
        owners = (
            [seat for seat in seats if isinstance(seat, dict)] if isinstance(seats, list) else []
        )
        for data, key in (
            (self.fields.data, "characters"),
            (self.fields.data, "shared_bonus"),
            *((seat, key) for seat in owners for key in ("apprentices", "character")),
        ):
            if data.get(key):
                raise self.refuse(f"{key!r} is not part of this game")

    # The round and its phase

    def read_round(self) -> None:
        """Read round, minimum, phase and starting player."""
        fields, state = self.fields, self.state
        if fields.has("round"):
            state.round = fields.number("round", 1, ROUNDS)
        if fields.has("minimum") and fields.number("minimum", 0, 99) != state.minimum:
            raise fields.wrong("minimum", f"is {state.minimum} in round {state.round}")
        if fields.has("phase"):
            state.phase = fields.index("phase", fields.data["phase"], PHASES)
        if fields.has("starting"):
            state.starting = fields.number("starting", 0, self.players - 1)

    def read_turn_order(self) -> None:
        """Read who is to move; seats before him in turn order have finished."""
        fields, state = self.fields, self.state
        state.choosing = 0
        if "to_move" in fields.data and fields.data["to_move"] is not None:
            asked = fields.seats("to_move", self.players)
        else:
            asked = self.asked_by_default()
        if state.phase == SETUP:
            if not asked:
                raise self.refuse("in the set-up somebody still discards")
            state.choosing = sum(1 << seat for seat in asked)
            state.turn = asked[0]
        elif state.phase == OVER:
            if asked:
                raise self.refuse("nobody is to move when the game is over")
        elif len(asked) != 1:
            raise self.refuse(f"one seat is to move in the {PHASES[state.phase]} phase")
        else:
            state.turn = asked[0]

    def asked_by_default(self) -> tuple[int, ...]:
        """Return who is to move where the position does not say it."""
        if self.state.phase == SETUP:
            return tuple(range(self.players))
        if self.fields.has("auction"):
            raise self.refuse("a position with an auction says who is to move")
        return () if self.state.phase == OVER else (self.state.starting,)

    # Seats

    def read_seats(self) -> None:
        """Read every seat that the position names."""
        fields = self.fields
        given = fields.list("seats") if fields.has("seats") else []
        if len(given) > self.players:
            raise fields.wrong("seats", f"has more than {self.players} entries")
        for number in range(self.players):
            self.deal_hand(number)
            seat = given[number] if number < len(given) else None
            if seat is None:
                continue
            if not isinstance(seat, dict):
                raise fields.wrong("seats", "is a list of objects")
            self.read_seat(number, Fields(seat, f"seats.{number}."))

    def deal_hand(self, number: int) -> None:
        """In the set-up, a seat that still discards holds all four of its professions."""
        if self.state.choosing >> number & 1:
            self.state.seats[number].hand = self.dealt.seats[number].hand

    def read_seat(self, number: int, fields: Fields) -> None:
        """Read what a seat owns."""
        fields.only(SEAT_KEYS)
        seat = self.state.seats[number]
        self.read_figures(seat, fields)
        for key, pile in (("hand", 0), ("performed", 0), ("bonus", 1), ("prestige_cards", 2)):
            if fields.has(key):
                cards = fields.names(key, self.names[pile])
                self.name_cards(pile, cards, fields.owner + key)
                setattr(seat, key, cards)
        if fields.has("known_hand"):
            known = set(fields.names("known_hand", self.names[0]))
            seat.known = sum(1 << card for card in seat.hand if card in known)
        if fields.has("freedoms"):
            seat.freedoms = fields.names("freedoms", FREEDOMS)
            if len(set(seat.freedoms)) < len(seat.freedoms):
                raise fields.wrong("freedoms", "names a freedom twice")
        if fields.has("estate"):
            self.read_estate(seat, fields)
        if number == self.state.turn:
            self.read_actions(fields)

    def read_figures(self, seat: Seat, fields: Fields) -> None:
        """Read the numbers of a seat."""
        bounds = {
            "florins": MOST_FLORINS,
            "prestige": MOST_EXCHANGED,
            "recruiters": self.edition.recruiters,
            "recruiters_on_table": self.edition.recruiters,
            "jesters": self.edition.jesters,
            "builders": MOST_BUILDERS,
            "best_work": MOST_EXCHANGED,
        }
        for key, most in bounds.items():
            if fields.has(key):
                setattr(seat, key, fields.number(key, 0, most))
        seat.room = UNKNOWN

    def name_cards(self, pile: int, cards: tuple[int, ...], where: str) -> None:
        """Note cards that the position names; none may be named twice."""
        for card in cards:
            if card in self.named[pile]:
                raise self.refuse(f"{where} names {self.names[pile][card]!r} a second time")
            self.named[pile].add(card)

    def read_estate(self, seat: Seat, fields: Fields) -> None:
        """Read the tiles of an estate; they must fit, contact is not judged."""
        fresh = new_seat(0, self.edition)
        for key in ("estate", "tiles", "landscapes", "occupied", "halo"):
            setattr(seat, key, getattr(fresh, key))
        for entry in fields.list("estate"):
            if not isinstance(entry, dict):
                raise fields.wrong("estate", "is a list of objects with 'tile' and 'at'")
            tile = fields.index("estate", entry.get("tile"), self.edition.tiles)
            at = " ".join(str(entry.get("at")).lower().split())
            placement = self.edition.by_text[tile].get(at)
            if placement is None:
                name = self.edition.tiles[tile]
                raise fields.wrong("estate", f"has a {name} at {at!r}, where it cannot lie")
            if placement.mask & seat.occupied:
                raise fields.wrong("estate", f"has overlapping tiles at {at!r}")
            if tile >= len(LANDSCAPES) and seat.tiles >> tile & 1:
                raise fields.wrong("estate", f"has two buildings {self.edition.tiles[tile]!r}")
            lay(seat, placement)

    def read_actions(self, fields: Fields) -> None:
        """Read the actions left and used of the seat to move."""
        state = self.state
        state.actions_left = 2
        if fields.has("actions_left"):
            state.actions_left = fields.number("actions_left", 0, MOST_ACTIONS)
        if fields.has("used"):
            state.used = fields.names("used", ACTIONS)

    # Cards

    def read_cards(self) -> None:
        """Read piles and drawn cards, and take every named card from where it was dealt."""
        self.read_drawn()
        decks = self.fields.object("decks") if self.fields.has("decks") else {}
        fields = Fields(decks, "decks.")
        fields.only(frozenset(PILES))
        piles = [self.state.professions, self.state.bonus, self.state.prestige]
        for pile, name in enumerate(PILES):
            if fields.has(name):
                piles[pile] = fields.names(name, self.names[pile])
                self.name_cards(pile, piles[pile], f"decks.{name}")
        self.drop_named_hands()
        for pile, name in enumerate(PILES):
            if not fields.has(name):
                piles[pile] = self.unnamed_pile(pile, piles[pile])
        self.state.professions, self.state.bonus, self.state.prestige = piles

    def read_drawn(self) -> None:
        """Read the cards that somebody looks at."""
        if not self.fields.has("drawn"):
            return
        fields = Fields(self.fields.object("drawn"), "drawn.")
        fields.only(frozenset(("seat", "pile", "cards", "count")))
        pile = fields.index("pile", fields.data.get("pile"), PILES)
        self.state.drawn = fields.names("cards", self.names[pile]) if fields.has("cards") else ()
        if not self.state.drawn:
            raise fields.wrong("cards", "names the cards that are looked at")
        if fields.data.get("seat", self.state.turn) != self.state.turn:
            raise fields.wrong("seat", "is the seat to move")
        self.state.drawn_pile = pile
        self.name_cards(pile, self.state.drawn, "drawn.cards")

    def given_hand(self, number: int) -> bool:
        """Whether the position names the hand of a seat."""
        given = self.fields.data.get("seats")
        seat = given[number] if isinstance(given, list) and number < len(given) else None
        return isinstance(seat, dict) and seat.get("hand") is not None

    def drop_named_hands(self) -> None:
        """Take cards named anywhere out of the hands that were dealt."""
        for number, seat in enumerate(self.state.seats):
            if not self.given_hand(number):
                seat.hand = tuple(card for card in seat.hand if card not in self.named[0])

    def unnamed_pile(self, pile: int, cards: tuple[int, ...]) -> tuple[int, ...]:
        """Return a pile as dealt, without what lies elsewhere, with what was given back."""
        if pile:
            return tuple(card for card in cards if card not in self.named[pile])
        elsewhere = self.named[0] | {card for seat in self.state.seats for card in seat.hand}
        back = [card for card in range(len(self.names[0])) if card not in cards]
        return tuple(card for card in (*cards, *back) if card not in elsewhere)

    # Supplies

    def read_supply(self) -> None:
        """Take what the seats own out of the supply, unless the position sets it."""
        supply = self.fields.object("supply") if self.fields.has("supply") else {}
        fields = Fields(supply, "supply.")
        fields.only(
            frozenset((*LANDSCAPES, "jester", "builder", "recruiter", "freedoms", "buildings"))
        )
        state, edition, seats = self.state, self.edition, self.state.seats
        state.jesters = self.left(
            fields, "jester", edition.jesters, sum(seat.jesters for seat in seats)
        )
        state.builders = self.left(
            fields, "builder", edition.builders, sum(seat.builders for seat in seats)
        )
        held = sum(seat.recruiters + seat.recruiters_on_table for seat in seats)
        state.recruiters = self.left(fields, "recruiter", edition.recruiters, held)
        state.freedoms = self.freedoms_left(fields)
        state.stock = self.tiles_left(fields)

    def left(self, fields: Fields, key: str, total: int, owned: int) -> int:
        """Return how many are left of something."""
        if owned > total:
            raise self.refuse(f"the seats own {owned} of {total} pieces {key!r}")
        return fields.number(key, 0, total - owned) if fields.has(key) else total - owned

    def freedoms_left(self, fields: Fields) -> tuple[int, ...]:
        """Return the supply of freedoms."""
        given = fields.object("freedoms") if fields.has("freedoms") else {}
        nested = Fields(given, "supply.freedoms.")
        nested.only(frozenset(FREEDOMS))
        seats = self.state.seats
        return tuple(
            self.left(nested, name, self.players - 1, sum(at in seat.freedoms for seat in seats))
            for at, name in enumerate(FREEDOMS)
        )

    def tiles_left(self, fields: Fields) -> tuple[int, ...]:
        """Return the supply of landscapes and buildings."""
        given = fields.object("buildings") if fields.has("buildings") else {}
        nested = Fields(given, "supply.buildings.")
        nested.only(frozenset(self.edition.tiles[len(LANDSCAPES) :]))
        placed = [one.tile for seat in self.state.seats for one in seat.estate]
        return tuple(
            self.left(
                fields if tile < len(LANDSCAPES) else nested,
                name,
                self.edition.counts[tile],
                placed.count(tile),
            )
            for tile, name in enumerate(self.edition.tiles)
        )

    # What is asked

    def read_last_work(self) -> None:
        """Read the parts of the work completed last."""
        if not self.fields.has("last_work"):
            return
        fields = Fields(self.fields.object("last_work"), "last_work.")
        profession = fields.index("profession", fields.data.get("profession"), self.names[0])
        figures = {
            key: fields.number(key, 0, MOST_EXCHANGED) if fields.has(key) else 0
            for key in ("building", "landscape", "freedom", "jesters", "people", "bonus", "value")
        }
        seat = fields.number("seat", 0, self.players - 1) if fields.has("seat") else 0
        self.state.last_work = LastWork(seat, profession, **figures)

    def read_question(self) -> None:
        """Find out what the seat to move is asked."""
        state = self.state
        readers: dict[int, Callable[[], None]] = {
            SETUP: self.ask_set_up,
            AUCTION: self.ask_auction,
            ACTION: self.ask_action,
            OVER: self.ask_nothing,
        }
        if state.phase != AUCTION:
            for key in ("auction", "sold", "out"):
                if self.fields.data.get(key):
                    raise self.refuse(f"{key!r} belongs to the auction phase")
            state.out = 0
        if state.phase != ACTION:
            state.actions_left, state.used = 0, ()
            if self.fields.has("pending_work"):
                raise self.refuse("'pending_work' belongs to the action phase")
        readers[state.phase]()

    def ask_set_up(self) -> None:
        """In the set-up, seats that discard hold one profession more."""
        self.state.question = TO_DISCARD

    def ask_nothing(self) -> None:
        """After the end, keep what the prestige cards brought."""
        self.state.question = NOTHING
        scores = self.fields.list("score") if self.fields.has("score") else []
        for seat, score in zip(self.state.seats, scores, strict=False):
            if isinstance(score, dict):
                fields = Fields(score, "score.")
                if fields.has("from_cards"):
                    seat.from_cards = fields.number("from_cards", 0, MOST_EXCHANGED)

    def ask_action(self) -> None:
        """In the action phase: the payment of a work, cards drawn, or an action."""
        state = self.state
        if not self.given_seat(state.turn):
            state.actions_left = 2
        if self.fields.has("pending_work"):
            fields = Fields(self.fields.object("pending_work"), "pending_work.")
            state.pending = fields.number("value", 1, 2 * 100)
            if fields.data.get("seat", state.turn) != state.turn:
                raise fields.wrong("seat", "is the seat to move")
            state.question = TO_TAKE
        else:
            state.question = TO_KEEP if state.drawn else TO_ACT

    def given_seat(self, number: int) -> bool:
        """Whether the position says anything of a seat."""
        given = self.fields.data.get("seats")
        seat = given[number] if isinstance(given, list) and number < len(given) else None
        return isinstance(seat, dict)

    def ask_auction(self) -> None:
        """In the auction phase: who is out, and what the auction has come to."""
        state, fields = self.state, self.fields
        self.read_sales()
        if fields.has("out"):
            state.out |= sum(1 << seat for seat in fields.seats("out", self.players))
        if fields.has("auction"):
            self.read_auction()
            return
        if state.drawn:
            raise self.refuse("cards are drawn without an auction")
        if not fields.has("out"):
            self.finish_seats_before()
        if state.out >> state.turn & 1:
            raise self.refuse("the seat to move is out of the auction phase")
        state.question = TO_OPEN

    def finish_seats_before(self) -> None:
        """Count the seats before the one to move as out."""
        seat = self.state.starting
        while seat != self.state.turn:
            self.state.out |= 1 << seat
            seat = (seat + 1) % self.players

    def read_sales(self) -> None:
        """Read who has bought what; buyers are out."""
        if not self.fields.has("sold"):
            return
        given = self.fields.object("sold")
        fields = Fields(given, "sold.")
        fields.only(frozenset(LOTS))
        sold = [NOBODY] * len(LOTS)
        for lot, name in enumerate(LOTS):
            if fields.has(name):
                sold[lot] = fields.number(name, 0, self.players - 1)
                self.state.out |= 1 << sold[lot]
        self.state.sold = tuple(sold)

    def read_auction(self) -> None:
        """Read the auction that runs, or whose winner still decides."""
        state = self.state
        fields = Fields(self.fields.object("auction"), "auction.")
        fields.only(frozenset(("opener", "lot", "price", "leader", "in", "turn")))
        for key in ("opener", "lot", "price", "leader", "in"):
            if not fields.has(key):
                raise fields.wrong(key, "is missing")
        state.opener = fields.number("opener", 0, self.players - 1)
        state.lot = fields.index("lot", fields.data["lot"], LOTS)
        state.price = fields.number("price", 0, MOST_FLORINS)
        state.leader = fields.number("leader", 0, self.players - 1)
        state.bidders = sum(1 << seat for seat in fields.seats("in", self.players))
        if not state.bidders >> state.leader & 1:
            raise fields.wrong("leader", "must be in the auction")
        if not state.bidders >> state.turn & 1:
            raise fields.wrong("in", "lacks the seat to move")
        won = state.sold[state.lot] == state.leader and state.bidders == 1 << state.leader
        state.question = self.winners_question() if won else TO_BID
        if state.question == TO_BID and (state.bidders & state.out or state.turn == state.leader):
            raise self.refuse("a seat that is out, or the leader, cannot be asked to bid")

    def winners_question(self) -> int:
        """Return what the winner of an auction still has to decide."""
        state = self.state
        if state.drawn:
            return TO_KEEP
        if state.lot < len(LANDSCAPES):
            return TO_PLACE
        if state.lot == RECRUITER and recruiting.can_lure(state, state.turn):
            return TO_LURE
        raise self.refuse("the winner of this auction has nothing to decide")
