"""What every explanation of a refusal begins with."""

from __future__ import annotations

from levant.kernel.title import Refusal
from levant.rex.army import BLOCKS, SIDE
from levant.rex.board import DEAD, GONE, PLACES, POOL, TOWN_COUNT
from levant.rex.position import Position


def owner(block: int) -> int:
    """The side a block belongs to."""
    return SIDE[block]


def own_block(p: Position, role: int, block: int, rule: str) -> Refusal | None:
    """The block must be the player's own and on the map; enemy blocks are not looked up."""
    if SIDE[block] != role:
        return Refusal(rule, "not_your_block", block=BLOCKS[block])
    place = p.where[block]
    if place in (POOL, DEAD, GONE):
        return Refusal(rule, "not_in_play", block=BLOCKS[block])
    if place >= TOWN_COUNT:
        return Refusal(rule, "in_staging", block=BLOCKS[block], place=PLACES[place])
    return None
