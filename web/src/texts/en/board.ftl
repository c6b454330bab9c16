# The estate: its squares, and the ghost of a tile that is being placed.

estate-yours = Your estate
estate-of = Estate: { $name }
estate-summary = { $estate }: { $tiles }. { $free ->
    [one] One square is free.
   *[other] { $free } squares are free.
}
estate-bare = { $estate }: nothing stands here yet. { $free ->
    [one] One square is free.
   *[other] { $free } squares are free.
}
estate-tile-at = { $tile } at { $squares }
tile-palazzo = Palazzo
square-free = { $square }, free
square-tile = { $square }, { $tile }, cell { $number } of { $count }
squares-range = { $first } to { $last }

ghost = { $tile }, { $turn }, { $squares }
ghost-unturned = { $tile }, { $squares }
turn-upright = upright
turn-lying = lying
turn-r0 = not turned
turn-r90 = turned right
turn-r180 = upside down
turn-r270 = turned left
turn-r0m = flipped
turn-r90m = flipped, turned right
turn-r180m = flipped, upside down
turn-r270m = flipped, turned left

# What a tile adds to the work that is being composed.
mark = +{ $value }
