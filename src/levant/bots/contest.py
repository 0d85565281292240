"""Which of several plans is best: playouts on the same drawn positions, the worse half falling out.

Every plan is tried on the same positions with the same dice, so that luck tells little; plans
that fall behind are given no more trials (sequential halving).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from levant.bots.budget import Clock
from levant.bots.playout import trial
from levant.kernel.dice import Dice
from levant.rex.game import Game

Plan = list[int]


class Entrant:
    """A plan in the contest."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.total = 0.0
        self.trials = 0

    @property
    def mean(self) -> float:
        """What its trials came to."""
        return self.total / self.trials if self.trials else -2.0


class Contest:
    """Tries plans of one player against each other until a budget is spent."""

    def __init__(
        self, draw: Callable[[], Game], me: int, dice: Dice, turns: int, whim: float
    ) -> None:
        self._draw = draw
        self._me = me
        self._dice = dice
        self._turns = turns
        self._whim = whim
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
            entrant.total += trial(root, self._me, entrant.plan, seed, self._turns, self._whim)
            entrant.trials += 1
            clock.count()

    def decide(self, clock: Clock, least: int = 2) -> Entrant:
        """Halve the field as the budget is used up; the best of those that are left."""
        field = list(self.entrants)
        if len(field) == 1:
            return field[0]
        halvings = max(1, (len(field) - 1).bit_length())
        start = clock.used()
        for step in range(halvings):
            goal = start + (1 - start) * (step + 1) / halvings
            rounds = 0
            while rounds < least or clock.used() < goal:
                if clock.done() and (rounds or step):
                    break
                self.round(field, clock)
                rounds += 1
            field.sort(key=lambda entrant: entrant.mean, reverse=True)
            field = field[: max(1, (len(field) + 1) // 2)]
            if len(field) == 1:
                break
        return field[0]
