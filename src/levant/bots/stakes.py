"""What each town is worth to hold, to attack, to approach: the stakes of one decision.

All values are in steps: 1.0 is one step of an ordinary block.
"""

from __future__ import annotations

from typing import Final

from levant.bots.appraise import DISTANCE, NONE, Force, chance, fall, melee, ratio
from levant.bots.outlook import WINTER_TURN, Outlook
from levant.rex.bits import members
from levant.rex.board import CITIES, FORTIFIED, FRANK, MASYAF, PORTS, REALM, TOWN_COUNT

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
_PULL_OF_A_STEP: Final = 0.75


class Stakes:
    """The values of one moment; what is asked twice is computed once."""

    def __init__(self, seen: Outlook, whims: list[float], aim: int) -> None:
        self.seen = seen
        self._threats: dict[int, Force] = {}
        self._held: dict[int, float] = {}
        self.turns: int = max(0, WINTER_TURN - seen.turn)
        self.aim, self.pulls = self._choose_aim(whims, aim)
        self.pull: list[float] = [self._pull(town) for town in range(TOWN_COUNT)]

    # Towns

    def value(self, town: int) -> float:
        """What control of a town is worth."""
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
                count += force.count * part
        return Force(steps, fire, count)

    def exposure(self, town: int) -> float:
        """How likely an enemy walks into a town that nobody guards."""
        near = min((DISTANCE[town][there] for there in self.seen.foes), default=99)
        if near <= 3:
            return 0.85
        return 0.4 if near <= 5 else 0.15

    # What a town is worth with a force of mine in its field

    def worth(self, town: int, own: Force) -> float:
        """The value of a town to this side if that force of its stands in the field."""
        seen = self.seen
        foes = seen.foes.get(town, NONE)
        if town in seen.castle and foes.count:
            return self._relief(town, own, foes)
        inside = seen.foes_inside.get(town)
        if inside is not None:
            return self._siege(town, own, inside) if own.count else 0.0
        if not foes.count:
            return self._hold(town, own)
        if not own.count:
            return 0.0
        if self.attacked_by_foe(town):
            return self.value(town) - self._assault(town, foes, own)
        return self._assault(town, own, foes)

    def now(self, town: int) -> float:
        """The worth of a town with who stands there now."""
        found = self._held.get(town)
        if found is None:
            found = self.worth(town, self.seen.force(self.seen.field.get(town, [])))
            self._held[town] = found
        return found

    def attacked_by_foe(self, town: int) -> bool:
        """Whether the enemy is the attacker in a town where both stand."""
        seen = self.seen
        if town not in seen.field or (seen.foe, town) not in seen.came:
            return False
        return seen.first == seen.foe or (seen.me, town) not in seen.came

    def _hold(self, town: int, own: Force) -> float:
        """A town without enemies: its value less the danger it is in."""
        value = self.value(town)
        if not own.count:
            home = REALM[self.seen.me] >> town & 1
            return value * (1 - self.exposure(town)) if home else 0.0
        hungry = self._hunger(town, own.count)
        threat = self.threat(town)
        if threat.count < 0.5:
            return value - hungry
        rating = self.seen.rules.rating[town]
        share = min(1.0, rating / own.count)
        inside = own.part(share)
        odds = ratio(threat, own)
        attacked = 0.65 * chance(odds)
        lost = attacked * (1 - share) * own.steps * 0.6
        risk = attacked
        if rating:
            turns = max(3, self.turns)
            risk = attacked * fall(threat, inside, rating, turns, self.attrition(town))
            lost += risk * inside.steps
        return value * (1 - risk) - lost - hungry

    def _hunger(self, town: int, count: float) -> float:
        """8.3: what starves here if the blocks stay until the year ends."""
        seen = self.seen
        if seen.turn < WINTER_TURN - 1 or seen.last_year():
            return 0.0
        rules = seen.rules
        rating = rules.rating[town]
        limit = rating * rules.supply_factor if rating else rules.supply_minor
        return max(0.0, count - limit) * (STARVED if seen.turn == WINTER_TURN else 0.5)

    def _relief(self, town: int, own: Force, foes: Force) -> float:
        """A besieged castle: helped from outside, or left to starve."""
        seen = self.seen
        castle = seen.force(seen.castle[town])
        rating = seen.rules.rating[town]
        value = self.value(town)
        turns = max(1, self.turns)
        if seen.turn == WINTER_TURN and town != seen.kept_siege:
            return value + castle.steps
        falls = fall(foes, castle, rating, turns, self.attrition(town))
        alone = value * (1 - falls) + castle.steps * (1 - falls)
        if not own.count:
            return alone
        both = own.joined(castle.part(0.8))
        freed = chance(ratio(both, foes))
        lost, killed = melee(both, foes)
        won = value + castle.steps
        return freed * won + (1 - freed) * alone + killed - lost

    def _siege(self, town: int, own: Force, inside: Force) -> float:
        """Besiegers of mine around a castle."""
        seen = self.seen
        if seen.turn == WINTER_TURN:
            return 0.0 if town == seen.kept_siege else -own.steps * 1.2
        rating = seen.rules.rating[town]
        falls = fall(own, inside, rating, self.turns, self.attrition(town))
        falls *= self._staying(town, own)
        starving = min(inside.steps, self.attrition(town) * inside.count * self.turns)
        return falls * self.value(town) + 0.5 * starving

    def _staying(self, town: int, own: Force) -> float:
        """The chance that no relief drives the besiegers off."""
        odds = ratio(self.threat(town), own)
        return 1 / (1 + 0.5 * odds * odds)

    def _assault(self, town: int, attackers: Force, defenders: Force) -> float:
        """What the attackers of a town with enemies in the field may hope for."""
        seen = self.seen
        rating = seen.rules.rating[town]
        value = self.value(town)
        odds = ratio(attackers, defenders)
        if not rating or odds < 1.0:
            lost, killed = melee(attackers, defenders)
            if odds > 1.2:
                killed *= 0.6  # who is beaten gets away
            return chance(odds) * value + killed - lost
        share = min(1.0, rating / defenders.count)
        inside = defenders.part(share)
        left = attackers
        gain = -0.3
        if share < 1:
            lost, killed = melee(attackers, defenders.part(1 - share))
            gain += 0.8 * killed - lost
            left = attackers.part(max(0.1, 1 - lost / attackers.steps))
        falls = fall(left, inside, rating, self.turns, self.attrition(town))
        if attackers is not seen.foes.get(town):
            falls *= self._staying(town, left)
        starving = min(inside.steps, self.attrition(town) * inside.count * self.turns)
        return gain + falls * value + 0.5 * starving

    # Approach

    def _choose_aim(self, whims: list[float], aim: int) -> tuple[int, list[tuple[int, float]]]:
        """The enemy city to go for, and how much each city pulls."""
        seen = self.seen
        pulls: list[tuple[int, float]] = []
        rated: list[tuple[float, int]] = []
        for city in CITY_LIST:
            if seen.is_mine(city):
                need = self._need(city)
                if need > 0:
                    pulls.append((city, need))
            else:
                rate = self._promise(city) * whims[city] * (1.3 if city == aim else 1.0)
                rated.append((rate, city))
        rated.sort(reverse=True)
        for (_, city), weight in zip(rated, (1.0, 0.3, 0.15, 0.1, 0.1, 0.1, 0.1), strict=False):
            pulls.append((city, weight))
        return (rated[0][1] if rated else -1), pulls

    def _promise(self, city: int) -> float:
        """Own strength near an enemy city against what defends it."""
        seen = self.seen
        legs = DISTANCE[city]
        power = sum(seen.steps[b] * _PULL[min(11, legs[t])] ** 2 for b, t in seen.place.items())
        guard = seen.foes.get(city, NONE).steps + 1.5 * seen.foes_inside.get(city, NONE).steps
        return power / (4 + guard * 1.4 + 0.5 * self.threat(city).steps)

    def _need(self, city: int) -> float:
        """How much an own city calls for help."""
        seen = self.seen
        if city in seen.castle and city in seen.foes:
            return 0.9
        own = seen.force(seen.field.get(city, []))
        danger = ratio(self.threat(city), own)
        base = 0.25 if seen.me == FRANK else 0.15
        return min(0.8, base * danger)

    def _pull(self, town: int) -> float:
        legs = DISTANCE[town]
        return _PULL_OF_A_STEP * sum(w * _PULL[min(11, legs[city])] for city, w in self.pulls)
