"""The server as a process of its own, started as its host starts it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def environment(data: Path, **settings: str) -> dict[str, str]:
    """Return the environment of a host who sets these settings."""
    set_here = {f"SIGNORIA_{name.upper()}": value for name, value in settings.items()}
    return {**os.environ, "SIGNORIA_DATA": str(data), **set_here}


def start_that_fails(data: Path, port: int = 0, **settings: str) -> tuple[int, str]:
    """Start a server that cannot start; return its exit code and what it said on stderr."""
    code = "from signoria.server.run import run; from signoria.server.settings import Settings; "
    code += f"run(Settings(port={port}), open_browser=False)"
    ended = subprocess.run(
        [sys.executable, "-c", code],
        env=environment(data, **{"log_level": "warning", **settings}),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return ended.returncode, ended.stderr
