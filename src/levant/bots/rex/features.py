"""The features of a position, the input of the value net: few of the many numbers are not zero.

Who stands where, how strong, who is still to come, the cities, the hands, the season, and the
terms of the evaluation with what each city promises either side.
"""

from __future__ import annotations

from typing import Final

from levant.bots.rex.evaluation import terms_of
from levant.bots.rex.targets import CITY_LIST
from levant.bots.rex.valuation import Valuation
from levant.rex.army import BLOCK_COUNT, STEPS
from levant.rex.board import CITY_COUNT, DEAD, GONE, TOWN_COUNT
from levant.rex.cards import CARD_KINDS, WINTER_TURN
from levant.rex.game import Game

_TERMS: Final = 14
_YEARS: Final = 6
_FIELD: Final = 4
"""Numbers for each side in each town: steps, fire and blocks in the field, steps in the castle."""
EDITIONS: Final = ("2.0", "1.4", "1.3", "manual")

# Where each part begins.
BLOCKS: Final = _TERMS
AWAY: Final = BLOCKS + BLOCK_COUNT
FALLEN: Final = AWAY + BLOCK_COUNT
TOWNS: Final = FALLEN + BLOCK_COUNT
PROMISES: Final = TOWNS + 2 * _FIELD * TOWN_COUNT
HELD: Final = PROMISES + 2 * CITY_COUNT
HANDS: Final = HELD + CITY_COUNT
YEARS: Final = HANDS + 2 * CARD_KINDS
SEASONS: Final = YEARS + _YEARS
EDITION: Final = SEASONS + WINTER_TURN
WIDTH: Final = EDITION + len(EDITIONS)


class Features:
    """The numbers that are not zero, and their places in the row."""

    def __init__(self, p: Game) -> None:
        self.places: list[int] = []
        self.values: list[float] = []
        frank = Valuation(p, 0)
        saracen = Valuation(p, 1)
        self._append(0, terms_of(p, frank, saracen))
        self._blocks(p)
        for side, valuation in ((0, frank), (1, saracen)):
            self._forces(side, valuation)
            self._append(
                PROMISES + side * CITY_COUNT,
                [valuation.now(city) / valuation.value(city) for city in CITY_LIST],
            )
        self._board(p)

    def _put(self, place: int, value: float) -> None:
        if value != 0.0:
            self.places.append(place)
            self.values.append(value)

    def _append(self, start: int, values: list[float]) -> None:
        for i in range(len(values)):
            self._put(start + i, values[i])

    def _blocks(self, p: Game) -> None:
        where = p.where
        for block in range(BLOCK_COUNT):
            place = where[block]
            if place < TOWN_COUNT:
                self._put(BLOCKS + block, p.strength(block) / 4)
            elif place == DEAD:
                self._put(FALLEN + block, 1.0)
            elif place != GONE:
                self._put(AWAY + block, STEPS[block] / 4)

    def _forces(self, side: int, valuation: Valuation) -> None:
        start = TOWNS + side * _FIELD * TOWN_COUNT
        for town in range(TOWN_COUNT):
            if valuation.number[town] > 0:
                self._put(start + town, valuation.steps[town] / 8)
                self._put(start + TOWN_COUNT + town, valuation.fire[town] / 4)
                self._put(start + 2 * TOWN_COUNT + town, valuation.number[town] / 4)
            self._put(start + 3 * TOWN_COUNT + town, valuation.in_steps[town] / 8)

    def _board(self, p: Game) -> None:
        franks = p.cities(0)
        saracens = p.cities(1)
        for i in range(CITY_COUNT):
            city = CITY_LIST[i]
            self._put(HELD + i, float(franks >> city & 1) - float(saracens >> city & 1))
        for side in (0, 1):
            hand = p.hands[side]
            for card in range(CARD_KINDS):
                held = hand >> (4 * card) & 15
                self._put(HANDS + side * CARD_KINDS + card, float(held))
        self._put(YEARS + min(p.year - 1187, _YEARS - 1), 1.0)
        self._put(SEASONS + p.turn - 1, 1.0)
        edition = p.rules.name
        for i in range(len(EDITIONS)):
            if EDITIONS[i] == edition:
                self._put(EDITION + i, 1.0)
