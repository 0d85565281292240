"""6.5 Sieges: storm with an advantage, sally with one, and leave before winter."""

from __future__ import annotations

from typing import Final

from levant.bots.rex.appraise import Force, chance, fall, ratio, starved, storm, storm_chance
from levant.bots.rex.fighting import Fight
from levant.bots.rex.moment import Moment
from levant.bots.rex.outlook import WINTER_TURN
from levant.rex.army import FIREPOWER
from levant.rex.words import (
    DONE,
    FIRE,
    RETREAT,
    SALLY_WITH,
    STORM_WITH,
    WITHDRAW,
    action,
)

_WORTH_A_STORM: Final = 0.5


def declare_storm(moment: Moment) -> int:
    """6.53: the best blocks storm, if a storm is worth its price."""
    fight = Fight(moment)
    seen = moment.seen
    chosen = sorted(fight.present, key=lambda b: -seen.steps[b] * FIREPOWER[b])[: fight.rating]
    able = [b for b in chosen if moment.may(STORM_WITH, b)]
    if able and _storm_gain(moment, fight, seen.force(chosen)) > _WORTH_A_STORM:
        return action(STORM_WITH, able[0])
    return action(DONE)


def _storm_gain(moment: Moment, fight: Fight, assault: Force) -> float:
    """What a storm now brings over waiting for hunger, and a storm later."""
    stakes = moment.stakes
    inside = fight.foe_inside
    attrition = stakes.attrition(fight.site)
    odds = ratio(assault, inside)
    taken = storm_chance(odds, fight.rounds)
    lost, damage = storm(assault, inside, fight.rounds)
    if taken > 0.75:
        damage, lost = inside.steps, 0.8 * lost
    ring = fight.own.part(max(0.1, 1 - lost / max(1.0, fight.own.steps)))
    weaker = inside.part(max(0.15, 1 - damage / inside.steps))
    later = fall(ring, weaker, fight.rating, stakes.turns, attrition)
    waiting = fall(fight.own, inside, fight.rating, stakes.turns - 1, attrition)
    hungry = starved(inside.steps / inside.number, 1, attrition) ** inside.number
    waiting = max(waiting, hungry)
    value = stakes.value(fight.site) + 0.5 * inside.steps
    return float(value * (taken + (1 - taken) * 0.7 * later - waiting) + damage - lost)


def storming(moment: Moment) -> int:
    """6.54: a stormer leaves when the storm is beaten; the castle always fires."""
    fight = Fight(moment)
    steps = moment.seen.steps
    ready = moment.things(WITHDRAW)
    if ready:
        assault = moment.seen.force(fight.storming)
        odds = ratio(assault, fight.foe_inside)
        lost, damage = storm(assault, fight.foe_inside, fight.rounds)
        if storm_chance(odds, fight.rounds) < 0.1 and damage < 0.4 * lost:
            return action(WITHDRAW, max(ready, key=lambda b: steps[b]))
    return moment.best(FIRE, lambda b: steps[b] * FIREPOWER[b]) or moment.any()


def sally(moment: Moment) -> int:
    """6.55: come out when the field can be won; the last block keeps the gate."""
    fight = Fight(moment)
    steps = moment.seen.steps
    able = moment.things(SALLY_WITH)
    both = fight.own.joined(fight.own_inside).joined(fight.own_late.part(0.6))
    odds = ratio(both, fight.foe.joined(fight.foe_late.part(0.6)))
    wanted = 0.85 if fight.own.number else 1.2
    if odds < wanted or not able:
        return action(DONE)
    able = [b for b in able if steps[b] > 1] or able
    if len(moment.things(SALLY_WITH)) == 1 and odds < 1.5 and fight.sallying:
        return action(DONE)
    return action(SALLY_WITH, max(able, key=lambda b: steps[b] * FIREPOWER[b]))


def leave(moment: Moment) -> int:
    """6.2: give a siege up when winter comes before the castle falls.

    In the sixth turn every move can still lead one siege away, or Winter Campaign keep one.
    """
    seen = moment.seen
    fight = Fight(moment)
    if seen.turn < WINTER_TURN - 1:
        return _leave_if_beaten(moment, fight)
    stakes = moment.stakes
    starving = stakes.attrition(fight.site)
    inside = fight.foe_inside
    falls_now = starving**inside.number if inside.steps <= inside.number * 1.2 else 0.0
    sieges = {*seen.sieges(), *(town for town in seen.unfought if town in seen.field)}
    saved = sorted(sieges, key=lambda t: (stakes.value(t), t))[-seen.winter_moves :]
    if (fight.site in saved and seen.winter_moves) or falls_now >= 0.5 or seen.last_year():
        return action(DONE)
    return _most_precious(moment)


def _leave_if_beaten(moment: Moment, fight: Fight) -> int:
    """Besiegers leave when the garrison alone would beat them."""
    if chance(ratio(fight.foe_inside, fight.own)) > 0.75:
        return _most_precious(moment)
    return action(DONE)


def _most_precious(moment: Moment) -> int:
    steps = moment.seen.steps
    return moment.best(RETREAT, lambda b: steps[b] * FIREPOWER[b]) or action(DONE)
