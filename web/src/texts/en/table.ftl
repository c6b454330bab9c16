# The table: whose decision it is, the round, the players, the supply, the end.

skip-decision = Skip to the decision
skip-board = Skip to the board
skip-hand = Skip to your hand
skip-log = Skip to the log

round-track = Round { $round } of { $rounds }, minimum work value { $minimum }
round-now = Round { $round }
round-short = Round { $round }, minimum { $minimum }
round-minimum = minimum work value
round-of = Round { $number }: minimum work value { $minimum }
phase-setup = set-up
phase-auction = auction
phase-characters = characters
phase-action = actions
phase-over = game over

decision = Decision
decision-yours = Your decision: { $question } { $answers }
decision-other = { $who } is deciding
decision-others = { $names } are choosing
decision-sending = Sending your move …
decision-over = The game is over

asked-discard = Which profession goes back?
asked-open = What to offer at { $price }, or buy nothing?
asked-open-last = Which lot to take for { $price }, or none?
asked-bid = Raise to { $price } for the { $lot }, or leave?
asked-place = Where shall the { $tile } lie?
asked-keep = { $count ->
    [one] Keep the one card that was drawn.
   *[other] Which of { $count } cards to keep?
}
asked-lure = Lure a profession now, or keep the recruiting card?
asked-answer = Share the { $building }, or refuse?
asked-apprentice = Where does the jester just bought go?
asked-act = { $actions ->
    [0] No action is left; free moves, or the end of the turn?
    [one] What shall the last action be?
   *[other] What shall the next action be? { $actions } are left.
}
asked-take = How much of { $florins } florins becomes prestige?

connection-lost = No connection.
connection-received = Your last move was received.
connection-retry = Trying again in { $seconds } s.
connection-trying = Trying again …
connection-sending = Your move is kept and will be sent again.
connection-now = Try now

trouble-refused = “{ $move }” is not allowed.
trouble-stale = Meanwhile the table has moved on. Look again, then choose.
trouble-failed = The server could not take your move: { $message }
trouble-resend = Send it again

players = Players
you = (you)
starts = starts
state-choosing = is choosing
state-deciding = is deciding
state-leads = leads with { $price }
state-left = left this auction
state-in = still bids
state-bought = bought: { $lot }
state-declined = buys nothing
state-waits = may still buy
state-acting = { $actions ->
    [one] acts, 1 action left
   *[other] acts, { $actions } actions left
}
state-acted = has acted
state-acted-work = has acted, best work { $value }
state-next = acts later
state-away = is away
rank = Rank { $rank }

stat-prestige = Prestige
stat-florins = Florins
stat-hidden = hidden
stat-jesters = Jesters
stat-builders = Builders
stat-people = In hand
stat-works = Works
stat-recruiters = Recruiting cards
stat-bonus = Bonus
stat-prestige-cards = Prestige cards
stat-freedoms = Freedoms
player-works = Works on the table
player-known = Known in hand
player-recruiting = { $count ->
    [one] 1 recruiting card
   *[other] { $count } recruiting cards
}
player-none = None yet

board = Board
auction = Auction
hand = Hand

supply = Supply
pile-professions = Professions
pile-bonus = Bonus
pile-prestige = Prestige


type-move = Type a move
type-hint = For example: raise, pass, offer jester, end
type-send = Send
type-would = Florins { $florins-before } → { $florins-after }, prestige { $prestige-before } → { $prestige-after }.
type-asks = You can type a move when you are asked.

loss = { $who } lured your { $profession }; a recruiting card lies in its place and still counts.

summary-title = Round { $round } is over
summary-best = Best work: { $names }, value { $value }: +3 prestige.
summary-none = Nobody completed a work.
summary-no-work = no work
summary-now = prestige now:
summary-work = { $profession } { $value }

score-title = { $count ->
    [one] { $names } wins with { $prestige } prestige
   *[other] { $names } win together with { $prestige } prestige
}
score-title-you = You win with { $prestige } prestige
score-tie = Tied at { $prestige } prestige; more florins decide: { $florins } to { $others }.
score-tie-shared = Tied at { $prestige } prestige and { $florins } florins each: the victory is shared.
score-caption = Final scoring, card by card
score-played = Prestige in play
score-works = Works
score-florins = Florins
amount = { $amount }
score-no-cards = No prestige cards
score-total = Total
score-seed = The deal can be verified
score-seed-text = The SHA-256 of the seed is the commitment shown under “Sealed deal” during the game.
score-seed-value = Seed
score-commitment = Commitment
score-again = Play again
score-home = Back to the home page

sealed = Sealed deal
sealed-text = The deal was drawn from a secret seed, and this is its SHA-256: when the seed is shown at the end, everybody can verify that nothing was changed.
