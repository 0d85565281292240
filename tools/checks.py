"""Run the checks that need no test: lint, types, layers, and those of the page.

    python tools/checks.py           all of them
    python tools/checks.py lint      those of the Python code alone

Two at a time, for they share nothing. One line tells how each went; what the failed ones said
comes last, where it is looked for.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
BIN: Final = Path(sys.executable).parent
CODE: Final = ("src", "tests", "tools", "bench", "examples", "setup.py")
AT_ONCE: Final = 2


class Check(NamedTuple):
    """One check: its name and its command."""

    name: str
    command: tuple[str | Path, ...]


class Outcome(NamedTuple):
    """How a check went: what it said counts when it failed."""

    name: str
    passed: bool
    said: str
    seconds: float


LINT: Final = (
    Check("mypy", (BIN / "mypy", *CODE)),
    Check("ruff check", (BIN / "ruff", "check", ".")),
    Check("ruff format", (BIN / "ruff", "format", "--check", ".")),
    Check("import-linter", (BIN / "lint-imports", "--no-logo")),
)
PAGE: Final = Check("page", (sys.executable, "tools/page.py", "--check"))
# Whether every test can be found; it also leaves their bytecode behind, which each process of the
# suite would otherwise make for itself.
TESTS: Final = Check("tests", (BIN / "pytest", "--collect-only", "--quiet"))
# The two longest begin together.
CHECKS: Final = (LINT[0], PAGE, TESTS, *LINT[1:])


def run(check: Check) -> Outcome:
    """Run a check to its end."""
    begin = time.monotonic()
    done = subprocess.run(
        check.command,
        cwd=ROOT,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return Outcome(check.name, done.returncode == 0, done.stdout, time.monotonic() - begin)


def run_all(checks: tuple[Check, ...]) -> bool:
    """Run checks beside each other and tell how they went; whether all passed."""
    failed = []
    with ThreadPoolExecutor(AT_ONCE) as pool:
        for future in as_completed([pool.submit(run, check) for check in checks]):
            outcome = future.result()
            word = "passed" if outcome.passed else "FAILED"
            print(f"checks: {word}: {outcome.name} ({outcome.seconds:.0f} s)", flush=True)
            if not outcome.passed:
                failed.append(outcome)
    for outcome in failed:
        print(f"\n== {outcome.name} says\n{outcome.said.rstrip()}")
    if failed:
        print(f"\nchecks: FAILED: {', '.join(outcome.name for outcome in failed)}")
    return not failed


def main(arguments: list[str] | None = None) -> int:
    """Run what is wanted; 1 when a check failed."""
    parser = argparse.ArgumentParser(description="Run the checks that need no test.")
    parser.add_argument("which", nargs="?", choices=["all", "lint"], default="all")
    wanted = parser.parse_args(arguments)
    return 0 if run_all(LINT if wanted.which == "lint" else CHECKS) else 1


if __name__ == "__main__":
    sys.exit(main())
