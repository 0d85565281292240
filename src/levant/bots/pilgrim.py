"""The pilgrim, a player of every title."""

from __future__ import annotations

from levant.bots.budget import Budget
from levant.kernel.runner import Chooser, RandomChooser


def pilgrim(seed: int, budget: Budget | None = None) -> Chooser:
    """Wanders: every legal action is as likely."""
    return RandomChooser(seed, "Pilgrim")
