"""6.5 Siege combat: sally, attrition."""

from __future__ import annotations

from levant.kernel.title import Refusal
from levant.rex import words as w
from levant.rex.army import ARMY, SIDE
from levant.rex.battle import campaign_sieges
from levant.rex.bits import first, members
from levant.rex.board import FORTIFIED, TOWNS
from levant.rex.cards import WINTER_TURN, is_muddy
from levant.rex.leaving import lift_siege, lose_step, roll_each, take_up
from levant.rex.position import NOBODY, NOWHERE, Position
from levant.rex.reserves import show_besiegers
from levant.rex.retreats import begin_leave, begin_regroup, fresh_roads
from levant.rex.tokens import reveal
from levant.rex.why_not import why_not_in_battle

# 6.55 sally


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


def why_not_sally(p: Position, role: int, block: int) -> Refusal | None:
    missing = why_not_in_battle(p, role, block, "6.55")
    return missing or Refusal("6.55", "not_in_castle", block=p.rules.blocks[block])


def why_not_sally_when_stormed(p: Position, role: int, block: int) -> Refusal | None:
    return Refusal("6.55", "castle_is_stormed", town=TOWNS[p.site]) if p.storming else None


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
