"""6.5 Sieges: storm with an advantage, sally with one, and leave before winter."""

from __future__ import annotations

from levant.bots.appraise import chance, fall, ratio, storm
from levant.bots.fighting import Fight
from levant.bots.moment import Moment
from levant.bots.outlook import WINTER_TURN
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


def declare_storm(moment: Moment) -> int:
    """6.53: the best blocks storm, if a storm is worth its price."""
    fight = Fight(moment)
    if fight.storming or _storm_pays(moment, fight):
        steps = moment.seen.steps
        weak = fight.foe_inside.steps <= 2

        def rate(block: int) -> float:
            return steps[block] * FIREPOWER[block]

        able = [b for b in moment.things(STORM_WITH) if steps[b] > 1 or weak]
        if able:
            return action(STORM_WITH, max(able, key=rate))
    return action(DONE)


def _storm_pays(moment: Moment, fight: Fight) -> bool:
    """A storm that takes the castle, or trades well, or is the last chance to take it."""
    stakes = moment.stakes
    inside = fight.foe_inside
    lost, damage = storm(fight.own, inside, fight.rating, fight.rounds)
    if damage <= 0:
        return False
    value = stakes.value(fight.site)
    left = max(0.0, inside.steps - damage)
    taken = 0.4 ** (left / max(1.0, inside.count**0.5)) * (0.85 if left <= 0 else 0.5)
    starving = stakes.attrition(fight.site)
    waiting = fall(fight.own, inside, fight.rating, stakes.turns, starving)
    alone = 0.25 ** max(0.0, (inside.steps - starving * inside.count) / inside.count)
    gain = damage - lost + value * (taken - (waiting if stakes.turns > 1 else alone))
    return gain > 0.5 or (damage >= lost and damage >= 1.0)


def storming(moment: Moment) -> int:
    """6.54: a stormer leaves when the storm is beaten; the castle always fires."""
    fight = Fight(moment)
    steps = moment.seen.steps
    ready = moment.things(WITHDRAW)
    if ready:
        stormers = moment.seen.force(fight.storming)
        lost, damage = storm(stormers, fight.foe_inside, fight.rating, fight.rounds)
        hopeless = damage < 0.5 * lost and damage < fight.foe_inside.steps
        if hopeless and fight.rounds > 1:
            return action(WITHDRAW, max(ready, key=lambda b: steps[b]))
    return moment.best(FIRE, lambda b: steps[b] * FIREPOWER[b]) or moment.any()


def sally(moment: Moment) -> int:
    """6.55: come out when the field can be won; the last block keeps the gate."""
    fight = Fight(moment)
    steps = moment.seen.steps
    able = moment.things(SALLY_WITH)
    both = fight.own.joined(fight.own_inside).joined(fight.own_late.part(0.6))
    odds = ratio(both, fight.foe.joined(fight.foe_late.part(0.6)))
    wanted = 0.85 if fight.own.count else 1.2
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
    falls_now = starving**inside.count if inside.steps <= inside.count * 1.2 else 0.0
    saved = sorted(seen.sieges(), key=stakes.value, reverse=True)[: _winter_moves(moment)]
    if fight.site in saved or falls_now >= 0.5 or seen.last_year():
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


def _winter_moves(moment: Moment) -> int:
    """How many sieges the card left for winter can save."""
    hand = moment.seen.cards[moment.seen.me]["hand"]
    moves = {"move_3": 3, "move_2": 2, "move_1": 1, "winter_campaign": 1, "guide": 1, "jihad": 1}
    return max((moves.get(card, 0) for card in hand), default=0)
