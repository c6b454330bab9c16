# What flies over the table for a moment when something changes.

change-more = +{ $by }
change-less = −{ $by }
change-work = { $value }
