# The game on one screen, and the rules that a refusal names.

help = How to play

help-goal = The goal
help-goal-text = You head a noble family of Florence. Enlarge your estate, win people over and let them complete works. After seven rounds, whoever has the most prestige wins.
help-round = A round
help-round-text = First comes an auction for all. Then each player in turn takes two actions. Then the best work of the round is rewarded.

help-auction = The auction: one lot each
help-auction-text = Whoever opens names a lot for 200 florins. The others raise by 100 or leave. The last one in pays and buys nothing more in this round.
help-lot-landscape = Forest, lake, park
help-lot-landscape-text = placed on your estate at once. The works of people who wish for one are worth 3 more. Each further one of a kind brings 3 prestige.
help-lot-jester-text = adds 2 to each of your works.
help-lot-builder-text = the first makes buildings cheaper; the second lets them touch; the third makes them free. The second and third bring 3 prestige each.
help-lot-prestige-text = keep one of five; it brings prestige at the end if you meet what it asks.
help-lot-recruiter-text = lure a person whose work an opponent has completed.

help-actions = The actions: two a turn
help-action-work = Complete a work
help-action-work-text = costs nothing, brings 100 florins for each point. Of these, 200 florins at a time may become 1 prestige, at once.
help-action-build = Build
help-action-build-text = 700 florins, 300 with a builder, nothing with three. Brings 3 prestige. With fewer than two builders, buildings may meet only at corners.
help-action-person = Take a profession
help-action-person-text = 300 florins, once a turn: keep one of five.
help-action-freedom = Introduce a freedom
help-action-freedom-text = 300 florins, once a turn.
help-action-bonus = Take a bonus card
help-action-bonus-text = 300 florins: keep one of five. Played with a work, it adds to its value.
help-free = At any time you may give 1 prestige for 100 florins.

help-work = What a work is worth
help-work-building = the building that the person wishes for
help-work-landscape = the landscape
help-work-freedom = the freedom
help-work-jester = for each jester
help-work-people = for each of your people and recruiters, in hand or on the table
help-work-bonus = what your bonus cards add
help-work-minimum = A work must reach the least value of the round: 7 in the first, 17 in the last.

help-best = The best work
help-best-text = The highest work of a round brings 3 prestige; so does every other that is as high.
help-end = The end
help-end-text = After round seven the prestige cards are counted. If prestige is equal, florins decide.

help-rules = The rules by paragraph
help-rules-text = When a move is refused, the rule is named by its paragraph.
