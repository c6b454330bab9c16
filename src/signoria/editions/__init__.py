"""The component files of both games: what lies in the box, as data that a person can edit."""
