"""Writes what is generated from the code and kept in the repository: the table of settings."""

from __future__ import annotations

import re
from pathlib import Path

from signoria.server.settings import Settings

HOUSE = Path(__file__).resolve().parent.parent
SETTINGS_PAGE = HOUSE / "docs" / "self-hosting.md"
TABLE = re.compile(r"(<!-- settings:.*?-->\n).*(<!-- end of settings -->)", re.DOTALL)


def main() -> None:
    """Write every generated part anew."""
    page = SETTINGS_PAGE.read_text(encoding="utf-8")
    SETTINGS_PAGE.write_text(with_settings(page), encoding="utf-8")


def with_settings(page: str) -> str:
    """Return the page with its table of settings as the code has them."""
    prefix = Settings.model_config.get("env_prefix", "")
    rows = ["| variable | default | meaning |", "|---|---|---|"]
    for name, field in Settings.model_fields.items():
        rows.append(f"| `{prefix}{name.upper()}` | {shown(field.default)} | {field.description} |")
    return TABLE.sub(lambda found: "\n".join([found[1], *rows, "", found[2]]), page)


def shown(default: object) -> str:
    """Return a default as the table shows it; nothing where there is none."""
    return f"`{default}`" if default not in (None, (), "") else ""


if __name__ == "__main__":
    main()
