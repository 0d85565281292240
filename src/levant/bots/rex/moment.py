"""One decision: what is seen, what may be done, and what the bot remembers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from levant.bots.rex.outlook import Outlook
from levant.bots.rex.stakes import Stakes
from levant.kernel.dice import Dice
from levant.rex.board import TOWN_COUNT
from levant.rex.words import action

March = tuple[int, list[int]]
"""A block and its path, which begins with the town it leaves."""


@dataclass
class Order:
    """One move of the movement phase, thought out before its first action."""

    verb: int
    thing: int
    score: float
    goal: int
    marches: list[March] = field(default_factory=list)

    def path(self, block: int) -> list[int]:
        """The way a block is to go; empty when it has no orders."""
        for marcher, path in self.marches:
            if marcher == block:
                return path
        return []


class Memory:
    """What a bot keeps from one decision to the next. All of it can be done without."""

    def __init__(self) -> None:
        self.order: Order | None = None
        self.aim = -1
        self.came_from: dict[int, int] = {}
        self.turn = (0, 0)
        self.whims = [1.0] * TOWN_COUNT
        # Besieged enemy garrisons: how many blocks, and about how many steps they have left.
        self.garrisons: dict[int, tuple[float, float]] = {}

    def copy(self) -> Memory:
        """The same, to think ahead with; orders are made once and shared."""
        other = Memory()
        other.order = self.order
        other.aim = self.aim
        other.came_from = dict(self.came_from)
        other.turn = self.turn
        other.whims = self.whims[:]
        other.garrisons = dict(self.garrisons)
        return other

    def new_turn(self, turn: tuple[int, int], dice: Dice) -> None:
        """Every turn some cities look a little better, some worse."""
        if turn != self.turn:
            self.turn = turn
            self.whims = [0.85 + dice.below(300) / 1000 for _ in range(TOWN_COUNT)]
            self.came_from.clear()

    def gauge_garrisons(self, seen: Outlook, hungry: list[int]) -> None:
        """Keep count of besieged garrisons; `hungry` names the towns of steps just lost."""
        for town in hungry:
            if town in self.garrisons:
                count, steps = self.garrisons[town]
                self.garrisons[town] = (count, steps - 1)
        for town in [town for town in self.garrisons if town not in seen.foes_inside]:
            del self.garrisons[town]
        for town, guess in seen.foes_inside.items():
            count, steps = self.garrisons.get(town, (0.0, 0.0))
            if guess.number > count or seen.face_up_inside(town):
                steps = guess.steps
            seen.gauge(town, steps)
            self.garrisons[town] = (guess.number, max(steps, guess.number))


class Moment:
    """What a decision is made from."""

    def __init__(self, seen: Outlook, legal: list[int], memory: Memory, dice: Dice) -> None:
        self.seen = seen
        self.legal = legal
        self.memory = memory
        self.dice = dice
        self._stakes: Stakes | None = None

    @property
    def stakes(self) -> Stakes:
        """The values of this moment, computed when first asked for."""
        if self._stakes is None:
            self._stakes = Stakes(self.seen, self.memory.whims, self.memory.aim)
        return self._stakes

    def things(self, verb: int) -> list[int]:
        """The objects that a verb may take now."""
        return [a & 63 for a in self.legal if a >> 6 == verb]

    def may(self, verb: int, thing: int = 0) -> bool:
        """Whether an action is legal."""
        return action(verb, thing) in self.legal

    def best(self, verb: int, rate: Callable[[int], float]) -> int | None:
        """The action of a verb whose object rates highest; None when there is none."""
        things = self.things(verb)
        return action(verb, max(things, key=rate)) if things else None

    def any(self) -> int:
        """Any legal action."""
        return self.legal[self.dice.below(len(self.legal))]
