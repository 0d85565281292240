"""The computer players of Crusader Rex by name, and how each is made.

>>> sorted(BOTS)
['emperor', 'king', 'knight', 'pilgrim', 'prince', 'squire']
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from levant.bots.budget import Budget, as_budget
from levant.bots.pilgrim import pilgrim
from levant.bots.rex.evaluation import evaluate
from levant.bots.rex.knight import Knight, SearchSettings
from levant.bots.rex.learned_policy import learned_policy
from levant.bots.rex.squire import Squire
from levant.bots.rex.value_net import emperor_value, net_value
from levant.kernel.runner import Chooser
from levant.kernel.title import UnknownName
from levant.rex.belief_weights import belief_weights

KNIGHT: Final = SearchSettings(plans=10, widening=0, evaluate=evaluate)
KING: Final = SearchSettings(plans=100, widening=14, evaluate=net_value)
EMPEROR: Final = SearchSettings(
    plans=100,
    widening=14,
    evaluate=emperor_value,
    make_policy=learned_policy,
    learned_belief=belief_weights,
)


def _squire(seed: int, budget: Budget | None) -> Chooser:
    return Squire(seed)


def _knight(seed: int, budget: Budget | None) -> Chooser:
    return Knight(seed, budget or Budget(nodes=32), KNIGHT)


def _prince(seed: int, budget: Budget | None) -> Chooser:
    """The king in a hurry, for quick games."""
    return _king(seed, budget or Budget(seconds=0.2))


def _king(seed: int, budget: Budget | None) -> Chooser:
    return Knight(seed, budget or Budget(seconds=2.0), KING)


def _emperor(seed: int, budget: Budget | None) -> Chooser:
    return Knight(seed, budget or Budget(seconds=2.0), EMPEROR)


BOTS: Final[dict[str, Callable[[int, Budget | None], Chooser]]] = {
    "pilgrim": pilgrim,
    "squire": _squire,
    "knight": _knight,
    "prince": _prince,
    "emperor": _emperor,  # before the king until he has been shown to be stronger
    "king": _king,
}
"""The computer players by name, the weakest first; each is made from a seed."""
BY_THE_CLOCK: Final = frozenset(("prince", "king", "emperor"))
"""Those who think for some time, not so many playouts: asked again, they may choose otherwise."""


def make_bot(name: str, seed: int, budget: Budget | float | None = None) -> Chooser:
    """A fresh computer player with a random stream of its own.

    `budget` limits each decision of those who search: seconds, or a `Budget` of playouts.
    """
    if name not in BOTS:
        raise UnknownName(f"unknown bot {name!r}: choose one of {', '.join(BOTS)}")
    return BOTS[name](seed, as_budget(budget))
