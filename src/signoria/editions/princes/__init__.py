"""Editions of The Princes of Florence."""
