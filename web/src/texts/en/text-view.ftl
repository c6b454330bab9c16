# The table in words: estates, lots and what everybody has, as tables.

text-view = The table in words
text-picture = Draw it as a picture (SVG)
text-thing = Thing
text-lot = Lot
text-state = State
text-left = Left
text-tile = Tile
text-squares = Squares
text-free = { $count ->
    [one] 1 square is free.
   *[other] { $count } squares are free.
}
text-doing = Now
