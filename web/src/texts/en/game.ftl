# The things of the game: tiles, lots, people, freedoms.

princes = The Princes of Florence

profession-mathematician = Mathematician
profession-theologian = Theologian
profession-philosopher = Philosopher
profession-botanist = Botanist
profession-alchemist = Alchemist
profession-physicist = Physicist
profession-watchmaker = Watchmaker
profession-goldsmith = Goldsmith
profession-bell-maker = Bell maker
profession-cartographer = Cartographer
profession-lawyer = Lawyer
profession-choreographer = Choreographer
profession-composer = Composer
profession-sculptor = Sculptor
profession-painter = Painter
profession-pharmacist = Pharmacist
profession-doctor = Doctor
profession-dramatist = Dramatist
profession-poet = Poet
profession-astronomer = Astronomer
profession-organ-builder = Organ builder

# Buildings and landscapes, as labels.
tile-university = University
tile-laboratory = Laboratory
tile-workshop = Workshop
tile-library = Library
tile-opera = Opera
tile-studio = Studio
tile-hospital = Hospital
tile-theatre = Theatre
tile-tower = Tower
tile-chapel = Chapel
tile-forest = Forest
tile-lake = Lake
tile-park = Park

freedom-travel = Travel
freedom-religion = Religion
freedom-opinion = Opinion

# What is auctioned, as labels.
lot-forest = Forest
lot-lake = Lake
lot-park = Park
lot-landscape = Landscape
lot-jester = Jester
lot-builder = Builder
lot-prestige = Prestige card
lot-recruiter = Recruiting card

emblem-giglio = Lily
emblem-delfino = Dolphin
emblem-sole = Sun
emblem-quercia = Oak
emblem-torre = Tower
