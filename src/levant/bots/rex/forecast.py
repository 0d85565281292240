"""Forecasts: the expected outcome of a game for a player, from his view. The chart of a replay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from levant.bots.budget import Budget, Clock
from levant.bots.rex.playout import playout
from levant.bots.rex.value_net import net_value
from levant.kernel.dice import FastDice, derive_seed
from levant.rex.belief import believe
from levant.rex.board import ROLES

if TYPE_CHECKING:
    from levant.rex.views import RexEvent, RexView

_USUAL: Final = 24
_TURNS: Final = 1
_NOISE: Final = 0.3


def expected_outcome(
    view: RexView, events: Sequence[RexEvent], seed: int, budget: Budget | None = None
) -> float:
    """The expected outcome for the viewer, from -1 (lost) to 1 (won).

    `events` is the viewer's whole history: what he has forgotten in his view, a belief has not.
    """
    if view["role"] is None:
        raise ValueError("a forecast is made from a player's view; this one is a spectator's")
    role = ROLES.index(view["role"])
    result = view["result"]
    if result is not None:
        if result["winner"] is None:
            return 0.0
        return 1.0 if result["winner"] == view["role"] else -1.0
    belief = believe(view, events, derive_seed(seed, "belief"))
    dice = FastDice(derive_seed(seed, "forecast"))
    clock = Clock(budget or Budget(nodes=_USUAL))
    total = 0.0
    while not clock.spent or not clock.done():
        root = belief.sample(dice)
        total += playout(root, role, [], dice.below(1 << 30), _TURNS, _NOISE, net_value)
        clock.count()
    return total / clock.spent
