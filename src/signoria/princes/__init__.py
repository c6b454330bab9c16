"""The Princes of Florence: its components, estates, phases and scoring."""
