"""What every explanation of a refusal begins with."""

from __future__ import annotations

from levant.kernel.title import Refusal
from levant.rex.army import SIDE
from levant.rex.board import BRIDGE, DEAD, GONE, PLACES, POOL, ROAD_KINDS, TOWN_COUNT
from levant.rex.position import Position


def owner(block: int) -> int:
    """The side a block belongs to."""
    return SIDE[block]


def own_block(p: Position, role: int, block: int, rule: str) -> Refusal | None:
    """The block must be the player's own and on the map; enemy blocks are not looked up."""
    if SIDE[block] != role:
        return Refusal(rule, "not_your_block", block=p.rules.blocks[block])
    place = p.where[block]
    if place in (POOL, DEAD, GONE):
        return Refusal(rule, "not_in_play", block=p.rules.blocks[block])
    if place >= TOWN_COUNT:
        return Refusal(rule, "in_staging", block=p.rules.blocks[block], place=PLACES[place])
    return None


def limit_rule(p: Position, role: int, road: int, usual: str) -> str:
    """The rule that limits a road: the Iron Bridge has one of its own as an option."""
    bridge = ROAD_KINDS[road] == BRIDGE and "iron_bridge" in p.rules.options
    return "optional: Iron Bridge" if bridge and p.guide != role else usual
