"""Computer players. A bot sees a view and its events, never a position.

>>> sorted(BOTS)
['pilgrim', 'squire']
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from levant.bots.squire import Squire
from levant.kernel.dice import FastDice
from levant.kernel.runner import Chooser
from levant.kernel.title import Json, UnknownName


class Pilgrim:
    """Wanders: every legal action is as likely."""

    def __init__(self, seed: int) -> None:
        self._dice = FastDice(seed)

    def choose(
        self,
        view: dict[str, Json],  # noqa: ARG002 - he looks at nothing
        legal: list[int],
        events: list[dict[str, Json]],  # noqa: ARG002 - and remembers nothing
    ) -> int:
        """Any of the legal actions."""
        return legal[self._dice.below(len(legal))]


BOTS: Final[dict[str, Callable[[int], Chooser]]] = {
    "pilgrim": Pilgrim,
    "squire": Squire,
}
"""The computer players by name, the weakest first; each is made from a seed."""


def make_bot(name: str, seed: int) -> Chooser:
    """A fresh computer player with a random stream of its own."""
    if name not in BOTS:
        raise UnknownName(f"unknown bot {name!r}: choose one of {', '.join(BOTS)}")
    return BOTS[name](seed)
