"""How often a thing is done in a second, when several things take turns on a noisy machine.

The clock is the processor time of this process: what others run on the same cores slows the wall
clock many times over, but processor time only by what they take of caches and memory.
"""

from __future__ import annotations

from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    # Only for its type: `bench.compare` measures trees that may not have this module.
    from levant.cli.yardsticks import Some

SLICES: Final = 5
"""Turns that each thing takes: an odd number has a middle one."""
BATCH: Final = 64
"""Asking the clock costs something too: once for so many things."""
CHESS: Final = "python-chess"
BACKGAMMON: Final = "OpenSpiel backgammon"

Rates = dict[str, list[float]]
"""For each thing, how often it was done in a second, slice by slice."""
Row = dict[str, str | float | None]
"""One line of a table, one object in JSON: every column by its name."""


class Spread(NamedTuple):
    """The middle of some numbers, and how far they lie apart."""

    low: float
    median: float
    high: float


def spread(numbers: list[float]) -> Spread:
    """The least, the middle and the greatest of some numbers."""
    return Spread(min(numbers), median(numbers), max(numbers))


def ratio(over: list[float], under: list[float]) -> Spread:
    """How many times one thing is as fast as another, slice by slice."""
    return spread([a / b for a, b in zip(over, under, strict=True)])


def lap(some: Some, seconds: float) -> float:
    """Do a thing over and over, for about so long and at least once: how often in a second."""
    begin = now = process_time()
    count = 0
    while not count or now < begin + seconds:
        count += some(BATCH)
        now = process_time()
    return count / max(now - begin, 1e-9)


def yardsticks() -> dict[str, Some]:
    """The other engines that are installed."""
    from levant.cli.yardsticks import backgammon_decisions, chess_moves

    found = {CHESS: chess_moves(), BACKGAMMON: backgammon_decisions()}
    return {name: some for name, some in found.items() if some is not None}


def in_turns(things: dict[str, Some], seconds: float, slices: int = SLICES) -> Rates:
    """Measure each thing for about so many seconds, in slices that alternate."""
    for some in things.values():
        some(BATCH)  # the very first is slower: it fills caches
    rates: Rates = {name: [] for name in things}
    for _ in range(slices):
        for name, some in things.items():
            rates[name].append(lap(some, seconds / slices))
    return rates
