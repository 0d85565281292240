"""6.2, 6.3 A block's turn in combat: the order, fire, charge, harry, hits."""

from __future__ import annotations

from typing import Final

from levant.rex import words as w
from levant.rex.army import ARMY, FIREPOWER, NO_BLOCK, SIDE
from levant.rex.bits import first, members, size
from levant.rex.leaving import eliminate, end_siege, lose_step, take_up
from levant.rex.position import Position
from levant.rex.retreats import can_retreat, retreats
from levant.rex.tokens import hide

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


# 6.31 hits


def _targets(p: Position) -> int:
    return fighters(p, p.target)


def fired(p: Position) -> None:
    """6.31: hits one by one on the strongest; the owner chooses among equals."""
    while p.hits:
        targets = _targets(p)
        if not targets:
            p.hits = 0  # decision 84: what is too much is lost
            break
        if p.storm_combat and p.half_hit != NO_BLOCK and targets >> p.half_hit & 1:
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
    """6.31; 6.54: a castle defender loses a step only on the second hit."""
    p.hits -= 1
    if p.storm_combat and p.castle[p.site] >> block & 1 and p.half_hit != block:
        p.half_hit = block
        p.note("half_hit", SIDE[block], block, p.site)
        return
    if p.half_hit == block:
        p.half_hit = NO_BLOCK
    p.note("hit", SIDE[block], block, p.site)
    lose_step(p, block)


def hit_choices(p: Position) -> list[int]:
    return [w.TAKE_HIT, p.strongest(_targets(p))]


def play_hit(p: Position, verb: int, thing: int) -> None:
    take_hit(p, thing)
    p.phase = w.FIRED
