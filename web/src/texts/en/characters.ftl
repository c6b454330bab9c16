# Muse & Princess: the six characters, the bidding for them, and their use.

character-muse = Muse
character-cardinal = Cardinal
character-princess = Princess
character-merchant = Merchant
character-professor = Professor
character-banker = Banker

character-muse-gain = +{ $value } to each of your works in this round
character-cardinal-gain = { $actions } actions in this round
character-princess-gain = a work of { $value } without a profession; this round asks for { $minimum }
character-merchant-gain = the next object for nothing, or { $prestige } prestige now
character-professor-gain = one prestige or bonus card out of five
character-banker-gain = { $florins } florins at once

character-question = Which character do you bid for?
character-reason = The highest bid on a card takes it; a bid is paid in cash.
character-said = { $name }: { $gain }; { $state }
character-free = from { $amount } florins
character-bid = { $who }: { $amount } florins
character-held = taken by { $who }
character-closed = not for you now
character-amount = Your bid, in hundreds of florins
character-florins = { $florins } florins
character-act = Bid { $amount } for the { $name }
character-act-none = Bid
character-missing = Choose a character.
character-pass = Pass
character-pass-cost = no character in this round

merchant-question = How do you use the Merchant?
merchant-reason = You have won: { $lot }, for { $price } florins.
merchant-free = Take it for nothing
merchant-prestige = Pay, and score your place

professor-prestige = A prestige card
professor-bonus = A bonus card
princess-work = A work with the Princess

menu-use = Use your character
menu-use-note = Muse & Princess
use-question = What do you use your character for?
use-reason = A character goes back when it has been used.

choose-act-none = Choose
choose-missing = Choose an answer.

event-bid = { $you ->
    [yes] You bid { $amount } florins for the { $character }.
   *[no] { $who } bids { $amount } florins for the { $character }.
}
event-passed-characters = { $you ->
    [yes] You bid for no character.
   *[no] { $who } bids for no character.
}
event-took-character = { $you ->
    [yes] You take the { $character } for { $price } florins.
   *[no] { $who } takes the { $character } for { $price } florins.
}
event-used = { $you ->
    [yes] You use the { $character }.
   *[no] { $who } uses the { $character }.
}
event-banker-exchanged = { $you ->
    [yes] The Banker turns { $florins } of your florins into { $prestige } prestige.
   *[no] The Banker turns { $florins } florins of { $who } into { $prestige } prestige.
}
