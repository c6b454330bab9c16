"""Prints the API's OpenAPI document: `python -m signoria.server.openapi > openapi.json`."""

from __future__ import annotations

import json
import sys

from .app import make_app
from .settings import Settings


def main() -> None:
    """Print the document; no server and no database are needed."""
    document = make_app(Settings()).openapi()
    json.dump(document, sys.stdout, indent=2, sort_keys=True)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
