"""The forms that the database had, and the steps from each to the next."""
