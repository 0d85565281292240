"""6.2, 6.3 A block's turn in combat: the order, fire, charge, harry."""

from __future__ import annotations

from typing import Final

from levant.kernel.title import Refusal
from levant.rex import words as w
from levant.rex.army import ARMY, FIREPOWER, LETTERS, SIDE
from levant.rex.bits import members, size
from levant.rex.board import TOWNS
from levant.rex.leaving import eliminate, end_siege, lose_step, take_up
from levant.rex.position import Position
from levant.rex.retreats import can_retreat, retreats
from levant.rex.tokens import hide
from levant.rex.why_not import why_not_in_battle

_LETTERS: Final = 3
_SLOTS: Final = 6


def assailant(p: Position) -> int:
    """Who attacks in this round: in a storm the besieger, not who would come out to him."""
    return 1 - p.attacker if p.storm_combat else p.attacker


def fighters(p: Position, side: int) -> int:
    """A side's blocks that fight in this round."""
    if p.storm_combat:
        return (p.storming | p.castle[p.site] & ~(p.second | p.third)) & ARMY[side]
    return p.active_blocks(p.site, side)


def next_to_act(p: Position) -> None:
    """6.2: defending A, attacking A, defending B ...; Jihad: attackers first in round 1."""
    attacker = assailant(p)
    jihad = jihad_round(p, attacker)
    leaving = p.round > p.rules.rounds
    left = ~p.acted
    attackers = fighters(p, attacker) & left
    defenders = fighters(p, 1 - attacker) & left
    while p.slot < _SLOTS:
        slot = p.slot
        if jihad:
            attacking = slot < _LETTERS
            letter = slot % _LETTERS
        else:
            attacking = slot & 1 == 1
            letter = slot >> 1
        ready = (attackers if attacking else defenders) & p.rules.initiative[letter]
        if ready and attacking and leaving and _cut_off(p, ready):
            return
        if ready:
            p.active = attacker if attacking else 1 - attacker
            p.phase = w.STORMING if p.storm_combat else w.FIELD
            return
        p.slot = slot + 1
    p.phase = w.ROUND_START


def _cut_off(p: Position, ready: int) -> bool:
    """Round 4 of the first edition: an attacker who can neither retreat nor withdraw dies."""
    for block in members(ready & ~p.sallying):
        if not retreats(p, block):
            eliminate(p, block, "cannot_retreat")
            p.phase = w.FIRED
            return True
    return False


def jihad_round(p: Position, attacker: int) -> bool:
    """Card Jihad: all attackers act before all defenders in round 1."""
    return p.jihad == attacker and p.jihad_site == p.site and p.round == 1


def letter_now(p: Position) -> int:
    """The initiative whose turn it is: 0, 1, 2 for A, B, C."""
    return p.slot % _LETTERS if jihad_round(p, assailant(p)) else p.slot >> 1


def ready_blocks(p: Position) -> int:
    """The blocks among which the active player picks the next to act."""
    return fighters(p, p.active) & p.rules.initiative[letter_now(p)] & ~p.acted


def why_not_in_turn(p: Position, role: int, block: int) -> Refusal | None:
    """6.2: the block must fight in this round, and now is its letter's turn."""
    missing = why_not_in_battle(p, role, block, "6.2")
    if missing:
        return missing
    bit = 1 << block
    name = p.rules.blocks[block]
    if ready_blocks(p) & bit:
        return None
    if p.acted & bit:
        return Refusal("6.2", "acted_already", block=name)
    if not p.storm_combat and p.castle[p.site] & bit:
        return Refusal("6.1", "in_castle", block=name)
    if p.storm_combat and not (p.storming | p.castle[p.site]) & bit:
        return Refusal("6.54", "not_storming", block=name)
    return Refusal("6.2", "not_its_turn", block=name, letter=LETTERS[letter_now(p)])


# 6.2, 6.3 a block's turn in the field


def field_choices(p: Position) -> list[int]:
    """6.2: fire or retreat; knights may charge, light horse may harry."""
    ready = ready_blocks(p)
    rules = p.rules
    sallying = ready & p.sallying
    leaving = can_retreat(p, ready & ~sallying)
    inside = sallying
    if ready != sallying and castle_room(p, p.active):
        inside = ready
    if rules.sallying_may_retreat and sallying:
        # 7.33 of 1.3: in the round of the sally they must fire.
        leaving |= can_retreat(p, sallying & ~p.sallied)
        inside &= ~p.sallied
    if p.round > rules.rounds and p.active == p.attacker:
        return _way_out(leaving, inside)
    choices = [w.FIRE, ready]
    knights = ready & rules.knights
    if not rules.charge_when_sallying:
        knights &= ~sallying
    if knights:
        choices += [w.CHARGE, knights]
    if leaving:
        choices += [w.RETREAT, leaving]
        harriers = leaving & harry_blocks(p) & ~sallying
        if harriers:
            choices += [w.HARRY, harriers]
    if inside:
        choices += [w.WITHDRAW, inside]
    if rules.may_pass and ready & ~p.sallied:
        choices += [w.PASS, ready & ~p.sallied]
    return choices


def harry_blocks(p: Position) -> int:
    """6.33: light horse; in 1.4 a die less must leave one to roll (E3)."""
    return p.rules.harriers & ~p.at_1 if p.rules.harry_dice else p.rules.harriers


def _way_out(leaving: int, inside: int) -> list[int]:
    """Round 4 of the first edition: the attacker may only leave."""
    choices: list[int] = []
    if leaving:
        choices += [w.RETREAT, leaving]
    if inside:
        choices += [w.WITHDRAW, inside]
    return choices


def castle_room(p: Position, side: int) -> int:
    """6.62, 71-73: room for field defenders in a castle that is theirs."""
    town = p.site
    if side == p.attacker or (p.castle[town] | p.sallying) & ARMY[1 - side]:
        return 0
    inside = size(p.castle[town]) + size(p.sallying & p.field[town])
    return max(0, p.rules.rating[town] - inside)


def play_field(p: Position, verb: int, thing: int) -> None:
    bit = 1 << thing
    p.acted |= bit
    p.phase = w.FIRED
    if verb == w.RETREAT:
        p.mover = thing
        p.after = w.FIRED
        p.phase = w.RETREAT_TO
    elif verb == w.WITHDRAW:
        withdraw_inside(p, thing)
    elif verb == w.CHARGE:
        _charge(p, thing)
    elif verb == w.PASS:
        p.note("passed", SIDE[thing], thing, p.site)
    elif verb == w.HARRY:
        p.harrier = thing
        dice = p.strength(thing) + p.rules.harry_dice
        _shoot(p, thing, FIREPOWER[thing] + p.rules.harry_firepower, dice, "harries")
    else:
        _shoot(p, thing, FIREPOWER[thing], p.strength(thing), "fires")


def withdraw_inside(p: Position, block: int) -> None:
    """6.63: from the field into the castle."""
    town = p.site
    p.note("withdrew", SIDE[block], block, town)
    if not (p.castle[town] or p.sallying):
        end_siege(p, town)  # the besieged sallied and are gone: the castle is empty (72)
    p.sallying &= ~(1 << block)
    take_up(p, block)
    p.put_in_castle(block, town)
    hide(p, 1 << block)


def _shoot(p: Position, block: int, firepower: int, count: int, code: str) -> int:
    """6.3: a hit for each die that is not above the firepower; how many sixes fell."""
    hits = 0
    sixes = 0
    if p.log is None:
        for _ in range(count):
            die = p.dice.roll()
            if die <= firepower:
                hits += 1
            if die == 6:
                sixes += 1
    else:
        dice = tuple([p.dice.roll() for _ in range(count)])
        for die in dice:
            hits += die <= firepower
            sixes += die == 6
        p.note(code, SIDE[block], block, p.site, number=hits, dice=dice)
    p.hits = hits
    p.target = 1 - SIDE[block]
    return sixes


def _charge(p: Position, block: int) -> None:
    """6.32: more firepower or more dice, and a hit on itself for each 6 (80)."""
    firepower = FIREPOWER[block] + p.rules.charge_firepower
    dice = p.strength(block) * p.rules.charge_dice
    sixes = _shoot(p, block, firepower, dice, "charges")
    for _ in range(sixes):
        if p.strength(block):
            p.note("charge_loss", SIDE[block], block, p.site)
            lose_step(p, block)


# Why a block may not act so


def why_not_fire(p: Position, role: int, block: int) -> Refusal | None:
    """In its turn, and not an attacker who may only leave (round 4, first edition)."""
    early = why_not_in_turn(p, role, block)
    if not early and p.round > p.rules.rounds and role == p.attacker:
        return Refusal("6.2", "must_leave", block=p.rules.blocks[block])
    return early


def why_not_charge(p: Position, role: int, block: int) -> Refusal | None:
    early = why_not_fire(p, role, block)
    if early:
        return early
    if not p.rules.knights >> block & 1:
        return Refusal("6.32", "not_a_knight", block=p.rules.blocks[block])
    return Refusal("6.32", "no_charge_in_sally", block=p.rules.blocks[block])


def why_not_harry(p: Position, role: int, block: int) -> Refusal | None:
    early = why_not_fire(p, role, block)
    if early:
        return early
    name = p.rules.blocks[block]
    if not p.rules.harriers >> block & 1:
        return Refusal("6.33", "not_light_horse", block=name)
    if not harry_blocks(p) >> block & 1:
        return Refusal("6.33", "no_die_to_harry", block=name)
    if p.sallying >> block & 1:
        return Refusal("6.33", "no_harry_in_sally", block=name)
    return Refusal("6.33", "no_retreat", block=name)


def why_not_retreat(p: Position, role: int, block: int) -> Refusal | None:
    if SIDE[block] == role and p.where[block] == p.site and p.castle[p.site] >> block & 1:
        return Refusal("6.62", "besieged_never_retreat", town=TOWNS[p.site])
    early = why_not_in_turn(p, role, block)
    if early:
        return early
    if p.sallying >> block & 1 and not p.rules.sallying_may_retreat:
        return Refusal("6.55", "sallying_never_retreat", block=p.rules.blocks[block])
    held_back = _why_not_leave(p, block)
    return held_back or Refusal("6.61", "no_retreat", block=p.rules.blocks[block])


def why_not_withdraw(p: Position, role: int, block: int) -> Refusal | None:
    early = why_not_in_turn(p, role, block) or _why_not_leave(p, block)
    if early:
        return early
    town = p.site
    limit = p.rules.rating[town]
    if not limit:
        return Refusal("6.63", "no_castle", town=TOWNS[town])
    inside = p.castle[town] | p.sallying
    if role == p.attacker and inside & ARMY[role]:
        return Refusal("6.56", "relief_stays_outside", block=p.rules.blocks[block])
    if role == p.attacker or inside & ARMY[1 - role]:
        return Refusal("6.62", "castle_not_yours", town=TOWNS[town])
    if not castle_room(p, role):
        count = size(inside & ARMY[role])
        return Refusal("6.52", "castle_full", town=TOWNS[town], count=count, limit=limit)
    return None


def why_not_pass(p: Position, role: int, block: int) -> Refusal | None:
    early = why_not_fire(p, role, block) or _why_not_leave(p, block)
    return early or Refusal("6.2", "no_pass")


def _why_not_leave(p: Position, block: int) -> Refusal | None:
    """First edition: in the round of its sally a block must fire."""
    if p.rules.sallying_may_retreat and p.sallied >> block & 1:
        return Refusal("6.55", "must_fire", block=p.rules.blocks[block])
    return None
