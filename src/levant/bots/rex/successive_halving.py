"""Successive halving: which of several plans is best, by playouts on the same drawn positions.

Every plan is tried on the same positions with the same dice, so that luck tells little. The worse
half falls out again and again; the search ends early when the first is clearly the best, or when
it plainly does not matter.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final

from levant.bots.budget import Clock
from levant.bots.rex.playout import Evaluate, PolicyMaker, playout
from levant.bots.rex.rollout_policy import RolloutPolicy
from levant.kernel.dice import Dice
from levant.rex.game import Game

Plan = list[int]

_NOISE: Final = 0.3
"""How much chance has a say in playouts."""
_ENOUGH: Final = 8
"""Playouts of a plan before the search may end early."""
_CLEAR: Final = 3.5
"""Standard errors between the first two that settle it."""
_DOUBT: Final = 1.0
"""Standard errors by which a plan must beat the one that is trusted."""
_ALIKE: Final = 0.004
"""Plans whose values differ by less than this, surely, are as good."""


class Candidate:
    """A plan, and the values of its playouts."""

    def __init__(self, plan: Plan, prior: float = 0.0) -> None:
        self.plan = plan
        self.prior = prior
        """What speaks for it before it was tried, in the measure of values."""
        self.values: list[float] = []
        self._total = 0.0

    def add(self, value: float) -> None:
        """One more playout."""
        self.values.append(value)
        self._total += value

    @property
    def mean(self) -> float:
        """The mean of its playouts; below any outcome when it had none."""
        return self._total / len(self.values) if self.values else -2.0

    @property
    def standing(self) -> float:
        """Its mean, and what spoke for it before, which counts the less the more it was tried."""
        return self.mean + self.prior / (len(self.values) + 1)


class SuccessiveHalving:
    """Tries plans of one player against each other until a budget is spent."""

    def __init__(
        self,
        draw: Callable[[], Game],
        me: int,
        dice: Dice,
        turns: int,
        evaluate: Evaluate,
        make_policy: PolicyMaker = RolloutPolicy,
    ) -> None:
        self._draw = draw
        self._me = me
        self._dice = dice
        self._turns = turns
        self._evaluate = evaluate
        self._make_policy = make_policy
        self.candidates: list[Candidate] = []
        self._known: set[tuple[int, ...]] = set()

    def add_plan(self, plan: Plan, prior: float = 0.0) -> Candidate | None:
        """Add a plan, unless it is there already."""
        key = tuple(plan)
        if key in self._known:
            return None
        self._known.add(key)
        candidate = Candidate(plan, prior)
        self.candidates.append(candidate)
        return candidate

    def round(self, among: Sequence[Candidate], clock: Clock) -> None:
        """One drawn position, tried by all."""
        root = self._draw()
        seed = self._dice.below(1 << 30)
        for candidate in among:
            value = playout(
                root, self._me, candidate.plan, seed, self._turns, _NOISE, self._evaluate,
                self._make_policy,
            )  # fmt: skip
            candidate.add(value)
            clock.count()

    def decide(self, clock: Clock, trusted: Candidate | None = None, least: int = 2) -> Candidate:
        """Halve the field as the budget is used up; the best of those that are left.

        A trusted plan stays to the last, and is beaten only by one that is better beyond doubt.
        """
        field = list(self.candidates)
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


def _better_half(field: list[Candidate], trusted: Candidate | None) -> list[Candidate]:
    """The better half of the candidates, and with it the plan that is trusted."""
    field.sort(key=_standing, reverse=True)
    kept = field[: max(1, (len(field) + 1) // 2)]
    return [*kept, trusted] if trusted is not None and trusted not in kept else kept


def lead(first: Candidate, second: Candidate) -> tuple[float, float]:
    """By how much one is better than another, and the standard error of that."""
    count = min(len(first.values), len(second.values))
    # The latest trials of both were on the same positions with the same dice.
    gaps = [a - b for a, b in zip(first.values[-count:], second.values[-count:], strict=True)]
    mean = sum(gaps) / count
    spread = sum((gap - mean) ** 2 for gap in gaps)
    return mean, sqrt(spread / (count * max(1, count - 1)))


def _mean(candidate: Candidate) -> float:
    return candidate.mean


def _standing(candidate: Candidate) -> float:
    return candidate.standing


def settled(field: Sequence[Candidate]) -> bool:
    """Whether the first two of a field are clearly apart, or clearly alike."""
    first, second = sorted(field, key=_mean, reverse=True)[:2]
    gap, error = lead(first, second)
    return gap > _CLEAR * error or gap + 2 * error < _ALIKE
