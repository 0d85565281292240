"""How long it takes until something can be done: processor time of fresh processes."""

from __future__ import annotations

import resource
import subprocess
import sys
from importlib.util import find_spec
from typing import Final

from bench.rates import SLICES, Row, spread

BARE: Final = "python alone"
_NEW: Final = "from levant.rex.game import REX; from levant.kernel.dice import FastDice; "
STARTS: Final[dict[str, list[str]]] = {
    BARE: ["-c", "pass"],
    "import chess": ["-c", "import chess"],
    "import levant.rex.game": ["-c", "import levant.rex.game"],
    "a new game": ["-c", _NEW + "REX.new('2.0', {}, FastDice(1)).legal(0)"],
    "a worker of self-play": ["-c", "import levant.cli.players"],
    "levant --version": ["-m", "levant", "--version"],
}


def startup(seconds: float) -> list[Row]:
    """Fresh processes, in turn; how many seconds are asked for does not matter."""
    starts = {name: args for name, args in STARTS.items() if "chess" not in name or _chess()}
    times: dict[str, list[float]] = {name: [] for name in starts}
    for args in starts.values():
        _run(args)  # the very first writes bytecode
    for _ in range(SLICES):
        for name, args in starts.items():
            times[name].append(_run(args))
    rows: list[Row] = []
    for name, own in times.items():
        low, middle, high = spread(own)
        bare = spread(times[BARE]).median
        row: Row = {"what": name, "ms": middle * 1000, "low": low * 1000, "high": high * 1000}
        row["x_python"] = middle / bare
        rows.append(row)
    return rows


def _chess() -> bool:
    return find_spec("chess") is not None


def _run(args: list[str]) -> float:
    """Processor seconds of one process."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *args], check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
