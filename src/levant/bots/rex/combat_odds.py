"""The arithmetic of fights and sieges, on plain numbers: fast enough for playouts.

A force is three numbers: its steps, the hits it makes in one round of fire, its blocks. Chance
is replaced by its mean; the curves are fitted to fights that were played out.
"""

from __future__ import annotations

from math import comb, sqrt
from typing import Final

_FINE: Final = 24
_MOST: Final = 9.0
_CASTLE_ROUNDS: Final = 3


def _curve(middle: float, power: float) -> list[float]:
    """A table of w / (1 + w) with w = (odds / middle) ** power."""
    table: list[float] = []
    for i in range(int(_MOST * _FINE) + 2):
        weight = (i / _FINE / middle) ** power
        table.append(weight / (1 + weight))
    return table


_FIELD: Final[list[float]] = _curve(1.24, 7)
_STORM: Final[list[list[float]]] = [
    _curve(2.05 * (3 / max(1, rounds)) ** 0.45, 6) for rounds in range(_CASTLE_ROUNDS + 1)
]
STORM_ODDS: Final = 1.3
"""Who storms with less than this loses much and gains nothing."""


def ratio(
    steps: float, fire: float, number: float, foe_steps: float, foe_fire: float, foe_number: float
) -> float:
    """How much stronger an attacker is; 1 is an even fight, defenders firing first."""
    if foe_number <= 0 or foe_steps <= 0:
        return _MOST
    if number <= 0 or steps <= 0:
        return 0.0
    odds = 0.92 * sqrt(steps * fire / (foe_steps * foe_fire))
    return odds if odds < _MOST else _MOST


def chance(odds: float) -> float:
    """The chance that attackers clear a field within three rounds."""
    return _FIELD[int(odds * _FINE)]


def storm_chance(odds: float, rounds: int) -> float:
    """The chance that stormers take a castle within so many rounds."""
    if rounds < 1:
        return 0.0
    return _STORM[rounds if rounds < _CASTLE_ROUNDS else _CASTLE_ROUNDS][int(odds * _FINE)]


def losses(
    steps: float, fire: float, foe_steps: float, foe_fire: float, rounds: int
) -> tuple[float, float]:
    """The steps that attackers and defenders lose in a field battle of so many rounds."""
    if steps <= 0 or foe_steps <= 0:
        return 0.0, 0.0
    left = steps
    foe_left = foe_steps
    for _ in range(rounds):
        left -= foe_fire * foe_left / foe_steps
        if left <= 0:
            return steps, foe_steps - foe_left
        foe_left -= fire * left / steps
        if foe_left <= 0:
            return steps - left, foe_steps
    return steps - left, foe_steps - foe_left


def _starving(attrition: int) -> list[float]:
    """By 8 * steps + turns: the chance that a block loses so many steps in so many turns."""
    table: list[float] = []
    hit = attrition / 6
    for steps in range(8):
        for turns in range(8):
            table.append(
                sum(
                    comb(turns, n) * hit**n * (1 - hit) ** (turns - n)
                    for n in range(steps, turns + 1)
                )
            )
    return table


_STARVED: Final[list[list[float]]] = [_starving(limit) for limit in range(7)]


def starved(steps: float, turns: int, attrition: int) -> float:
    """The chance that hunger alone empties a block of that many steps."""
    if steps <= 0:
        return 1.0
    if turns > 7:
        turns = 7
    low = int(steps)
    if low > 6:
        return 0.0
    share = steps - low
    table = _STARVED[attrition]
    return (1 - share) * table[8 * low + turns] + share * table[8 * low + 8 + turns]


def fall(
    steps: float,
    fire: float,
    number: float,
    in_steps: float,
    in_fire: float,
    inside: float,
    stormers: int,
    turns: int,
    attrition: int,
) -> float:
    """The chance that a castle falls within so many game turns of siege."""
    if inside <= 0 or in_steps <= 0:
        return 1.0
    if number <= 0 or turns <= 0:
        return 0.0
    left = in_steps
    worn = 0.0
    holds = 1.0
    ring = 1.0
    share = 1.0 if number <= stormers else stormers / number
    for _ in range(turns):
        rest = (left - worn) / in_steps
        if rest < 0.2:
            rest = 0.2
        part = ring * share
        odds = ratio(
            steps * part, fire * part, number * part, in_steps * rest, in_fire * rest, inside * rest
        )
        if odds > STORM_ODDS:
            holds *= 1 - storm_chance(odds, 3)
            if holds < 0.05:
                return 1 - holds
            lost, damage = losses(steps * part, fire * part, 2 * in_steps * rest, in_fire * rest, 3)
            left -= damage / 2
            ring *= max(0.1, 1 - lost / (steps * ring))
        worn += attrition / 6 * inside
    hungry = starved(left / inside, turns, attrition)
    return 1 - holds * (1 - float(hungry**inside))
