"""Tables, seats, guests, storage, live updates and the API: a game on one process."""
