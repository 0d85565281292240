"""The cities a side goes for, those that need help, and how strongly each pulls blocks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from levant.bots.rex.combat_odds import fall, ratio
from levant.bots.rex.forces import Forces
from levant.bots.rex.map_tables import DISTANCE, WITHIN
from levant.bots.rex.policy_weights import DEFAULT_WEIGHTS, PolicyWeights
from levant.rex.bits import BIT, lowest, members
from levant.rex.board import CITIES, CITY_COUNT, FORTIFIED, FRANK, NEAR, TOWN_COUNT
from levant.rex.game import Game

CITY_LIST: Final[list[int]] = members(CITIES)
CITY_NUMBER: Final[vec[i64]] = vec[i64](
    [CITY_LIST.index(town) if town in CITY_LIST else -1 for town in range(TOWN_COUNT)]
)
"""By town: the number of a city in `CITY_LIST`, else -1."""
UNASKED: Final = -1000.0
"""The place of a number that is worked out when it is first asked for."""
KEPT_TARGET_WEIGHT: Final = 1.3
"""How much more a city counts that was gone for already."""
NEARBY: Final = 5
"""The legs within which forces count for a city."""
_TOWNS: Final = (1 << TOWN_COUNT) - 1
# By side, then legs: the share of a force that may fall on a town so far away next turn.
_REACH: Final[vec[float]] = vec[float](
    [
        0.0, 0.9, 0.8, 0.35, 0.1,
        0.0, 0.9, 0.85, 0.7, 0.15,
    ]
)  # fmt: skip
_PULL: Final[vec[float]] = vec[float](
    [1.0, 0.97, 0.92, 0.84, 0.66, 0.54, 0.44, 0.35, 0.28, 0.22, 0.16, 0.1]
)
_TARGET_PULLS: Final = [1.0, 0.3, 0.15, 0.1, 0.1, 0.1, 0.1]
_FARTHEST: Final = 11
_NEAR: Final[vec[i64]] = vec[i64](NEAR)


class Targets(Forces):
    """The forces of one side, and where they are drawn to."""

    def __init__(
        self,
        p: Game,
        side: int,
        weights: PolicyWeights = DEFAULT_WEIGHTS,
        last_target: int = -1,
        target_weight: float = KEPT_TARGET_WEIGHT,
    ) -> None:
        super().__init__(p, side)
        self.w: PolicyWeights = weights
        self.bold: float = weights.bold[side]
        self.wary: float = weights.wary[side]
        self.watchful: float = weights.watchful[side]
        self.last_target: int = last_target
        self.target_weight: float = target_weight
        # What follows is worked out for a town when it is first asked for.
        self.threat_steps: vec[float] = vec[float]([0.0] * TOWN_COUNT)
        self.threat_fire: vec[float] = vec[float]([0.0] * TOWN_COUNT)
        self.threat: vec[float] = vec[float]([UNASKED] * TOWN_COUNT)
        self._pull: vec[float] = vec[float]([UNASKED] * TOWN_COUNT)
        self.targets: list[int] = []
        self._pulls: vec[float] = vec[float]([0.0] * CITY_COUNT)
        # A row of towns for each city, and the cities whose rows are known.
        self._ways: vec[i64] = vec[i64]([_FARTHEST] * (CITY_COUNT * TOWN_COUNT))
        self._known_ways: i64 = 0
        self._find_targets()

    def danger(self, town: i64) -> float:
        """How many enemies elsewhere may come to a town in the next turn."""
        known = self.threat[town]
        if known != UNASKED:
            return known
        share: i64 = self.foe * NEARBY
        steps = fire = number = 0.0
        near = WITHIN[(NEARBY - 1) * TOWN_COUNT + town] & self.foe_held
        while near:
            there = lowest(near)
            near &= near - 1
            part = _REACH[share + DISTANCE[town * TOWN_COUNT + there]]
            steps += self.foe_steps[there] * part
            fire += self.foe_fire[there] * part
            number += self.foe_number[there] * part
        self.threat_steps[town] = steps
        self.threat_fire[town] = fire
        self.threat[town] = number
        return number

    def pull(self, town: i64) -> float:
        """How much it is worth to a step to stand in a town, near what is decided."""
        known = self._pull[town]
        if known == UNASKED:
            known = 0.0
            weight = self.w.pull
            for i in range(CITY_COUNT):
                pull = self._pulls[i]
                if pull > 0:
                    known += pull * weight * _PULL[self.way(i, town)]
            self._pull[town] = known
        return known

    def way(self, number: i64, town: i64) -> i64:
        """The legs from a town to a city; enemies on the way cost a leg more."""
        if not self._known_ways >> number & 1:
            self._known_ways |= BIT[number]
            self._find_ways_to(number)
        return self._ways[number * TOWN_COUNT + town]

    def _find_ways_to(self, number: i64) -> None:
        """The legs from every town to a city, ring by ring around it."""
        city: i64 = CITY_LIST[number]
        row = number * TOWN_COUNT
        ring = BIT[city]
        enemies = self.foe_held & ~ring
        near: i64 = 0
        later: i64 = 0
        unseen: i64 = _TOWNS
        for distance in range(_FARTHEST):
            unseen &= ~ring
            while ring:
                town = lowest(ring)
                ring &= ring - 1
                self._ways[row + town] = distance
                if enemies >> town & 1:
                    later |= _NEAR[town]
                else:
                    near |= _NEAR[town]
            ring = near & unseen
            near = later
            later = 0
            if not ring and not near:
                break

    def target(self) -> int:
        """The city to go for; -1 when all are ours."""
        return self.targets[0] if self.targets else -1

    def attrition(self, town: i64) -> int:
        """6.57: the highest die that costs a besieged block a step."""
        rules = self.rules
        return rules.attrition_fortified if FORTIFIED >> town & 1 else rules.attrition

    def _find_targets(self) -> None:
        """The enemy's cities that promise most, and how they and own needs pull."""
        mine = self.p.cities(self.side)
        rated: list[tuple[float, int]] = []
        for i in range(CITY_COUNT):
            city = CITY_LIST[i]
            if mine >> city & 1:
                need = self._need(city)
                if need > 0.05:
                    self._pulls[i] = need
            else:
                keen = self.target_weight if city == self.last_target else 1.0
                rated.append((keen * self._promise(city), i))
        rated.sort(reverse=True)
        for rank in range(len(rated)):
            i = rated[rank][1]
            self.targets.append(CITY_LIST[i])
            self._pulls[i] = 1.0 if rank == 0 else _TARGET_PULLS[rank] * self.w.other_targets

    def _promise(self, city: i64) -> float:
        """How well own strength near an enemy city could take it from its guard."""
        steps = fire = number = 0.0
        near = (WITHIN[NEARBY * TOWN_COUNT + city] | BIT[city]) & self.held
        while near:
            town = lowest(near)
            near &= near - 1
            steps += 0.6 * self.steps[town]
            fire += 0.6 * self.fire[town]
            number += 0.6 * self.number[town]
        guard = self.foe_number[city] + self.foe_inside[city]
        if guard <= 0:
            return 2.0 if number > 0 else 0.5
        rating = float(self.rules.rating[city])
        share = rating / guard if rating < guard else 1.0
        g_steps = self.foe_steps[city] + self.foe_in_steps[city]
        g_fire = self.foe_fire[city] + self.foe_in_fire[city]
        falls = fall(
            steps, fire, number, g_steps * share, g_fire * share, guard * share,
            rating, max(3, self.turns), self.attrition(city),
        )  # fmt: skip
        self.danger(city)
        help_steps = self.w.help_expected * self.threat_steps[city]
        help_fire = self.w.help_expected * self.threat_fire[city]
        odds = ratio(steps, fire, number, g_steps + help_steps, g_fire + help_fire, guard)
        return (self.w.promise_least + falls) * min(self.w.promise_most, odds)

    def _need(self, city: i64) -> float:
        """How much an own city calls for help."""
        if self.inside[city] > 0 and self.foe_number[city] > 0:
            return self.w.call_besieged + fall(
                self.foe_steps[city], self.foe_fire[city], self.foe_number[city],
                self.in_steps[city], self.in_fire[city], self.inside[city],
                float(self.rules.rating[city]), max(2, self.turns), self.attrition(city),
            )  # fmt: skip
        threat = self.danger(city)
        danger = ratio(
            self.threat_steps[city], self.threat_fire[city], threat,
            self.steps[city], self.fire[city], self.number[city],
        )  # fmt: skip
        return min(
            self.w.call_most,
            (self.w.call_frank if self.side == FRANK else self.w.call_saracen) * danger,
        )
