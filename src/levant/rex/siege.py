"""6.5 Siege combat: declarations, storm, sally, attrition."""

from __future__ import annotations

from levant.rex.army import ARMY, SIDE
from levant.rex.battle import recover, waiting
from levant.rex.bits import first, members, size
from levant.rex.board import FORTIFIED
from levant.rex.cards import WINTER_TURN
from levant.rex.fire import play_field, ready_blocks
from levant.rex.position import NOBODY, NOWHERE, Position
from levant.rex.retreats import begin_leave, begin_regroup, can_retreat
from levant.rex.tokens import hide, reveal
from levant.rex.words import (
    BATTLE_END,
    BATTLE_WON,
    CHARGE,
    DONE,
    FIELD_ROUND,
    FIRE,
    FIRED,
    MUD,
    MUD_ROLLED,
    PASS,
    RETREAT,
    ROUND_START,
    SALLY,
    SALLY_WITH,
    SIEGE_QUIET,
    STORM_ROUND,
    STORM_WITH,
    TURN_END,
    WINTER,
    WITHDRAW,
)

# 6.53 declarations


def storm_limit(p: Position, town: int) -> int:
    """6.52: how many blocks may storm a castle."""
    return p.rules.storm_limit[town]


def storm_choices(p: Position) -> list[int]:
    """6.53, 6.54: declare stormers; those of the last round go on (65)."""
    town = p.site
    if size(p.storming) >= storm_limit(p, town):
        return [DONE, 1]
    more = p.active_blocks(town, p.active) & ~p.storming
    if p.storm_goes_on and not p.storming:
        return [STORM_WITH, more]
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
        recover(p)
        p.note("storm_declined", p.active, place=town)
        p.active = 1 - p.active
        p.phase = SALLY


def sally_choices(p: Position) -> list[int]:
    """6.55: any or all castle blocks, if the castle is not stormed."""
    return [DONE, 1, SALLY_WITH, _sally_blocks(p)]


def _sally_blocks(p: Position) -> int:
    """Castle blocks; one that came by sea as a reserve still waits."""
    return p.castle[p.site] & ~(p.second | p.third)


def play_sally(p: Position, verb: int, thing: int) -> None:
    town = p.site
    side = p.active
    if verb == SALLY_WITH:
        p.take_up(thing)
        p.put_in_field(thing, town)
        p.sallying |= 1 << thing
        p.sallied |= 1 << thing
        reveal(p, 1 << thing)
        p.note("sallies", side, thing, town)
        if _sally_blocks(p):
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
    choices = [FIRE, ready]
    if ready & p.storming:
        choices += [WITHDRAW, ready]
        if p.rules.charge_when_storming and ready & p.rules.knights:
            choices += [CHARGE, ready & p.rules.knights]
        leaving = can_retreat(p, ready) if p.rules.stormers_may_retreat else 0
        if leaving:
            choices += [RETREAT, leaving]
    if p.rules.may_pass:
        choices += [PASS, ready]
    return choices


def play_storming(p: Position, verb: int, thing: int) -> None:
    if verb != WITHDRAW:
        play_field(p, verb, thing)
        return
    bit = 1 << thing
    p.acted |= bit
    p.storming &= ~bit
    p.stood_back |= bit
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
    """6.57: a die for every besieged block; in the first edition not in the first turn."""
    town = p.site
    besieger = 1 - p.besieged_side(town)
    if p.turn == WINTER_TURN and p.rules.campaign_is_free:
        _campaign_attrition(p, town, besieger)
    elif p.rules.attrition_first_turn or p.old_sieges >> town & 1:
        roll_attrition(p, p.castle[town], town, attrition_limit(p, town))
    if not p.castle[town]:
        begin_regroup(p, besieger, BATTLE_END)
    else:
        p.phase = BATTLE_END if p.field[town] & ARMY[besieger] else BATTLE_WON


def _campaign_attrition(p: Position, town: int, besieger: int) -> None:
    """Winter campaign of 1.4: both sides of a siege roll."""
    fortified = FORTIFIED >> town & 1
    rules = p.rules
    limit = rules.winter_attrition_fortified if fortified else rules.winter_attrition
    if rules.besieger_rolls_first:
        roll_attrition(p, p.field[town] & ARMY[besieger], town, limit)
    roll_attrition(p, p.castle[town], town, limit)
    if not rules.besieger_rolls_first:
        roll_attrition(p, p.field[town] & ARMY[besieger], town, limit)


def roll_attrition(p: Position, blocks: int, town: int, limit: int) -> None:
    """A die for each block; at most `limit` loses a step."""
    for block in members(blocks):
        die = p.dice.roll()
        p.note("attrition", SIDE[block], block, town, number=int(die <= limit), dice=(die,))
        if die <= limit:
            p.lose_step(block)


def mud(p: Position) -> None:
    """Mud cancels the turn, but not the attrition of sieges."""
    p.unfought &= p.garrisoned[0] | p.garrisoned[1]
    town = first(p.unfought) if p.unfought else NOWHERE
    if town == NOWHERE:
        p.active = NOBODY
        p.phase = TURN_END if p.turn < WINTER_TURN else WINTER
        return
    p.unfought &= ~(1 << town)
    besieger = 1 - p.besieged_side(town)
    p.site = town
    p.besieger = besieger
    roll_attrition(p, p.castle[town], town, attrition_limit(p, town))
    if not p.castle[town]:
        p.markers &= ~p.field[town]
        begin_regroup(p, besieger, MUD_ROLLED)
    else:
        p.phase = MUD_ROLLED


def mud_rolled(p: Position) -> None:
    """The next siege."""
    p.site = NOWHERE
    p.phase = MUD
