"""The features of an order: what a learned policy reads of a move beside what it gains.

Few of the numbers are not zero. Each side has numbers of its own: what is good for one need not be
for the other.
"""

from __future__ import annotations

from math import log
from typing import Final

from levant.bots.rex.features import EDITIONS
from levant.bots.rex.group_moves import Order
from levant.bots.rex.map_tables import DISTANCE
from levant.bots.rex.targets import CITY_LIST
from levant.bots.rex.valuation import Valuation
from levant.rex.army import FIREPOWER, STEPS
from levant.rex.board import CITIES, TOWN_COUNT
from levant.rex.cards import WINTER_TURN
from levant.rex.words import ENTER_WITH, GROUP_OF, KEEP_SIEGE, MUSTER_AT, SAIL_WITH

VERBS: Final = [GROUP_OF, MUSTER_AT, SAIL_WITH, ENTER_WITH, KEEP_SIEGE]
NAMES: Final = (
    "group", "muster", "voyage", "entry", "siege kept", "done",
    "gain", "gain over 2", "gain over 5",
    "battle", "siege", "city won", "relief", "own city", "own town",
    "odds", "odds below even", "walls", "blocks", "steps", "legs",
    "all leave", "own city left", "own city emptied", "siege left", "danger left",
    "battle early", "battle late", "battle in winter", "siege early", "siege late",
    "last year", "last year, city", "first move", "done with moves left",
    "battle, guide or jihad", "done in winter", "done late",
    *[f"to {i}" for i in range(len(CITY_LIST))],
    *[f"battle, {edition}" for edition in EDITIONS],
    *[f"siege, {edition}" for edition in EDITIONS],
    *[f"done, {edition}" for edition in EDITIONS],
)  # fmt: skip
COUNT: Final = len(NAMES)
"""How many features there are for each side."""
WIDTH: Final = 2 * COUNT


def _at(name: str) -> int:
    return NAMES.index(name)


_DONE: Final = _at("done")
_MOVES_LEFT: Final = _at("done with moves left")
_DONE_IN_WINTER: Final = _at("done in winter")
_DONE_LATE: Final = _at("done late")
_GAIN: Final = _at("gain")
_BATTLE: Final = _at("battle")
_BATTLE_SEASON: Final = _at("battle early")
_LED: Final = _at("battle, guide or jihad")
_SIEGE: Final = _at("siege")
_SIEGE_SEASON: Final = _at("siege early")
_CITY_WON: Final = _at("city won")
_RELIEF: Final = _at("relief")
_OWN_CITY: Final = _at("own city")
_OWN_TOWN: Final = _at("own town")
_ODDS: Final = _at("odds")
_WALLS: Final = _at("walls")
_BLOCKS: Final = _at("blocks")
_STEPS: Final = _at("steps")
_LEGS: Final = _at("legs")
_ALL_LEAVE: Final = _at("all leave")
_CITY_LEFT: Final = _at("own city left")
_CITY_EMPTIED: Final = _at("own city emptied")
_SIEGE_LEFT: Final = _at("siege left")
_DANGER_LEFT: Final = _at("danger left")
_LAST_YEAR: Final = _at("last year")
_LAST_CITY: Final = _at("last year, city")
_FIRST: Final = _at("first move")
_GOALS: Final = _at("to 0")
_BATTLE_EDITION: Final = _at(f"battle, {EDITIONS[0]}")
_SIEGE_EDITION: Final = _at(f"siege, {EDITIONS[0]}")
_DONE_EDITION: Final = _at(f"done, {EDITIONS[0]}")
_LATE: Final = 4
_MOST_ODDS: Final = 3.0
_GREAT: Final = 8.0


class OrderFeatures:
    """The numbers that are not zero, and their places in the row; no order is to be done."""

    def __init__(self, valuation: Valuation, order: Order | None, moves: int) -> None:
        self.places: list[int] = []
        self.values: list[float] = []
        self._start: int = COUNT * valuation.side
        self._edition: int = _edition_of(valuation.p.rules.name)
        if order is None:
            self._rest(valuation, moves)
        else:
            self._order(valuation, order, moves)

    def _put(self, place: int, value: float) -> None:
        if value != 0.0:
            self.places.append(self._start + place)
            self.values.append(value)

    def _rest(self, valuation: Valuation, moves: int) -> None:
        """To leave it at what is done."""
        self._put(_DONE, 1.0)
        self._put(_MOVES_LEFT, moves / 3)
        if valuation.p.turn == WINTER_TURN:
            self._put(_DONE_IN_WINTER, 1.0)
        elif valuation.p.turn >= _LATE:
            self._put(_DONE_LATE, 1.0)
        self._put(_DONE_EDITION + self._edition, 1.0)

    def _order(self, valuation: Valuation, order: Order, moves: int) -> None:
        for i in range(len(VERBS)):
            if order.verb == VERBS[i]:
                self._put(i, 1.0)
        gain = min(order.score, 2 * _GREAT)
        self._put(_GAIN, gain / _GREAT)
        self._put(_GAIN + 1, max(0.0, gain - 2) / _GREAT)
        self._put(_GAIN + 2, max(0.0, gain - 5) / _GREAT)
        if order.goal >= 0:
            self._goal(valuation, order)
        if order.verb == GROUP_OF:
            self._source(valuation, order)
        if valuation.last_year:
            self._put(_LAST_YEAR, 1.0)
            if order.goal >= 0 and CITIES >> order.goal & 1:
                self._put(_LAST_CITY, 1.0)
        self._put(_FIRST, moves / 3)

    def _goal(self, valuation: Valuation, order: Order) -> None:
        """Where it goes, who comes there, and whom they meet."""
        p = valuation.p
        goal = order.goal
        steps, fire, number = _coming(valuation, order)
        foes = valuation.foe_number[goal]
        battle = foes > 0
        siege = not battle and valuation.foe_inside[goal] > 0
        city = CITIES >> goal & 1
        mine = valuation.is_mine(goal) if city else False
        turn = p.turn
        if battle:
            self._put(_BATTLE, 1.0)
            self._put(_BATTLE_SEASON + (2 if turn == WINTER_TURN else int(turn >= _LATE)), 1.0)
            self._put(_LED, float(p.groups_only))
            self._put(_BATTLE_EDITION + self._edition, 1.0)
            self._odds(
                steps * fire,
                (valuation.foe_steps[goal] + valuation.foe_in_steps[goal])
                * (valuation.foe_fire[goal] + valuation.foe_in_fire[goal]),
            )
        elif siege:
            self._put(_SIEGE, 1.0)
            self._put(_SIEGE_SEASON + int(turn >= _LATE), 1.0)
            self._put(_SIEGE_EDITION + self._edition, 1.0)
            self._odds(
                (valuation.steps[goal] + steps) * (valuation.fire[goal] + fire),
                valuation.foe_in_steps[goal] * valuation.foe_in_fire[goal],
            )
        if battle or siege:
            self._put(_WALLS, p.rules.rating[goal] / 4)
        if city:
            self._put(_OWN_CITY if mine else _CITY_WON, 1.0)
            for i in range(len(CITY_LIST)):
                if CITY_LIST[i] == goal:
                    self._put(_GOALS + i, 1.0)
        elif not battle and not siege:
            self._put(_OWN_TOWN, 1.0)
        if valuation.inside[goal] > 0 and battle:
            self._put(_RELIEF, 1.0)
        self._put(_BLOCKS, number / 4)
        self._put(_STEPS, steps / _GREAT)
        if order.verb == GROUP_OF:
            self._put(_LEGS, float(DISTANCE[order.thing * TOWN_COUNT + goal]) / 3)

    def _odds(self, ours: float, theirs: float) -> None:
        odds = max(-_MOST_ODDS, min(_MOST_ODDS, log((ours + 0.3) / (theirs + 0.3))))
        self._put(_ODDS, odds)
        self._put(_ODDS + 1, min(0.0, odds))

    def _source(self, valuation: Valuation, order: Order) -> None:
        """What is left where it comes from."""
        start = order.thing
        emptied = len(order.dest) >= valuation.number[start]
        if emptied:
            self._put(_ALL_LEAVE, 1.0)
        if CITIES >> start & 1 and valuation.is_mine(start):
            self._put(_CITY_LEFT, 1.0)
            if emptied:
                self._put(_CITY_EMPTIED, 1.0)
        if valuation.foe_inside[start] > 0:
            self._put(_SIEGE_LEFT, 1.0)
        self._put(_DANGER_LEFT, min(4.0, valuation.danger(start)) / 4)


def _coming(valuation: Valuation, order: Order) -> tuple[float, float, float]:
    """Steps, fire and number of those who would come to the goal of an order."""
    p = valuation.p
    steps = fire = number = 0.0
    for block in order.dest:
        if order.dest[block] == order.goal:
            steps += p.strength(block)
            fire += p.strength(block) * FIREPOWER[block] / 6
            number += 1
    if number or order.verb != SAIL_WITH:
        return steps, fire, number
    block = order.thing
    sailing = float(p.strength(block) if p.where[block] < TOWN_COUNT else STEPS[block])
    return sailing, sailing * FIREPOWER[block] / 6, 1.0


def _edition_of(name: str) -> int:
    for i in range(len(EDITIONS)):
        if EDITIONS[i] == name:
            return i
    return 0
