"""6.5 Siege combat: declarations, storm, sally, attrition."""

from __future__ import annotations

from levant.rex import words as w
from levant.rex.army import ARMY, SIDE
from levant.rex.battle import campaign_sieges, recover
from levant.rex.bits import first, members, size
from levant.rex.board import FORTIFIED
from levant.rex.cards import WINTER_TURN, is_muddy
from levant.rex.fire import play_field, ready_blocks
from levant.rex.leaving import lift_siege, lose_step, roll_each, take_up
from levant.rex.moves import show_besiegers
from levant.rex.position import NOBODY, NOWHERE, Position
from levant.rex.retreats import begin_leave, begin_regroup, can_retreat, fresh_roads
from levant.rex.tokens import hide, reveal

# 6.53 declarations


def storm_limit(p: Position, town: int) -> int:
    """6.52: how many blocks may storm a castle."""
    return p.rules.storm_limit[town]


def storm_choices(p: Position) -> list[int]:
    """6.53, 6.54: declare stormers; those of the last round go on (65)."""
    town = p.site
    if size(p.storming) >= storm_limit(p, town):
        return [w.DONE, 1]
    more = p.active_blocks(town, p.active) & ~p.storming
    if p.storm_goes_on and not p.storming:
        return [w.STORM_WITH, more]
    return [w.DONE, 1, w.STORM_WITH, more] if more else [w.DONE, 1]


def play_storm(p: Position, verb: int, thing: int) -> None:
    town = p.site
    if verb == w.STORM_WITH:
        p.storming |= 1 << thing
        reveal(p, 1 << thing)
        p.note("storms", p.active, thing, town)
        more = p.active_blocks(town, p.active) & ~p.storming
        if more and size(p.storming) < storm_limit(p, town):
            return
    if p.storming:
        p.phase = w.STORM_ROUND
    else:
        hide(p, p.castle[town])
        recover(p)
        p.note("storm_declined", p.active, place=town)
        p.active = 1 - p.active
        p.phase = w.SALLY


def sally_choices(p: Position) -> list[int]:
    """6.55: any or all castle blocks, if the castle is not stormed."""
    return [w.DONE, 1, w.SALLY_WITH, _sally_blocks(p)]


def _sally_blocks(p: Position) -> int:
    """Castle blocks; one that came by sea as a reserve still waits."""
    return p.castle[p.site] & ~(p.second | p.third)


def play_sally(p: Position, verb: int, thing: int) -> None:
    town = p.site
    side = p.active
    if verb == w.SALLY_WITH:
        take_up(p, thing)
        p.put_in_field(thing, town)
        p.sallying |= 1 << thing
        p.sallied |= 1 << thing
        reveal(p, 1 << thing)
        p.note("sallies", side, thing, town)
        if _sally_blocks(p):
            return
    if p.active_blocks(town, side):
        p.phase = w.FIELD_ROUND
        return
    p.note("sally_declined", side, place=town)
    if (p.field[town] | p.castle[town]) & (p.second | p.third):
        p.phase = w.ROUND_START  # decision 66; a reserve may wait in the castle (E50)
    else:
        p.phase = w.SIEGE_QUIET


# 6.54 storm


def storming_choices(p: Position) -> list[int]:
    """6.54: the castle fires; a stormer fires or withdraws to the field."""
    ready = ready_blocks(p)
    choices = [w.FIRE, ready]
    if ready & p.storming:
        choices += [w.WITHDRAW, ready]
        if p.rules.charge_when_storming and ready & p.rules.knights:
            choices += [w.CHARGE, ready & p.rules.knights]
        leaving = can_retreat(p, ready) if p.rules.stormers_may_retreat else 0
        if leaving:
            choices += [w.RETREAT, leaving]
    if p.rules.may_pass:
        choices += [w.PASS, ready]
    return choices


def play_storming(p: Position, verb: int, thing: int) -> None:
    if verb != w.WITHDRAW:
        play_field(p, verb, thing)
        return
    bit = 1 << thing
    p.acted |= bit
    p.storming &= ~bit
    p.stood_back |= bit
    p.note("storm_left", p.active, thing, p.site)
    hide(p, bit)
    p.phase = w.FIRED


# 6.57 attrition


def siege_quiet(p: Position) -> None:
    """The siege combat of this turn is over: leave, or stay for attrition."""
    begin_leave(p)


def attrition_limit(p: Position, town: int) -> int:
    """6.57: the highest die that costs a besieged block a step."""
    fortified = FORTIFIED >> town & 1
    return p.rules.attrition_fortified if fortified else p.rules.attrition


def attrition(p: Position) -> None:
    """6.57: a siege's battle ends with attrition; before 2.0 that comes after all battles."""
    if p.rules.attrition_after_battles:
        p.phase = w.BATTLE_END
        return
    if p.rules.attrition_first_turn or p.old_sieges >> p.site & 1:
        roll_siege(p, p.site)
    _after_attrition(p, w.BATTLE_END)


def roll_siege(p: Position, town: int) -> None:
    """6.57: a die for every besieged block; in a free winter campaign for both sides."""
    if p.turn == WINTER_TURN and p.rules.campaign_is_free:
        _campaign_attrition(p, town, 1 - p.besieged_side(town))
    else:
        roll_attrition(p, p.castle[town], town, attrition_limit(p, town))


def _after_attrition(p: Position, after: int) -> None:
    """6.7: a starved castle is won; so is a siege whose besiegers are gone."""
    town = p.site
    field = p.field[town]
    if not p.castle[town]:
        besieger = 0 if field & ARMY[0] else 1
        begin_regroup(p, besieger, after, True)
    elif not field:
        besieged = p.besieged_side(town)
        lift_siege(p, town)
        begin_regroup(p, besieged, after, False)
    else:
        p.phase = after


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
    """A die for each block, then those with at most `limit` lose a step (135)."""
    losers = 0
    for die, block in roll_each(p, blocks):
        p.note("attrition", SIDE[block], block, town, number=int(die <= limit), dice=(die,))
        if die <= limit:
            losers |= 1 << block
    for block in members(losers):
        lose_step(p, block)


# Before 2.0: the sieges roll together, after all battles of the turn


def begin_attrition(p: Position) -> None:
    """7.4 of 1.3: after the battles, every siege that is not in its first turn (E62)."""
    sieges = p.garrisoned[0] | p.garrisoned[1]
    winter = p.turn == WINTER_TURN
    if winter:
        # Only what a winter campaign let be fought.
        sieges &= p.attacked[0] | p.attacked[1] | campaign_sieges(p)
    if not (p.rules.attrition_first_turn or (winter and p.rules.campaign_is_free)):  # E57
        sieges &= p.old_sieges
    p.unfought = sieges
    p.phase = w.NEXT_SIEGE


def next_siege(p: Position) -> None:
    """The next siege rolls; then the draws, or in a muddy turn nothing more."""
    p.site = NOWHERE
    p.unfought &= p.garrisoned[0] | p.garrisoned[1]
    if not p.unfought:
        p.active = NOBODY
        if p.turn == WINTER_TURN:
            p.phase = w.WINTER
        else:
            p.phase = w.TURN_END if is_muddy(p) else w.DRAWS
        return
    p.site = first(p.unfought)
    p.unfought &= ~(1 << p.site)
    p.round = 0
    p.attacker = 1 - p.besieged_side(p.site)
    roll_siege(p, p.site)
    _after_attrition(p, w.SIEGE_ROLLED)


def siege_rolled(p: Position) -> None:
    """6.51: who regrouped into another siege is laid face-up there."""
    fresh_roads(p)
    p.after = w.NEXT_SIEGE
    show_besiegers(p)
