"""6.0 Battles: which comes first, who fires, who leaves, who storms, by rules of thumb."""

from __future__ import annotations

from levant.bots.rex.combat_odds import (
    STORM_ODDS,
    chance,
    fall,
    losses,
    ratio,
    starved,
    storm_chance,
)
from levant.bots.rex.forces import Forces, fire_of
from levant.bots.rex.offers import NO_CHOICE, most, offered
from levant.bots.rex.policy_weights import PolicyWeights
from levant.rex.army import ARMY, FIREPOWER, SIDE
from levant.rex.bits import members, size
from levant.rex.board import CITIES, FORTIFIED
from levant.rex.cards import WINTER_TURN
from levant.rex.game import Game
from levant.rex.words import (
    CHARGE,
    DONE,
    FIGHT,
    FIRE,
    HARRY,
    INTO_CASTLE,
    RETREAT,
    SALLY_WITH,
    STORM_WITH,
    WITHDRAW,
)


def town_value(p: Game, town: int, w: PolicyWeights) -> float:
    """What a town is worth in a fight for it."""
    if CITIES >> town & 1:
        return w.fight_city_last_year if p.year >= p.rules.last_year else w.fight_city
    return w.fight_town + w.fight_walls * p.rules.rating[town]


def attrition_of(p: Game, town: int) -> int:
    """6.57: the highest die that costs a besieged block a step."""
    return p.rules.attrition_fortified if FORTIFIED >> town & 1 else p.rules.attrition


class BattleForces:
    """The forces at the site of a battle, from one side; late comers count for less."""

    def __init__(self, p: Game, side: int, weights: PolicyWeights) -> None:
        self.p: Game = p
        self.w: PolicyWeights = weights
        self.side: int = side
        self.steps: float = 0.0
        self.fire: float = 0.0
        self.number: float = 0.0
        self.in_steps: float = 0.0
        self.in_fire: float = 0.0
        self.inside: float = 0.0
        self.foe_steps: float = 0.0
        self.foe_fire: float = 0.0
        self.foes: float = 0.0
        self.foe_in_steps: float = 0.0
        self.foe_in_fire: float = 0.0
        self.foe_inside: float = 0.0
        late = p.second | p.third
        castle = p.castle[p.site]
        for block in members(p.field[p.site] | castle):
            strength = p.strength(block)
            steps, fire = float(strength), fire_of(block, strength)
            if late >> block & 1:
                steps *= 0.7
                fire = steps * FIREPOWER[block] / 6
            if SIDE[block] == side:
                if castle >> block & 1:
                    self.in_steps += steps
                    self.in_fire += fire
                    self.inside += 1
                else:
                    self.steps += steps
                    self.fire += fire
                    self.number += 1
            elif castle >> block & 1:
                self.foe_in_steps += steps
                self.foe_in_fire += fire
                self.foe_inside += 1
            else:
                self.foe_steps += steps
                self.foe_fire += fire
                self.foes += 1

    def odds(self) -> float:
        """How much stronger this side is in the field."""
        return ratio(self.steps, self.fire, self.number, self.foe_steps, self.foe_fire, self.foes)

    def falls(self, share: float) -> float:
        """The chance that the castle falls with that share of the blocks inside."""
        p = self.p
        return fall(
            self.foe_steps, self.foe_fire, self.foes,
            self.steps * share, self.fire * share, self.number * share,
            float(p.rules.rating[p.site]), max(0, WINTER_TURN - p.turn), attrition_of(p, p.site),
        )  # fmt: skip

    def storm_odds(self) -> float:
        """How much stronger the best stormers are than the garrison."""
        p = self.p
        limit = float(p.rules.storm_limit[p.site])
        share = 1.0 if self.number <= limit else limit / self.number
        return ratio(
            self.steps * share, self.fire * share, self.number * share,
            self.foe_in_steps, self.foe_in_fire, self.foe_inside,
        )  # fmt: skip

    def storm_pays(self) -> bool:
        """6.53: what a storm now brings over waiting for hunger, and a storm later."""
        p = self.p
        odds = self.storm_odds()
        rounds = max(1, p.rules.rounds + 1 - p.round)
        if odds < STORM_ODDS * self.w.storm_odds:
            return False
        taken = storm_chance(odds, rounds)
        limit = float(p.rules.storm_limit[p.site])
        share = 1.0 if self.number <= limit else limit / self.number
        lost, damage = losses(
            self.steps * share, self.fire * share, 2 * self.foe_in_steps, self.foe_in_fire, rounds
        )
        damage /= 2
        attrition = attrition_of(p, p.site)
        turns = max(0, WINTER_TURN - p.turn)
        left = max(0.15, 1 - damage / max(1.0, self.foe_in_steps))
        ring = max(0.1, 1 - lost / max(1.0, self.steps))
        later = fall(
            self.steps * ring, self.fire * ring, self.number * ring,
            self.foe_in_steps * left, self.foe_in_fire * left, self.foe_inside * left,
            limit, turns, attrition,
        )  # fmt: skip
        waiting = fall(
            self.steps, self.fire, self.number,
            self.foe_in_steps, self.foe_in_fire, self.foe_inside, limit, turns - 1, attrition,
        )  # fmt: skip
        value = town_value(p, p.site, self.w) + 0.5 * self.foe_in_steps
        gain = value * (taken + (1 - taken) * 0.7 * later - waiting) + damage - lost
        return gain > self.w.storm_gain


def battle_order_choice(p: Game, side: int, offer: list[int]) -> int:
    """6.0: the surest battle first: its victors may regroup to the others."""
    forces = Forces(p, side)
    best, choice = -1.0, NO_CHOICE
    for town in members(offered(offer, FIGHT)):
        steps, fire = forces.steps[town], forces.fire[town]
        if forces.foe_number[town] > 0:
            odds = ratio(
                steps, fire, forces.number[town],
                forces.foe_steps[town], forces.foe_fire[town], forces.foe_number[town],
            )  # fmt: skip
        else:
            odds = ratio(
                steps, fire, forces.number[town],
                forces.foe_in_steps[town], forces.foe_in_fire[town], forces.foe_inside[town],
            )  # fmt: skip
        if odds > best:
            best, choice = odds, town
    return FIGHT * 64 + choice if choice >= 0 else NO_CHOICE


def garrison_choice(p: Game, side: int, offer: list[int], w: PolicyWeights) -> int:
    """6.1: fight in the field when that is fair, else behind walls."""
    forces = BattleForces(p, side, w)
    if not forces.inside:
        odds = ratio(
            forces.foe_steps, forces.foe_fire, forces.foes,
            forces.steps, forces.fire, forces.number,
        )  # fmt: skip
        if odds < w.field_odds:
            return DONE * 64
        if (
            not CITIES >> p.site & 1
            and forces.falls(min(1.0, p.rules.rating[p.site] / max(1.0, forces.number))) > w.trapped
        ):
            return DONE * 64
    best, choice = -9.0, NO_CHOICE
    for block in members(offered(offer, INTO_CASTLE)):
        rate = p.strength(block) * (1 + FIREPOWER[block] / 10)
        rate -= 0.5 * (p.rules.harriers >> block & 1)
        if rate > best:
            best, choice = rate, block
    return INTO_CASTLE * 64 + choice if choice >= 0 else DONE * 64


def field_choice(p: Game, side: int, offer: list[int], w: PolicyWeights) -> int:
    """6.2: fire, or leave when staying costs more than the field is worth."""
    forces = BattleForces(p, side, w)
    rounds = max(1, p.rules.rounds + 1 - p.round)
    attacking = side == p.attacker
    if attacking:
        lost, killed = losses(forces.steps, forces.fire, forces.foe_steps, forces.foe_fire, rounds)
        won = chance(forces.odds())
    else:
        killed, lost = losses(forces.foe_steps, forces.foe_fire, forces.steps, forces.fire, rounds)
        won = 1 - chance(
            ratio(
                forces.foe_steps, forces.foe_fire, forces.foes,
                forces.steps, forces.fire, forces.number,
            )
        )  # fmt: skip
    value = town_value(p, p.site, w)
    if p.castle[p.site]:
        value *= w.castle_share
    gain = won * value + killed - lost
    if gain < -w.stay_loss and not (attacking and rounds == 1 and not p.sallying & ARMY[side]):
        for verb in (WITHDRAW, HARRY, RETREAT):
            action = most(p, offered(offer, verb), verb)
            if action >= 0:
                return action
    finishing = forces.foe_steps <= forces.fire * w.finishing
    if (won > w.charge_from or finishing) and (attacking or finishing):
        charger = most(p, offered(offer, CHARGE) & ~p.at_strength(1), CHARGE)
        if charger >= 0:
            return charger
    return most(p, offered(offer, FIRE), FIRE)


def storm_choice(p: Game, side: int, offer: list[int], w: PolicyWeights) -> int:
    """6.53: the best blocks storm, if that is promising."""
    able = offered(offer, STORM_WITH)
    may_stop = offered(offer, DONE)
    if not able:
        return DONE * 64 if may_stop else NO_CHOICE
    if p.storming or not may_stop or BattleForces(p, side, w).storm_pays():
        return most(p, able, STORM_WITH)
    return DONE * 64


def storming_choice(p: Game, side: int, offer: list[int], w: PolicyWeights) -> int:
    """6.54: a stormer leaves when the storm is beaten; the castle always fires."""
    leaving = offered(offer, WITHDRAW)
    if leaving:
        forces = BattleForces(p, side, w)
        rounds = max(1, p.rules.rounds + 1 - p.round)
        if storm_chance(forces.storm_odds(), rounds) < w.storm_hopeless:
            return most(p, leaving, WITHDRAW)
    return most(p, offered(offer, FIRE), FIRE)


def sally_choice(p: Game, side: int, offer: list[int], w: PolicyWeights) -> int:
    """6.55: come out when the field can be won; the last block keeps the gate."""
    able = offered(offer, SALLY_WITH)
    forces = BattleForces(p, side, w)
    odds = ratio(
        forces.steps + forces.in_steps, forces.fire + forces.in_fire, 1.0,
        forces.foe_steps, forces.foe_fire, forces.foes,
    )  # fmt: skip
    wanted = w.sally_helped if forces.number > 0 else w.sally_alone
    if not able or odds < wanted:
        return DONE * 64
    if not able & (able - 1) and p.sallying and odds < 1.5:
        return DONE * 64
    return most(p, able & ~p.at_strength(1) or able, SALLY_WITH)


def leave_choice(p: Game, side: int, offer: list[int], w: PolicyWeights) -> int:
    """6.2: give a siege up when winter comes before the castle falls."""
    forces = BattleForces(p, side, w)
    if p.turn < WINTER_TURN - 1:
        beaten = chance(
            ratio(
                forces.foe_in_steps, forces.foe_in_fire, forces.foe_inside,
                forces.steps, forces.fire, forces.number,
            )
        )  # fmt: skip
        if beaten <= w.leave_beaten:
            return DONE * 64
    elif p.year >= p.rules.last_year or _may_fall(p, forces):
        return DONE * 64
    elif size(p.sieges(side) | p.unfought & p.held[side]) <= 1:
        return DONE * 64
    action = most(p, offered(offer, RETREAT), RETREAT)
    return action if action >= 0 else DONE * 64


def _may_fall(p: Game, forces: BattleForces) -> bool:
    """Whether hunger may well take the castle now."""
    number = max(1.0, forces.foe_inside)
    hungry = starved(forces.foe_in_steps / number, 1, attrition_of(p, p.site))
    return float(hungry**number) >= forces.w.starved_out
