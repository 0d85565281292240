"""The computer players of Croisades Strategic by name, the weakest first.

>>> list(BOTS)
['pilgrim', 'constable', 'marshal']
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from levant.bots.budget import Budget, as_budget
from levant.bots.croisades.constable import Constable
from levant.bots.croisades.marshal import Marshal
from levant.bots.pilgrim import pilgrim
from levant.croisades.words import CEDE, FIGHT_ON, GIVE, GIVE_SHIP, TRUCE
from levant.kernel.runner import Chooser
from levant.kernel.title import Event, UnknownName, View

_GENEROUS: Final = frozenset((GIVE, CEDE, GIVE_SHIP, TRUCE, FIGHT_ON))


class Pilgrim:
    """Plays by chance, but gives nothing away: most that can be said in the talks are gifts."""

    def __init__(self, seed: int) -> None:
        self.chance = pilgrim(seed)

    def choose(self, view: View, legal: list[int], events: Sequence[Event]) -> int:
        """Any action but a gift."""
        own = [act for act in legal if act >> 48 not in _GENEROUS]
        return self.chance.choose(view, own, events)


BOTS: Final[dict[str, Callable[[int], Chooser]]] = {
    "pilgrim": Pilgrim,
    "constable": Constable,
    "marshal": Marshal,
}
"""Each is made from a seed."""


def make_bot(name: str, seed: int, budget: Budget | float | None = None) -> Chooser:
    """A fresh computer player; `budget` limits each decision of the marshal."""
    if name not in BOTS:
        raise UnknownName(f"unknown bot {name!r}: choose one of {', '.join(BOTS)}")
    limit = as_budget(budget)
    if limit is None or name != "marshal":
        return BOTS[name](seed)
    return Marshal(seed, limit)
