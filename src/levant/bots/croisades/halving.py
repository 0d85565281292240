"""Successive halving: which of several plans is best, by trials on the same drawn positions.

Every plan is tried on the same positions with the same dice, so that luck tells little. The worse
half falls out again and again. The first plan is trusted: it stays to the last, and is left only
for one that is better beyond doubt.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final

from levant.bots.budget import Clock

DOUBT: Final = 0.7
"""Standard errors by which a plan must beat the one that is trusted."""
LEAST: Final = 3
"""Trials of every plan before any falls out."""

Round = Callable[[Sequence[int]], list[float]]
"""Tries the plans of these numbers once, all alike; what came of each."""


class Halving:
    """The trials of some plans, known by their numbers."""

    def __init__(self, plans: int, trial: Round) -> None:
        self.values: list[list[float]] = [[] for _ in range(plans)]
        self.trial = trial

    def decide(self, clock: Clock, doubt: float = DOUBT) -> int:
        """The best plan that the budget can find; 0, the first, unless another is surely better."""
        room = len(self.values) if clock.nodes is None else max(2, clock.nodes // LEAST)
        field = list(range(len(self.values)))[:room]
        halvings = max(1, (len(field) - 1).bit_length())
        for step in range(halvings):
            if len(field) == 1:
                break
            rounds = 0
            while rounds < LEAST or clock.used() < (step + 1) / halvings:
                if clock.done() and (rounds or step):
                    break
                self._round(field, clock)
                rounds += 1
            field.sort(key=lambda plan: -self.mean(plan))
            kept = field[: max(1, (len(field) + 1) // 2)]
            field = kept if 0 in kept else [*kept, 0]
        best = max(field, key=self.mean)
        return best if best and self.surely_better(best, 0, doubt) else 0

    def _round(self, field: Sequence[int], clock: Clock) -> None:
        for plan, value in zip(field, self.trial(field), strict=True):
            self.values[plan].append(value)
            clock.count()

    def mean(self, plan: int) -> float:
        """The mean of a plan's trials; below any outcome when it had none."""
        values = self.values[plan]
        return sum(values) / len(values) if values else -2.0

    def surely_better(self, one: int, other: int, doubt: float = DOUBT) -> bool:
        """Whether a plan beats another by more than chance, where both were tried."""
        mine, theirs = self.values[one], self.values[other]
        count = min(len(mine), len(theirs))
        # Who stays is tried in every round: the latest trials of both were on the same positions.
        gaps = [a - b for a, b in zip(mine[-count:], theirs[-count:], strict=True)]
        mean = sum(gaps) / count
        spread = sum((gap - mean) ** 2 for gap in gaps)
        return mean > doubt * sqrt(spread / (count * max(1, count - 1)))
