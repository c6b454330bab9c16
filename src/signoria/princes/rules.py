"""The rules that a refusal can cite, each with its paragraph in `docs/rules/princes.md`."""

from __future__ import annotations

from typing import Final

from ..core.refusal import Rule

RULES: Final = {
    rule.id: rule
    for rule in (
        Rule("notation", "12.1", "A move is one line of text as the notation describes it."),
        Rule("game-over", "11.1", "After the last round nobody moves any more."),
        Rule("not-your-turn", "3.2", "Only the player who is asked decides."),
        Rule("wrong-moment", "3.3", "A move must answer what its player is asked now."),
        Rule("discard-dealt", "2.3", "One of the four professions dealt goes back."),
        Rule("lot-sold", "4.3", "Of each pile at most one object is sold in a phase."),
        Rule("pile-empty", "4.4", "An object that has run out cannot be named."),
        Rule("bid-cover", "4.6", "A bid must be covered by cash and prestige together."),
        Rule("builder-limit", "5.4", "Nobody has more than three builders."),
        Rule("landscape-room", "5.2", "A landscape can be had only where it can be placed."),
        Rule("tile-bought", "5.1", "The landscape just bought is the one that is placed."),
        Rule("inside-estate", "6.2", "A tile lies wholly inside the estate."),
        Rule("no-overlap", "6.3", "A tile covers no other tile and not the Palazzo."),
        Rule("no-contact", "6.4", "With fewer than two builders buildings meet only at corners."),
        Rule("keep-drawn", "10.2", "The card that is kept is one of those drawn."),
        Rule("return-all", "10.3", "All other drawn cards go back, each named once."),
        Rule("recruiter-needed", "8.1", "Luring takes a recruiting card."),
        Rule("lure-opponent", "8.2", "Only an opponent's profession can be lured."),
        Rule("lure-on-table", "8.3", "Only a profession face up on the table can be lured."),
        Rule("exchange-limit", "9.8", "Nobody steps back below zero prestige."),
        Rule("action-limit", "7.1", "A turn has two actions."),
        Rule("once-a-turn", "7.2", "A profession and a freedom are taken once a turn each."),
        Rule("price", "7.3", "An action is paid in cash when it is taken."),
        Rule("building-once", "6.5", "An estate holds one building of each type."),
        Rule("building-supply", "6.6", "There are three buildings of each type."),
        Rule("freedom-once", "7.5", "A freedom is introduced once in an estate."),
        Rule("freedom-supply", "7.6", "There is one of each freedom less than players."),
        Rule("deck-empty", "10.4", "From an empty pile no card can be taken."),
        Rule("work-in-hand", "9.1", "A work is completed with a profession in hand."),
        Rule("work-minimum", "9.3", "A work must reach the least value of the round."),
        Rule("bonus-in-hand", "9.4", "A bonus card is played from hand, each once."),
        Rule("lots-of-two", "14.2", "With two players the three landscapes are one lot."),
        Rule("no-step-back", "15.2", "With characters prestige never becomes florins."),
        Rule("character-spaces", "15.3", "A bid lies on a space of the card, above any other."),
        Rule("character-taken", "15.5", "A character serves one player in a round."),
        Rule("character-needed", "15.6", "Only who holds a character can use it."),
        Rule("professor-last-card", "15.8", "The last prestige card is left for its auction."),
        Rule("princess-alone", "15.9", "No bonus card is played with the Princess."),
        Rule("merchant-moment", "15.10", "The Merchant is used after winning or before a work."),
        Rule("neighbour", "16.2", "One builds together with a neighbour only."),
        Rule("crosses-border", "16.3", "A joint building covers squares of both estates."),
        Rule("partner-cash", "16.5", "The partner can promise only what he has."),
        Rule("proposal-limit", "16.5", "For one action at most three proposals are made."),
        Rule("border-alone", "16.6", "Building alone at a border takes builders."),
        Rule("one-shared-bonus", "17.4", "A work plays at most one bonus card."),
        Rule("apprentice-building", "17.5", "An apprentice serves in a building of his owner."),
        Rule("must-buy", "18.1", "Whoever can pay must open an auction."),
        Rule("take-limit", "9.6", "Only this work's florins become prestige, 200 a point."),
    )
}
