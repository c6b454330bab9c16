"""Run `python -m signoria` as `signoria`."""

import sys

from signoria.cli import main

if __name__ == "__main__":
    sys.exit(main())
