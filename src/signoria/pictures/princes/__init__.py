"""Pictures of The Princes of Florence."""
