# One's own court, and the parts of the table's frame.

court = Your court
court-jesters = +{ $value } per work
court-builders = build { $price }
court-recruiters = recruiting
court-bonus = bonus
court-prestige-cards = prestige
court-has = introduced

choices = Choices
frieze-panel = Prestige track
bench = What you compose
tabs = Parts of the table
tab-estate = Estate
tab-hand = Hand { $count }
tab-supply = Supply
tab-log = Log
player-look = { $name }: look at the estate
player-chip = { $name }, prestige
state-you = you
short-deciding = decides
short-choosing = chooses
short-bought = has { $lot }
short-declined = buys none
short-leads = leads, { $price }
short-left = left
short-in = bids
short-waits = may buy
short-acted = has acted
short-next = acts later
lot-left-narrow = { $count } left
