"""5.0 Movement: the choice of moves, group moves, pinning, forced marches."""

from __future__ import annotations

from levant.rex import words as w
from levant.rex.army import ARMY, MOVE, NO_BLOCK, SIDE
from levant.rex.bits import members, replaced, size
from levant.rex.board import ROADS, SEA, TOWN_COUNT
from levant.rex.cards import (
    WINTER_CAMPAIGN,
    WINTER_TURN,
    begin_event,
    is_event,
    moves_of,
)
from levant.rex.leaving import lose_step, roll_each, take_up
from levant.rex.position import NO_LOADS, NOBODY, NOWHERE, OPEN_ROADS, Position
from levant.rex.tokens import stand, step_out


def player_start(p: Position) -> None:
    """A player's turn: fresh roads, then his event or his moves."""
    side = p.active
    p.player = side
    p.moved = p.forced = p.declared = 0
    p.german_town = NOWHERE
    p.load = NO_LOADS
    p.exits = OPEN_ROADS
    if side != p.first:
        # 5.5: unpinned blocks leave by no road that the attacker used.
        for town in members(p.attacked[p.first] & p.held[side]):
            p.own_exits()[town] &= ~p.entry[p.first * TOWN_COUNT + town]
    card = p.played[side]
    p.groups_only = False
    if card == WINTER_CAMPAIGN and p.turn == WINTER_TURN and not p.rules.campaign_keeps_siege:
        # First edition: winter's limits do not bind him (one group only in 1.3).
        p.campaigner = side
        p.groups_only = not p.rules.campaign_is_free
        p.moves = 1
        p.phase = w.MOVES
    elif is_event(p, card):
        begin_event(p, card)
    else:
        p.moves = moves_of(card)
        p.phase = w.MOVES


def limits(p: Position, side: int) -> list[int]:
    """5.1: the road limits of a side; Guide raises them all turn (14)."""
    return p.rules.guide_limit if p.guide == side else p.rules.road_limit


def use_road(p: Position, side: int, a: int, b: int) -> None:
    """5.1: count a block on a road and close the road when it is full."""
    road = ROADS[a * 54 + b]
    load = p.load[road] + 1
    p.own_loads()[road] = load
    if load >= limits(p, side)[road]:
        exits = p.own_exits()
        if a < TOWN_COUNT:
            exits[a] &= ~(1 << b)
        exits[b] &= ~(1 << a)


def bound(p: Position, side: int) -> bool:
    """8.1: winter's limits bind everybody but the player of a free campaign."""
    return p.turn == WINTER_TURN and p.campaigner != side


def legs_of(p: Position, block: int) -> int:
    """2.1.3: the move rating, less what winter takes in the first edition."""
    return MOVE[block] + (p.rules.winter_move if bound(p, SIDE[block]) else 0)


def may_force(p: Position) -> bool:
    """Whether blocks may force their march now; before 2.0 not in winter (107)."""
    rules = p.rules
    return rules.forced_march and (rules.forced_march_in_winter or not bound(p, p.active))


# 5.5 pinning


def pinned_count(p: Position, town: int, side: int) -> int:
    """5.5: attackers in the field pin as many defenders; in 2.0 reserves do not."""
    if side == p.first or not p.attacked[1 - side] >> town & 1:
        return 0
    if p.rules.reserves_pin:
        return size(p.field[town] & ARMY[1 - side])
    return size(p.active_blocks(town, 1 - side))


def free_blocks(p: Position, town: int, side: int) -> int:
    """Unmoved blocks of a field that may still leave it."""
    blocks = p.field[town] & ARMY[side] & ~p.moved & ~(p.second | p.third)
    if blocks and p.attacked[1 - side] >> town & 1 and size(blocks) <= pinned_count(p, town, side):
        return 0
    return blocks


def next_move(p: Position) -> None:
    """Back to the choice of a move.

    The phase ends only when its player says so: if it ended by itself, the moment
    would tell the enemy the move rating of the last block.
    """
    p.mover = NO_BLOCK
    p.group = NOWHERE
    p.phase = w.MOVES


# 5.2 group moves


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


def begin_march(p: Position, block: int, phase: int) -> None:
    """A block steps out of its stack with all its legs."""
    p.mover = block
    p.legs = legs_of(p, block)
    step_out(p, block)
    p.phase = phase


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


def walk(p: Position, block: int, there: int) -> None:
    """One leg along a road."""
    here = p.where[block]
    use_road(p, p.active, here, there)
    take_up(p, block)
    p.note("marched", p.active, block, there, here)
    p.legs -= 1
    arrive(p, block, there, here)


def arrive(p: Position, block: int, town: int, origin: int) -> None:
    """A block comes into the field of a town; among enemies it attacks."""
    side = p.active
    if p.held[1 - side] >> town & 1:
        bit = 1 << town
        if origin == SEA:
            p.by_sea |= 1 << block
        else:
            p.entered |= 1 << block
        p.own_ways()[block] = origin + 64 * p.group if p.group >= 0 else origin
        p.own_entries()[side * TOWN_COUNT + town] |= 1 << origin
        if not p.attacked[1 - side] & bit:
            p.attacked = replaced(p.attacked, side, p.attacked[side] | bit)
        p.legs = 0
    p.put_in_field(block, town)


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


# The end of a player's turn


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


def next_player(p: Position) -> None:
    """Player 2 after player 1; then battles, or winter."""
    if p.player == p.first:
        p.active = 1 - p.first
        p.phase = w.PLAYER_START
        return
    p.active = NOBODY
    fights = p.turn < WINTER_TURN or p.campaigner != NOBODY
    p.phase = w.BATTLES if fights else w.WINTER
