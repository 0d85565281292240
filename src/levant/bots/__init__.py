"""Computer players. A bot sees a view and its events, never a position.

>>> sorted(BOTS)
['pilgrim', 'squire']
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from levant.bots.squire import Squire
from levant.kernel.runner import Chooser, RandomChooser
from levant.kernel.title import UnknownName


def pilgrim(seed: int) -> Chooser:
    """Wanders: every legal action is as likely."""
    return RandomChooser(seed, "Pilgrim")


BOTS: Final[dict[str, Callable[[int], Chooser]]] = {
    "pilgrim": pilgrim,
    "squire": Squire,
}
"""The computer players by name, the weakest first; each is made from a seed."""


def make_bot(name: str, seed: int) -> Chooser:
    """A fresh computer player with a random stream of its own."""
    if name not in BOTS:
        raise UnknownName(f"unknown bot {name!r}: choose one of {', '.join(BOTS)}")
    return BOTS[name](seed)
