"""What every game shares and no game owns: moves, states, records, positions, scenarios."""
