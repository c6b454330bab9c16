"""The build hook that puts the built page into the wheel, so that playing needs no Node."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "web/dist"
PLACE_IN_PACKAGE = "signoria/server/page"
NOT_BUILT = (
    "The page is not built yet, and a wheel without it could not be played: run `make wheel`, "
    "which builds the page first."
)


class PageInWheel(BuildHookInterface):  # type: ignore[type-arg]  # hatchling leaves it open
    """Adds the built page to what is packed, or refuses to pack without it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Prepare a build; an editable install takes the page from the checkout instead."""
        if version == "editable":
            return
        if not Path(self.root, PAGE, "index.html").is_file():
            self.app.abort(NOT_BUILT)
        if self.target_name == "wheel":
            build_data["force_include"][PAGE] = PLACE_IN_PACKAGE
