"""Which of several plans is best: playouts on the same drawn positions, the worse half falling out.

Every plan is tried on the same positions with the same dice, so that luck tells little. Plans
that fall behind are given no more trials (sequential halving), and the contest ends early when
the first is clearly the best, or when it plainly does not matter.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final

from levant.bots.budget import Clock
from levant.bots.playout import Judge, trial
from levant.kernel.dice import Dice
from levant.rex.game import Game

Plan = list[int]

_WHIM: Final = 0.3
"""How much chance has a say in playouts."""
_ENOUGH: Final = 8
"""Trials before a contest may end early."""
_CLEAR: Final = 3.5
"""Standard errors between the first two that settle it."""
_DOUBT: Final = 1.0
"""Standard errors by which a plan must beat the one that is trusted."""
_ALIKE: Final = 0.004
"""Plans whose outcomes differ by less than this, surely, are as good."""


class Entrant:
    """A plan in the contest, and what its trials came to."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.values: list[float] = []
        self._total = 0.0

    def add(self, value: float) -> None:
        """One more trial."""
        self.values.append(value)
        self._total += value

    @property
    def mean(self) -> float:
        """The mean of its trials; below any outcome when it had none."""
        return self._total / len(self.values) if self.values else -2.0


class Contest:
    """Tries plans of one player against each other until a budget is spent."""

    def __init__(
        self, draw: Callable[[], Game], me: int, dice: Dice, turns: int, judge: Judge
    ) -> None:
        self._draw = draw
        self._me = me
        self._dice = dice
        self._turns = turns
        self._judge = judge
        self.entrants: list[Entrant] = []
        self._known: set[tuple[int, ...]] = set()

    def enter(self, plan: Plan) -> Entrant | None:
        """Add a plan, unless it is there already."""
        key = tuple(plan)
        if key in self._known:
            return None
        self._known.add(key)
        entrant = Entrant(plan)
        self.entrants.append(entrant)
        return entrant

    def round(self, among: Sequence[Entrant], clock: Clock) -> None:
        """One drawn position, tried by all."""
        root = self._draw()
        seed = self._dice.below(1 << 30)
        for entrant in among:
            value = trial(root, self._me, entrant.plan, seed, self._turns, _WHIM, self._judge)
            entrant.add(value)
            clock.count()

    def decide(self, clock: Clock, trusted: Entrant | None = None, least: int = 2) -> Entrant:
        """Halve the field as the budget is used up; the best of those that are left.

        A trusted plan stays to the last, and is beaten only by one that is better beyond doubt.
        """
        field = list(self.entrants)
        halvings = max(1, (len(field) - 1).bit_length())
        start = clock.used()
        for step in range(halvings):
            if len(field) == 1:
                break
            goal = start + (1 - start) * (step + 1) / halvings
            rounds = 0
            while rounds < least or clock.used() < goal:
                if clock.done() and (rounds or step):
                    break
                self.round(field, clock)
                rounds += 1
                if rounds >= _ENOUGH and rounds % 4 == 0 and settled(field):
                    break
            field = _better_half(field, trusted)
        best = max(field, key=_mean)
        if trusted is None or best is trusted:
            return best
        gap, error = lead(best, trusted)
        return best if gap > _DOUBT * error else trusted


def _better_half(field: list[Entrant], trusted: Entrant | None) -> list[Entrant]:
    """The better half of a field, and with it the plan that is trusted."""
    field.sort(key=_mean, reverse=True)
    kept = field[: max(1, (len(field) + 1) // 2)]
    return [*kept, trusted] if trusted is not None and trusted not in kept else kept


def lead(first: Entrant, second: Entrant) -> tuple[float, float]:
    """By how much one is better than another, and the standard error of that."""
    count = min(len(first.values), len(second.values))
    # The latest trials of both were on the same positions with the same dice.
    gaps = [a - b for a, b in zip(first.values[-count:], second.values[-count:], strict=True)]
    mean = sum(gaps) / count
    spread = sum((gap - mean) ** 2 for gap in gaps)
    return mean, sqrt(spread / (count * max(1, count - 1)))


def _mean(entrant: Entrant) -> float:
    return entrant.mean


def settled(field: Sequence[Entrant]) -> bool:
    """Whether the first two of a field are clearly apart, or clearly alike."""
    first, second = sorted(field, key=_mean, reverse=True)[:2]
    gap, error = lead(first, second)
    return gap > _CLEAR * error or gap + 2 * error < _ALIKE
