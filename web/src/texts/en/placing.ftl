# Placing a tile: buildings to choose from, the ghost over the estate, and what is said of it.

# The question of a landscape.
place-question = Where shall the { $tile } lie?
place-act = Place here
place-cost = { $sum }, for good

# The question of a building.
build-question = Which building do you build?
build-where = Where shall the { $building } stand?
build-reason = Choose one of ten; then turn and move it on your estate.
build-act = Build here
build-missing = choose a building
build-impossible = it cannot be built now

# How many positions there are, and how hands move, turn and place the tile.
placing-positions = { $count ->
    [one] One position is legal.
   *[other] { $count } positions are legal.
}
placing-key-next = next,
placing-key-rotate = rotate,
placing-key-flip = flip,
placing-key-arrows = { $spot ->
    [estate] arrows move,
   *[table] arrows move.
}
placing-key-enter = { $verb ->
    [build] builds.
   *[place] places it.
}
placing-key-estate = leads to the estate.
placing-by-mouse = { $verb ->
    [build] Click to put it down, click it again to build; wheel turns.
   *[place] Click to put it down, click it again to place; wheel turns.
}
placing-by-finger = Drag it; a tap on it flips.

# The buildings, as a list.
buildings = Buildings
buildings-price = { $price ->
    [0] free
   *[other] { $price } each
}
building-left = { $price } florins, { $count } left
building-squares = { $count } squares
building-for = for { $people }
building-for-spoken = { $count } squares, for: { $people }
building-no-place = does not fit
building-no-place-why = It fits nowhere on your estate.
building-yours = yours already
building-gone = none left
building-price = too dear
building-refused = not now
building-hint = Choose a building: its legal positions are then tinted.

# Where the ghost lies: in sight, and read aloud.
placing-fits-at = Fits at { $squares }.
placing-corners = Buildings may meet at corners; landscapes may be neighbours.
placing-beside = With 2 builders, buildings may stand side by side.
placing-landscape = A landscape may lie beside anything.
placing-not = It cannot lie here.
placing-fits = { $ghost }. Allowed. { $effects }
placing-refused = { $ghost }. Not allowed: { $reason }
placing-touches = touches { $names } at { $squares }.
placing-covers = covers { $names } at { $squares }.
placing-the = the { $tile }

# What it changes.
effect-fits-count = { $count } buildings
effect-more = and { $count } more

# The tools.
tools-placing = Move the tile
tools-turning = Turn the tile
tool-previous = Previous legal position
tool-next = Next legal position
tool-turn-left = Turn left
tool-turn-right = Turn right
tool-flip = Flip
tool-left = Move left
tool-right = Move right
tool-up = Move up
tool-down = Move down
