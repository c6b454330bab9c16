# The loggia of the auction, the prestige track above it, and the bids.

frieze = Prestige: { $list }.
frieze-pawn = { $name } { $at }
frieze-ghost = { $name } would go to { $to }.

# The names on the plates: at most 11 characters.
lot-forest-short = Forest
lot-lake-short = Lake
lot-park-short = Park
lot-jester-short = Jester
lot-builder-short = Builder
lot-prestige-short = Prestige
lot-recruiter-short = Recruiting

# The second lines of the plates: as short.
plate-leads = { $price } · { $who }
plate-sold = sold
plate-sold-at = sold · { $price }
plate-pile-empty = none left
plate-bid-cover = too dear
plate-builder-limit = you have { $count }
plate-landscape-room = no room
plate-not-now = not for you

# What a lot brings, as the end of a sentence.
open-refused = { $reason } { $paragraph }.
open-gain = The { $lot }: { $gain }.
lot-forest-gain = { $has ->
    [yes] +3 prestige for a further forest
   *[other] +3 on works that wish for a forest
}
lot-lake-gain = { $has ->
    [yes] +3 prestige for a further lake
   *[other] +3 on works that wish for a lake
}
lot-park-gain = { $has ->
    [yes] +3 prestige for a further park
   *[other] +3 on works that wish for a park
}
lot-jester-gain = +2 on every work
lot-builder-gain = { $builders ->
    [0] cheaper buildings
    [1] buildings may touch, +3 prestige
   *[other] free buildings, +3 prestige
}
lot-prestige-gain = the best of five prestige cards
lot-recruiter-gain = a profession lured from an opponent

keys-auction = In an auction
keys-bid = Bid the next step
keys-leave = Leave
