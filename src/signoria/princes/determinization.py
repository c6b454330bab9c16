"""Determinization: a full state that agrees with what one viewer knows, the rest at random."""

from __future__ import annotations

from random import Random
from typing import Final

from ..core.randomness import below, shuffled
from .estate import BUILDING_VALUE, lay, raise_worth
from .observation import PrincesObservation, PublicSeat
from .purse import FLORINS_A_POINT, building_cost
from .seat import Seat, new_seat
from .setup import clear_table
from .state import PrincesState
from .terms import NOBODY, PROFESSIONS, TO_DISCARD

MOST_GUESSED_FLORINS: Final = 2000
"""Cash of others is hidden; what they hold is guessed evenly up to this."""


def determinize(seen: PrincesObservation, rng: Random) -> PrincesState:
    """Return a state that looks the same to its viewer.

    Unseen cards are spread evenly over the hands and piles that hold them; the cash of others,
    of which an observation knows nothing, is drawn evenly in hundreds. A finished game is open.
    """
    if seen.final is not None:
        return seen.final.clone()
    return Guess(seen, rng).state()


class Guess:
    """Fills one state, kind of card by kind of card."""

    def __init__(self, seen: PrincesObservation, rng: Random) -> None:
        self.seen = seen
        self.rng = rng
        self.guess = PrincesState()

    def state(self) -> PrincesState:
        """Return the state."""
        self.copy_public()
        self.guess.seats = [
            self.own_or_guessed(number, seat) for number, seat in enumerate(self.seen.seats)
        ]
        self.deal_professions()
        self.deal_bonus()
        self.deal_prestige()
        return self.guess

    def copy_public(self) -> None:
        """Copy what everybody sees."""
        seen, guess = self.seen, self.guess
        guess.rules = seen.rules
        clear_table(guess)
        guess.phase, guess.question = seen.phase, seen.question
        guess.turn, guess.round, guess.starting = seen.turn, seen.round, seen.starting
        guess.choosing = 0
        if seen.question == TO_DISCARD:
            guess.choosing = sum(1 << seat for seat in seen.to_move)
        guess.stock, guess.freedoms = seen.stock, seen.freedoms
        guess.jesters, guess.builders = seen.jesters, seen.builders
        guess.recruiters = seen.recruiters
        guess.opener, guess.lot, guess.price = seen.opener, seen.lot, seen.price
        guess.leader, guess.bidders = seen.leader, seen.bidders
        guess.out, guess.sold = seen.out, seen.sold
        guess.drawn_pile = seen.drawn_pile
        guess.pending, guess.last_work = seen.pending, seen.last_work
        guess.actions_left, guess.used = seen.actions_left, seen.used
        guess.markers, guess.banker_cash = seen.markers, seen.banker_cash
        guess.banker, guess.interrupted = seen.banker, seen.interrupted
        guess.shared_bonus = seen.shared_bonus
        guess.proposal, guess.proposals = seen.proposal, seen.proposals
        guess.reshuffle = below(self.rng, 1 << 53)

    def own_or_guessed(self, number: int, public: PublicSeat) -> Seat:
        """Return the viewer's own seat, or another with its public part and guessed cash."""
        if number == self.seen.viewer and self.seen.own is not None:
            return self.seen.own.clone()
        edition = self.seen.rules.edition
        seat = new_seat(FLORINS_A_POINT * below(self.rng, self.guesses()), edition)
        seat.prestige = public.prestige
        seat.performed = public.performed
        seat.recruiters = public.recruiters
        seat.recruiters_on_table = public.recruiters_on_table
        seat.jesters, seat.builders = public.jesters, public.builders
        seat.apprentices = public.apprentices
        seat.character, seat.muse = public.character, public.muse
        seat.freedoms = public.freedoms
        seat.best_work, seat.from_cards = public.best_work, public.from_cards
        for placement in public.estate:
            lay(seat, placement, edition)
        for building in public.apprentices:
            raise_worth(seat, building, BUILDING_VALUE)
        seat.florins = max(seat.florins, self.least_florins(number, seat))
        return seat

    def least_florins(self, number: int, seat: Seat) -> int:
        """Return what a seat must have in cash for what it has said to pay."""
        seen = self.seen
        promised = [marker.amount for marker in seen.markers if marker.seat == number]
        if number == seen.leader and seen.lot != NOBODY:
            promised.append(seen.price - seen.rules.point_cover * seat.prestige)
        if seen.proposal is not None and number == seen.proposal.partner:
            promised.append(seen.proposal.amount)
        if seen.proposal is not None and number == seen.proposal.seat:
            promised.append(building_cost(seat) - seen.proposal.amount)
        return max(promised, default=0)

    def guesses(self) -> int:
        """Return how many amounts of cash are thought possible."""
        return MOST_GUESSED_FLORINS // FLORINS_A_POINT + 1

    def unseen(self, total: int, seen: set[int]) -> list[int]:
        """Return the cards that the viewer cannot see, in random order."""
        cards = [card for card in range(total) if card not in seen]
        return shuffled(cards, self.rng)

    def drawn_of(self, pile: int) -> tuple[int, ...]:
        """Return the drawn cards of a pile that the viewer sees."""
        return self.seen.drawn if self.seen.drawn_pile == pile else ()

    def draw_hidden(self, pile: int, cards: list[int]) -> None:
        """Give the player who looks at cards as many unseen ones."""
        if self.seen.drawn_count and self.seen.drawn_pile == pile:
            count = self.seen.drawn_count
            self.guess.drawn = self.seen.drawn or tuple(cards.pop() for _ in range(count))

    def deal_professions(self) -> None:
        """Spread the unseen professions over the other hands and the pile."""
        public, seats = self.seen.seats, self.guess.seats
        seen = {card for seat in seats for card in (*seat.hand, *seat.performed)}
        seen |= {card for seat in public for card in seat.known}
        seen |= set(self.drawn_of(PROFESSIONS))
        cards = self.unseen(len(self.seen.rules.edition.professions), seen)
        self.draw_hidden(PROFESSIONS, cards)
        for number, seat in enumerate(seats):
            if number != self.seen.viewer:
                hidden = public[number].hand_count - len(public[number].known)
                seat.hand = (*(cards.pop() for _ in range(hidden)), *public[number].known)
                seat.known = sum(1 << card for card in public[number].known)
        self.guess.professions = tuple(cards[: self.seen.pile_sizes[0]])

    def deal_bonus(self) -> None:
        """Spread the unseen bonus cards; those played have left the game."""
        seats = self.guess.seats
        seen = {card for seat in seats for card in seat.bonus} | set(self.drawn_of(1))
        seen |= set(self.seen.played)
        cards = self.unseen(len(self.seen.rules.edition.bonus), seen)
        self.draw_hidden(1, cards)
        for number, seat in enumerate(seats):
            if number != self.seen.viewer:
                seat.bonus = tuple(cards.pop() for _ in range(self.seen.seats[number].bonus_count))
        self.guess.bonus = tuple(cards[: self.seen.pile_sizes[1]])

    def deal_prestige(self) -> None:
        """Spread the unseen prestige cards."""
        seats = self.guess.seats
        seen = {card for seat in seats for card in seat.prestige_cards} | set(self.drawn_of(2))
        cards = self.unseen(len(self.seen.rules.edition.prestige), seen)
        self.draw_hidden(2, cards)
        for number, seat in enumerate(seats):
            if number != self.seen.viewer:
                count = self.seen.seats[number].prestige_card_count
                seat.prestige_cards = tuple(cards.pop() for _ in range(count))
        self.guess.prestige = tuple(cards[: self.seen.pile_sizes[2]])
