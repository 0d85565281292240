"""`python -m bench.compare BASE [CHANGE]`: is a change faster than its base?

Each is a folder with a checkout, or a revision of git, which is taken to a temporary folder and
compiled there. Without CHANGE: this folder. The two are measured in fresh processes by turns, and
only their ratio is told: what slows the machine slows both.
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
from statistics import median, quantiles
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table

ROOT: Final = Path(__file__).resolve().parent.parent

Round = tuple[dict[str, float], dict[str, float]]
"""The rates of base and change, measured right after each other."""


class Ratio(NamedTuple):
    """Change over base, over several rounds: above 1 the change is faster."""

    median: float
    lower: float
    """A quarter of the rounds lie below."""
    upper: float
    """A quarter of the rounds lie above."""
    low: float
    high: float

    @property
    def verdict(self) -> str:
        """What may be said: only what at least three quarters of the rounds agree on."""
        if self.lower > 1:
            return "faster"
        return "slower" if self.upper < 1 else "no difference seen"


def ratios(rounds: Sequence[Round]) -> dict[str, Ratio]:
    """For each thing, change over base round by round, and how far the rounds agree."""
    return {
        thing: summary([change[thing] / base[thing] for base, change in rounds])
        for thing in rounds[0][0]
    }


def summary(numbers: Sequence[float]) -> Ratio:
    """The middle, the quartiles and the ends of some ratios."""
    lower, middle, upper = (
        quantiles(numbers, method="inclusive") if len(numbers) > 1 else [numbers[0]] * 3
    )
    return Ratio(middle, lower, upper, min(numbers), max(numbers))


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
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"], cwd=scratch, check=True
    )
    return scratch


def measured(folder: Path, seconds: float) -> tuple[str, dict[str, float]]:
    """What runs in a tree, compiled or not, and its rates, from a fresh process."""
    path = os.pathsep.join([str(folder / "src"), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-m", "bench.side", str(seconds)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        check=True,
    )
    told = json.loads(done.stdout)
    if Path(told["package"]) != (folder / "src" / "levant").resolve():
        raise SystemExit(f"compare: another levant was measured than that of {folder}")
    return told["engine"], told["rates"]


def alternate(
    base: Path, change: Path, rounds: int, seconds: float
) -> tuple[list[str], list[Round]]:
    """Measure both by turns; which goes first changes from round to round."""
    engines: list[str] = []
    taken: list[Round] = []
    for number in range(rounds):
        order = (base, change) if number % 2 == 0 else (change, base)
        found = [measured(folder, seconds) for folder in order]
        if number % 2:
            found.reverse()
        engines = [engine for engine, _ in found]
        taken.append((found[0][1], found[1][1]))
    return engines, taken


def main(given: Sequence[str] | None = None) -> None:
    """Compare two trees and tell the ratios."""
    parser = argparse.ArgumentParser(prog="python -m bench.compare", description=__doc__)
    parser.add_argument("base", help="a checkout's folder, or a revision")
    parser.add_argument("change", nargs="?", default=str(ROOT), help="the same; without: this one")
    parser.add_argument("--rounds", type=int, default=7, help="how often each is measured (7)")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each thing (1)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="save the ratios here too")
    args = parser.parse_args(given)
    with tempfile.TemporaryDirectory(prefix="levant-compare-") as scratch:
        base = tree(args.base, Path(scratch, "base"))
        change = tree(args.change, Path(scratch, "change"))
        engines, rounds = alternate(base, change, max(args.rounds, 1), args.seconds)
    found = ratios(rounds)
    _tell(engines, rounds, found)
    if args.json is not None:
        figures = {thing: ratio._asdict() for thing, ratio in found.items()}
        args.json.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")


def _tell(engines: list[str], rounds: list[Round], found: dict[str, Ratio]) -> None:
    console = Console(highlight=False, markup=False)
    console.print(f"base is {engines[0]}, change is {engines[1]}; {len(rounds)} rounds")
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("change / base", no_wrap=True)
    for name in ("median", "quartiles", "range", "base per s", "change per s"):
        table.add_column(name, justify="right")
    table.add_column()
    for thing, ratio in found.items():
        table.add_row(
            thing,
            f"{ratio.median:.3f}",
            f"{ratio.lower:.3f}-{ratio.upper:.3f}",
            f"{ratio.low:.3f}-{ratio.high:.3f}",
            f"{median(base[thing] for base, _ in rounds):,.0f}",
            f"{median(change[thing] for _, change in rounds):,.0f}",
            ratio.verdict,
        )
    console.print(table)


if __name__ == "__main__":
    main()
