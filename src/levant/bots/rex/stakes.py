"""What each town is worth to hold, to attack, to approach: the stakes of one decision.

All values are in steps: 1.0 is one step of an ordinary block.
"""

from __future__ import annotations

from typing import Final

from levant.bots.rex.appraise import NONE, Force, chance, fall, melee, ratio
from levant.bots.rex.map_tables import CAPACITY, DISTANCE, FAR, NEIGHBOURS
from levant.bots.rex.outlook import WINTER_TURN, Outlook
from levant.rex.bits import members
from levant.rex.board import (
    CITIES,
    FORTIFIED,
    FRANK,
    MASYAF,
    NO_ROAD,
    PORTS,
    REALM,
    ROADS,
    TOWN_COUNT,
)

CITY_LIST: Final[list[int]] = members(CITIES)
CITY_VALUE: Final = 14.0
CITY_VALUE_LAST_YEAR: Final = 24.0
STARVED: Final = 3.0
"""What a block that cannot be supplied in winter is worth."""
# The share of an enemy force that may fall on a town so many legs away, next turn.
_REACH: Final[dict[int, list[float]]] = {
    0: [0.0, 0.9, 0.8, 0.35, 0.1],  # Franks, most of them with a move of 2
    1: [0.0, 0.9, 0.85, 0.7, 0.15],  # Saracens, all with a move of 3
}
# How much a city pulls own blocks that are so many legs away.
_PULL: Final = [1.0, 0.97, 0.92, 0.84, 0.66, 0.54, 0.44, 0.35, 0.28, 0.22, 0.16, 0.1]
_PULL_OF_A_STEP: Final = 0.5


# What an attack is worth that can be made from so many legs away, and on the first,
# second and third of the cities that we go for.
_STRIKE: Final = [0.0, 0.5, 0.5, 0.45, 0.3, 0.2, 0.12]
_MARKS: Final = [1.0, 0.7, 0.5]
_AIMS: Final = [1.0, 0.3, 0.15, 0.1, 0.1, 0.1, 0.1]  # how much they pull
_SEASON: Final = 4
"""How many turns a siege may take that is not yet begun."""
_COLUMN: Final = 4
"""How many blocks usually get through to a city that is more than a turn away."""
_BASE: Final = 1.5
_GUARD: Final = 1.5
_ATTACKED: Final = 0.55
"""How likely the enemy does what he could do."""


class Stakes:
    """The values of one moment; what is asked twice is computed once."""

    def __init__(self, seen: Outlook, whims: list[float], last_aim: int) -> None:
        self.seen = seen
        self.turns: int = max(0, WINTER_TURN - seen.turn)
        self._whims = whims
        self._last_aim = last_aim
        self._threats: dict[int, Force] = {}
        self._worths: dict[tuple[int, Force], float] = {}
        self._values: list[float] = [self._value(town) for town in range(TOWN_COUNT)]
        self._aims: list[int] | None = None
        self._struck: list[tuple[int, float, list[int]]] | None = None
        self._pull: list[float] | None = None

    # Towns

    def value(self, town: int) -> float:
        """What control of a town is worth."""
        return self._values[town]

    def _value(self, town: int) -> float:
        if CITIES >> town & 1:
            return CITY_VALUE_LAST_YEAR if self.seen.last_year() else CITY_VALUE
        if town == MASYAF:
            return 0.0
        base = 0.25 + 0.7 * self.seen.rules.rating[town] + (0.3 if PORTS >> town & 1 else 0)
        return base * (0.4 if self.seen.last_year() else 1.0)

    def attrition(self, town: int) -> float:
        """6.57: the chance of a besieged block to lose a step in a turn."""
        rules = self.seen.rules
        limit = rules.attrition_fortified if FORTIFIED >> town & 1 else rules.attrition
        return limit / 6

    def threat(self, town: int) -> Force:
        """The enemies elsewhere that may come to a town in the next turn."""
        found = self._threats.get(town)
        if found is None:
            found = self._count_threat(town)
            self._threats[town] = found
        return found

    def _count_threat(self, town: int) -> Force:
        share = _REACH[self.seen.foe]
        legs = DISTANCE[town]
        steps = fire = count = 0.0
        for there, force in self.seen.foes.items():
            distance = legs[there]
            if 0 < distance < 5:
                part = share[distance]
                steps += force.steps * part
                fire += force.fire * part
                count += force.number * part
        return Force(steps, fire, count)

    def exposure(self, town: int) -> float:
        """How likely an enemy walks into a town that nobody guards."""
        near = min((DISTANCE[town][there] for there in self.seen.foes), default=99)
        if near <= 3:
            return 0.97
        return 0.4 if near <= 5 else 0.15

    # What a town is worth with a force of mine in its field

    def worth(self, town: int, own: Force) -> float:
        """The value of a town to this side if that force of its stands in the field."""
        known = self._worths.get((town, own))
        if known is None:
            known = self._appraise(town, own)
            self._worths[(town, own)] = known
        return known

    def now(self, town: int) -> float:
        """The worth of a town with who stands there now."""
        return self.worth(town, self.seen.stack(town))

    def _appraise(self, town: int, own: Force) -> float:
        seen = self.seen
        foes = seen.foes.get(town, NONE)
        if town in seen.castle and foes.number:
            return self._relief(town, own, foes)
        inside = seen.foes_inside.get(town)
        if inside is not None:
            return self._siege(town, own, inside) if own.number else 0.0
        if not foes.number:
            return self._hold(town, own) + self._strike(town, own)
        if not own.number:
            return 0.0
        if self.attacked_by_foe(town):
            return self.value(town) - self._assault(town, foes, own, self.turns)
        return self._assault(town, own, foes, self.turns)

    def attacked_by_foe(self, town: int) -> bool:
        """Whether the enemy is the attacker in a town where both stand."""
        seen = self.seen
        if town not in seen.field or (seen.foe, town) not in seen.came:
            return False
        return seen.first == seen.foe or (seen.me, town) not in seen.came

    def _hold(self, town: int, own: Force) -> float:
        """A town without enemies: its value less the danger it is in."""
        value = self.value(town)
        if not own.number:
            home = REALM[self.seen.me] >> town & 1
            return value * (1 - self.exposure(town)) if home else 0.0
        hungry = self._hunger(town, own.number)
        threat = self.threat(town)
        if threat.number < 0.5:
            return value - hungry
        rating = self.seen.rules.rating[town]
        share = min(1.0, rating / own.number)
        odds = ratio(threat, own)
        beaten = _ATTACKED * chance(odds)
        lost = beaten * (1 - share) * own.steps * 0.6
        if not rating:
            return value * (1 - beaten) - lost - hungry
        besieged = _ATTACKED * min(1.0, max(0.0, (odds - 0.5) / 0.7))
        if besieged > 0.02:
            inside = own.part(share)
            turns = max(3, self.turns)
            risk = besieged * fall(threat, inside, rating, turns, self.attrition(town))
            lost += 0.4 * risk * inside.steps
            value *= 1 - risk
        return value - lost - hungry - self._thin(town, own, threat)

    def _thin(self, town: int, own: Force, threat: Force) -> float:
        """A city with fewer guards than its castle holds and the enemy nearby suggests."""
        if not CITIES >> town & 1:
            return 0.0
        missing = min(self.seen.rules.rating[town], threat.number) - own.number
        return max(0.0, missing) * _GUARD

    def _hunger(self, town: int, count: float) -> float:
        """8.3: what starves here if the blocks stay until the year ends."""
        seen = self.seen
        if seen.turn < WINTER_TURN - 1 or seen.last_year():
            return 0.0
        rules = seen.rules
        rating = rules.rating[town]
        limit = rating * rules.supply_factor if rating else rules.supply_minor
        last_chance = seen.turn == WINTER_TURN or not seen.winter_moves
        return max(0.0, count - limit) * (STARVED if last_chance else 0.8)

    def besieged(self, town: int, castle: Force) -> float:
        """A castle of mine that is left to itself, with that garrison."""
        if castle.number <= 0:
            return 0.0
        seen = self.seen
        safe = self.value(town) + castle.steps
        if seen.turn == WINTER_TURN and town not in seen.kept:
            return safe
        rating = seen.rules.rating[town]
        turns = max(1, self.turns)
        return safe * (1 - fall(seen.foes[town], castle, rating, turns, self.attrition(town)))

    def _relief(self, town: int, own: Force, foes: Force) -> float:
        """A besieged castle: helped from outside, or left to starve."""
        castle = self.seen.force(self.seen.castle[town])
        alone = self.besieged(town, castle)
        if not own.number:
            return alone
        both = own.joined(castle.part(0.8))
        freed = chance(ratio(both, foes))
        lost, killed = melee(both, foes)
        safe = self.value(town) + castle.steps
        return freed * safe + (1 - freed) * alone + killed - lost

    def _siege(self, town: int, own: Force, inside: Force) -> float:
        """Besiegers of mine around a castle."""
        seen = self.seen
        if seen.turn == WINTER_TURN:
            return 0.0 if town in seen.kept else -own.steps * 1.2
        gain = self._besieging(town, own, inside, self.turns) - self._stranded(own)
        return gain - self._driven_off(town, own, inside, gain)

    def _besieging(self, town: int, own: Force, inside: Force, turns: int) -> float:
        """What a siege promises: the town, or at least a weaker garrison."""
        attrition = self.attrition(town)
        falls = fall(own, inside, self.seen.rules.rating[town], turns, attrition)
        starving = min(inside.steps, attrition * inside.number * turns)
        return falls * self.value(town) + 0.5 * starving

    def _stranded(self, own: Force) -> float:
        """8.3: what besiegers lose who find no way home before winter."""
        seen = self.seen
        if seen.turn < WINTER_TURN - 1 or seen.last_year():
            return 0.0
        return own.steps * (0.25 if seen.winter_moves else 0.6)

    def _driven_off(self, town: int, own: Force, inside: Force, gain: float) -> float:
        """What relief and sally together may cost the besiegers."""
        relief = self.threat(town).joined(inside)
        beaten = _ATTACKED * chance(ratio(relief, own))
        return beaten * 0.5 * (gain + 0.6 * own.steps)

    def _assault(self, town: int, attackers: Force, defenders: Force, turns: int) -> float:
        """What the attackers of a town with enemies in the field may hope for.

        The defenders choose what is worse for them: the field or the castle.
        """
        rating = self.seen.rules.rating[town]
        odds = ratio(attackers, defenders)
        lost, killed = melee(attackers, defenders)
        if odds > 1.2:
            killed *= 0.6  # who is beaten gets away
        value = self.value(town)
        if self.aim >= 0 and ROADS[self.aim * 54 + town] != NO_ROAD:
            value += _BASE  # beside the city we go for
        gain = chance(odds) * value + killed - lost
        return min(gain, self._surround(town, attackers, defenders, turns)) if rating else gain

    def _surround(self, town: int, attackers: Force, defenders: Force, turns: int) -> float:
        """The defenders fill the castle; whoever finds no room stays outside."""
        share = min(1.0, self.seen.rules.rating[town] / defenders.number)
        inside = defenders.part(share)
        left = attackers
        gain = -0.3
        if share < 1:
            lost, killed = melee(attackers, defenders.part(1 - share))
            gain += 0.7 * killed - lost
            left = attackers.part(max(0.1, 1 - lost / attackers.steps))
        siege = self._besieging(town, left, inside, turns)
        if attackers is not self.seen.foes.get(town):
            siege -= self._stranded(left) if turns == self.turns else 0.0
            siege -= self._driven_off(town, left, inside, siege)
        return gain + siege

    # Approach

    def _strike(self, town: int, own: Force) -> float:
        """What a stack promises by the attack it could make from here in the next turns."""
        if own.number < 2:
            return 0.0
        best = 0.0
        for city, share, ways in self._marks:
            legs = ways[town]
            if not 0 < legs < len(_STRIKE):
                continue
            guard = self.seen.foes.get(city, NONE)
            if guard.number:
                column = own.part(min(1.0, (CAPACITY[city][town] or _COLUMN) / own.number))
                gain = self._assault(city, column, guard, _SEASON)
                best = max(best, share * _STRIKE[legs] * gain)
        return best

    @property
    def aims(self) -> list[int]:
        """The cities of the enemy, the one to go for first."""
        if self._aims is None:
            self._aims = self._rank()
        return self._aims

    def _rank(self) -> list[int]:
        seen = self.seen
        rated = [
            (self._promise(city) * self._whims[city] * (1.3 if city == self._last_aim else 1), city)
            for city in CITY_LIST
            if not seen.is_mine(city)
        ]
        return [city for _, city in sorted(rated, reverse=True)]

    @property
    def aim(self) -> int:
        """The city to go for; -1 when all are ours."""
        return self.aims[0] if self.aims else -1

    @property
    def _marks(self) -> list[tuple[int, float, list[int]]]:
        """The first aims, each with its weight for a strike and the ways to it."""
        if self._struck is None:
            self._struck = [
                (self.aims[i], _MARKS[i], self._ways(self.aims[i]))
                for i in range(min(len(self.aims), len(_MARKS)))
            ]
        return self._struck

    def _promise(self, city: int) -> float:
        """How well own strength near an enemy city could take it from its guard."""
        seen = self.seen
        legs = DISTANCE[city]
        near = [block for block, town in seen.place.items() if legs[town] <= 5]
        force = seen.force(near).part(0.6)
        guard = seen.foes.get(city, NONE).joined(seen.foes_inside.get(city, NONE))
        if not guard.number:
            return 2.0 if near else 0.5
        rating = seen.rules.rating[city]
        inside = guard.part(min(1.0, rating / guard.number))
        falls = fall(force, inside, rating, max(3, self.turns), self.attrition(city))
        odds = ratio(force, guard.joined(self.threat(city).part(0.5)))
        return (0.1 + falls) * min(2.0, odds)

    def _need(self, city: int) -> float:
        """How much an own city calls for help."""
        seen = self.seen
        rating = seen.rules.rating[city]
        if city in seen.castle and city in seen.foes:
            castle = seen.force(seen.castle[city])
            turns = max(2, self.turns)
            return 0.5 + fall(seen.foes[city], castle, rating, turns, self.attrition(city))
        own = seen.stack(city)
        danger = ratio(self.threat(city), own)
        return min(0.6, (0.2 if seen.me == FRANK else 0.12) * danger)

    @property
    def pull(self) -> list[float]:
        """How much each town is worth for being near the cities that matter."""
        if self._pull is None:
            self._pull = self._pulls()
        return self._pull

    def _pulls(self) -> list[float]:
        pulls = [(self.aims[i], _AIMS[i]) for i in range(min(len(self.aims), len(_AIMS)))]
        pulls += [(city, self._need(city)) for city in CITY_LIST if self.seen.is_mine(city)]
        pull = [0.0] * TOWN_COUNT
        for city, weight in pulls:
            if weight > 0.05:
                for town, legs in enumerate(self._ways(city)):
                    pull[town] += _PULL_OF_A_STEP * weight * _PULL[min(11, legs)]
        return pull

    def _ways(self, city: int) -> list[int]:
        """The legs from every town to a city; enemies on the way cost a leg more."""
        legs = [FAR] * TOWN_COUNT
        legs[city] = 0
        rings: list[list[int]] = [[] for _ in range(FAR)]
        rings[0].append(city)
        for distance, ring in enumerate(rings):
            for town in ring:
                if legs[town] < distance:
                    continue
                after = distance + (2 if town in self.seen.foes and town != city else 1)
                for there in NEIGHBOURS[town]:
                    if after < legs[there]:
                        legs[there] = after
                        rings[after].append(there)
        return legs
