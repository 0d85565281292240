"""Scores, how far they can be believed, and what they are in Elo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log10, sqrt
from typing import Final

Z_95: Final = 1.959963984540054
"""Between plus and minus so many standard deviations lie 95 % of a normal distribution."""

Interval = tuple[float, float]


def interval(sets: Sequence[Sequence[float]]) -> Interval:
    """The 95 % interval of a mean score, from scores of games in sets with the same dice.

    Wilson's score interval, which stays honest near 0 and 1. Games with the same dice may agree
    with each other; as far as they do they count as fewer games, never as more.

    >>> [round(end, 3) for end in interval([[1.0, 0.0]] * 50)]
    [0.404, 0.596]
    """
    games = sum(len(scores) for scores in sets)
    if not games:
        return 0.0, 1.0
    mean = sum(sum(scores) for scores in sets) / games
    return wilson(mean, games / max(1.0, _agreement(sets, mean, games)))


def _agreement(sets: Sequence[Sequence[float]], mean: float, games: int) -> float:
    """How many times the variance of independent games the sets have."""
    if len(sets) < 2 or not 0 < mean < 1:
        return 1.0
    spread = sum((sum(scores) - mean * len(scores)) ** 2 for scores in sets)
    return spread * len(sets) / (len(sets) - 1) / (games * mean * (1 - mean))


def wilson(mean: float, games: float) -> Interval:
    """Wilson's 95 % interval of a mean of so many independent games."""
    square = Z_95 * Z_95
    middle = (mean + square / (2 * games)) / (1 + square / games)
    half = Z_95 / (1 + square / games)
    half *= sqrt(mean * (1 - mean) / games + square / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def elo(score: float) -> float | None:
    """The Elo difference that a score means; none for a score of all or nothing.

    >>> round(elo(0.75) or 0)
    191
    """
    if not 0 < score < 1:
        return None
    return 400 * log10(score / (1 - score))


def ratings(
    results: Mapping[tuple[str, str], tuple[float, float]], rounds: int = 2000
) -> dict[str, float]:
    """Elo of all entrants from (score of the first, games) of each pair; their mean is 0.

    The Bradley-Terry strengths that make the results most likely, by Hunter's iteration. Half a
    point for each side of every pair keeps those finite who lost or won everything.
    """
    names = sorted({name for pair in results for name in pair})
    strength = dict.fromkeys(names, 1.0)
    points = dict.fromkeys(names, 0.0)
    for (a, b), (score, games) in results.items():
        points[a] += score + 0.5
        points[b] += games - score + 0.5
    for _ in range(rounds):
        faced = dict.fromkeys(names, 0.0)
        for (a, b), (_, games) in results.items():
            share = (games + 1) / (strength[a] + strength[b])
            faced[a] += share
            faced[b] += share
        new = {name: points[name] / faced[name] for name in names}
        change = max(abs(new[name] / strength[name] - 1) for name in names)
        strength = new
        if change < 1e-9:
            break
    level = {name: 400 * log10(strength[name]) for name in names}
    mean = sum(level.values()) / len(level)
    return {name: level[name] - mean for name in names}
