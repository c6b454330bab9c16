# What happened, in the present tense. $who is a player's name, $you is "yes" for the reader himself.

a-lot = { $lot ->
    [forest] a Forest
    [lake] a Lake
    [park] a Park
    [jester] a Jester
    [builder] a Builder
    [prestige] a Prestige card
   *[recruiter] a Recruiting card
}
some-cards = { $pile ->
    [professions] { $count ->
        [one] 1 profession card
       *[other] { $count } profession cards
    }
    [bonus] { $count ->
        [one] 1 bonus card
       *[other] { $count } bonus cards
    }
   *[prestige] { $count ->
        [one] 1 prestige card
       *[other] { $count } prestige cards
    }
}

log-title = Log
log-empty = Nothing has happened yet.
log-setup = Set-up
log-auction = Round { $round } · auction
log-characters = Round { $round } · characters
log-action = Round { $round } · actions · minimum { $minimum }
log-over = End of the game

event-professions-dealt = Everyone has chosen three professions.
event-discarded = { $you ->
    [yes] You give one profession back.
   *[no] { $who } gives one profession back.
}
event-discarded-known = You give the { $profession } back.
event-offered = { $you ->
    [yes] You offer { a-lot } at { $price }.
   *[no] { $who } offers { a-lot } at { $price }.
}
event-declined = { $you ->
    [yes] You buy nothing in this auction.
   *[no] { $who } buys nothing in this auction.
}
event-raised = { $you ->
    [yes] You bid { $price }.
   *[no] { $who } bids { $price }.
}
event-passed = { $you ->
    [yes] You leave.
   *[no] { $who } leaves.
}
event-stepped-back = { $you ->
    [yes] You give { $prestige } prestige for the missing { $florins } florins.
   *[no] { $who } gives { $prestige } prestige for the missing { $florins } florins.
}
event-bought = { $you ->
    [yes] You buy { a-lot } for { $price }.
   *[no] { $who } buys { a-lot } for { $price }.
}
event-bought-last = { $you ->
    [yes] You are last and take { a-lot } for { $price }.
   *[no] { $who } is last and takes { a-lot } for { $price }.
}
event-scored-second-landscape = Another one of its kind: +{ $prestige } prestige.
event-scored-builder = A further builder: +{ $prestige } prestige.
event-scored-building = A building: +{ $prestige } prestige.
event-scored-best-work = { $you ->
    [yes] You score +{ $prestige } prestige for the best work.
   *[no] { $who } scores +{ $prestige } prestige for the best work.
}
event-placed = { $you ->
    [yes] You place the { $tile } at { $squares }.
   *[no] { $who } places the { $tile } at { $squares }.
}
event-drew = { $you ->
    [yes] You look at { some-cards }.
   *[no] { $who } looks at { some-cards }.
}
event-kept = { $you ->
    [yes] You keep one.
   *[no] { $who } keeps one.
}
event-kept-known = You keep: { $card }.
event-lured = { $you ->
    [yes] You lure the { $profession } from { $from }.
   *[no] { $yours ->
        [yes] { $who } lures your { $profession }.
       *[no] { $who } lures the { $profession } from { $from }.
    }
}
event-waited = { $you ->
    [yes] You keep the Recruiting card for later.
   *[no] { $who } keeps the Recruiting card for later.
}
event-exchanged = { $you ->
    [yes] You give { $prestige } prestige for { $florins } florins.
   *[no] { $who } gives { $prestige } prestige for { $florins } florins.
}
event-worked = { $you ->
    [yes] You complete a work with the { $profession }: value { $value }.
   *[no] { $who } completes a work with the { $profession }: value { $value }.
}
event-worked-bonus = Bonus cards: { $cards }, +{ $bonus }.
pay = { $prestige ->
    [0] { $florins } florins
   *[other] { $florins ->
        [0] { $prestige } prestige
       *[other] { $prestige } prestige and { $florins } florins
    }
}
event-took = { $you ->
    [yes] You take { pay } for it.
   *[no] { $who } takes { pay } for it.
}
event-built = { $you ->
    [yes] You build the { $building } at { $squares } for { $cost }.
   *[no] { $who } builds the { $building } at { $squares } for { $cost }.
}
event-apprenticed = { $you ->
    [yes] Your jester moves into the { $building }.
   *[no] The jester of { $who } moves into the { $building }.
}
event-proposed = { $reader ->
    [builder] You propose a shared { $building } to { $partner }, who would pay you { $amount }.
    [partner] { $builder } proposes a shared { $building } to you; you would pay { $amount }.
   *[other] { $builder } proposes a shared { $building } to { $partner }, who would pay { $amount }.
}
event-accepted = { $reader ->
    [builder] { $partner } accepts and pays you { $amount }: you build the { $building } together, for { $cost }.
    [partner] You accept and pay { $amount }: { $builder } builds the { $building } with you.
   *[other] { $partner } accepts and pays { $amount }: the { $building } stands in both estates.
}
event-refused = { $reader ->
    [builder] { $partner } refuses to share the { $building }.
    [partner] You refuse to share the { $building }.
   *[other] { $partner } refuses to share the { $building } with { $builder }.
}
event-introduced = { $you ->
    [yes] You introduce the freedom: { $freedom }.
   *[no] { $who } introduces the freedom: { $freedom }.
}
event-ended = { $you ->
    [yes] { $actions_left ->
        [0] You end your turn.
        [one] You end your turn with 1 action left.
       *[other] You end your turn with { $actions_left } actions left.
    }
   *[no] { $actions_left ->
        [0] { $who } ends the turn.
        [one] { $who } ends the turn with 1 action left.
       *[other] { $who } ends the turn with { $actions_left } actions left.
    }
}
event-best-work = Best work of round { $round }: { $names }, value { $value }.
event-no-work = Nobody completes a work in round { $round }.
event-round-ended = Round { $round } ends.
event-prestige-card = { $card }: { $points ->
    [0] nothing
   *[other] +{ $points }
}
event-prestige-cards = Prestige cards of { $who }: { $cards }.
event-over = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}
event-over-you = You win.
