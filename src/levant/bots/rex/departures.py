"""5.5 Who may leave a town, how far they get, and what the town is worth without them.

All of it is asked again and again while moves are rated, and remembered.
"""

from __future__ import annotations

from levant.bots.rex.valuation import Valuation
from levant.rex.army import FIREPOWER
from levant.rex.bits import members
from levant.rex.cards import WINTER_TURN
from levant.rex.game import Game
from levant.rex.movement import free_blocks


class Departures:
    """What the towns can send out."""

    def __init__(self, valuation: Valuation) -> None:
        self.valuation: Valuation = valuation
        self.p: Game = valuation.p
        self.side: int = valuation.side
        self._left: dict[int, float] = {}
        self._stacks: dict[int, list[int]] = {}
        self._reached: dict[int, int] = {}

    def free(self, town: int) -> list[int]:
        """5.5: the blocks of a field that may go, the strongest first."""
        if town in self._stacks:
            return self._stacks[town]
        p = self.p
        ranked: list[tuple[int, int]] = []
        for block in members(free_blocks(p, town, self.side)):
            ranked.append((-p.strength(block) * FIREPOWER[block], block))
        ranked.sort()
        stack = [block for _, block in ranked]
        self._stacks[town] = stack
        return stack

    def without(self, start: int, gone: int, steps: float, fire: float, number: int) -> float:
        """What a town is worth when some blocks, so strong together, have gone."""
        if gone in self._left:
            return self._left[gone]
        valuation = self.valuation
        left = valuation.worth(
            start,
            valuation.steps[start] - steps,
            valuation.fire[start] - fire,
            valuation.number[start] - number,
        )
        self._left[gone] = left
        return left

    def reach(self, start: int, legs: int) -> int:
        """The towns within so many legs, not through enemies."""
        key = start * 8 + legs
        if key in self._reached:
            return self._reached[key]
        found = self._find_reach(start, legs)
        self._reached[key] = found
        return found

    def _find_reach(self, start: int, legs: int) -> int:
        p = self.p
        held = p.held[1 - self.side]
        winter = p.turn == WINTER_TURN
        found = 1 << start
        ring = found
        for _ in range(legs):
            grown = 0
            for town in members(ring):
                grown |= p.exits[town]
            grown &= ~found
            if winter:
                grown &= ~held
            found |= grown
            ring = grown & ~held
            if not ring:
                break
        found &= ~(1 << start)
        return found & ~p.garrisoned[1 - self.side] if winter else found
