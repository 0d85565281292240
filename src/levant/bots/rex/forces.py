"""The forces of a drawn position, town by town, as one side sees them: steps, fire, blocks."""

from __future__ import annotations

from typing import Final

from levant.rex.army import FIREPOWER, SIDE
from levant.rex.bits import members
from levant.rex.board import TOWN_COUNT
from levant.rex.cards import (
    GUIDE,
    JIHAD_CARD,
    MOVE_1,
    MOVE_2,
    MOVE_3,
    WINTER_CAMPAIGN,
    WINTER_TURN,
)
from levant.rex.game import Game

_LEADERS: Final = [MOVE_1, MOVE_2, MOVE_3, WINTER_CAMPAIGN, GUIDE, JIHAD_CARD]


class Forces:
    """Who stands where, counted once."""

    def __init__(self, p: Game, side: int) -> None:
        self.p: Game = p
        self.side: int = side
        self.foe: int = 1 - side
        self.turns: int = max(0, WINTER_TURN - p.turn)
        self.last_year: bool = p.year >= p.rules.last_year
        self.leaders: int = 0  # cards in hand that lead groups home before winter
        for card in _LEADERS:
            self.leaders += p.hands[side] >> (4 * card) & 15
        zero = [0.0] * TOWN_COUNT
        self.steps: list[float] = zero[:]  # own forces in fields, then in castles
        self.fire: list[float] = zero[:]
        self.number: list[float] = zero[:]
        self.in_steps: list[float] = zero[:]
        self.in_fire: list[float] = zero[:]
        self.inside: list[float] = zero[:]
        self.foe_steps: list[float] = zero[:]
        self.foe_fire: list[float] = zero[:]
        self.foe_number: list[float] = zero[:]
        self.foe_in_steps: list[float] = zero[:]
        self.foe_in_fire: list[float] = zero[:]
        self.foe_inside: list[float] = zero[:]
        self._count()

    def _count(self) -> None:
        p = self.p
        where = p.where
        castle = p.castle
        for steps in (1, 2, 3, 4):
            for block in members(p.at_strength(steps)):
                town = where[block]
                if town >= TOWN_COUNT:
                    continue
                fire = steps * FIREPOWER[block] / 6
                if SIDE[block] == self.side:
                    if castle[town] >> block & 1:
                        self.in_steps[town] += steps
                        self.in_fire[town] += fire
                        self.inside[town] += 1
                    else:
                        self.steps[town] += steps
                        self.fire[town] += fire
                        self.number[town] += 1
                elif castle[town] >> block & 1:
                    self.foe_in_steps[town] += steps
                    self.foe_in_fire[town] += fire
                    self.foe_inside[town] += 1
                else:
                    self.foe_steps[town] += steps
                    self.foe_fire[town] += fire
                    self.foe_number[town] += 1
