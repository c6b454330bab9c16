# The home page, the table that is being made, and the table that waits for its players.

home-greeting = Buon giorno, { $name }.
home-greeting-new = Buon giorno.
home-waiting = { $count ->
    [0] No game waits for you.
    [one] It is your move at one table.
   *[other] It is your move at { $count } tables.
}
home-intro = Build an estate, win people over, complete works: seven rounds for 3 to 5 players.

# A game against bots.
quick-title = Play now against bots
quick-text = Auctions, building and works. Seven rounds.
quick-bots = Bots
quick-start = Play against { $bots } bots
starting = Starting …
strength = Strength
strength-greedy = Sensible
strength-greedy-note = Weighs what each move brings at once. Good to learn against.
strength-random = Random
strength-random-note = Makes any move that is allowed. Good to look around.
pace = Pace
pace-instant = At once
pace-normal = Normal
pace-slow = Slow
pace-instant-note = They move without a pause; the log tells what they did.
pace-normal-note = A short pause before each move, so that you can follow.
pace-slow-note = A longer pause before each move, to watch closely.
unfinished = Unfinished
unfinished-game = Against { $bots } bots, round { $round }
resume = Resume

create = Create a table
create-title = Create a table
create-game = Game
create-game-text = Base game, 3 to 5 players, about 90 minutes
create-players = Seats
create-seats = Who sits there
create-seat = Seat { $number }
create-you = You
create-open = Free seat
create-greedy = Bot, sensible
create-random = Bot, random
create-open-why = { $open ->
    [one] Everyone may take the free seat: it stands under Open tables, and you get a link to send. Seats are drawn by lot at the start.
   *[other] Everyone may take the free seats: the table stands under Open tables, and you get a link to send. Seats are drawn by lot at the start.
}
create-full-why = No seat is free: the game starts at once. Seats are drawn by lot.
create-pace = Pace of the bots
create-no-bots = No bot sits at this table. Everybody takes the time that is needed.
create-summary = , { $players } seats: you, { $open ->
    [0] no free seat
    [one] 1 free seat
   *[other] { $open } free seats
} and { $bots ->
    [0] no bot
    [one] 1 bot
   *[other] { $bots } bots
}.

# One's own games.
mine-title = Your games
mine-others = Your other games
mine-of = { $count } of { $all } games
mine-all = Show all { $count }
mine-fewer = Show fewer
mine-empty = You have no games yet. Start one against bots, or create a table and send a friend the link.
mine-your-move = Your move
mine-others-move = Others are deciding
mine-not-started = { $count ->
    [0] Ready to start
    [one] Waiting for one player
   *[other] Waiting for { $count } players
}
mine-over = Finished
mine-won = You win with { $prestige } prestige
mine-winner = { $count ->
    [one] { $names } wins with { $prestige } prestige
   *[other] { $names } win together with { $prestige } prestige
}
mine-rank = Finished. Your rank: { $rank }, with { $prestige } prestige.
mine-open-table = Open
since = since
since-when = Since { $when }
with = With { $names }

# What a game asks, on its card.
ask-discard = Which profession goes back?
ask-open = What do you offer?
ask-open-last = What do you take?
ask-bid = Raise for the { $lot }, or leave?
ask-place = Where shall the { $tile } lie?
ask-keep = { $count ->
    [one] Keep the card
   *[other] Which of the { $count } cards do you keep?
}
ask-lure = Which profession do you lure?
ask-answer = Do you share the building?
ask-apprentice = Where does the jester go?
ask-act = { $left ->
    [0] End your turn?
    [one] Your last action
   *[other] Your next action
}
ask-take = How shall your work be paid?
glance-setup = Before round 1: the first professions.
glance-auction = Round { $round }, auction. Minimum { $minimum }.
glance-bid = Round { $round }, auction. { $who ->
    [you] You lead with { $price }.
   *[other] { $who } leads with { $price }.
}
glance-action = Round { $round }, actions. Minimum { $minimum }.

open-title = Open tables
open-none = No open tables
open-empty = Create one, or start against bots while you wait.
open-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
open-game = Game
open-rules = Rules
open-seats = Seats
open-since = Open since
open-part = Take part
rules-base = base game
open-by = Table of { $name }
open-join = Join
open-join-table = Join the table of { $name }
open-see-table = Open the table of { $name }
lists-failed = The tables could not be loaded.

seat-free = Free seat
seat-you = { $name } (you)
bot = bot
# Bots are called by their emblem; the server gives none of these names to guests.
bot-giglio = Francesca
bot-delfino = Bernardo
bot-sole = Chiara
bot-quercia = Silvestro
bot-torre = Maso

room-game = The Princes of Florence, base game, { $players } players
room-take = A seat is free for you. Seats are drawn by lot at the start.
room-start-now = Seats are drawn by lot when you start.
room-title = Waiting for players
room-ready = Everyone is here
room-seats = Seats
room-free = { $count ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $count } seats are free.
}
room-invite = Invite link
room-invite-why = Whoever opens this link can take a free seat.
room-claim = Take a seat
room-emblem = { $taken } is taken here; you play { $given }.
room-bot-greedy = Add a bot that plays sensibly
room-bot-random = Add a bot that plays at random
room-leave = Give up the seat
room-close = Close the table
room-close-title = Close this table?
room-close-text = The table and its invite link go, for everyone who sits there. Nothing has been played yet.
room-close-keep = Keep it
room-start = Start the game
room-start-waits = The game can start when all seats are taken.
room-creator-starts = The game starts when { $name } says so.
room-full = All seats are taken and you have none of them.
room-running = This game is under way, and you have no seat in it.
room-missing = There is no table with this address. It may have been closed before its game began.
