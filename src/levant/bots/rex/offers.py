"""What a position offers a side, and which of the offered blocks fires best or is worth least.

A choice is an action, or -1 when nothing is offered.
"""

from __future__ import annotations

from typing import Final

from levant.bots.rex.map_tables import WORTH
from levant.rex.army import FIREPOWER
from levant.rex.bits import members
from levant.rex.game import Game

NO_CHOICE: Final = -1


def offered(offer: list[int], verb: int) -> int:
    """The objects a verb may take."""
    for i in range(0, len(offer), 2):
        if offer[i] == verb:
            return offer[i + 1]
    return 0


def most(p: Game, blocks: int, verb: int) -> int:
    """The block with the best fire."""
    best, choice = -1, NO_CHOICE
    for block in members(blocks):
        rate = FIREPOWER[block] * 8 + p.strength(block)
        if rate > best:
            best, choice = rate, block
    return verb * 64 + choice if choice >= 0 else NO_CHOICE


def least(p: Game, blocks: int, verb: int, acted_first: bool) -> int:
    """The block that is worth least; in a battle rather one that has fired already."""
    best, choice = 999.0, NO_CHOICE
    for block in members(blocks):
        rate = p.strength(block) * WORTH[block] + 0.5 * (p.rules.permanent >> block & 1)
        if acted_first and p.acted >> block & 1:
            rate -= 0.3
        if rate < best:
            best, choice = rate, block
    return verb * 64 + choice if choice >= 0 else NO_CHOICE
