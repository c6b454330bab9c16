"""The same game with everything changed that a viewer cannot know.

This shares nothing with the engine's own guessing of hidden cards: it starts from the whole state
and moves what is hidden, so that a view which shows too much shows something else here.
"""

from __future__ import annotations

from random import Random

from signoria.princes.seat import Seat
from signoria.princes.state import PrincesState

PILES = ("professions", "bonus", "prestige")
HELD = ("hand", "bonus", "prestige_cards")


def scramble(
    state: PrincesState, viewer: int | None, rng: Random, needed: frozenset[str] = frozenset()
) -> PrincesState:
    """Return a state that a viewer cannot tell from the given one.

    Args:
        state: the game as it is.
        viewer: a seat, or None for somebody who only watches.
        rng: decides what lies where.
        needed: names of cards that stay where they are, since a public line will show them.
    """
    twin = Scrambled(state.clone(), viewer, rng, needed)
    twin.state.reshuffle = rng.getrandbits(60)
    for kind in range(len(PILES)):
        twin.move_cards(kind)
    for number, seat in enumerate(twin.state.seats):
        if number != viewer:
            twin.change_purse(number, seat)
    return twin.state


class Scrambled:
    """A state that is being scrambled."""

    def __init__(
        self, state: PrincesState, viewer: int | None, rng: Random, needed: frozenset[str]
    ) -> None:
        self.state = state
        self.viewer = viewer
        self.rng = rng
        self.needed = needed

    def move_cards(self, kind: int) -> None:
        """Shuffle the cards of a kind over all the places that the viewer cannot look into."""
        state, fixed = self.state, self.fixed(kind)
        looked_at = state.drawn_pile == kind and state.turn != self.viewer
        drawn = state.drawn if looked_at else ()
        hidden = [seat for number, seat in enumerate(state.seats) if number != self.viewer]
        places = [getattr(seat, HELD[kind]) for seat in hidden]
        places += [drawn, getattr(state, PILES[kind])]
        loose = [card for place in places for card in place if card not in fixed]
        self.rng.shuffle(loose)
        filled = [
            tuple(card if card in fixed else loose.pop() for card in place) for place in places
        ]
        for seat, cards in zip(hidden, filled[:-2], strict=True):
            setattr(seat, HELD[kind], cards)
        if drawn:
            state.drawn = filled[-2]
        setattr(state, PILES[kind], filled[-1])

    def fixed(self, kind: int) -> set[int]:
        """Return the cards that everybody knows, or will know after the line, where they are."""
        fixed = {card for card, name in enumerate(self.names(kind)) if name in self.needed}
        if PILES[kind] == "professions":
            for seat in self.state.seats:
                fixed |= {card for card in seat.hand if seat.known >> card & 1}
        return fixed

    def names(self, kind: int) -> list[str]:
        """Return the names of the cards of a kind."""
        edition = self.state.rules.edition
        if PILES[kind] == "professions":
            return list(edition.professions)
        return [card.name for card in (edition.bonus if kind == 1 else edition.prestige)]

    def change_purse(self, number: int, seat: Seat) -> None:
        """Give a seat other cash, but not where its next payment would show the difference."""
        if number not in (self.state.turn, self.state.leader):
            seat.florins = self.promised(number, seat) + 100 * self.rng.randrange(60)
        elif seat.florins >= max(700, self.state.price):
            seat.florins += 100 * self.rng.randrange(20)

    def promised(self, number: int, seat: Seat) -> int:
        """Return what a seat must have: it has bid as much, or proposes to build."""
        bids = [marker.amount for marker in self.state.markers if marker.seat == number]
        if self.state.proposal is not None and number == self.state.proposal.seat:
            bids.append(seat.florins)
        return max(bids, default=0)
