# Settings beside theme and motion: the pace of bots, and sound.

pace-of-bots = Pace of bots
pace-here = For this table and for those that you make from now on.
pace-next = For the tables that you make from now on.

sound = Sound
sound-off = Off
sound-turn = Only your turn
sound-all = All
sound-level = Sound: { $level }
