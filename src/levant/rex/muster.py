"""5.3 Musters: blocks from several towns come together in one friendly town."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from levant.kernel.title import Refusal
from levant.rex import words as w
from levant.rex.army import FAST
from levant.rex.bits import members
from levant.rex.board import NEAR, PLACES
from levant.rex.marches import begin_march, force, halt, walk
from levant.rex.movement import (
    bound,
    free_blocks,
    legs_of,
    may_force,
    next_move,
    why_not_by_road,
    why_not_go,
)
from levant.rex.position import Position

if TYPE_CHECKING:
    # Only the compiler needs the type: machine words where roads are followed.
    from mypy_extensions import i64

_FORCE_BONUS: Final = 1


def _reach(p: Position, target: int, legs: int, avoid: int) -> list[int]:
    """Towns from which the muster town is reached in 0, 1, ... legs, not through `avoid`."""
    free: i64 = ~p.held[1 - p.active] & ~avoid
    exits = p.exits
    first: int = 1 << target
    within: i64 = first
    rings = [first]
    frontier: i64 = within
    for _ in range(legs):
        grown: i64 = _grown(exits, within, frontier)
        frontier = grown & ~within & free
        within = grown
        rings.append(within)
    return rings


def _grown(exits: list[int], within: i64, frontier: i64) -> i64:
    """Towns, and those to which a road leads from some at their border."""
    while frontier:
        low: int = frontier & -frontier
        bit: i64 = low
        frontier ^= bit
        within |= exits[low.bit_length() - 1]
    return within


def muster_towns(p: Position, sources: int, fast: int) -> int:
    """5.3: friendly towns that a block from elsewhere can reach."""
    side = p.active
    if not sources:
        return 0
    targets = p.friendly(side)
    winter = bound(p, side)
    if winter:
        targets &= ~p.garrisoned[1 - side]
    if p.rules.forced_march or sources & p.attacked[1 - side] or (winter and p.rules.winter_move):
        return _any_reach(p, targets, sources, fast)
    return _near_sources(p, targets, sources, fast)


def _any_reach(p: Position, targets: i64, sources: i64, fast: i64) -> int:
    """The targets for which `muster_blocks` finds somebody, under any rule of legs."""
    exits = p.exits
    enemy: i64 = p.held[1 - p.active]
    slow = _slow_legs(p) + (_FORCE_BONUS if may_force(p) else 0)
    # A town that sends nobody is looked for from all that do; one that does, from the others.
    reached = _within(exits, sources, slow, enemy) | _within(exits, fast, slow + 1, enemy)
    found: int = targets & ~sources & reached
    targets &= sources
    while targets:
        low: int = targets & -targets
        bit: i64 = low
        targets ^= bit
        target: i64 = low.bit_length() - 1
        if _starts(exits, exits[target] & sources, bit, bit, 0, 0) or _from_afar(
            exits, bit, slow, enemy, sources & ~bit, fast
        ):
            found |= low
    return found


def _within(exits: list[int], sources: i64, legs: int, enemy: i64) -> i64:
    """The towns that are reached from some of these in so many legs, not through enemies."""
    reached: i64 = 0
    frontier = sources
    for _ in range(legs):
        grown: i64 = _grown(exits, reached, frontier)
        frontier = grown & ~reached & ~enemy
        reached = grown
    return reached


def _from_afar(
    exits: list[int], target: i64, slow: int, enemy: i64, sources: i64, fast: i64
) -> bool:
    """Whether somebody reaches a town with so many legs, or one more where he is fast."""
    near: i64 = 0
    within: i64 = target
    frontier: i64 = target
    for legs in range(1, slow + 1):
        if legs == slow:
            near = within
        grown: i64 = _grown(exits, within, frontier)
        frontier = grown & ~within & ~enemy
        within = grown
    sources &= _grown(exits, within, frontier)
    return _starts(exits, sources, ~enemy | target, near, within, fast)


def _starts(exits: list[int], sources: i64, free: i64, near: i64, far: i64, fast: i64) -> bool:
    """Whether a road leads from one of some towns to the near ones, or from a fast one farther."""
    while sources:
        low: int = sources & -sources
        bit: i64 = low
        sources ^= bit
        road: i64 = exits[low.bit_length() - 1] & free
        if road & near or (fast & bit and road & far):
            return True
    return False


def _near_sources(p: Position, targets: int, sources: int, fast: int) -> int:
    """The targets within two legs of a source, or three of a fast one."""
    exits = p.exits
    free = ~p.held[1 - p.active]
    found = 0
    while targets:
        bit = targets & -targets
        targets ^= bit
        ring = exits[bit.bit_length() - 1]
        if ring & sources:
            found |= bit
            continue
        # No source next to it: two legs, then three.
        frontier = ring & free
        reach = ring
        while frontier:
            low = frontier & -frontier
            frontier ^= low
            reach |= exits[low.bit_length() - 1]
        reach &= ~bit
        if reach & sources:
            found |= bit
            continue
        frontier = reach & ~ring & free
        if not fast or not frontier:
            continue
        while frontier:
            low = frontier & -frontier
            frontier ^= low
            if exits[low.bit_length() - 1] & fast & ~bit:
                found |= bit
                break
    return found


def muster_blocks(p: Position, target: int) -> int:
    """5.3: unmoved, unpinned blocks elsewhere that can reach the muster town."""
    side = p.active
    slow = _slow_legs(p) + (_FORCE_BONUS if may_force(p) else 0)
    rings = _reach(p, target, slow + 1, 0)
    enemy_field = p.held[1 - side]
    found = 0
    for town in members(rings[slow + 1] & p.held[side] & ~(1 << target)):
        blocks = free_blocks(p, town, side)
        if not blocks:
            continue
        exits = p.exits[town] & (~enemy_field | 1 << target)
        if exits & rings[slow - 1]:
            found |= blocks
        elif exits & rings[slow]:
            found |= blocks & FAST
    return found


def _slow_legs(p: Position) -> int:
    """The legs of a block with move 2; the others have one more."""
    return 2 + (p.rules.winter_move if bound(p, p.active) else 0)


def muster_choices(p: Position) -> list[int]:
    blocks = muster_blocks(p, p.group)
    return [w.DONE, 1, w.MARCH_WITH, blocks] if blocks else [w.DONE, 1]


def play_muster(p: Position, verb: int, thing: int) -> None:
    if verb == w.DONE:
        next_move(p)
        return
    begin_march(p, thing, w.MUSTER_MARCH)


def why_not_muster_with(p: Position, role: int, block: int) -> Refusal | None:
    stuck = why_not_go(p, role, block, "5.3")
    if stuck:
        return stuck
    here, target = p.where[block], p.group
    name, town = p.rules.blocks[block], PLACES[target]
    if here == target:
        return Refusal("5.3", "already_there", block=name, town=town)
    if p.attacked[1 - role] >> here & 1 and _reaches_by_any_road(p, here, target, block):
        return Refusal("5.5", "attackers_road", town=PLACES[here])
    return Refusal("5.3", "cannot_reach", block=name, town=town, move=legs_of(p, block))


def _reaches_by_any_road(p: Position, here: int, target: int, block: int) -> bool:
    """Whether only the attacker's roads keep a block from its muster."""
    exits = p.own_exits()
    barred = exits[here]
    exits[here] = NEAR[here]
    reaches = bool(muster_blocks(p, target) >> block & 1)
    exits[here] = barred
    return reaches


def muster_march_choices(p: Position) -> list[int]:
    """Legs that still lead to the muster town in time, never back where it stands."""
    town = p.where[p.mover]
    if not p.legs:
        return [w.FORCE, 1 << p.group]
    left = p.legs - 1 + (_FORCE_BONUS if may_force(p) else 0)
    rings = _reach(p, p.group, left, 1 << town)
    free = ~p.held[1 - p.active] | 1 << p.group
    return [w.TO, p.exits[town] & rings[left] & free]


def play_muster_march(p: Position, verb: int, thing: int) -> None:
    block = p.mover
    if verb == w.FORCE:
        force(p, block, thing)
        halt(p, block)
        return
    walk(p, block, thing)
    if thing == p.group:
        halt(p, block)


def why_not_muster_to(p: Position, role: int, there: int) -> Refusal | None:
    closed = why_not_by_road(p, role, p.where[p.mover], there)
    return closed or Refusal("5.3", "not_towards", town=PLACES[there], other=PLACES[p.group])
