"""Tries the properties of the games on very many random examples and keeps the last result."""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parent.parent
REPORT = HOUSE / "tests" / "fuzz" / "last-run.txt"
EXAMPLES = 2000


@dataclass(eq=False)  # pytest keeps its plugins in sets
class Outcomes:
    """Collects, as a plugin of pytest, how each test ended and how long it took."""

    lines: list[str] = field(default_factory=list)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note the test itself, and its set-up where that failed."""
        if report.when == "call" or report.failed:
            self.lines.append(f"{report.outcome:<8}{report.duration:9.1f} s  {report.nodeid}")


def main() -> int:
    """Run the properties and the long runs; return pytest's exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("examples", nargs="?", type=int, default=EXAMPLES)
    examples: int = parser.parse_args().examples
    # The profile in tests/conftest.py reads it.
    os.environ["SIGNORIA_FUZZ_EXAMPLES"] = str(examples)
    print(f"Signoria: trying every property on {examples} random examples; this takes long …")
    outcomes, tried = Outcomes(), what_is_tried(examples)
    code = pytest.main(
        ["-m", "hypothesis or fuzz", "--hypothesis-profile=fuzz", "--timeout=0"],
        plugins=[outcomes],
    )
    keep(REPORT, [*tried, "", *outcomes.lines, "", f"ended with {pytest.ExitCode(code).name}"])
    print(f"Signoria: the result is kept in {REPORT.relative_to(HOUSE)}.")
    return int(code)


def what_is_tried(examples: int) -> list[str]:
    """Return when, of what and on what machine a run is made."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return [
        "The last run of `make fuzz`",
        "",
        f"began     {time.strftime('%Y-%m-%d %H:%M', time.gmtime())} UTC",
        f"commit    {commit()}",
        f"machine   {os.cpu_count()} cores, {platform.system()} {platform.machine()}, {python}",
        f"examples  {examples} for each property",
    ]


def keep(report: Path, lines: Iterable[str]) -> None:
    """Write a report in place of the last one."""
    report.parent.mkdir(parents=True, exist_ok=True)
    report.write_text("\n".join(lines) + "\n", encoding="utf-8")


def commit() -> str:
    """Return the commit that is checked out, marked where the files differ from it."""
    command = ["git", "describe", "--always", "--dirty", "--exclude=*"]
    try:
        done = subprocess.run(command, cwd=HOUSE, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return done.stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
