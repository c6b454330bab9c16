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
hand-bonus-card = Bonus card: { $name }
hand-prestige-card = Prestige card: { $name }

legend = Colours of the bars
legend-building = building
legend-landscape = landscape
legend-freedom = freedom
legend-jesters = jesters
legend-people = court
legend-bonus = bonus cards
