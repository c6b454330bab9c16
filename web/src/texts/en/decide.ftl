# What is asked of one's own seat, what can be chosen, and what each choice would do.

decide-you = you
decide-back = Back

# Choices read aloud.
said-named = { $name }, { $note }
said-met = { $wish } fulfilled
said-person = { $name }: { $wishes }
said-person-figure = { $name }: { $wishes }; { $figure }
said-card = { $name }: { $effect } { $worth }
said-figure = { $value }, { $note }

# Consequences.
sum-none = no cost
sum-more-florins = +{ $amount } florins
sum-less-florins = −{ $amount } florins
sum-more-prestige = +{ $amount } prestige
sum-less-prestige = −{ $amount } prestige
leaves-florins = leaves you { $florins } florins
costs-prestige = costs { $prestige } prestige
effect-florins = Florins
effect-prestige = Prestige
effect-work = { $person }, needs { $minimum }
effect-change = { $before } → { $after }
effect-spoken = { $name }: { $before } to { $after }
effect-new = { $after }
effect-new-spoken = { $name }: { $after }
effect-fits = Then still fits
effect-fits-nothing = nothing
effect-fits-spoken = { $name }: { $text }

# Professions and their wishes.
wish-met = fulfilled

# Set-up.
discard-question = Which profession goes back?
discard-reason = You were dealt four professions and keep three.
discard-act = Give back the { $person }
discard-act-none = Give back
discard-missing = choose a profession
discard-keeps = you keep { $people }

# The auction: opening.
open-question = What do you offer?
open-reason = It opens at { $price } florins; the others may raise, or leave it to you.
open-last-question = What do you take?
open-last-reason = You are last: one object at the base price, or nothing.
open-missing = Choose one of the seven objects.
open-act = Offer the { $lot }
open-act-none = Offer
open-last-act-none = Take
open-cost = at { $price }: { $leaves }
open-last-act = Take the { $lot }
open-last-cost = for { $price }: { $leaves }
open-decline = Buy nothing
open-decline-cost = out for this round

lots = Objects of the auction
lots-choose = Object to offer
lots-left = { $count ->
    [0] none left
   *[other] { $count } left
}
lots-on-offer = on offer, { $price } by { $who }
lots-sold = sold to { $who }

# The auction: bidding.
bid-question = Raise for the { $lot }, or leave?
bid-reason = { $who ->
    [you] You lead.
   *[other] { $who } leads.
} If you win: { $gain }.
bid-said = If you win at { $price }: { $effects }
bid-leave = Leave
bid-leave-cost = no cost
bid-act = Bid { $price }
ladder = Bids so far
ladder-next = next:

# One's turn.
menu = Actions
menu-question = What do you do?
menu-reason = { $left ->
    [0] No action is left; only free moves.
    [one] One action is left.
   *[other] { $left } actions are left.
}
menu-work = Complete a work
menu-work-note = { $count ->
    [0] nobody reaches { $minimum } yet
    [one] one profession can reach { $minimum }
   *[other] { $count } professions can reach { $minimum }
}
menu-work-nobody = no profession is in your hand
menu-build = Build
menu-build-note = { $count ->
    [0] no building is possible
   *[other] { $price ->
        [0] costs no florins
       *[other] { $price } florins
    }
}
menu-profession = Take a profession
menu-freedom = Introduce a freedom
menu-freedom-none = no freedom is possible: { $why ->
    [used] one a turn
    [owned] all three are yours
    [gone] others have those you lack
    [price] it costs 300 florins
   *[other] see why
}
menu-bonus = Take a bonus card
menu-lure = Lure a profession
menu-exchange = Give prestige for florins
menu-price = 300 florins
menu-lure-note = costs no action
menu-exchange-note = costs no action
menu-free = Beside the actions

end-question = End your turn?
end-warning = { $left ->
    [one] You still have one action; it would be lost.
   *[other] You still have { $left } actions; they would be lost.
}
end-act = End the turn
end-cost = { $left ->
    [0] all actions are taken
    [one] gives up one action
   *[other] gives up { $left } actions
}

# Buying cards and freedoms.
buy-profession-question = Take a profession for your court?
buy-bonus-question = Take a bonus card?
buy-reason = You look at { $cards } cards and keep one. What you have seen cannot be taken back.
buy-act = Look at { $cards } cards
freedom-question = Which freedom do you introduce?
freedom-reason = It adds 3 to the work of each profession that wishes for it.
freedom-left = { $count } left
freedom-act = Introduce { $freedom }
freedom-act-none = Introduce
freedom-missing = choose a freedom

# Keeping a card.
keep-question = { $count ->
    [one] Keep the card
   *[other] Which of the { $count } cards do you keep?
}
keep-reason = { $count ->
    [one] There is only one.
   *[other] The others go under their pile.
}
keep-legend = Card to keep
keep-act = Keep { $card }
keep-act-none = Keep
keep-missing = choose a card
keep-cost = { $count ->
    [0] no card goes back
    [one] the other card goes back
   *[other] { $count } go back
}
keep-said = { $card }. { $count ->
    [0] No card goes back.
    [one] The other card goes under its pile.
   *[other] The other { $count } go under their pile.
}
worth-professions = worth { $value } now
worth-bonus = +{ $value } to a work now
worth-prestige = { $value } prestige now
worth-both = at most { $most }, { $now }
worth-now = now
worth-most = now, best { $most }
order-title = Order of the cards that go back
order-reason = The first goes under the pile first.
order-first = Choose the card to keep first.
order-place = { $place }. { $card }
order-earlier = { $card }: earlier
order-later = { $card }: later

# Recruiting.
lure-question = Which profession do you lure?
lure-reason = Your recruiting card takes its place on the opponent’s table.
lure-from = of { $who }
lure-act = Lure the { $person }
lure-act-none = Lure
lure-missing = choose a profession
lure-cost = from { $who }, for your recruiting card
lure-wait = Keep the recruiting card
lure-wait-cost = for a later turn of yours

# Prestige for florins.
exchange-open = Give prestige for florins
exchange-question = Give prestige for florins?
exchange-reason = Each prestige brings 100 florins. It cannot be turned back.
exchange-amount = Prestige to give
exchange-act = Give { $prestige } prestige
amount-less = One less
amount-more = One more

# The hand.
hand-people = Professions in hand
parts-bonus = Bonus cards
parts-minimum = Minimum
hand-nobody = Nobody.
hand-ready = ready
hand-ready-best = ready · best { $best }
hand-short = { $short } short
hand-short-best = { $short } short · best { $best }
hand-recruiters = { $count ->
    [one] One recruiting card
   *[other] { $count } recruiting cards
}

# A joint building
strip-label = The { $building } would cover { $west } in the estate of { $westerner } and { $east } in the estate of { $easterner }.
answer-question = Do you share the { $building } with { $builder }?
answer-reason = { $amount ->
    [0] You would pay nothing. Both of you score, and both use it.
   *[other] You would pay { $amount } florins. Both of you score, and both use it.
}
answer-accept = Accept
answer-refuse = Refuse
answer-refuse-cost = nothing is paid or built
apprentice-question = Where does the new jester go?
apprentice-reason = An apprentice helps only with works that use the building.
apprentice-in = into the { $building }
apprentice-act = Become an apprentice
apprentice-missing = choose a building
apprentice-wait = Keep as a jester
apprentice-wait-cost = at the palace
together-act = Build together
together-act-note = across the seam
together-question = Propose a shared { $building } to { $partner }
together-reason = Both of you score and use it. You pay for it; the answer may be no.
together-partner = Neighbour
together-place = Place { $number } of { $count }
together-before = Place before
together-after = Next place
together-turn = Turn or mirror
together-amount = The neighbour pays you, in hundreds
together-amount-spoken = { $amount } florins
together-send = Propose
together-send-cost = { $partner } would pay { $amount } florins
