"""What was learned about hidden blocks: which stands where, how strong, and about hands.

A belief's own weights say what is possible and what events tell. These weights say what players
do: whom they keep in a castle, whom they send to the front, which cards they keep. They multiply
the others, so that nothing impossible becomes possible. Fitted to the true positions of games of
bots (`python -m bench.learn`, docs/bots.md tells how).
"""

from __future__ import annotations

import json
from math import exp, log
from pathlib import Path
from typing import Any, Final

from levant.rex.army import BLOCK_COUNT, FIREPOWER, MOVE, STEPS
from levant.rex.bits import members
from levant.rex.board import CITIES, NEAR, PORTS, RATINGS, TOWN_COUNT
from levant.rex.cards import CARD_KINDS, WINTER_TURN
from levant.rex.game import Game
from levant.rex.rules import Rules

BELIEF_WEIGHTS_FILE: Final = Path(__file__).with_name("data") / "belief_weights.json"

SPOT_NAMES: Final = (
    "on the map", "in a castle", "city", "port", "walls", "in a stack", "alone", "moved this turn",
    "with enemies", "besieging", "enemies next door", "enemies near", "late in the year",
    "late in the war", "placed there",
)  # fmt: skip
SPOT_WIDTH: Final = 15
PAIR_NAMES: Final = (
    "seat", "home", "legs from home", "fire at the front", "fast and moved", "strong in a castle",
)  # fmt: skip
PAIR_WIDTH: Final = 6
_FRONT: Final = 10
_MOVED: Final = 7
_LATE: Final = 5
_YEARS: Final = 5
_FAR: Final = 12
_MOST_STEPS: Final = 4
_MOST_LOG: Final = 4.0
"""No block becomes likelier or less likely than e to this by what was learned."""


def _legs_from(start: int) -> list[int]:
    legs = [_FAR] * TOWN_COUNT
    legs[start] = 0
    ring = [start]
    for distance in range(1, _FAR):
        grown: list[int] = []
        for town in ring:
            for there in members(NEAR[town]):
                if there < TOWN_COUNT and legs[there] == _FAR and there != start:
                    legs[there] = distance
                    grown.append(there)
        ring = grown
    return legs


_LEGS: Final[list[list[int]]] = [_legs_from(town) for town in range(TOWN_COUNT)]


class Place:
    """Where a hidden block is, or is not yet, and all that is public about it."""

    def __init__(self, town: int, inside: bool, possible: list[float]) -> None:
        self.town: int = town
        """Its town; in the pool none of them."""
        self.inside: bool = inside
        self.touched: bool = False
        """Whether its strength may have changed unseen."""
        self.possible: list[float] = possible
        """The belief's own weight for each block of the army."""
        self.features: list[float] = [0.0] * SPOT_WIDTH


def describe(place: Place, board: Game, viewer: int, stack: int, moved: bool, placed: bool) -> None:
    """Fill in the features of a place; `board` has everything that is not hidden on it."""
    town = place.town
    if town >= TOWN_COUNT:
        return
    bit = 1 << town
    held = board.held[viewer]
    near = NEAR[town]
    wider = 0
    for there in members(near & ((1 << TOWN_COUNT) - 1)):
        wider |= NEAR[there]
    place.features = [
        1.0,
        float(place.inside),
        float(CITIES & bit != 0),
        float(PORTS & bit != 0),
        float(RATINGS[town] > 0),
        min(stack, 4) / 4,
        float(stack == 1),
        float(moved),
        float(held & bit != 0),
        float(not place.inside and board.garrisoned[viewer] & bit != 0),
        float(held & near != 0),
        float(held & (near | wider) != 0),
        float(board.turn >= _LATE),
        min(board.year - 1187, _YEARS) / _YEARS,
        float(placed),
    ]


def pair_features(block: int, place: Place, rules: Rules) -> list[float]:
    """What a block and a place have to do with each other."""
    town = place.town
    if town >= TOWN_COUNT:
        return [0.0] * PAIR_WIDTH
    home = rules.home[block]
    return [
        float(rules.seats[block] >> town & 1),
        float(home == town),
        (_LEGS[home][town] if home < TOWN_COUNT else _FAR) / _FAR,
        FIREPOWER[block] * place.features[_FRONT] / 4,
        float(MOVE[block] > 2) * place.features[_MOVED],
        STEPS[block] * float(place.inside) / 4,
    ]


class BeliefWeights:
    """The learned weights, read from a file."""

    # Any: JSON of a file that training wrote
    def __init__(self, held: dict[str, Any]) -> None:
        grain: float = held["grain"]
        self.blocks: list[list[float]] = _table(held["blocks"], grain, BLOCK_COUNT, SPOT_WIDTH)
        """For each block a weight for each feature of a place."""
        self.seen: list[float] = [number * grain for number in held["seen"]]
        """For each side how much what was seen counts: 1.0 as the belief counts it itself."""
        if len(self.seen) != 2:
            raise ValueError(f"{BELIEF_WEIGHTS_FILE.name}: {len(self.seen)} sides, not 2")
        self.pairs: list[list[float]] = _table(held["pairs"], grain, 2, PAIR_WIDTH)
        """For each side a weight for each thing that a block and a place have in common."""
        self.cards: list[list[float]] = _table(held["cards"], grain, 2 * WINTER_TURN, CARD_KINDS)
        """For each side and turn how much each card is rather held, as a logarithm."""
        self.steps: list[list[float]] = _table(
            held["steps"], grain, 2 * _MOST_STEPS * _MOST_STEPS, _MOST_STEPS
        )
        """How often a block has so many steps, by its most, a guess, and whether it was touched."""

    def rates(self, place: Place, base: int, rules: Rules) -> list[float]:
        """The weight of each block of an army, from `base` on, for a place."""
        possible = place.possible
        rates: list[float] = []
        side = 0 if base == 0 else 1
        for i in range(len(possible)):
            weight = possible[i]
            if weight > 0.0 and weight < 1.0:
                told = self.seen[side] * log(weight)
                weight = exp(told + self._score(base + i, place, side, rules))
            rates.append(weight)
        return rates

    def _score(self, block: int, place: Place, side: int, rules: Rules) -> float:
        row = self.blocks[block]
        features = place.features
        total = 0.0
        for i in range(SPOT_WIDTH):
            total += row[i] * features[i]
        shared = pair_features(block, place, rules)
        weights = self.pairs[side]
        for i in range(PAIR_WIDTH):
            total += weights[i] * shared[i]
        return max(-_MOST_LOG, min(_MOST_LOG, total))

    def card_rate(self, side: int, turn: int, card: int) -> float:
        """How much rather a card is held than left in the deck."""
        return exp(self.cards[side * WINTER_TURN + turn - 1][card])

    def step_chances(self, touched: bool, most: int, guess: int) -> list[float]:
        """How often a hidden block that may have `most` steps has 1, 2, 3 or 4."""
        return self.steps[steps_row(touched, most, guess)]


def steps_row(touched: bool, most: int, guess: int) -> int:
    """The row of the table of steps."""
    return (int(touched) * _MOST_STEPS + most - 1) * _MOST_STEPS + guess - 1


# Any: JSON of a file that training wrote
def _table(held: Any, grain: float, rows: int, width: int) -> list[list[float]]:
    if len(held) != rows:
        raise ValueError(f"{BELIEF_WEIGHTS_FILE.name}: {len(held)} rows, not {rows}")
    table: list[list[float]] = []
    for row in held:
        if len(row) != width:
            raise ValueError(
                f"{BELIEF_WEIGHTS_FILE.name}: a row has {len(row)} numbers, not {width}"
            )
        table.append([number * grain for number in row])
    return table


_shipped: list[BeliefWeights] = []


def belief_weights() -> BeliefWeights:
    """The weights that are shipped, read when they are first needed."""
    if not _shipped:
        _shipped.append(BeliefWeights(json.loads(BELIEF_WEIGHTS_FILE.read_text("utf-8"))))
    return _shipped[0]
