"""The enemy's blocks as a player can follow them: shadows that may be one block or another.

Every enemy block on the map or in the pool is a shadow with a weight for each block it may
be. Events move shadows about. When one of a stack leaves and nobody sees which, it may have
been any of them: their weights are averaged, and all of them are as likely still there. A face
that is seen settles one shadow and rules that block out for the others. Since each block must
be somewhere, what is known of a stack as a whole survives the mixing.
"""

from __future__ import annotations

from typing import Final

from levant.kernel.dice import Dice
from levant.rex.army import (
    ARMY,
    EMIRS,
    NO_BLOCK,
    ORDERS,
    STEPS,
    TURCOPOLES,
)
from levant.rex.bits import members
from levant.rex.position import NOWHERE
from levant.rex.rules import Rules

FIELD: Final = 0
CASTLE: Final = 1
POOL_AREA: Final = 200
LIMBO: Final = 201
_HOME_WEIGHT: Final = 3.0


class Shadow:
    """One enemy block that is followed without always knowing who it is."""

    def __init__(self, weights: list[float], area: int) -> None:
        self.weights: list[float] = weights
        self.area: int = area
        self.delta: int = 0  # steps won or lost unseen
        self.touched: bool = False  # whether its strength is a guess
        self.drawn_at: int = NOWHERE  # where it was placed when drawn
        self.moved: bool = False
        self.name: int = NO_BLOCK  # its block, while the view tells it
        self.face_up: bool = False


class Shadows:
    """All blocks of one army, as the other side can follow them."""

    def __init__(self, rules: Rules, side: int, dice: Dice) -> None:
        self.rules: Rules = rules
        self.side: int = side
        self.base: int = 31 * side
        self.dice: Dice = dice
        self.all: list[Shadow] = []
        self.dead: int = 0
        self.steps: list[int] = [STEPS[self.base + i] for i in range(31)]
        self._set_up()

    # 3.0

    def _set_up(self) -> None:
        on_map = self.rules.outremers | ORDERS | TURCOPOLES | EMIRS
        for block in members(ARMY[self.side]):
            at_home = on_map >> block & 1
            area = self.rules.home[block] * 2 if at_home else POOL_AREA
            self.all.append(Shadow(self._sure(block), area))

    def _sure(self, block: int) -> list[float]:
        weights = [0.0] * 31
        weights[block - self.base] = 1.0
        return weights

    # Picking shadows

    def within(self, area: int) -> list[Shadow]:
        """The shadows of an area."""
        return [s for s in self.all if s.area == area]

    def _named(self, block: int) -> Shadow | None:
        for shadow in self.all:
            if shadow.name == block:
                return shadow
        return None

    def pick(self, area: int) -> Shadow | None:
        """One of an area, nobody saw which: from now on each may be any of them."""
        upright = [s for s in self.all if s.area == area and not s.face_up]
        here = [s for s in upright if not s.moved] or upright or self.within(area)
        if not here:
            return self._from_limbo(area)
        if len(here) > 1:
            for shadow in here:
                shadow.name = NO_BLOCK
            self._mix(here)
        return here[self.dice.below(len(here))]

    def _from_limbo(self, area: int) -> Shadow | None:
        """One whose seat was not known: it must have sat here."""
        here = self.within(LIMBO)
        if not here:
            return None
        self._mix(here)
        shadow = here[0]
        shadow.area = area
        if area < LIMBO - 1:
            self._weigh(shadow, self._seats(area >> 1))
        return shadow

    def _seats(self, town: int) -> list[float]:
        """How likely each block was deployed in a town."""
        rates: list[float] = []
        for block in range(self.base, self.base + 31):
            seated = self.rules.deploy_seats[block] >> town & 1
            at_home = self.rules.home[block] == town
            rates.append(_HOME_WEIGHT if at_home else (1.0 if seated else 0.0))
        return rates

    def _mix(self, shadows: list[Shadow]) -> None:
        count = len(shadows)
        if count < 2:
            return
        mean = [0.0] * 31
        for shadow in shadows:
            weights = shadow.weights
            for i in range(31):
                mean[i] += weights[i]
        mean = [w / count for w in mean]
        for shadow in shadows:
            shadow.weights = mean[:]

    def _weigh(self, shadow: Shadow, rates: list[float]) -> None:
        """Take a likelihood into account, unless it would leave nobody."""
        weights = [w * r for w, r in zip(shadow.weights, rates, strict=True)]
        total = sum(weights)
        if total > 0:
            shadow.weights = [w / total for w in weights]

    def reveal(self, block: int, area: int) -> Shadow | None:
        """A block is seen in an area: that is the one it must have been."""
        shadow = self._named(block)
        if shadow is None:
            i = block - self.base
            best = 0.0
            for candidate in self.all:
                if candidate.name != NO_BLOCK or candidate.weights[i] <= 0:
                    continue
                weight = candidate.weights[i] + (2.0 if candidate.area == area else 0.0)
                if area < POOL_AREA and candidate.area >> 1 == area >> 1:
                    weight += 2.0
                if weight > best:
                    best, shadow = weight, candidate
            if shadow is None:
                return None
            # It may have been any of its stack: those who stay may be who this one was.
            self._mix([s for s in self.within(shadow.area) if s.name == NO_BLOCK])
            self._swap_into(shadow, area)
            shadow.weights = self._sure(block)
            shadow.name = block
            self._rule_out(i, shadow)
        shadow.area = area
        return shadow

    def _swap_into(self, shadow: Shadow, area: int) -> None:
        """If it was thought elsewhere, somebody else must be where it was thought to be."""
        if shadow.area == area:
            return
        here = [s for s in self.all if s.area == area and s.name == NO_BLOCK]
        if not here and area < POOL_AREA:
            here = [s for s in self.all if s.area == area ^ 1 and s.name == NO_BLOCK]
        if here and shadow.area >> 1 != area >> 1:
            self._mix(here)
            other = here[self.dice.below(len(here))]
            other.area = shadow.area
            self._mix([other, *[s for s in self.within(shadow.area) if s.name == NO_BLOCK]])

    def _rule_out(self, i: int, but: Shadow) -> None:
        for shadow in self.all:
            if shadow is not but and shadow.weights[i] > 0:
                shadow.weights[i] = 0.0
                total = sum(shadow.weights)
                if total > 0:
                    shadow.weights = [w / total for w in shadow.weights]

    # The view has the last word

    def reconcile(
        self, areas: dict[int, int], names: dict[int, int], face_up: int, pool: int
    ) -> None:
        """Bring the shadows to where the view shows them: names and counts by area."""
        for shadow in self.all:
            if shadow.name != NO_BLOCK and shadow.name not in names:
                shadow.name = NO_BLOCK
            shadow.face_up = False
        for block, area in names.items():
            seen = self.reveal(block, area) or self._conjure(block, area)
            seen.face_up = bool(face_up >> block & 1)
        wanted = dict(areas)
        wanted[POOL_AREA] = pool
        surplus = self._surplus(wanted)
        for area, count in wanted.items():
            short = count - sum(s.area == area and s.name == NO_BLOCK for s in self.all)
            for _ in range(short):
                self._fill(area, surplus)
        for shadow in surplus:
            self.all.remove(shadow)

    def _conjure(self, block: int, area: int) -> Shadow:
        """A block is named that no shadow can be: take the nearest unnamed one for it."""
        here = [s for s in self.all if s.name == NO_BLOCK and s.area == area]
        if here:
            shadow = here[0]
        else:
            shadow = Shadow(self._sure(block), area)
            self.all.append(shadow)
        shadow.weights = self._sure(block)
        shadow.name = block
        self._rule_out(block - self.base, shadow)
        return shadow

    def _surplus(self, wanted: dict[int, int]) -> list[Shadow]:
        """The shadows of areas that hold fewer than was thought."""
        surplus: list[Shadow] = []
        here: dict[int, list[Shadow]] = {}
        for shadow in self.all:
            if shadow.name == NO_BLOCK:
                here.setdefault(shadow.area, []).append(shadow)
        for area, shadows in here.items():
            extra = len(shadows) - wanted.get(area, 0)
            if extra > 0:
                if area != LIMBO and extra < len(shadows):
                    self._mix(shadows)
                surplus.extend(shadows[:extra])
        return surplus

    def _fill(self, area: int, surplus: list[Shadow]) -> None:
        """Somebody more than was thought stands in an area: rather from the same town."""
        best: Shadow | None = None
        for shadow in surplus:
            if area < POOL_AREA and shadow.area >> 1 == area >> 1:
                best = shadow
                break
        if best is None:
            limbo = [s for s in surplus if s.area == LIMBO]
            if limbo:
                self._mix(limbo)
                best = limbo[0]
                if area < POOL_AREA:
                    self._weigh(best, self._seats(area >> 1))
            elif surplus:
                self._mix(surplus)
                best = surplus[0]
        if best is None:
            best = Shadow([1.0 / 31] * 31, area)
            self.all.append(best)
        else:
            surplus.remove(best)
        best.area = area
