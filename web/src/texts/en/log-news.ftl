# What is marked in the log, and what is said of one's possible answers.

log-fresh = since your last move

answers-lots = { $count ->
    [0] No lot is possible.
    [one] 1 lot is possible.
   *[other] { $count } lots are possible.
}
answers-places = { $count ->
    [one] 1 position is possible.
   *[other] { $count } positions are possible.
}
answers-acts = Possible: { $list }.
