"""The forces of a drawn position, town by town, as one side sees them: steps, fire, blocks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from levant.rex.army import ARMY, BLOCK_COUNT, FIREPOWER
from levant.rex.bits import lowest
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
from levant.rex.rules import Rules

_MOST_STEPS: Final = 4
_FIRE: Final[vec[float]] = vec[float](
    [steps * FIREPOWER[b] / 6 for steps in range(_MOST_STEPS + 1) for b in range(BLOCK_COUNT)]
)
_LEADERS: Final = [MOVE_1, MOVE_2, MOVE_3, WINTER_CAMPAIGN, GUIDE, JIHAD_CARD]


def fire_of(block: i64, steps: i64) -> float:
    """The hits that a block makes in one round of fire."""
    return _FIRE[steps * BLOCK_COUNT + block]


class Forces:
    """Who stands where, counted once."""

    def __init__(self, p: Game, side: int) -> None:
        self.p: Game = p
        self.rules: Rules = p.rules
        self.side: int = side
        self.foe: int = 1 - side
        self.held: i64 = p.held[side]  # towns with blocks in the field
        self.foe_held: i64 = p.held[1 - side]
        self.foe_attacked: i64 = p.attacked[1 - side]  # towns that the foe attacks
        self.turns: int = max(0, WINTER_TURN - p.turn)
        self.last_year: bool = p.year >= p.rules.last_year
        self.leaders: int = 0  # cards in hand that lead groups home before winter
        for card in _LEADERS:
            self.leaders += p.hands[side] >> (4 * card) & 15
        # Own forces in fields, then in castles.
        self.steps: vec[float] = vec[float]([0.0] * TOWN_COUNT)
        self.fire: vec[float] = vec[float]([0.0] * TOWN_COUNT)
        self.number: vec[float] = vec[float]([0.0] * TOWN_COUNT)
        self.in_steps: vec[float] = vec[float]([0.0] * TOWN_COUNT)
        self.in_fire: vec[float] = vec[float]([0.0] * TOWN_COUNT)
        self.inside: vec[float] = vec[float]([0.0] * TOWN_COUNT)
        self.foe_steps: vec[float] = vec[float]([0.0] * TOWN_COUNT)
        self.foe_fire: vec[float] = vec[float]([0.0] * TOWN_COUNT)
        self.foe_number: vec[float] = vec[float]([0.0] * TOWN_COUNT)
        self.foe_in_steps: vec[float] = vec[float]([0.0] * TOWN_COUNT)
        self.foe_in_fire: vec[float] = vec[float]([0.0] * TOWN_COUNT)
        self.foe_inside: vec[float] = vec[float]([0.0] * TOWN_COUNT)
        for steps in range(1, _MOST_STEPS + 1):
            self._count(steps)

    def _count(self, steps: int) -> None:
        """Count the blocks of one strength."""
        p = self.p
        points = float(steps)
        own: i64 = ARMY[self.side]
        blocks: i64 = p.at_strength(steps)
        while blocks:
            block = lowest(blocks)
            bit = blocks & -blocks
            blocks ^= bit
            town: i64 = p.where[block]
            if town >= TOWN_COUNT:
                continue
            fire = fire_of(block, steps)
            castle: i64 = p.castle[town]
            if own & bit:
                if castle & bit:
                    self.in_steps[town] += points
                    self.in_fire[town] += fire
                    self.inside[town] += 1
                else:
                    self.steps[town] += points
                    self.fire[town] += fire
                    self.number[town] += 1
            elif castle & bit:
                self.foe_in_steps[town] += points
                self.foe_in_fire[town] += fire
                self.foe_inside[town] += 1
            else:
                self.foe_steps[town] += points
                self.foe_fire[town] += fire
                self.foe_number[town] += 1
