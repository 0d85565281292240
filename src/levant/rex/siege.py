"""6.5 Siege combat: declarations, storm, sally, attrition."""

from __future__ import annotations

from levant.rex.battle import begin_leave, begin_regroup, play_field, ready_blocks, waiting
from levant.rex.bits import members, size
from levant.rex.board import FORTIFIED
from levant.rex.position import Position
from levant.rex.tokens import hide, reveal
from levant.rex.words import (
    BATTLE_END,
    DONE,
    FIELD_ROUND,
    FIRE,
    FIRED,
    ROUND_START,
    SALLY,
    SALLY_WITH,
    SIEGE_QUIET,
    STORM_ROUND,
    STORM_WITH,
    WITHDRAW,
)

# 6.53 declarations


def storm_limit(p: Position, town: int) -> int:
    """6.52: how many blocks may storm a castle."""
    return p.rules.rating[town] * p.rules.storm_factor


def storm_choices(p: Position) -> list[int]:
    """6.53, 6.54: declare stormers; those of the last round go on (65)."""
    town = p.site
    if size(p.storming) >= storm_limit(p, town):
        return [DONE, 1]
    more = p.active_blocks(town, p.active) & ~p.storming
    return [DONE, 1, STORM_WITH, more] if more else [DONE, 1]


def play_storm(p: Position, verb: int, thing: int) -> None:
    town = p.site
    if verb == STORM_WITH:
        p.storming |= 1 << thing
        reveal(p, 1 << thing)
        p.note("storms", p.active, thing, town)
        more = p.active_blocks(town, p.active) & ~p.storming
        if more and size(p.storming) < storm_limit(p, town):
            return
    if p.storming:
        p.phase = STORM_ROUND
    else:
        p.note("storm_declined", p.active, place=town)
        p.active = 1 - p.active
        p.phase = SALLY


def sally_choices(p: Position) -> list[int]:
    """6.55: any or all castle blocks, if the castle is not stormed."""
    return [DONE, 1, SALLY_WITH, p.castle[p.site]]


def play_sally(p: Position, verb: int, thing: int) -> None:
    town = p.site
    side = p.active
    if verb == SALLY_WITH:
        p.take_up(thing)
        p.put_in_field(thing, town)
        p.sallying |= 1 << thing
        reveal(p, 1 << thing)
        p.note("sallies", side, thing, town)
        if p.castle[town]:
            return
    if p.active_blocks(town, side):
        p.phase = FIELD_ROUND
        return
    p.note("sally_declined", side, place=town)
    if waiting(p, town, 0) or waiting(p, town, 1):
        p.phase = ROUND_START  # decision 66
    else:
        p.phase = SIEGE_QUIET


# 6.54 storm


def storming_choices(p: Position) -> list[int]:
    """6.54: the castle fires; a stormer fires or withdraws to the field."""
    ready = ready_blocks(p)
    if ready & p.storming:
        return [FIRE, ready, WITHDRAW, ready]
    return [FIRE, ready]


def play_storming(p: Position, verb: int, thing: int) -> None:
    if verb == FIRE:
        play_field(p, verb, thing)
        return
    bit = 1 << thing
    p.acted |= bit
    p.storming &= ~bit
    p.note("storm_left", p.active, thing, p.site)
    hide(p, bit)
    p.phase = FIRED


# 6.57 attrition


def siege_quiet(p: Position) -> None:
    """The siege combat of this turn is over: leave, or stay for attrition."""
    begin_leave(p)


def attrition_limit(p: Position, town: int) -> int:
    """6.57: the highest die that costs a besieged block a step."""
    fortified = FORTIFIED >> town & 1
    return p.rules.attrition_fortified if fortified else p.rules.attrition


def attrition(p: Position) -> None:
    """6.57: a die for every besieged block."""
    town = p.site
    besieger = 1 - p.besieged_side(town)
    roll_attrition(p, town, attrition_limit(p, town))
    if p.castle[town]:
        p.phase = BATTLE_END
    else:
        begin_regroup(p, besieger, BATTLE_END)


def roll_attrition(p: Position, town: int, limit: int) -> None:
    """A die for each block in a castle; at most `limit` loses a step."""
    side = p.besieged_side(town)
    for block in members(p.castle[town]):
        die = p.dice.roll()
        p.note("attrition", side, block, town, number=int(die <= limit), dice=(die,))
        if die <= limit:
            p.lose_step(block)
