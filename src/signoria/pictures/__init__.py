"""Pictures of positions, in the look of the page: for notebooks, documents, links and reports."""

from .picture import Picture
from .position import Position
from .sheet import THEMES, Theme

__all__ = ["THEMES", "Picture", "Position", "Theme"]
