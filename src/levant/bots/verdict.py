"""What a position promises: the expected outcome, from -1 (lost) to 1 (won).

A few sums over the board, weighed by a logistic regression on finished games
(docs/bots.md says how it was fitted).
"""

from __future__ import annotations

from math import exp
from typing import Final

from levant.bots.survey import CITY_LIST, Survey
from levant.bots.terrain import WORTH
from levant.rex.army import BLOCK_COUNT, CRUSADERS, SIDE, STEPS
from levant.rex.bits import members, size
from levant.rex.board import DEAD, GONE, TOWN_COUNT
from levant.rex.cards import CARD_KINDS, WINTER_TURN
from levant.rex.game import Game

FEATURES: Final = (
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


def features(p: Game) -> list[float]:
    """The sums a verdict is made from, Frank less Saracen."""
    return sums(p, Survey(p, 0), Survey(p, 1))


def sums(p: Game, frank: Survey, saracen: Survey) -> list[float]:
    """The same for a position that was surveyed already."""
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


def _safety(survey: Survey) -> float:
    """The cities of a side, each as far as it is safe, and those it may win."""
    total = 0.0
    for city in CITY_LIST:
        total += survey.now(city) / survey.value(city)
    return total


def _ground(survey: Survey) -> float:
    """How near a side's steps are to where things are decided."""
    total = 0.0
    for town in members(survey.p.held[survey.side]):
        total += survey.steps[town] * survey.pull(town)
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
    parts = features(p)
    for i in range(len(parts)):
        score += WEIGHTS[i] * parts[i]
    value = 2.0 / (1.0 + exp(-score)) - 1.0
    return value if side == 0 else -value
