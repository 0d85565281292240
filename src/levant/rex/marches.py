"""5.2 Group moves, leg by leg, and forced marches."""

from __future__ import annotations

from levant.kernel.title import Refusal
from levant.rex import words as w
from levant.rex.army import ARMY, NO_BLOCK
from levant.rex.bits import members
from levant.rex.board import PLACES, ROADS, TOWN_COUNT
from levant.rex.cards import WINTER_TURN
from levant.rex.leaving import lose_step, roll_each, take_up
from levant.rex.movement import (
    arrive,
    bound,
    free_blocks,
    legs_of,
    may_force,
    next_move,
    use_road,
    why_not_by_road,
    why_not_go,
)
from levant.rex.position import NOWHERE, Position
from levant.rex.tokens import stand, step_out

# The next block of the group


def group_choices(p: Position) -> list[int]:
    """5.2: any of the blocks of the group, each once."""
    blocks = group_blocks(p)
    return [w.DONE, 1, w.MARCH_WITH, blocks] if blocks else [w.DONE, 1]


def group_blocks(p: Position) -> int:
    """The blocks of the moving group that can make a step."""
    town = p.group
    blocks = free_blocks(p, town, p.active)
    if not blocks or not p.exits[town]:
        return 0
    if bound(p, p.active) or p.rules.attack_halved:
        able = 0
        for block in members(blocks):
            if steps(p, town, legs_of(p, block)):
                able |= 1 << block
        return able
    return blocks


def play_group(p: Position, verb: int, thing: int) -> None:
    if verb == w.DONE:
        next_move(p)
        return
    begin_march(p, thing, w.MARCH)


def why_not_march(p: Position, role: int, block: int) -> Refusal | None:
    stuck = why_not_go(p, role, block, "5.2")
    if stuck:
        return stuck
    if p.where[block] != p.group:
        return Refusal("5.2", "not_in_group", block=p.rules.blocks[block], town=PLACES[p.group])
    if p.turn == WINTER_TURN and p.exits[p.group]:
        return Refusal("8.1", "winter_quarters", town=PLACES[p.group])
    return Refusal("5.1", "roads_closed", town=PLACES[p.group])


def begin_march(p: Position, block: int, phase: int) -> None:
    """A block steps out of its stack with all its legs."""
    p.mover = block
    p.legs = legs_of(p, block)
    step_out(p, block)
    p.phase = phase


# Its next leg


def march_choices(p: Position) -> list[int]:
    """One leg after another, back and forth too (133), while the move rating lasts."""
    block = p.mover
    town = p.where[block]
    started = p.legs < legs_of(p, block)
    onward = steps(p, town, p.legs) if p.legs else 0
    choices: list[int] = []
    if onward:
        choices += [w.TO, onward]
    if started:
        if _may_stop(p, town):
            choices += [w.HALT, 1]
        if not p.legs:
            forced = _forced_steps(p, town)
            if forced:
                choices += [w.FORCE, forced]
    return choices


def _may_stop(p: Position, town: int) -> bool:
    """8.1: no step may end in a siege in winter."""
    return not (p.garrisoned[1 - p.active] >> town & 1 and bound(p, p.active))


def steps(p: Position, town: int, legs: int) -> int:
    """Towns that a block with so many legs may enter next; a forced march adds one."""
    return _open_steps(p, town, legs + 1 if may_force(p) else legs)


def _open_steps(p: Position, town: int, legs: int) -> int:
    """Towns that may be entered next with so many legs left, a forced one counted."""
    towns = p.exits[town]
    if bound(p, p.active):
        towns = _winter_steps(p, town, legs)
    return towns & ~_full_attacks(p, town) if p.rules.attack_halved else towns


def _winter_steps(p: Position, town: int, legs: int) -> int:
    towns = 0
    for there in members(p.exits[town] & ~p.held[1 - p.active]):
        if _winter_step(p, town, there, legs):
            towns |= 1 << there
    return towns


def _full_attacks(p: Position, town: int) -> int:
    """5.4 of 1.3: half as many blocks may attack along the last stretch of a road."""
    side = p.active
    full = 0
    for there in members(p.exits[town] & p.held[1 - side]):
        if attackers_by(p, town, there) >= p.rules.attack_limit[ROADS[town * 54 + there]]:
            full |= 1 << there
    return full


def attackers_by(p: Position, here: int, there: int) -> int:
    """How many blocks attack a town along one road, forced marches included."""
    count = 0
    for block in members(p.entered & p.field[there] & ARMY[p.active] & p.moved):
        count += p.via[block] & 63 == here
    for block in members(p.forced):
        count += p.where[block] == here and p.via[block] & 63 == there
    return count


def _winter_step(p: Position, town: int, there: int, legs: int) -> bool:
    """8.1: an own siege may be crossed in winter, if there is a way on."""
    enemy = 1 - p.active
    if not p.garrisoned[enemy] >> there & 1:
        return True
    if legs < 2:
        return False
    for onward in members(p.exits[there] & ~p.held[enemy] & ~(1 << town)):
        if _winter_step(p, there, onward, legs - 1):
            return True
    return False


def _forced_steps(p: Position, town: int) -> int:
    """5.5 of 1.3, an option in 2.0: a forced march adds one leg."""
    return _open_steps(p, town, 1) if may_force(p) else 0


def play_march(p: Position, verb: int, thing: int) -> None:
    block = p.mover
    if verb == w.TO:
        walk(p, block, thing)
        if _contested(p, thing) or (p.legs == 0 and not _forced_steps(p, thing)):
            halt(p, block)
        return
    if verb == w.FORCE:
        force(p, block, thing)
    halt(p, block)


def _contested(p: Position, town: int) -> bool:
    """5.0: a block stops where enemies stand in the field."""
    return bool(p.held[1 - p.active] >> town & 1)


def why_not_to(p: Position, role: int, there: int) -> Refusal | None:
    here = p.where[p.mover]
    if not p.legs:
        return Refusal("2.1.3", "no_legs", block=p.rules.blocks[p.mover], move=legs_of(p, p.mover))
    return why_not_by_road(p, role, here, there) or _why_not_step(p, role, here, there)


def why_not_halt(p: Position, role: int, thing: int) -> Refusal | None:
    if p.legs == legs_of(p, p.mover):
        return Refusal("5.2", "not_moved_yet", block=p.rules.blocks[p.mover])
    return Refusal("8.1", "no_siege_in_winter", town=PLACES[p.where[p.mover]])


def why_not_force(p: Position, role: int, there: int) -> Refusal | None:
    rule = "optional: Forced Marches"
    if not p.rules.forced_march:
        return Refusal(rule, "no_forced_march")
    if not may_force(p):
        return Refusal(w.WINTER_FORCED_MARCH_SECTION, "no_forced_march_in_winter")
    if p.legs:
        return Refusal(rule, "legs_left", block=p.rules.blocks[p.mover])
    here = p.where[p.mover]
    return why_not_by_road(p, role, here, there) or _why_not_step(p, role, here, there)


def _why_not_step(p: Position, role: int, here: int, there: int) -> Refusal:
    """An open road that may not be taken now."""
    if not bound(p, role):
        # First edition: fewer blocks may attack along a road than move on it.
        limit = p.rules.attack_limit[ROADS[here * 54 + there]]
        return Refusal("5.1", "attack_full", town=PLACES[here], other=PLACES[there], limit=limit)
    if p.held[1 - role] >> there & 1:
        return Refusal("8.1", "no_attack_in_winter", town=PLACES[there])
    return Refusal("8.1", "no_siege_in_winter", town=PLACES[there])


# What a march does


def walk(p: Position, block: int, there: int) -> None:
    """One leg along a road."""
    here = p.where[block]
    use_road(p, p.active, here, there)
    take_up(p, block)
    p.note("marched", p.active, block, there, here)
    p.legs -= 1
    arrive(p, block, there, here)


def halt(p: Position, block: int) -> None:
    """The block has moved for this phase."""
    p.moved |= 1 << block
    p.legs = 0
    p.mover = NO_BLOCK
    stand(p, block)
    if p.phase == w.MUSTER_MARCH:
        p.phase = w.MUSTER
        return
    p.phase = w.GROUP
    if not (free_blocks(p, p.group, p.active) and p.exits[p.group]):
        next_move(p)


def force(p: Position, block: int, there: int) -> None:
    """Decision 106: the extra leg takes its place on the road now, the block moves later."""
    use_road(p, p.active, p.where[block], there)
    p.forced |= 1 << block
    p.own_ways()[block] = there + 64 * p.group
    p.note("force_marched", p.active, block, there, p.where[block])


# Forced marches, at the end of a player's turn


def roll_forced(p: Position) -> None:
    """Option: a die for each, then the survivors make their last leg."""
    while p.forced:
        here, there, blocks = _next_forced(p, p.forced)
        p.forced &= ~blocks
        _roll_road(p, here, there, blocks)
    p.group = NOWHERE


def _next_forced(p: Position, blocks: int) -> tuple[int, int, int]:
    """The first road by its towns, an order that tells nothing of the blocks, and who is on it."""
    here, there = TOWN_COUNT, TOWN_COUNT
    group = 0
    for block in members(blocks):
        road = (p.where[block], p.via[block] & 63)
        if road < (here, there):
            here, there = road
            group = 0
        if road == (here, there):
            group |= 1 << block
    return here, there, group


def _roll_road(p: Position, here: int, there: int, blocks: int) -> None:
    losers = 0
    for die, block in roll_each(p, blocks):
        p.note("force_rolled", p.active, block, here, there, number=die, dice=(die,))
        if die <= p.rules.forced_march_loss:
            losers |= 1 << block
    for block in members(losers):
        lose_step(p, block)
    for block in members(blocks):
        if not p.strength(block):
            continue
        p.group = p.via[block] >> 6
        step_out(p, block)
        take_up(p, block)
        p.note("marched", p.active, block, there, here)
        arrive(p, block, there, here)
        stand(p, block)
