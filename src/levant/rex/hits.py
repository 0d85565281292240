"""6.31 Hits: on the strongest, one by one; the owner chooses among equals."""

from __future__ import annotations

from levant.kernel.title import Refusal
from levant.rex import words as w
from levant.rex.army import NO_BLOCK, SIDE
from levant.rex.bits import first
from levant.rex.fire import fighters
from levant.rex.leaving import lose_step
from levant.rex.position import Position
from levant.rex.storm import half_hit_among, takes_half_hit
from levant.rex.why_not import why_not_in_battle


def _targets(p: Position) -> int:
    return fighters(p, p.target)


def fired(p: Position) -> None:
    """6.31: hits one by one on the strongest; the owner chooses among equals."""
    while p.hits:
        targets = _targets(p)
        if not targets:
            p.hits = 0  # decision 84: what is too much is lost
            break
        if half_hit_among(p, targets):
            take_hit(p, p.half_hit)
            continue
        top = p.strongest(targets)
        if top & (top - 1):
            p.active = p.target
            p.phase = w.HITS
            return
        take_hit(p, first(top))
    if p.harrier != NO_BLOCK:
        p.mover = p.harrier
        p.active = SIDE[p.harrier]
        p.harrier = NO_BLOCK
        p.after = w.FIRED if p.active_blocks(p.site, 1 - p.active) else w.FIELD_CLEARED
        p.phase = w.RETREAT_TO
    elif p.storm_combat:
        p.phase = w.STORM_TURN
    elif p.active_blocks(p.site, 0) and p.active_blocks(p.site, 1):
        p.phase = w.NEXT_TO_ACT
    else:
        p.phase = w.FIELD_OVER


def take_hit(p: Position, block: int) -> None:
    """6.31: a hit costs a step, but the first on a castle defender (6.54)."""
    p.hits -= 1
    if takes_half_hit(p, block):
        return
    p.note("hit", SIDE[block], block, p.site)
    lose_step(p, block)


def hit_choices(p: Position) -> list[int]:
    return [w.TAKE_HIT, p.strongest(_targets(p))]


def play_hit(p: Position, verb: int, thing: int) -> None:
    take_hit(p, thing)
    p.phase = w.FIRED


def why_not_hit(p: Position, role: int, block: int) -> Refusal | None:
    missing = why_not_in_battle(p, role, block, "6.31")
    return missing or Refusal("6.31", "not_the_strongest", block=p.rules.blocks[block])
