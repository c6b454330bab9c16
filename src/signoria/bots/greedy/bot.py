"""The greedy bot: each question goes to the module that knows the answer."""

from __future__ import annotations

from random import Random

from signoria.core.game import S
from signoria.core.moves import Line, Move
from signoria.princes.moves import (
    DECLINE,
    DISCARD,
    KEEP,
    LURE,
    OFFER,
    PASS,
    PLACE,
    PROFESSOR,
    RAISE,
    WAIT,
)
from signoria.princes.observation import PrincesObservation
from signoria.princes.terms import (
    BUILDING,
    INTRODUCING,
    TAKING_BONUS,
    TO_ACT,
    TO_ANSWER,
    TO_APPRENTICE,
    TO_BID,
    TO_BID_FOR_CHARACTER,
    TO_DISCARD,
    TO_KEEP,
    TO_OPEN,
    TO_PLACE,
    TO_TAKE,
    TO_USE_MERCHANT,
    WORKING,
)

from ..base import Bot, Turn
from ..random_bot import RandomBot
from .actions import best_step
from .auction import cheapest, is_worth_a_raise, lot_to_open
from .characters import character_to_bid_for, use_character, use_merchant, use_professor
from .jesters import apprentice_or_wait
from .keeping import card_to_discard, card_to_keep
from .neighbours import accept_or_refuse
from .payment import points_to_take
from .placing import site_for
from .recruiting import best_lure
from .sight import Sight
from .steps import Step


class GreedyBot(Bot):
    """Does what makes its court worth most at once; plays other games than Princes at random."""

    name = "greedy"

    def decide(self, turn: Turn[S], rng: Random) -> Line:
        """Return the choice that the bot thinks best; it leaves nothing to chance."""
        seen = turn.observe()
        if not isinstance(seen, PrincesObservation) or seen.own is None:
            return RandomBot().decide(turn, rng)
        return answer(Sight(seen, seen.own), turn)


def answer(sight: Sight, turn: Turn[S]) -> Line:
    """Return the answer to what the seat is asked."""
    question = sight.seen.question
    if question == TO_ACT:
        return act(sight, turn)
    if question == TO_TAKE:
        return sight.table.take[points_to_take(sight)].line
    if question == TO_OPEN:
        return open_auction(sight, turn).line
    if question == TO_BID:
        return bid(sight, turn).line
    return handle(sight, turn).line


def handle(sight: Sight, turn: Turn[S]) -> Move:
    """Say what to do with what has just been won, drawn or proposed."""
    question = sight.seen.question
    if question == TO_USE_MERCHANT:
        return use_merchant(sight, turn)
    if question == TO_APPRENTICE:
        return apprentice_or_wait(sight, turn)
    if question == TO_BID_FOR_CHARACTER:
        return character_to_bid_for(sight, turn)
    if question == TO_ANSWER:
        return accept_or_refuse(sight, turn)
    return handle_cards(sight, turn)


def handle_cards(sight: Sight, turn: Turn[S]) -> Move:
    """Say what to do with what has just been won or drawn."""
    question = sight.seen.question
    if question == TO_DISCARD:
        return card_to_discard(sight, turn.moves(DISCARD))
    if question == TO_KEEP:
        return card_to_keep(sight, turn.moves(KEEP))
    if question == TO_PLACE:
        return site_for(sight, turn.moves(PLACE))
    return best_lure(sight, turn.moves(LURE)) or turn.moves(WAIT)[0]


def open_auction(sight: Sight, turn: Turn[S]) -> Move:
    """Name a lot, or decline."""
    kinds = turn.kinds()
    if PROFESSOR in kinds:
        return use_professor(sight, turn.moves(PROFESSOR))
    offers = turn.moves(OFFER) if OFFER in kinds else []
    chosen = lot_to_open(sight, offers)
    return chosen or (turn.moves(DECLINE)[0] if DECLINE in kinds else cheapest(sight, offers))


def bid(sight: Sight, turn: Turn[S]) -> Move:
    """Raise or pass."""
    raises = RAISE in turn.kinds() and is_worth_a_raise(sight)
    return turn.moves(RAISE if raises else PASS)[0]


def act(sight: Sight, turn: Turn[S]) -> Line:
    """Lure if that is good, then take the best action, or end."""
    free = use_character(sight, turn)
    if free is not None:
        return free.line
    if LURE in turn.kinds():
        lure = best_lure(sight, turn.moves(LURE))
        if lure is not None:
            return lure.line
    step = best_step(sight) if sight.actions else None
    return sight.table.end.line if step is None else line_of(sight, turn, step)


def line_of(sight: Sight, turn: Turn[S], step: Step) -> Line:
    """Return the line of an action, or of the exchange that must come before it."""
    table = sight.table
    if step.stepped_back:
        return table.exchange[step.stepped_back - 1].line
    if step.action == WORKING:
        if step.about == sight.princess:
            return table.work_princess.line
        return (*[table.lay[card] for card in step.laid], table.work[step.about])
    if step.action == BUILDING:
        return site_for(sight, turn.moves(table.kinds_of_building[step.about])).line
    if step.action == INTRODUCING:
        return table.freedom[step.about].line
    return (table.draw_bonus if step.action == TAKING_BONUS else table.draw_profession).line
