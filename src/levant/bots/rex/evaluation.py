"""The knight's evaluation of a position: the expected outcome, from -1 (lost) to 1 (won).

A weighted sum of a few terms; the weights come from a logistic regression on finished games
(docs/bots.md says how it was fitted).
"""

from __future__ import annotations

from math import exp
from typing import Final

from levant.bots.rex.map_tables import WORTH
from levant.bots.rex.targets import CITY_LIST
from levant.bots.rex.valuation import Valuation
from levant.rex.army import BLOCK_COUNT, CRUSADERS, SIDE, STEPS
from levant.rex.bits import members, size
from levant.rex.board import DEAD, GONE, TOWN_COUNT
from levant.rex.cards import CARD_KINDS, WINTER_TURN
from levant.rex.game import Game

TERMS: Final = (
    "always", "late", "cities", "cities late", "safe cities", "safe cities late",
    "steps", "steps late", "coming", "coming late", "ground", "hand",
    "cities at the end", "safe cities at the end",
)  # fmt: skip
_YEARS: Final = 6
_CARD_WORTH: Final = [0.6, 1.0, 1.4, 0.6, 1.0, 1.0, 1.0, 1.0, 1.0, 0.5]


def progress(p: Game) -> float:
    """How much of the game is over, from 0 to 1."""
    turns = (p.year - 1187) * WINTER_TURN + p.turn - 1
    return turns / (_YEARS * WINTER_TURN)


def terms(p: Game) -> list[float]:
    """The terms of the weighted sum, Frank less Saracen."""
    return terms_of(p, Valuation(p, 0), Valuation(p, 1))


def terms_of(p: Game, frank: Valuation, saracen: Valuation) -> list[float]:
    """The same from the valuations of both sides."""
    time = progress(p)
    end = time**8
    cities = float(size(p.cities(0)) - size(p.cities(1)))
    safe = _safety(frank) - _safety(saracen)
    steps = coming = 0.0
    for block in range(BLOCK_COUNT):
        sign = 1.0 if SIDE[block] == 0 else -1.0
        place = p.where[block]
        if place < TOWN_COUNT:
            steps += sign * p.strength(block) * WORTH[block]
        elif place != GONE:
            share = 0.7 if CRUSADERS >> block & 1 else (0.6 if place == DEAD else 1.0)
            coming += sign * STEPS[block] * WORTH[block] * share
    ground = _ground(frank) - _ground(saracen)
    hand = _hand(p, 0) - _hand(p, 1)
    steps /= 20
    coming /= 20
    return [
        1.0, time, cities, cities * time, safe, safe * time,
        steps, steps * time, coming, coming * time, ground, hand,
        cities * end, safe * end,
    ]  # fmt: skip


def _safety(valuation: Valuation) -> float:
    """The cities of a side, each as far as it is safe, and those it may win."""
    total = 0.0
    for city in CITY_LIST:
        total += valuation.now(city) / valuation.value(city)
    return total


def _ground(valuation: Valuation) -> float:
    """How near a side's steps are to where things are decided."""
    total = 0.0
    for town in members(valuation.p.held[valuation.side]):
        total += valuation.steps[town] * valuation.pull(town)
    return total / 20


def _hand(p: Game, side: int) -> float:
    hand = p.hands[side]
    total = 0.0
    for card in range(CARD_KINDS):
        total += (hand >> (4 * card) & 15) * _CARD_WORTH[card]
    return total


WEIGHTS: Final = [
    -0.23, 0.03, 0.59, 0.56, 0.13, 1.15,
    0.53, 0.58, 0.55, 1.08, 0.10, 0.04,
    1.54, 1.73,
]  # fmt: skip


def evaluate(p: Game, side: int) -> float:
    """The expected outcome for a side."""
    if p.winner >= 0:
        return 1.0 if p.winner == side else -1.0
    score = 0.0
    parts = terms(p)
    for i in range(len(parts)):
        score += WEIGHTS[i] * parts[i]
    value = 2.0 / (1.0 + exp(-score)) - 1.0
    return value if side == 0 else -value
