"""Many games between bots at once: simulations and measurements."""
