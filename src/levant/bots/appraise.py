"""What things are worth: distances, the strength of forces, the odds of fights and sieges.

Everything here is arithmetic on public component facts and on what a view tells.
Chance is replaced by its mean: good enough to tell a fair attack from a hopeless one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from levant.rex.army import BLOCK_COUNT, FIREPOWER, STEPS
from levant.rex.bits import members
from levant.rex.board import NEAR, TOWN_COUNT

FAR: Final = 99
"""The distance of towns that no road joins."""


def _distances() -> list[list[int]]:
    """The legs between any two towns, enemies and road limits apart."""
    table = []
    for start in range(TOWN_COUNT):
        legs = [FAR] * TOWN_COUNT
        legs[start] = 0
        ring = [start]
        while ring:
            grown = []
            for town in ring:
                for there in members(NEAR[town]):
                    if legs[there] == FAR:
                        legs[there] = legs[town] + 1
                        grown.append(there)
            ring = grown
        table.append(legs)
    return table


DISTANCE: Final[list[list[int]]] = _distances()

WORTH: Final[list[float]] = [0.6 + 0.2 * FIREPOWER[b] for b in range(BLOCK_COUNT)]
"""What one step of a block is worth: 1 for the usual firepower of 2."""

FULL_WORTH: Final[list[float]] = [WORTH[b] * STEPS[b] for b in range(BLOCK_COUNT)]


class Force(NamedTuple):
    """Blocks taken together: their steps, the hits of one round of fire, their number."""

    steps: float
    fire: float
    count: float

    def part(self, share: float) -> Force:
        """That share of the force."""
        return Force(self.steps * share, self.fire * share, self.count * share)

    def joined(self, other: Force) -> Force:
        """Both forces together."""
        return Force(self.steps + other.steps, self.fire + other.fire, self.count + other.count)


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
    return Force(steps, fire / 6, count)


def ratio(attackers: Force, defenders: Force) -> float:
    """How much stronger the attackers are; 1 is an even fight, defenders firing first."""
    if defenders.count <= 0:
        return 9.0
    if attackers.count <= 0:
        return 0.0
    square = attackers.steps * attackers.fire / (defenders.steps * defenders.fire)
    return min(9.0, 0.92 * float(square**0.5))


def chance(odds: float) -> float:
    """The chance to win a field battle fought to the end at these odds."""
    cube = odds * odds * odds
    return cube / (1.0 + cube)


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


def storm(besiegers: Force, inside: Force, rating: int, rounds: int = 3) -> tuple[float, float]:
    """The steps lost by stormers and garrison; a castle halves the hits on it."""
    share = min(1.0, rating / besiegers.count) if besiegers.count else 0.0
    walls = Force(inside.steps * 2, inside.fire, inside.count)
    lost, damage = melee(besiegers.part(share), walls, rounds)
    return lost, damage / 2


def worth_storming(besiegers: Force, inside: Force, rating: int) -> bool:
    """Whether the garrison loses about as much as the stormers do."""
    lost, damage = storm(besiegers, inside, rating)
    return damage > 0 and damage >= 0.8 * lost


def fall(besiegers: Force, inside: Force, rating: int, turns: int, attrition: float) -> float:
    """The chance that a castle falls within so many game turns of siege.

    `attrition` is the chance of a besieged block to lose a step in a turn. Stormers who
    fall are missed in the next turn.
    """
    if inside.count <= 0:
        return 1.0
    if besiegers.count <= 0 or turns <= 0:
        return 0.0
    full = inside.steps
    left = full
    ring = besiegers
    for _ in range(turns):
        garrison = inside.part(left / full)
        if worth_storming(ring, garrison, rating):
            lost, damage = storm(ring, garrison, rating)
            left -= damage
            ring = ring.part(max(0.1, 1 - lost / ring.steps))
        left -= attrition * inside.count
        if left <= 0:
            break
    shift = left / inside.count**0.5
    if shift > 0:
        return float(0.5 * 0.3**shift)
    return float(1 - 0.5 * 0.3 ** (-shift * 2))
