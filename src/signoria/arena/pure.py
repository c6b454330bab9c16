"""Measure the engine as plain Python though a compiled one is installed, in a process of its own.

Run as `python -m signoria.arena.pure GAME PLAYERS SECONDS`; prints one JSON document.
"""

from __future__ import annotations

import json
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parents[1]


def prefer_sources() -> None:
    """Import this package's modules from their sources, though compiled ones lie beside them."""
    sys.path_hooks.insert(0, finder_of_sources)
    sys.path_importer_cache.clear()


def finder_of_sources(folder: str) -> FileFinder:
    """Return what finds the sources in a folder of this package; other folders are not ours."""
    if not Path(folder).resolve().is_relative_to(PACKAGE):
        raise ImportError
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


def main(name: str, players: str, seconds: str) -> None:
    """Measure a game and print the figures."""
    # Imported only now, when the sources are preferred.
    from signoria.arena.bench import measure  # noqa: PLC0415
    from signoria.games import game_named  # noqa: PLC0415

    speed = measure(game_named(name), int(players), float(seconds))
    sys.stdout.write(json.dumps(speed.to_json()))


if __name__ == "__main__":
    prefer_sources()
    main(*sys.argv[1:])
