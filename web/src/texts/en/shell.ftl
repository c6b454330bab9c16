# What stands on every screen: the top bar, settings, identity, help, credits.

signoria = Signoria
home-link = Signoria, home
close = Close
cancel = Cancel
save = Save
later = Later
try-again = Try again
loading = Loading
tools = Tools

title-screen = { $screen } · Signoria
title-your-move = Your move · { $screen } · Signoria

settings = Settings
theme = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
theme-to-dark = Dark colours
theme-to-light = Light colours
motion = Motion
motion-system = As the system
motion-reduced = Reduced

identity = { $name }: name and emblem
identity-title = Your name and emblem
identity-welcome = Welcome to Florence
identity-why = This is how others see you. You can change both at any time; a new emblem counts where you take a seat from then on.
identity-name = Name
identity-emblem = Emblem
identity-saved = Saved. You are { $name }.
identity-name-bad = A name has 1 to 24 characters.
identity-device = Continue on another device
identity-device-why = Open this link on the other device. It works once, until { $until }.
identity-device-make = Make a link
identity-device-link = Link for the other device

copy = Copy
copied = Copied.
copy-by-hand = Select the link and copy it.
link-only-here = Only this computer can open this link. To let others in, start Signoria with:

device-title = Continue here
device-going = Signing in …
device-already = This browser plays as { $name }. If you go on as the guest of this link, the games of { $name } can be reached here only by a link from another device where { $name } plays.
device-become = Go on as the guest of the link
device-stay = Stay { $name }
device-failed = This link cannot be used any more. Make a new one on your other device.
device-home = Go to the home page

unknown-title = There is nothing here
unknown-text = This address leads nowhere. Perhaps the link was cut short.
offline = No connection to the server.

about = About
about-title = About Signoria
about-text = The Princes of Florence, a game by Wolfgang Kramer, Richard Ulrich and Jens Christopher Ulrich, in your browser. Signoria is free software under the GNU Affero General Public License, version 3 or later.
about-own-source = The source comes with the program. Whoever runs Signoria at this address gives it to you when you ask, with all changes.
about-licence = The licence
about-version = Version { $version }
about-credits = Credits
about-game-icons = Game icons by Lorc, Delapouite and contributors, game-icons.net, under CC BY 3.0; recoloured.
about-lucide = Interface icons by the Lucide contributors, lucide.dev, under the ISC licence.
about-garamond = Typeface EB Garamond by Georg Duffner and the EB Garamond project authors, under the SIL Open Font License 1.1.
about-source = Typeface Source Sans 3 by Adobe, under the SIL Open Font License 1.1.
about-code = The page uses Svelte under the MIT licence and Fluent under the Apache License 2.0.
about-licences = Texts of the licences

keys = Keys
keys-title = Keys
keys-regions = Go to a part of the table
keys-decision = Decision
keys-board = Board
keys-hand = Hand
keys-players = Players
keys-supply = Supply
keys-log = Log
keys-type = Type a move
keys-help = This list
keys-estate = While you place a tile
keys-move-tile = Move the tile
keys-turn-tile = Turn right, left
keys-flip-tile = Flip
keys-next-place = Next, previous legal position
keys-choosing = While you choose
keys-choose = From one to the next
keys-confirm = Choose; once more: confirm
keys-confirm-tile = Build or place here
keys-back = Back
keys-arrows = Arrow keys
keys-enter = Enter
keys-escape = Esc
keys-single = Single keys work as shortcuts
