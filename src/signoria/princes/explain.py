"""Why a line is refused: the rule, a sentence, the figures and the squares."""

from __future__ import annotations

from functools import singledispatchmethod
from typing import TYPE_CHECKING, Final

from ..core.json_types import Json
from ..core.moves import Kind, Line, Move
from ..core.refusal import Refusal
from . import works
from .auction import MOST_BUILDERS, RAISE_BY, may_have, supplies
from .cards import pile
from .edition import FREEDOMS
from .estate import CONTACT_BUILDERS, allows
from .explain_characters import (
    why_no_bid,
    why_no_merchant,
    why_no_princess,
    why_no_professor,
)
from .explain_joint import why_no_proposal, why_not_alone, why_off_seam
from .geometry import COLUMNS, SIDE, Placement, mask_at, ring, square_names, turned
from .moves import (
    ACCEPT,
    ANY_LANDSCAPE,
    APPRENTICE,
    BID,
    BUILDER,
    DECLINE,
    DISCARD,
    END,
    KEEP,
    LOTS,
    LURE,
    MERCHANT,
    OFFER,
    PASS,
    PLACE,
    PROFESSION,
    PROFESSOR,
    RAISE,
    REFUSE,
    TAKE,
    WAIT,
    WORK,
    Bid,
    Build,
    Discard,
    Exchange,
    Introduce,
    Keep,
    Lure,
    Offer,
    Place,
    Propose,
    Serve,
    Take,
    Under,
    UseMerchant,
    UseProfessor,
    Work,
)
from .notation import OffGrid, OffSeam, laid_cards, promised
from .pieces import LANDSCAPES
from .position import work_json
from .purse import PRICE, building_cost, cover
from .terms import (
    BONUS_CARDS,
    INTRODUCING,
    NOBODY,
    PROFESSIONS,
    QUESTIONS,
    TAKING_PROFESSION,
    TO_ACT,
    TO_ANSWER,
    TO_APPRENTICE,
    TO_BID,
    TO_BID_FOR_CHARACTER,
    TO_DISCARD,
    TO_KEEP,
    TO_LURE,
    TO_OPEN,
    TO_PLACE,
    TO_TAKE,
    TO_USE_MERCHANT,
)

if TYPE_CHECKING:
    from .state import PrincesState

ANSWERS: Final[dict[Kind, tuple[int, ...]]] = {
    DISCARD: (TO_DISCARD,),
    OFFER: (TO_OPEN,),
    DECLINE: (TO_OPEN,),
    RAISE: (TO_BID,),
    PASS: (TO_BID, TO_BID_FOR_CHARACTER),
    PLACE: (TO_PLACE,),
    KEEP: (TO_KEEP,),
    LURE: (TO_LURE, TO_ACT),
    WAIT: (TO_LURE, TO_APPRENTICE),
    TAKE: (TO_TAKE,),
    END: (TO_ACT,),
    BID: (TO_BID_FOR_CHARACTER,),
    MERCHANT: (TO_USE_MERCHANT, TO_ACT),
    PROFESSOR: (TO_OPEN, TO_BID, TO_ACT),
    APPRENTICE: (TO_APPRENTICE,),
    ACCEPT: (TO_ANSWER,),
    REFUSE: (TO_ANSWER,),
}
"""The questions that each kind of move answers; all others answer TO_ACT."""


def explain(state: PrincesState, seat: int, line: Line) -> Refusal:
    """Return why a line is refused; only for a line that is."""
    return Explainer(state, seat).of(line)


class Explainer:
    """Finds the rule that refuses a line of one seat; each method knows one kind of move."""

    def __init__(self, state: PrincesState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.own = state.seats[seat]
        self.edition = state.rules.edition

    def of(self, line: Line) -> Refusal:
        """Return the refusal of a line."""
        move, state = line[-1], self.state
        if isinstance(move, Exchange):
            return self.exchange()
        if state.question not in ANSWERS.get(move.kind, (TO_ACT,)):
            asked = QUESTIONS[state.question]
            return Refusal(
                "wrong-moment",
                f"{move.kind.name!r} is no answer to what is asked now: {asked}.",
                {"asked": asked},
            )
        needs_action = not isinstance(move, Lure | UseMerchant | UseProfessor)
        if state.question == TO_ACT and not state.actions_left and needs_action:
            return Refusal("action-limit", "No action is left in this turn.", {"actions_left": 0})
        return self.answer(move, line)

    @singledispatchmethod
    def answer(self, move: Move, line: Line) -> Refusal:
        """Return the refusal of a move that comes at the right moment."""
        if move.kind is RAISE:
            return self.lot(self.state.lot, self.state.price + RAISE_BY)
        if move.kind is DECLINE:
            return Refusal("must-buy", "Whoever can pay for an open lot must name one.")
        if move.kind is WORK:
            return why_no_princess(self.state, self.seat, laid_cards(line))
        return self.draw(PROFESSIONS if move.kind is PROFESSION else BONUS_CARDS)

    @answer.register
    def _discard(self, move: Discard, line: Line) -> Refusal:
        return Refusal("discard-dealt", "That profession was not dealt to you.")

    @answer.register
    def _offer(self, move: Offer, line: Line) -> Refusal:
        return self.lot(move.lot, self.state.rules.base_price)

    @answer.register
    def _place(self, move: Place, line: Line) -> Refusal:
        return self.not_bought(move.placement.tile) or self.site(move.placement)

    @answer.register
    def _build(self, move: Build, line: Line) -> Refusal:
        return self.not_to_be_had(move.placement.tile) or self.site(move.placement)

    @answer.register
    def _off_grid(self, move: OffGrid, line: Line) -> Refusal:
        wrong = self.not_bought if move.kind is PLACE else self.not_to_be_had
        return wrong(move.tile) or self.off_grid(move)

    @answer.register
    def _use_merchant(self, move: UseMerchant, line: Line) -> Refusal:
        return why_no_merchant(self.state, self.seat, move)

    @answer.register
    def _use_professor(self, move: UseProfessor, line: Line) -> Refusal:
        return why_no_professor(self.state, self.seat, move)

    @answer.register
    def _bid(self, move: Bid, line: Line) -> Refusal:
        return why_no_bid(self.state, self.seat, move)

    @answer.register
    def _serve(self, move: Serve, line: Line) -> Refusal:
        name = self.edition.tiles[move.building]
        text = f"An apprentice serves in a building of your own, and you have no {name}."
        return Refusal("apprentice-building", text, {"building": name})

    @answer.register
    def _propose(self, move: Propose, line: Line) -> Refusal:
        return why_no_proposal(self.state, self.seat, move, promised(line))

    @answer.register
    def _off_seam(self, move: OffSeam, line: Line) -> Refusal:
        return why_off_seam(self.state, self.seat, move)

    def exchange(self) -> Refusal:
        """Refuse stepping back below zero, or at all in a game with characters."""
        if self.state.rules.characters:
            return Refusal("no-step-back", "With characters nobody steps back for florins.")
        prestige = self.own.prestige
        text = f"You have {prestige} prestige; nobody steps back below zero."
        return Refusal("exchange-limit", text, {"prestige": prestige})

    def lot(self, lot: int, price: int) -> Refusal:
        """Refuse naming a lot, or raising for it."""
        state, name = self.state, LOTS[lot]
        if lot not in state.rules.lots:
            named: list[Json] = [LOTS[one] for one in state.rules.lots]
            return Refusal("lots-of-two", f"There is no lot {name} in this game.", {"lots": named})
        if state.sold[lot] != NOBODY:
            figures: dict[str, Json] = {"lot": name, "buyer": state.sold[lot]}
            return Refusal("lot-sold", f"The {name} has been sold in this phase.", figures)
        if not supplies(state)[lot]:
            return Refusal("pile-empty", f"There is no {name} left.", {"lot": name})
        if lot == BUILDER and self.own.builders >= MOST_BUILDERS:
            return Refusal("builder-limit", "You have three builders.", {"builders": 3})
        if not may_have(state, self.seat, lot):
            return Refusal("landscape-room", f"No {name} fits on your estate.", {"tile": name})
        return self.not_covered(price)

    def not_covered(self, price: int) -> Refusal:
        """Refuse a bid that cash, and prestige where it counts, do not cover."""
        short = price - cover(self.own, self.state.rules)
        means = "your cash" if self.state.rules.characters else "your cash and prestige"
        return Refusal(
            "bid-cover",
            f"A bid of {price} is {short} florins beyond {means}.",
            {
                "price": price,
                "florins": self.own.florins,
                "prestige": self.own.prestige,
                "short": short,
            },
        )

    @answer.register
    def _keep(self, move: Keep, line: Line) -> Refusal:
        drawn = self.state.drawn
        if move.pile != self.state.drawn_pile or move.card not in drawn:
            return Refusal("keep-drawn", "That card is not among the cards drawn.")
        named = sum(1 for step in line if isinstance(step, Under))
        return Refusal(
            "return-all",
            f"After 'under' each of the other {len(drawn) - 1} cards is named once.",
            {"named": named, "others": len(drawn) - 1},
        )

    @answer.register
    def _lure(self, move: Lure, line: Line) -> Refusal:
        if not self.own.recruiters:
            return Refusal("recruiter-needed", "You have no recruiting card.", {"recruiters": 0})
        if move.owner == self.seat:
            return Refusal("lure-opponent", "Your own professions cannot be lured.")
        name = self.edition.professions[move.profession]
        return Refusal(
            "lure-on-table",
            f"The {name} does not lie on that player's table.",
            {"profession": name, "from": move.owner},
        )

    def draw(self, number: int) -> Refusal:
        """Refuse taking a profession or a bonus card."""
        if number == PROFESSIONS and TAKING_PROFESSION in self.state.used:
            return self.once("profession")
        if not pile(self.state, number):
            return Refusal("deck-empty", "The pile is empty.", {"cards": 0})
        return self.price(PRICE)

    @answer.register
    def _introduce(self, move: Introduce, line: Line) -> Refusal:
        name = FREEDOMS[move.freedom]
        if INTRODUCING in self.state.used:
            return self.once("freedom")
        if move.freedom in self.own.freedoms:
            text = f"Your estate already has the freedom of {name}."
            return Refusal("freedom-once", text, {"freedom": name})
        if not self.state.freedoms[move.freedom]:
            text = f"There is no freedom of {name} left."
            return Refusal("freedom-supply", text, {"freedom": name})
        return self.price(PRICE)

    def once(self, action: str) -> Refusal:
        """Refuse a second profession or freedom in a turn."""
        text = f"You have taken a {action} in this turn."
        return Refusal("once-a-turn", text, {"action": action})

    def price(self, price: int) -> Refusal:
        """Refuse what cash does not pay; prestige can be exchanged first."""
        short = price - self.own.florins
        return Refusal(
            "price",
            f"That costs {price} florins, {short} more than you have.",
            {
                "price": price,
                "florins": self.own.florins,
                "short": short,
                "prestige": self.own.prestige,
            },
        )

    @answer.register
    def _work(self, move: Work, line: Line) -> Refusal:
        name = self.edition.professions[move.profession]
        if move.profession not in self.own.hand:
            text = f"The {name} is not in your hand."
            return Refusal("work-in-hand", text, {"profession": name})
        laid = laid_cards(line)
        if self.state.rules.shared_bonus and len(laid) > 1:
            text = "A work plays one bonus card at most, which then counts for everybody."
            return Refusal("one-shared-bonus", text, {"cards": len(laid)})
        for card in laid:
            if card not in self.own.bonus or laid.count(card) > 1:
                wrong = self.edition.bonus[card].name
                text = f"The bonus card {wrong} is not in your hand to be played once."
                return Refusal("bonus-in-hand", text, {"card": wrong})
        return self.too_little(move.profession, laid)

    def too_little(self, profession: int, laid: list[int]) -> Refusal:
        """Refuse a work below the minimum."""
        court = works.court_at_work(self.own, profession)
        bonus = sum(works.bonus_value(court, card, self.edition) for card in laid)
        if not laid:
            bonus = works.shared_value(self.own, self.state.shared_bonus, self.edition)
        work = works.last_work(self.seat, self.own, profession, bonus, self.edition)
        minimum = self.state.minimum
        figures = work_json(work, self.edition)
        figures |= {"minimum": minimum, "short": minimum - work.value}
        text = f"The work is worth {work.value}; this round asks for {minimum}."
        return Refusal("work-minimum", text, figures)

    @answer.register
    def _take(self, move: Take, line: Line) -> Refusal:
        most = works.most_prestige(self.state.pending)
        return Refusal(
            "take-limit",
            f"The florins of this work become at most {most} prestige.",
            {"value": self.state.pending, "most": most},
        )

    def not_bought(self, tile: int) -> Refusal | None:
        """Refuse placing another landscape than the one bought."""
        name, bought = self.edition.tiles[tile], LOTS[self.state.lot]
        if name == bought:
            return None
        if self.state.lot == ANY_LANDSCAPE and tile < len(LANDSCAPES):
            none_left = Refusal("pile-empty", f"There is no {name} left.", {"lot": name})
            return None if self.state.stock[tile] else none_left
        text = f"You bought a {bought}, not a {name}."
        return Refusal("tile-bought", text, {"tile": name, "bought": bought})

    def not_to_be_had(self, tile: int) -> Refusal | None:
        """Refuse a building wherever it would stand."""
        name = self.edition.tiles[tile]
        if not allows(self.own, self.edition, tile):
            text = f"Your estate already has the {name}."
            return Refusal("building-once", text, {"building": name})
        if not self.state.stock[tile]:
            return Refusal("building-supply", f"There is no {name} left.", {"building": name})
        cost = building_cost(self.own)
        return self.price(cost) if self.own.florins < cost else None

    def off_grid(self, move: OffGrid) -> Refusal:
        """Refuse a placement outside the grid or on the Palazzo."""
        shape = turned(self.edition.shapes[move.tile], move.turn)
        column, row = COLUMNS.index(move.square[0]), int(move.square[1]) - 1
        mask = mask_at(shape, column, row)
        if mask is not None:
            return self.overlap(mask)
        inside = [
            f"{COLUMNS[column + across]}{row + up + 1}"
            for across, up in shape
            if column + across < SIDE and row + up < SIDE
        ]
        return Refusal("inside-estate", "The tile leaves the estate.", {}, tuple(inside))

    def overlap(self, mask: int) -> Refusal:
        """Refuse covering what is covered."""
        covered = square_names(mask & self.own.occupied)
        text = f"It would cover {', '.join(covered)}, which is not free."
        return Refusal("no-overlap", text, {"covers": self.names_under(mask)}, covered)

    def names_under(self, mask: int) -> list[Json]:
        """Return the names of what lies on some squares."""
        tiles = self.edition.tiles
        names: list[Json] = [tiles[one.tile] for one in self.own.estate if one.mask & mask]
        return [*names, "palazzo"] if mask & self.edition.palazzo else names

    def site(self, placement: Placement) -> Refusal:
        """Refuse a place that is covered, or that touches a building."""
        if placement.mask & self.own.occupied:
            return self.overlap(placement.mask)
        return self.contact(placement) or self.alone(placement)

    def alone(self, placement: Placement) -> Refusal:
        """Refuse building alone at a border."""
        refusal = why_not_alone(self.state, self.seat, placement)
        assert refusal is not None
        return refusal

    def contact(self, placement: Placement) -> Refusal | None:
        """Refuse touching a building or the Palazzo with fewer than two builders."""
        touched = placement.ring & self.own.occupied & ~self.landscape_squares()
        if not touched or self.own.builders >= CONTACT_BUILDERS:
            return None
        touching = square_names(ring(touched) & placement.mask)
        return Refusal(
            "no-contact",
            f"It would touch {' and '.join(str(name) for name in self.names_under(touched))}; "
            "buildings may meet only at corners.",
            {
                "touches": self.names_under(touched),
                "touched": list(square_names(touched)),
                "builders": self.own.builders,
                "builders_needed": CONTACT_BUILDERS,
            },
            touching,
        )

    def landscape_squares(self) -> int:
        """Return the squares that landscapes cover."""
        mask = 0
        for one in self.own.estate:
            if one.tile < len(LANDSCAPES):
                mask |= one.mask
        return mask
