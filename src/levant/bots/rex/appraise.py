"""What things are worth: distances, the strength of forces, the odds of fights and sieges.

Everything here is arithmetic on public component facts and on what a view tells.
Chance is replaced by its mean: good enough to tell a fair attack from a hopeless one.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import comb
from typing import Final, NamedTuple

from levant.rex.army import FIREPOWER

STORM_ODDS: Final = 1.3
"""Who storms with less than this loses much and gains nothing."""


class Force(NamedTuple):
    """Blocks taken together: their steps, the hits of one round of fire, their number."""

    steps: float
    fire: float
    number: float

    def part(self, share: float) -> Force:
        """That share of the force."""
        return Force(self.steps * share, self.fire * share, self.number * share)

    def joined(self, other: Force) -> Force:
        """Both forces together."""
        return Force(self.steps + other.steps, self.fire + other.fire, self.number + other.number)


NONE: Final = Force(0.0, 0.0, 0.0)


def force_of(blocks: Iterable[tuple[int, int]]) -> Force:
    """The force of (block, steps) pairs."""
    steps = 0
    fire = 0
    count = 0
    for block, strength in blocks:
        steps += strength
        fire += strength * FIREPOWER[block]
        count += 1
    return Force(float(steps), fire / 6, float(count))


def ratio(attackers: Force, defenders: Force) -> float:
    """How much stronger the attackers are; 1 is an even fight, defenders firing first."""
    if defenders.number <= 0:
        return 9.0
    if attackers.number <= 0:
        return 0.0
    square = attackers.steps * attackers.fire / (defenders.steps * defenders.fire)
    return min(9.0, 0.92 * float(square**0.5))


def chance(odds: float) -> float:
    """The chance that attackers clear a field within three rounds, fitted to played-out fights."""
    weight = float((odds / 1.24) ** 7)
    return weight / (1 + weight)


def storm_chance(odds: float, rounds: int = 3) -> float:
    """The chance that stormers take a castle within so many rounds, fitted likewise."""
    weight = float((odds / (2.05 * (3 / rounds) ** 0.45)) ** 6)
    return weight / (1 + weight)


def melee(attackers: Force, defenders: Force, rounds: int = 3) -> tuple[float, float]:
    """The steps that each side loses in a field battle of so many rounds."""
    a_steps, a_fire = attackers.steps, attackers.fire
    d_steps, d_fire = defenders.steps, defenders.fire
    if a_steps <= 0 or d_steps <= 0:
        return 0.0, 0.0
    a_left, d_left = a_steps, d_steps
    for _ in range(rounds):
        a_left -= d_fire * d_left / d_steps
        if a_left <= 0:
            return a_steps, d_steps - d_left
        d_left -= a_fire * a_left / a_steps
        if d_left <= 0:
            return a_steps - a_left, d_steps
    return a_steps - a_left, d_steps - d_left


# 6.5 sieges


def stormers(besiegers: Force, rating: int) -> Force:
    """6.52: those of the besiegers who may storm a castle."""
    if besiegers.number <= rating:
        return besiegers
    return besiegers.part(rating / besiegers.number)


def storm(assault: Force, inside: Force, rounds: int = 3) -> tuple[float, float]:
    """The steps lost by stormers and garrison; a castle halves the hits on it."""
    walls = Force(inside.steps * 2, inside.fire, inside.number)
    lost, damage = melee(assault, walls, rounds)
    return lost, damage / 2


@lru_cache(maxsize=4096)
def _starved(steps: int, turns: int, attrition: float) -> float:
    """The chance that a block loses so many steps in so many turns."""
    miss = 1 - attrition
    return sum(comb(turns, n) * attrition**n * miss ** (turns - n) for n in range(steps, turns + 1))


def starved(steps: float, turns: int, attrition: float) -> float:
    """The same for a mean strength between two whole ones."""
    if steps <= 0:
        return 1.0
    low = int(steps)
    share = steps - low
    return (1 - share) * _starved(low, turns, attrition) + share * _starved(
        low + 1, turns, attrition
    )


def fall(besiegers: Force, inside: Force, rating: int, turns: int, attrition: float) -> float:
    """The chance that a castle falls within so many game turns of siege.

    `attrition` is the chance of a besieged block to lose a step in a turn. The besiegers
    storm when that is promising; who falls then is missed in the next turn.
    """
    if inside.number <= 0:
        return 1.0
    if besiegers.number <= 0 or turns <= 0:
        return 0.0
    return _fall(_coarse(besiegers), _coarse(inside), rating, turns, attrition)


def _coarse(force: Force) -> Force:
    """Rounded, so that much the same siege is worked out only once."""
    return Force(
        max(0.5, round(force.steps * 2) / 2),
        max(0.125, round(force.fire * 8) / 8),
        max(0.5, round(force.number * 2) / 2),
    )


@lru_cache(maxsize=1 << 16)
def _fall(besiegers: Force, inside: Force, rating: int, turns: int, attrition: float) -> float:
    left = inside.steps
    worn = 0.0
    holds = 1.0
    ring = besiegers
    for _ in range(turns):
        garrison = inside.part(max(0.2, (left - worn) / inside.steps))
        assault = stormers(ring, rating)
        odds = ratio(assault, garrison)
        if odds > STORM_ODDS:
            holds *= 1 - storm_chance(odds)
            if holds < 0.05:
                return 1 - holds
            lost, damage = storm(assault, garrison)
            left -= damage
            ring = ring.part(max(0.1, 1 - lost / ring.steps))
        worn += attrition * inside.number
    hungry = starved(left / inside.number, turns, attrition)
    return float(1 - holds * (1 - hungry**inside.number))
