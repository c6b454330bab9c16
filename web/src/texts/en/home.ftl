# The home page, the table that is being made, and the table that waits for its players.

home-greeting = Buon giorno, { $name }.
home-greeting-new = Buon giorno.
home-waiting = { $count ->
    [0] No game waits for you.
    [one] One game waits for you.
   *[other] { $count } games wait for you.
}
home-intro = Build an estate, win people over, complete works: seven rounds for 3 to 5 players.

quick-title = Play now against bots
quick-text = The Princes of Florence, base game, seven rounds.
quick-players = Players
quick-start = Play against { $bots } bots
starting = Starting …

create = Create a table
create-title = Create a table
create-text = The Princes of Florence, base game. Seats are drawn by lot when the table starts.
create-seats = Seats
create-seat = Seat { $number }
create-you = You
create-open = Open for a friend
create-greedy = Bot, plays sensibly
create-random = Bot, plays at random
create-summary = { $players } players: { $open ->
    [0] no free seat
    [one] 1 free seat
   *[other] { $open } free seats
}, { $bots ->
    [0] no bot
    [one] 1 bot
   *[other] { $bots } bots
}.

mine-title = Your games
mine-empty = You have no games yet. Start one against bots, or create a table and send a friend the link.
mine-your-move = Your move
mine-others-move = Others are deciding
mine-not-started = Waiting for players
mine-over = Finished
mine-open-table = Open

open-title = Open tables
open-empty = No open tables. Create one, or start against bots while you wait.
open-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
open-by = Table of { $name }
open-join = Join
open-join-table = Join the table of { $name }
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
