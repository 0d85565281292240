"""5.5 Who may leave a town, how far they get, and what the town is worth without them.

All of it is asked again and again while moves are rated, and remembered.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from levant.bots.rex.targets import UNASKED
from levant.bots.rex.valuation import Valuation
from levant.rex.army import FIREPOWER, MOVE
from levant.rex.bits import lowest, members
from levant.rex.board import TOWN_COUNT
from levant.rex.cards import WINTER_TURN
from levant.rex.game import Game
from levant.rex.movement import bound, free_blocks


class Departures:
    """What the towns can send out."""

    def __init__(self, valuation: Valuation) -> None:
        self.valuation: Valuation = valuation
        self.p: Game = valuation.p
        self.side: int = valuation.side
        self._season: int = self.p.rules.winter_move if bound(self.p, self.side) else 0
        self._left: dict[int, float] = {}
        self._stacks: dict[int, list[int]] = {}
        self._reached: dict[int, int] = {}

    def legs(self, block: i64) -> int:
        """2.1.3: how many legs an own block may go."""
        return MOVE[block] + self._season

    def free(self, town: int) -> list[int]:
        """5.5: the blocks of a field that may go, the strongest first."""
        known = self._stacks.get(town)
        if known is not None:
            return known
        p = self.p
        ranked: list[tuple[int, int]] = []
        for block in members(free_blocks(p, town, self.side)):
            ranked.append((-p.strength(block) * FIREPOWER[block], block))
        ranked.sort()
        stack = [block for _, block in ranked]
        self._stacks[town] = stack
        return stack

    def without(self, start: i64, gone: int, steps: float, fire: float, number: float) -> float:
        """What a town is worth when some blocks, so strong together, have gone."""
        known = self._left.get(gone)
        if known is not None:
            return known
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
        known = self._reached.get(key)
        if known is not None:
            return known
        found = self._find_reach(start, legs)
        self._reached[key] = found
        return found

    def _find_reach(self, start: int, legs: int) -> int:
        p = self.p
        exits = p.exits
        held = self.valuation.foe_held
        winter = p.turn == WINTER_TURN
        found: i64 = 1 << start
        ring = found
        for _ in range(legs):
            grown: i64 = 0
            while ring:
                grown |= exits[lowest(ring)]
                ring &= ring - 1
            grown &= ~found
            if winter:
                grown &= ~held
            found |= grown
            ring = grown & ~held
            if not ring:
                break
        found &= ~(1 << start)
        return found & ~p.garrisoned[1 - self.side] if winter else found


class MovedForces:
    """What towns are worth when some blocks have gone from one to another."""

    def __init__(self, valuation: Valuation) -> None:
        self.valuation: Valuation = valuation
        self._steps: vec[float] = vec[float]([0.0] * TOWN_COUNT)
        self._fire: vec[float] = vec[float]([0.0] * TOWN_COUNT)
        self._number: vec[float] = vec[float]([0.0] * TOWN_COUNT)
        self._worth: vec[float] = vec[float]([UNASKED] * TOWN_COUNT)

    def move(self, start: i64, goal: i64, steps: float, fire: float) -> None:
        """A block, so strong, goes from one town to another."""
        self._change(start, -steps, -fire, -1.0)
        self._change(goal, steps, fire, 1.0)

    def _change(self, town: i64, steps: float, fire: float, number: float) -> None:
        self._steps[town] += steps
        self._fire[town] += fire
        self._number[town] += number
        self._worth[town] = UNASKED

    def worth(self, town: i64) -> float:
        """The worth of a town now."""
        if self._number[town] == 0.0:
            return self.valuation.now(town)
        known = self._worth[town]
        if known == UNASKED:
            known = self.worth_with(town, 0.0, 0.0, 0.0)
            self._worth[town] = known
        return known

    def worth_with(self, town: i64, steps: float, fire: float, number: float) -> float:
        """The worth of a town if one more block comes, or with numbers below 0 leaves."""
        valuation = self.valuation
        return valuation.worth(
            town,
            valuation.steps[town] + self._steps[town] + steps,
            valuation.fire[town] + self._fire[town] + fire,
            valuation.number[town] + self._number[town] + number,
        )
