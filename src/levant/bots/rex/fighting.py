"""6.1-6.4 Battles in the field: deploy, fire, charge, harry, or get away in time."""

from __future__ import annotations

from typing import Final

from levant.bots.rex.appraise import NONE, Force, chance, fall, melee, ratio
from levant.bots.rex.map_tables import WORTH
from levant.bots.rex.moment import Moment
from levant.rex.army import FIREPOWER, SLOT
from levant.rex.board import CITIES, ROLES, TOWN
from levant.rex.words import (
    CHARGE,
    DONE,
    FIGHT,
    FIRE,
    HARRY,
    INTO_CASTLE,
    RETREAT,
    TAKE_HIT,
    WITHDRAW,
    action,
)

_ROUNDS: Final = 3


class Fight:
    """The battle of this moment, as far as it is seen."""

    def __init__(self, moment: Moment) -> None:
        seen = moment.seen
        battle = seen.battle
        assert battle is not None
        self.site: int = TOWN[battle["town"]]
        self.rounds: int = max(1, _ROUNDS + 1 - max(1, battle["round"]))
        self.attacking: bool = battle["attacker"] == ROLES[seen.me]
        self.storming: list[int] = [SLOT[b] for b in battle["storming"]]
        self.sallying: list[int] = [SLOT[b] for b in battle["sallying"]]
        self.acted: list[int] = [SLOT[b] for b in battle["acted"]]
        here = seen.field.get(self.site, [])
        self.present: list[int] = [b for b in here if b not in seen.late]
        self.own: Force = seen.force(self.present)
        self.own_late: Force = seen.force([b for b in here if b in seen.late])
        self.own_inside: Force = seen.force(seen.castle.get(self.site, []))
        self.foe: Force = seen.foes_present.get(self.site, NONE)
        self.foe_late: Force = seen.foes_late.get(self.site, NONE)
        self.foe_inside: Force = seen.foes_inside.get(self.site, NONE)
        self.rating: int = seen.rules.rating[self.site]

    def outlook(self, own: Force, foe: Force) -> tuple[float, float, float]:
        """The chance to win the field, and the steps that each side would lose."""
        own = own.joined(self.own_late.part(0.7))
        foe = foe.joined(self.foe_late.part(0.7))
        if self.attacking:
            lost, killed = melee(own, foe, self.rounds)
            return chance(ratio(own, foe)), lost, killed
        killed, lost = melee(foe, own, self.rounds)
        return 1 - chance(ratio(foe, own)), lost, killed

    def stake(self, moment: Moment) -> float:
        """What is lost or gained with the field."""
        value = moment.stakes.value(self.site)
        return 0.35 * value if self.own_inside.number or self.foe_inside.number else value


# 6.0, 6.1


def battle_order(moment: Moment) -> int:
    """The surest battle first: its victors may regroup to the others."""
    seen = moment.seen

    def rate(town: int) -> float:
        foes = seen.foes.get(town, seen.foes_inside.get(town, NONE))
        return ratio(seen.force(seen.field.get(town, [])), foes)

    return moment.best(FIGHT, rate) or moment.any()


def garrison(moment: Moment) -> int:
    """6.1: fight in the field when that is fair, else behind walls."""
    fight = Fight(moment)
    foes = fight.foe.joined(fight.foe_late.part(0.8))
    own = fight.own.joined(fight.own_late.part(0.8)).joined(fight.own_inside)
    if not fight.own_inside.number and ratio(foes, own) < 0.75:
        return action(DONE)
    if not fight.own_inside.number and _trapped(moment, fight, foes):
        return action(DONE)
    return moment.best(INTO_CASTLE, lambda b: _holds(moment, b)) or action(DONE)


def _trapped(moment: Moment, fight: Fight, foes: Force) -> bool:
    """A small castle that would starve: better to slip away from the field."""
    if CITIES >> fight.site & 1:
        return False
    stakes = moment.stakes
    inside = fight.own.part(min(1.0, fight.rating / max(1.0, fight.own.number)))
    falls = fall(foes, inside, fight.rating, stakes.turns, stakes.attrition(fight.site))
    return falls > 0.6


def _holds(moment: Moment, block: int) -> float:
    """How well a block holds a castle: many steps; light horse is of use outside."""
    light = moment.seen.rules.harriers >> block & 1
    return moment.seen.steps[block] * (1 + FIREPOWER[block] / 10) - 0.5 * light


# 6.2 a block's turn


def field(moment: Moment) -> int:
    """Fire, or leave when staying costs more than the field is worth."""
    fight = Fight(moment)
    won, lost, killed = fight.outlook(fight.own, fight.foe)
    gain = won * fight.stake(moment) + killed - lost
    if gain < -0.5 and not (fight.attacking and fight.rounds == 1 and not fight.sallying):
        away = _get_away(moment)
        if away is not None:
            return away
    charger = _charger(moment, fight, won)
    if charger is not None:
        return charger
    seen = moment.seen
    return moment.best(FIRE, lambda b: seen.steps[b] * FIREPOWER[b]) or moment.any()


def _get_away(moment: Moment) -> int | None:
    """6.33, 6.63, 6.6: light horse shoots as it goes; the others go in, or go."""

    def precious(block: int) -> float:
        return moment.seen.steps[block] * WORTH[block]

    return (
        moment.best(WITHDRAW, precious)
        or moment.best(HARRY, precious)
        or moment.best(RETREAT, precious)
    )


def _charger(moment: Moment, fight: Fight, won: float) -> int | None:
    """6.32: a charge trades steps evenly, so it pays when time is short and we lead."""
    steps = moment.seen.steps
    finishing = fight.foe.steps <= fight.own.fire * 1.5
    if not (won > 0.6 or finishing) or not (fight.attacking or finishing):
        return None
    ready = [b for b in moment.things(CHARGE) if steps[b] > 1]
    if not ready:
        return None
    return action(CHARGE, max(ready, key=lambda b: steps[b]))


def hits(moment: Moment) -> int:
    """6.31: among equals the least valuable, and rather one that has fired already."""
    acted = Fight(moment).acted
    rules = moment.seen.rules

    def rate(block: int) -> float:
        lasting = 0.1 * (rules.permanent >> block & 1)
        return (0.3 if block in acted else 0.0) - WORTH[block] - lasting

    return moment.best(TAKE_HIT, rate) or moment.any()
