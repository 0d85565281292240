"""What many refusals begin with: whose block it is, whether it is in play, whether it fights.

Every chapter says for its decisions what may be chosen, what a choice does, and in functions
called `why_not_...` why another is refused. They take the position, the role that asks and the
object it named; None means: no reason of this kind. A refusal tells a player only what he may
know: an enemy block is never looked up.
"""

from __future__ import annotations

from collections.abc import Callable

from levant.kernel.title import Refusal
from levant.rex.army import SIDE
from levant.rex.board import DEAD, GONE, PLACES, POOL, TOWN_COUNT, TOWNS
from levant.rex.position import Position

WhyNot = Callable[[Position, int, int], Refusal | None]
"""Position, role, object: why the role may not choose the object now."""


def why_not_own(p: Position, role: int, block: int, rule: str) -> Refusal | None:
    """The block must be the player's own and on the map."""
    if SIDE[block] != role:
        return Refusal(rule, "not_your_block", block=p.rules.blocks[block])
    place = p.where[block]
    if place in (POOL, DEAD, GONE):
        return Refusal(rule, "not_in_play", block=p.rules.blocks[block])
    if place >= TOWN_COUNT:
        return Refusal(rule, "in_staging", block=p.rules.blocks[block], place=PLACES[place])
    return None


def why_not_in_battle(p: Position, role: int, block: int, rule: str) -> Refusal | None:
    """An own block at the battle that is not a waiting reserve."""
    missing = why_not_own(p, role, block, rule)
    if missing:
        return missing
    if p.where[block] != p.site:
        return Refusal(rule, "not_in_battle", block=p.rules.blocks[block], town=TOWNS[p.site])
    if (p.second | p.third) >> block & 1:
        return Refusal("6.41", "still_in_reserve", block=p.rules.blocks[block])
    return None
