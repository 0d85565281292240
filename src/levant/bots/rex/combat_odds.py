"""The arithmetic of fights and sieges, on plain numbers: fast enough for playouts.

A force is three numbers: its steps, the hits it makes in one round of fire, its blocks. Chance
is replaced by its mean; the curves are fitted to fights that were played out.
"""

from __future__ import annotations

import math
from math import comb, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_FINE: Final = 24
_MOST: Final = 9.0
_CASTLE_ROUNDS: Final = 3
_CURVE: Final = 218
"""Entries of a curve: for all odds up to the most, and one more."""


def _curve(middle: float, power: float) -> list[float]:
    """A table of w / (1 + w) with w = (odds / middle) ** power."""
    table: list[float] = []
    for i in range(_CURVE):
        weight = (i / _FINE / middle) ** power
        table.append(weight / (1 + weight))
    return table


def _storm_curves() -> list[float]:
    """The curves of a storm, one after the other by the rounds it may last."""
    table: list[float] = []
    for rounds in range(_CASTLE_ROUNDS + 1):
        table += _curve(2.05 * (3 / max(1, rounds)) ** 0.45, 6)
    return table


_FIELD: Final[vec[float]] = vec[float](_curve(1.24, 7))
_STORM: Final[vec[float]] = vec[float](_storm_curves())
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


def storm_chance(odds: float, rounds: i64) -> float:
    """The chance that stormers take a castle within so many rounds."""
    if rounds < 1:
        return 0.0
    curve = rounds if rounds < _CASTLE_ROUNDS else _CASTLE_ROUNDS
    return _STORM[curve * _CURVE + int(odds * _FINE)]


def losses(
    steps: float, fire: float, foe_steps: float, foe_fire: float, rounds: i64
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


_DIE: Final = 6
_HUNGER: Final[vec[float]] = vec[float]([limit / _DIE for limit in range(_DIE + 1)])
"""By the highest die that costs a besieged block a step: the chance that it does."""


def _starving() -> list[float]:
    """By 64 * attrition + 8 * steps + turns: the chance that hunger takes so many steps by then."""
    table: list[float] = []
    for limit in range(_DIE + 1):
        hit = limit / _DIE
        for steps in range(8):
            for turns in range(8):
                table.append(
                    sum(
                        comb(turns, n) * hit**n * (1 - hit) ** (turns - n)
                        for n in range(steps, turns + 1)
                    )
                )
    return table


_STARVED: Final[vec[float]] = vec[float](_starving())


def hunger(attrition: i64) -> float:
    """The chance that a besieged block loses a step in a turn."""
    return _HUNGER[attrition]


def starved(steps: float, turns: i64, attrition: i64) -> float:
    """The chance that hunger alone empties a block of that many steps."""
    if steps <= 0:
        return 1.0
    if turns > 7:
        turns = 7
    low = int(steps)
    if low > 6:
        return 0.0
    share = steps - low
    entry: i64 = 64 * attrition + 8 * low + turns
    return (1 - share) * _STARVED[entry] + share * _STARVED[entry + 8]


def fall(
    steps: float,
    fire: float,
    number: float,
    in_steps: float,
    in_fire: float,
    inside: float,
    stormers: float,
    turns: i64,
    attrition: i64,
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
    worn_each = _HUNGER[attrition] * inside
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
        worn += worn_each
    hungry = starved(left / inside, turns, attrition)
    return 1 - holds * (1 - math.pow(hungry, inside))
