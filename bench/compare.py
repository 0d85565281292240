"""`python -m bench.compare BASE [CHANGE]`: is a change faster than its base?

Each is a folder with a checkout, or a revision of git, which is taken to a temporary folder and
compiled there. Without CHANGE: this folder. In each round both run in fresh processes that take
turns in short slices, and only their ratio counts: what slows the machine slows both.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.table import Table

ROOT: Final = Path(__file__).resolve().parent.parent
FEWEST: Final = 5
"""Rounds that must agree before a difference is believed: chance does that once in 16 times."""

Slices = list[tuple[float, float]]
"""The rates of base and change, measured right after each other."""


class Ratio(NamedTuple):
    """Change over base, one number a round: above 1 the change is faster."""

    median: float
    low: float
    high: float
    rounds: int

    @property
    def verdict(self) -> str:
        """What may be said: only what every round agrees on."""
        if self.rounds < FEWEST:
            return "too few rounds"
        if self.low > 1:
            return "faster"
        return "slower" if self.high < 1 else "the same"


def summary(rounds: Sequence[Slices]) -> Ratio:
    """The middle and the ends of the rounds; each counts with the middle of its slices."""
    numbers = [median(change / base for base, change in slices) for slices in rounds]
    return Ratio(median(numbers), min(numbers), max(numbers), len(numbers))


# --- Trees ------------------------------------------------------------------------------------


def tree(given: str, scratch: Path) -> Path:
    """The folder of a checkout; a revision is unpacked and compiled first."""
    if (Path(given) / "src" / "levant").is_dir():
        return Path(given).resolve()
    archive = subprocess.run(["git", "archive", given], cwd=ROOT, capture_output=True, check=False)
    if archive.returncode:
        raise SystemExit(f"compare: '{given}' is neither a checkout nor a revision of git")
    with tarfile.open(fileobj=BytesIO(archive.stdout)) as files:
        files.extractall(scratch, filter="data")
    build = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    subprocess.run(build, cwd=scratch, check=True)
    return scratch


class Side:
    """A process that measures one tree when asked to."""

    def __init__(self, folder: Path) -> None:
        path = os.pathsep.join([str(folder / "src"), str(ROOT)])
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.compare_side"],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        told: dict[str, Any] = json.loads(self._answer())
        if Path(told["package"]) != (folder / "src" / "levant").resolve():
            raise SystemExit(f"compare: another levant was measured than that of {folder}")
        self.engine: str = told["engine"]
        self.things: list[str] = told["things"]

    def rate(self, thing: str, seconds: float) -> float:
        """How often a thing is done in a second, from one slice."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{thing} {seconds}\n")
        self.process.stdin.flush()
        return float(self._answer())

    def _answer(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("compare: a side broke off; its message is above")
        return line

    def end(self) -> None:
        """Let the process end: nothing more will be asked."""
        self.process.communicate()


Measured = dict[str, list[Slices]]
"""For each thing, the rounds."""


def measure_round(
    base: Side, change: Side, slices: int, seconds: float, only: Sequence[str]
) -> dict[str, Slices]:
    """Both sides by turns; which goes first changes from slice to slice."""
    taken: dict[str, Slices] = {
        thing: [] for thing in base.things if thing in change.things and (not only or thing in only)
    }
    for number in range(slices):
        for thing, pairs in taken.items():
            if number % 2:
                after = change.rate(thing, seconds)
                pairs.append((base.rate(thing, seconds), after))
            else:
                before = base.rate(thing, seconds)
                pairs.append((before, change.rate(thing, seconds)))
    return taken


def compare(
    base: Path, change: Path, rounds: int, slices: int, seconds: float, only: Sequence[str]
) -> tuple[str, Measured]:
    """What ran, and the slices of all rounds."""
    measured: Measured = {}
    ran = ""
    for _ in range(rounds):
        sides = Side(base), Side(change)
        ran = f"base is {sides[0].engine}, change is {sides[1].engine}"
        for thing, pairs in measure_round(*sides, slices, seconds, only).items():
            measured.setdefault(thing, []).append(pairs)
        for side in sides:
            side.end()
    return ran, measured


def main(given: Sequence[str] | None = None) -> None:
    """Compare two trees and tell the ratios."""
    parser = argparse.ArgumentParser(prog="python -m bench.compare", description=__doc__)
    parser.add_argument("base", help="a checkout's folder, or a revision")
    parser.add_argument("change", nargs="?", default=str(ROOT), help="the same; without: this one")
    parser.add_argument("--rounds", type=int, default=7, help="pairs of fresh processes (7)")
    parser.add_argument("--slices", type=int, default=15, help="turns of each in a round (15)")
    parser.add_argument("--seconds", type=float, default=0.1, help="of one slice (0.1)")
    parser.add_argument(
        "--only", nargs="+", metavar="THING", default=[], help="of what is measured: all"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="save the ratios here too")
    args = parser.parse_args(given)
    with tempfile.TemporaryDirectory(prefix="levant-compare-") as scratch:
        base = tree(args.base, Path(scratch, "base"))
        change = tree(args.change, Path(scratch, "change"))
        ran, measured = compare(
            base, change, max(args.rounds, 1), args.slices, args.seconds, args.only
        )
    _tell(ran, measured)
    if args.json is not None:
        figures = {thing: summary(rounds)._asdict() for thing, rounds in measured.items()}
        args.json.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")


def _tell(ran: str, measured: Measured) -> None:
    console = Console(highlight=False, markup=False)
    console.print(ran)
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("change / base")
    for name in ("median", "lowest", "highest", "base per s", "change per s", ""):
        table.add_column(name, justify="right", no_wrap=True)
    for thing, rounds in measured.items():
        ratio = summary(rounds)
        table.add_row(
            thing,
            *(f"{number:.3f}" for number in ratio[:3]),
            f"{median(base for slices in rounds for base, _ in slices):,.0f}",
            f"{median(change for slices in rounds for _, change in slices):,.0f}",
            ratio.verdict,
        )
    console.print(table)


if __name__ == "__main__":
    main()
