"""6.53, 6.54 Storms: who storms, a round of storm, half-hits, how it ends."""

from __future__ import annotations

from levant.kernel.title import Refusal
from levant.rex import words as w
from levant.rex.army import ARMY, NO_BLOCK, SIDE
from levant.rex.bits import size
from levant.rex.board import TOWNS
from levant.rex.fire import play_field, ready_blocks, why_not_in_turn
from levant.rex.leaving import end_siege
from levant.rex.position import Position
from levant.rex.reserves import waiting
from levant.rex.retreats import begin_regroup, can_retreat
from levant.rex.tokens import hide, reveal
from levant.rex.why_not import why_not_in_battle

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


def why_not_storm(p: Position, role: int, block: int) -> Refusal | None:
    missing = why_not_in_battle(p, role, block, "6.53")
    if missing:
        return missing
    if p.storming >> block & 1:
        return Refusal("6.54", "storms_already", block=p.rules.blocks[block])
    return why_not_more_storm(p, role, block)


def why_not_more_storm(p: Position, role: int, block: int) -> Refusal | None:
    """6.52: as many storm as may."""
    limit = storm_limit(p, p.site)
    if size(p.storming) < limit:
        return None
    return Refusal(w.STORM_LIMIT_SECTION, "storm_limit", town=TOWNS[p.site], limit=limit)


def why_not_stop_storm(p: Position, role: int, thing: int) -> Refusal | None:
    return Refusal("6.54", "storm_goes_on")


# 6.54 a round of storm


def storm_round(p: Position) -> None:
    """6.54: a round of storm; stormers and garrison are face-up."""
    town = p.site
    p.storm_combat = True
    p.slot = 0
    reveal(p, p.storming | p.castle[town] & ~(p.second | p.third))
    p.note("storm_round", 1 - p.besieged_side(town), place=town, number=p.round)
    p.phase = w.NEXT_TO_ACT


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


def why_not_charge_in_storm(p: Position, role: int, block: int) -> Refusal | None:
    if not p.rules.charge_when_storming:
        return Refusal("6.32", "no_charge_in_storm", block=p.rules.blocks[block])
    early = why_not_in_turn(p, role, block)
    return early or Refusal("6.32", "not_a_knight", block=p.rules.blocks[block])


def why_not_harry_in_storm(p: Position, role: int, block: int) -> Refusal | None:
    return Refusal("6.33", "no_harry_in_storm", block=p.rules.blocks[block])


def why_not_leave_storm(p: Position, role: int, block: int) -> Refusal | None:
    early = why_not_in_turn(p, role, block)
    if early:
        return early
    if p.castle[p.site] >> block & 1:
        return Refusal("6.62", "besieged_never_retreat", town=TOWNS[p.site])
    return Refusal("6.54", "fire_or_withdraw", town=TOWNS[p.site])


def why_not_retreat_from_siege(p: Position, role: int, block: int) -> Refusal | None:
    """6.62: neither the besieged retreat, nor the besiegers before a storm or sally."""
    if p.castle[p.site] & ARMY[role]:
        return Refusal("6.62", "besieged_never_retreat", town=TOWNS[p.site])
    return Refusal("6.54", "fire_or_withdraw", town=TOWNS[p.site])


# 6.54 half-hits


def half_hit_among(p: Position, targets: int) -> bool:
    """6.54: the next hit must be taken by the half-hit block, while it is stormed."""
    return p.storm_combat and p.half_hit != NO_BLOCK and bool(targets >> p.half_hit & 1)


def takes_half_hit(p: Position, block: int) -> bool:
    """6.54: a castle defender loses a step only on the second hit; True: this was the first."""
    if p.storm_combat and p.castle[p.site] >> block & 1 and p.half_hit != block:
        p.half_hit = block
        p.note("half_hit", SIDE[block], block, p.site)
        return True
    if p.half_hit == block:
        p.half_hit = NO_BLOCK
    return False


def recover(p: Position) -> None:
    """6.54: the half-hit is recovered when the storm ends; in 1.3 only with the turn."""
    if not p.rules.half_hit_lasts_all_turn:
        p.half_hit = NO_BLOCK


# 6.54 how a storm ends


def storm_turn(p: Position) -> None:
    """6.54: the storm goes on, is beaten off, or takes the castle."""
    town = p.site
    if not p.castle[town]:
        loser = p.attacker  # in a siege round who would come out of the castle (6.55)
        besieger = 1 - loser
        end_storm(p)
        end_siege(p, town)
        if not p.field[town] & ARMY[besieger]:
            p.phase = w.ROUND_START  # his last block died of its own charge (86)
            return
        p.note("castle_taken", besieger, place=town)
        if waiting(p, town, loser):
            p.attacker = loser
            p.phase = w.ROUND_START
        else:
            begin_regroup(p, besieger, w.BATTLE_END, True)
    elif not p.storming:
        hide(p, p.castle[town])
        recover(p)
        p.note("storm_over", place=town)
        p.phase = w.ROUND_START
    else:
        p.phase = w.NEXT_TO_ACT


def end_storm(p: Position) -> None:
    """6.54: stormers are back in the field, the half-hit is recovered."""
    if p.storming:
        stormers = p.storming
        p.storming = 0
        hide(p, stormers | p.castle[p.site])
    recover(p)
