# People in hand, works and cards.

hand-caption = work value now
hand-minimum = minimum { $minimum }
hand-before = { $before } →
hand-then = { $short ->
    [0] ready then
   *[other] { $short } short then
}
hand-parts = { $person }: what the work is made of
hand-cards = Cards in hand
hand-bonus-kind = (bonus card)
hand-prestige-card-kind = (prestige card)

legend = Colours of the bars
legend-building = building
legend-landscape = landscape
legend-freedom = freedom
legend-jesters = jesters
legend-people = court
legend-bonus = bonus cards

# Composing a work.

work-question-none = Whose work do you complete?
work-reason = { $left ->
    [one] Your last action of this round.
   *[other] { $left } actions are left.
} You can go back until you confirm.
work-legend = Profession
work-ready = ready
work-act = Complete the work
work-missing = choose a profession
work-said = Work value { $value }. { $consequence }
ledger = Work of the { $person }
ledger-bonus = Bonus card: { $card }, +{ $value }
ledger-jesters = Jesters
ledger-people = At court
ledger-each = { $count } × { $each }
ledger-sum = Work value
ledger-short = { $short } short of the minimum.
ledger-leads = { $best ->
    [0] The first work of this round. If it stays the best: +3 when the round ends.
   *[other] Best so far: { $who }, { $best }. You would lead: +3 when the round ends.
}
ledger-best = Best so far: { $who }, { $best }.

# Its payment.

pay-label = Prestige
pay-prestige = { $forgone ->
    [0] prestige
   *[other] prestige for { $forgone }
}
pay-florins = florins in cash
pay-said = { $prestige } prestige for { $forgone } florins, { $florins } florins in cash
take-question = How shall the { $person }’s work be paid?
take-reason = The work is completed: florins, or prestige at 200 florins each.
take-value = work value { $value }
take-act = { $prestige ->
    [0] Take all in florins
   *[other] Take { $prestige } prestige
}

# Keys of one's turn.

keys-turn = In your turn

# Freedoms.

freedom-wished = for { $people }

# The final score.

hand-prestige-cards = Prestige cards
