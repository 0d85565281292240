"""The valuation of a position by one side: what each town is worth to it.

The position is one that was drawn from a belief. Values are in steps: 1.0 is one step of an
ordinary block.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from levant.bots.rex.combat_odds import chance, fall, hunger, losses, ratio
from levant.bots.rex.map_tables import WITHIN, stack_capacity
from levant.bots.rex.policy_weights import DEFAULT_WEIGHTS, PolicyWeights
from levant.bots.rex.targets import CITY_NUMBER, KEPT_TARGET_WEIGHT, NEARBY, UNASKED, Targets
from levant.rex.board import CITIES, MASYAF, NEAR, PORTS, REALM, TOWN_COUNT
from levant.rex.cards import WINTER_TURN
from levant.rex.game import Game

_STRIKE: Final[vec[float]] = vec[float]([0.0, 0.5, 0.5, 0.45, 0.3, 0.2, 0.12])
_TARGET_STRIKES: Final[vec[float]] = vec[float]([1.0, 0.7, 0.5])
_SEASON: Final = 4
_COLUMN: Final = 4
"""How many blocks usually get through to a city that is more than a turn away."""


class Valuation(Targets):
    """What one side makes of a position; computed anew for each choice of a move."""

    def __init__(
        self,
        p: Game,
        side: int,
        weights: PolicyWeights = DEFAULT_WEIGHTS,
        last_target: int = -1,
        target_weight: float = KEPT_TARGET_WEIGHT,
    ) -> None:
        super().__init__(p, side, weights, last_target, target_weight)
        self._now: vec[float] = vec[float]([UNASKED] * TOWN_COUNT)

    # Towns

    def value(self, town: i64) -> float:
        """What control of a town is worth."""
        if CITIES >> town & 1:
            return self.w.city_last_year if self.last_year else self.w.city
        if town == MASYAF:
            return 0.0
        rating = float(self.rules.rating[town])
        base = self.w.town + self.w.walls * rating + (self.w.port if PORTS >> town & 1 else 0.0)
        return base * (0.4 if self.last_year else 1.0)

    def is_mine(self, town: i64) -> bool:
        """Whether a city counts for this side."""
        return bool(self.p.cities(self.side) >> town & 1)

    # What a town is worth with a force of this side in its field

    def now(self, town: i64) -> float:
        """The worth of a town with who stands there now."""
        known = self._now[town]
        if known == UNASKED:
            known = self.worth(town, self.steps[town], self.fire[town], self.number[town])
            self._now[town] = known
        return known

    def worth(self, town: i64, steps: float, fire: float, number: float) -> float:
        """The value of a town to this side if such a force of its stands in the field."""
        foes = self.foe_number[town]
        if self.inside[town] > 0 and foes > 0:
            return self._relief(town, steps, fire, number)
        if self.foe_inside[town] > 0:
            return self._siege(town, steps, fire, number) if number > 0.1 else 0.0
        if foes <= 0:
            return self._hold(town, steps, fire, number) + self._strike(town, steps, fire, number)
        if number <= 0.1:
            return 0.0
        if self.foe_attacked >> town & 1:
            return self.value(town) - self._assault(
                town,
                self.foe_steps[town], self.foe_fire[town], foes,
                steps, fire, number, self.turns, False,
            )  # fmt: skip
        return self._assault(
            town,
            steps, fire, number,
            self.foe_steps[town], self.foe_fire[town], foes, self.turns, True,
        )  # fmt: skip

    def _hold(self, town: i64, steps: float, fire: float, number: float) -> float:
        """A town without enemies: its value less the danger it is in."""
        value = self.value(town)
        if number <= 0.1:
            if not REALM[self.side] >> town & 1:
                return 0.0
            if WITHIN[3 * TOWN_COUNT + town] & self.foe_held:
                return value * self.w.exposed
            near = WITHIN[NEARBY * TOWN_COUNT + town] & self.foe_held
            return value * (self.w.unguarded_near if near else self.w.unguarded_far)
        hungry = self._hunger(town, number)
        threat = self.danger(town)
        if threat < 0.5:
            return value - hungry
        rating = float(self.rules.rating[town])
        share = rating / number if rating < number else 1.0
        odds = ratio(self.threat_steps[town], self.threat_fire[town], threat, steps, fire, number)
        beaten = self.watchful * self.w.beaten * chance(odds)
        lost = beaten * (1 - share) * steps * self.w.routed
        if rating <= 0:
            return value * (1 - beaten) - lost - hungry
        besieged = (
            self.watchful
            * self.w.besieged
            * min(1.0, max(0.0, (odds - self.w.besieged_from) / 0.7))
        )
        if besieged > 0.02:
            risk = besieged * fall(
                self.threat_steps[town], self.threat_fire[town], threat,
                steps * share, fire * share, number * share,
                rating, max(3, self.turns), self.attrition(town),
            )  # fmt: skip
            lost += self.w.fallen * risk * steps * share
            value *= 1 - risk
        if CITIES >> town & 1:
            missing = min(rating, threat) - number
            if missing > 0:
                lost += missing * self.w.guard
        return value - lost - hungry

    def _hunger(self, town: i64, number: float) -> float:
        """8.3: what starves here if the blocks stay until the year ends."""
        p = self.p
        if p.turn < WINTER_TURN - 1 or self.last_year:
            return 0.0
        rating = self.rules.rating[town]
        fed = rating * self.rules.supply_factor if rating else self.rules.supply_minor
        limit = float(fed)
        if number <= limit:
            return 0.0
        last_chance = p.turn == WINTER_TURN or not self.leaders
        return (number - limit) * (self.w.starved if last_chance else self.w.hungry)

    def besieged(
        self, town: i64, steps: float = 0.0, fire: float = 0.0, number: float = 0.0
    ) -> float:
        """A castle of this side that is left to itself, when such a force has come into it."""
        p = self.p
        inside = self.inside[town] + number
        if inside < 0.5:
            return 0.0
        in_steps = self.in_steps[town] + steps
        safe = self.value(town) + in_steps
        if p.turn == WINTER_TURN and not p.kept >> town & 1:
            return safe
        return safe * (
            1
            - fall(
                self.foe_steps[town], self.foe_fire[town], self.foe_number[town],
                in_steps, self.in_fire[town] + fire, inside,
                float(self.rules.rating[town]), max(1, self.turns), self.attrition(town),
            )
        )  # fmt: skip

    def _relief(self, town: i64, steps: float, fire: float, number: float) -> float:
        """A besieged castle: helped from outside, or left to starve."""
        alone = self.besieged(town)
        if number <= 0.1:
            return alone
        steps += 0.8 * self.in_steps[town]
        fire += 0.8 * self.in_fire[town]
        foe_steps = self.foe_steps[town]
        foe_fire = self.foe_fire[town]
        freed = chance(ratio(steps, fire, number, foe_steps, foe_fire, self.foe_number[town]))
        lost, killed = losses(steps, fire, foe_steps, foe_fire, 3)
        safe = self.value(town) + self.in_steps[town]
        return freed * safe + (1 - freed) * alone + killed - lost

    def _siege(self, town: i64, steps: float, fire: float, number: float) -> float:
        """Besiegers of this side around a castle."""
        p = self.p
        if p.turn == WINTER_TURN:
            return 0.0 if p.kept >> town & 1 else -steps * 1.2
        in_steps = self.foe_in_steps[town]
        in_fire = self.foe_in_fire[town]
        inside = self.foe_inside[town]
        gain = self._besieging(town, steps, fire, number, in_steps, in_fire, inside, self.turns)
        gain -= self._stranded(steps)
        return gain - self._driven_off(town, steps, fire, number, in_steps, in_fire, gain)

    def _besieging(
        self,
        town: i64,
        steps: float,
        fire: float,
        number: float,
        in_steps: float,
        in_fire: float,
        inside: float,
        turns: int,
    ) -> float:
        """What a siege promises: the town, or at least a weaker garrison."""
        attrition = self.attrition(town)
        limit = float(self.rules.storm_limit[town])
        falls = fall(steps, fire, number, in_steps, in_fire, inside, limit, turns, attrition)
        starving = min(in_steps, hunger(attrition) * inside * turns)
        return falls * self.value(town) * self.bold + self.w.starving * starving

    def _stranded(self, steps: float) -> float:
        """8.3: what besiegers lose who find no way home before winter."""
        if self.p.turn < WINTER_TURN - 1 or self.last_year:
            return 0.0
        return steps * (self.w.stranded if self.leaders else self.w.stranded_alone)

    def _driven_off(
        self,
        town: i64,
        steps: float,
        fire: float,
        number: float,
        in_steps: float,
        in_fire: float,
        gain: float,
    ) -> float:
        """What relief and sally together may cost the besiegers."""
        self.danger(town)
        relief = ratio(
            self.threat_steps[town] + in_steps, self.threat_fire[town] + in_fire, 1.0,
            steps, fire, number,
        )  # fmt: skip
        beaten = self.wary * self.w.relieved * chance(relief)
        return beaten * 0.5 * (gain + self.w.relieved_steps * steps)

    def _assault(
        self,
        town: i64,
        steps: float,
        fire: float,
        number: float,
        foe_steps: float,
        foe_fire: float,
        foes: float,
        turns: int,
        mine: bool,
        least: float = UNASKED,
    ) -> float:
        """What the attackers of a town with enemies in the field may hope for.

        Who has no use for less than `least` may be told too much when it is not even that.
        """
        odds = ratio(steps, fire, number, foe_steps, foe_fire, foes)
        lost, killed = losses(steps, fire, foe_steps, foe_fire, 3)
        if odds > 1.2:
            killed *= self.w.escaped  # who is beaten gets away
        value = self.value(town)
        if self.targets and NEAR[self.targets[0]] >> town & 1:
            value += self.w.base
        if mine:
            value *= self.bold
        gain = chance(odds) * value + killed - lost
        if gain <= least or not self.rules.rating[town]:
            return gain
        return min(
            gain, self._surround(town, steps, fire, number, foe_steps, foe_fire, foes, turns, mine)
        )

    def _surround(
        self,
        town: i64,
        steps: float,
        fire: float,
        number: float,
        foe_steps: float,
        foe_fire: float,
        foes: float,
        turns: int,
        mine: bool,
    ) -> float:
        """The defenders fill the castle; whoever finds no room stays outside."""
        share = min(1.0, self.rules.rating[town] / foes)
        gain = -self.w.walls_price
        left = 1.0
        if share < 1:
            out = 1 - share
            lost, killed = losses(steps, fire, foe_steps * out, foe_fire * out, 3)
            gain += self.w.outside * killed - lost
            left = max(0.1, 1 - lost / steps)
        in_steps, in_fire = foe_steps * share, foe_fire * share
        steps, fire, number = steps * left, fire * left, number * left
        siege = self._besieging(town, steps, fire, number, in_steps, in_fire, foes * share, turns)
        if mine:
            if turns == self.turns:
                siege -= self._stranded(steps)
            siege -= self._driven_off(town, steps, fire, number, in_steps, in_fire, siege)
        return gain + siege

    def _strike(self, town: i64, steps: float, fire: float, number: float) -> float:
        """What a stack promises by the attack it could make from here in the next turns."""
        if number < 2:
            return 0.0
        best = 0.0
        for i in range(min(len(_TARGET_STRIKES), len(self.targets))):
            city: i64 = self.targets[i]
            legs = self.way(CITY_NUMBER[city], town)
            if not 0 < legs < len(_STRIKE) or self.foe_number[city] <= 0:
                continue
            room = float(int(stack_capacity(town, city) or _COLUMN))
            part = 1.0 if room >= number else room / number
            share = _TARGET_STRIKES[i] * self.w.strike * _STRIKE[legs]
            gain = share * self._assault(
                city,
                steps * part, fire * part, number * part,
                self.foe_steps[city], self.foe_fire[city], self.foe_number[city], _SEASON, True,
                best / share,
            )  # fmt: skip
            if gain > best:
                best = gain
        return best
