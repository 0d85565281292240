"""Where the time of a game goes: by phase and by year.

The same games are played five times over and every decision counts with its middle time: when the
machine turned to something else in the midst of one, it is forgotten.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from statistics import median
from time import perf_counter
from typing import Final, NamedTuple

from bench.rates import CHESS, SLICES, Row, lap, yardsticks
from levant.cli.measure import EDITION
from levant.kernel.dice import FastDice
from levant.rex.game import REX
from levant.rex.words import PHASES

GAMES: Final = 60
"""At most; fewer when the time is up."""


class Moment(NamedTuple):
    """One decision: when it was due, and how long it took."""

    phase: str
    year: int
    seconds: float


def phases(seconds: float) -> list[Row]:
    """Decisions and time by the phase in which they are due."""
    return _rows(seconds, lambda moment: moment.phase)


def years(seconds: float) -> list[Row]:
    """Decisions and time by the year of the game."""
    return _rows(seconds, lambda moment: moment.year)


def game(seed: int) -> list[Moment]:
    """The decisions of a random game."""
    position, dice = REX.new(EDITION, {}, FastDice(seed)), FastDice(seed + 1)
    moments: list[Moment] = []
    while deciders := position.deciders:
        phase, year, role = PHASES[position.phase], position.year, deciders[0]
        begin = perf_counter()
        position.play(role, position.random_action(role, dice))
        moments.append(Moment(phase, year, perf_counter() - begin))
    return moments


def middle(rounds: list[list[Moment]]) -> list[Moment]:
    """The same game several times: each decision with its middle time."""
    return [
        same[0]._replace(seconds=median([moment.seconds for moment in same]))
        for same in zip(*rounds, strict=True)
    ]


def _rows(seconds: float, key: Callable[[Moment], Hashable]) -> list[Row]:
    chess = yardsticks().get(CHESS)
    chess_rates: list[float] = []
    moments: list[Moment] = []
    spent = 0.0
    for seed in range(GAMES):
        begin = perf_counter()
        moments += middle([game(seed) for _ in range(SLICES)])
        if chess is not None:
            chess_rates.append(lap(chess, 0.01))
        spent += perf_counter() - begin
        if spent > seconds:
            break
    return _shares(moments, key, median(chess_rates) if chess_rates else None)


def _shares(
    moments: list[Moment], key: Callable[[Moment], Hashable], chess: float | None
) -> list[Row]:
    """One row for each key, the one that takes most time first."""
    times: dict[Hashable, list[float]] = {}
    for moment in moments:
        times.setdefault(key(moment), []).append(moment.seconds)
    total = sum(moment.seconds for moment in moments)
    average = total / len(moments)
    rows: list[Row] = []
    for name, own in sorted(times.items(), key=lambda pair: -sum(pair[1])):
        pace = len(own) / sum(own)
        rows.append(
            {
                "what": str(name),
                "share_of_decisions": len(own) / len(moments),
                "share_of_time": sum(own) / total,
                "in_decisions": 1 / pace / average,
                "x_chess": None if chess is None else pace / chess,
            }
        )
    return rows
