"""How long a bot may think: so many playouts, or so many seconds."""

from __future__ import annotations

from time import perf_counter
from typing import Final

TURN_SECONDS: Final = 60.0
"""No bot thinks longer than this in one game turn, however many decisions it brings."""
GAME_SECONDS: Final = 1100.0
"""Nor longer than this in one game."""


class Budget:
    """A limit on one decision: nodes make it repeatable, seconds make it prompt."""

    def __init__(self, nodes: int | None = None, seconds: float | None = None) -> None:
        if nodes is None and seconds is None:
            raise ValueError("a budget limits playouts, or seconds, or both")
        if (nodes is not None and nodes < 1) or (seconds is not None and seconds <= 0):
            raise ValueError("a budget is at least one playout and more than no seconds")
        self.nodes = nodes
        self.seconds = seconds

    def part(self, share: float) -> Budget:
        """A share of the budget, for a decision that is worth less thought."""
        nodes = None if self.nodes is None else max(1, int(self.nodes * share))
        seconds = None if self.seconds is None else self.seconds * share
        return Budget(nodes, seconds)

    def at_most(self, nodes: int) -> Budget:
        """The budget, with no more playouts than that."""
        return Budget(nodes if self.nodes is None else min(nodes, self.nodes), self.seconds)


def as_budget(limit: Budget | float | None) -> Budget | None:
    """A budget from a plain number of seconds."""
    return limit if limit is None or isinstance(limit, Budget) else Budget(seconds=float(limit))


class Clock:
    """Counts one decision against its budget."""

    def __init__(self, budget: Budget) -> None:
        self.nodes = budget.nodes
        self.spent = 0
        self._start = perf_counter()
        self._end = None if budget.seconds is None else self._start + budget.seconds

    def count(self) -> None:
        """One more playout."""
        self.spent += 1

    def done(self) -> bool:
        """Whether the budget is used up."""
        if self.nodes is not None and self.spent >= self.nodes:
            return True
        return self._end is not None and perf_counter() >= self._end

    def used(self) -> float:
        """The part of the budget that is used, from 0 to 1."""
        part = 0.0 if self.nodes is None else self.spent / self.nodes
        if self._end is not None:
            part = max(part, (perf_counter() - self._start) / (self._end - self._start))
        return min(1.0, part)

    def elapsed(self) -> float:
        """Seconds since the decision began."""
        return perf_counter() - self._start
