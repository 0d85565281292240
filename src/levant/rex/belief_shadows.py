"""The enemy's blocks as a player can follow them: shadows that may be one block or another.

Every enemy block on the map or in the pool is a shadow with a weight for each block it may
be. Events move shadows about. When one of a stack leaves and nobody sees which, it may have
been any of them: their weights are averaged, and all of them are as likely still there. A face
that is seen settles one shadow and rules that block out for the others. Since each block must
be somewhere, what is known of a stack as a whole survives the mixing.
"""

from __future__ import annotations

from typing import Any, Final

from levant.kernel.dice import Dice
from levant.rex.army import (
    ARMY,
    CRUSADERS,
    EMIRS,
    FAMILY,
    MOVE,
    NO_BLOCK,
    ORDERS,
    SALADIN,
    STEPS,
    TURCOPOLES,
)
from levant.rex.belief_ledger import Told, other_of, side_of, town_of
from levant.rex.bits import members
from levant.rex.board import FRANK, PORTS, SARACEN, TOWN_COUNT
from levant.rex.position import NOWHERE
from levant.rex.rules import Rules

FIELD: Final = 0
CASTLE: Final = 1
POOL_AREA: Final = 200
LIMBO: Final = 201
_HOME_WEIGHT: Final = 3.0
_SEAT_WEIGHT: Final = 3.0
_MAX_LEGS: Final = 3
_DEATHS: Final = frozenset(
    ("eliminated", "starved", "besieger_died", "cannot_retreat", "philip_left")
)
_FACES: Final = frozenset(
    ("fires", "charges", "harries", "hit", "half_hit", "storms", "sallies", "shown", "charge_loss")
)


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
        self.mover: Shadow | None = None
        self.legs: int = 0
        self.group: int = NOWHERE
        self.mustering: bool = False
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

    def _deployed(self) -> None:
        """3.1, 3.2: Franks may sit on other seats, Saladin may have changed places."""
        if self.side == FRANK:
            seats = self.rules.deploy_seats
            for shadow in self.all:
                if shadow.area == POOL_AREA:
                    continue
                block = self.base + _first(shadow.weights)
                if seats[block] & (seats[block] - 1):
                    shadow.area = LIMBO
        else:
            kin = members(FAMILY & ~(1 << SALADIN))
            for shadow in self.all:
                block = self.base + _first(shadow.weights)
                if block == SALADIN:
                    for other in kin:
                        if self.rules.home[other] != self.rules.home[SALADIN]:
                            shadow.weights[other - self.base] = 0.25
                elif FAMILY >> block & 1 and self.rules.home[block] != self.rules.home[SALADIN]:
                    shadow.weights[SALADIN - self.base] = 0.25

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

    # Events

    def hear(self, told: Told) -> None:
        """Let the shadows do what one event tells."""
        code = told["event"]
        name = told.get("block")
        block = NO_BLOCK if name is None else self.rules.block_index[name]
        if block != NO_BLOCK and not self.base <= block < self.base + 31:
            return
        if block == NO_BLOCK and side_of(told) != self.side:
            if code in ("turn_begins", "player_one"):
                self._fresh()
            elif code == "year_begins":
                self._new_year()
            return
        if code in ("group_moves", "muster_called"):
            self.group = town_of(told)
            self.mustering = code == "muster_called"
            self.mover = None
        elif code == "marched":
            self._marched(block, town_of(told), other_of(told))
        elif code in ("retreated", "regrouped"):
            self.mover = None
            self._walked(block, town_of(told), other_of(told))
        elif code == "sailed":
            self._sailed(block, town_of(told), other_of(told))
        elif code == "deployed":
            self._deployed()
        else:
            self._changed(code, told, block)

    def _fresh(self) -> None:
        self.mover = None
        self.group = NOWHERE
        for shadow in self.all:
            shadow.moved = False

    def _new_year(self) -> None:
        """8.5: the dead are back in the pool."""
        for block in members(self.dead):
            self._to_pool(block)
        self.dead = 0

    def _to_pool(self, block: int) -> None:
        self.all.append(Shadow(self._sure(block), POOL_AREA))
        self.steps[block - self.base] = STEPS[block]

    def _marched(self, block: int, there: int, here: int) -> None:
        if here >= TOWN_COUNT:
            self._arrives(block, there)
            return
        mover = self.mover
        if mover is not None and mover.area == here * 2 and (self.mustering or here != self.group):
            mover.area = there * 2
            self.legs += 1
            if self.legs >= _MAX_LEGS:
                self._weigh(mover, [1.0 if MOVE[self.base + i] > 2 else 0.0 for i in range(31)])
        else:
            mover = self._walked(block, there, here)
            self.mover = mover
            self.legs = 1
        if mover is not None:
            mover.moved = True
        if self.mustering and there == self.group:
            self.mover = None

    def _walked(self, block: int, there: int, here: int) -> Shadow | None:
        """A block goes from one field to another, seen or not."""
        shadow = self.reveal(block, here * 2) if block != NO_BLOCK else self.pick(here * 2)
        if shadow is not None:
            shadow.area = there * 2
        return shadow

    def _sailed(self, block: int, there: int, here: int) -> None:
        if here >= TOWN_COUNT:
            self._arrives(block, there)
            return
        self.mover = None
        shadow = None
        if block != NO_BLOCK:
            shadow = self.reveal(block, here * 2)
        else:
            area = here * 2 + (CASTLE if self.within(here * 2 + CASTLE) else FIELD)
            shadow = self.pick(area)
        if shadow is not None:
            shadow.area = there * 2
            shadow.moved = True

    def _arrives(self, block: int, town: int) -> None:
        """A Crusader comes out of staging, face-up."""
        shadow = Shadow(self._sure(block), town * 2)
        shadow.name = block
        shadow.moved = True
        self.all.append(shadow)
        self.steps[block - self.base] = STEPS[block]

    def _changed(self, code: str, told: Told, block: int) -> None:
        """Whatever is no movement: draws, deaths, faces and steps."""
        town = town_of(told)
        if code == "nomad_deployed":
            self._drawn(town, [1.0 if self._nomad_of(i, town) else 0.0 for i in range(31)])
        elif code == "placed":
            shadow = self._drawn(town, self._placing(town))
            if shadow is not None:
                shadow.drawn_at = town
        elif code == "staged":
            shadow = self.reveal(block, POOL_AREA)
            if shadow is not None:
                self.all.remove(shadow)
        elif code in _DEATHS:
            self._dies(block, town)
        elif code in _FACES and block != NO_BLOCK:
            self._seen(code, told, block, town)
        elif code == "assassins_strike" and block != NO_BLOCK:
            self.reveal(block, self._area_of(block, town))
        elif code == "assassins_rolled" and block != NO_BLOCK:
            hits = int(told.get("number", 0))
            self.steps[block - self.base] = max(1, self.steps[block - self.base] - hits)
        elif code in ("manna", "restored"):
            self._unseen_step(block, town, 1)
        elif code == "attrition" and told.get("number", 0):
            self._unseen_step(block, town, -1)
        elif code == "force_rolled" and told.get("number", 6) <= self.rules.forced_march_loss:
            self._unseen_step(block, town, -1)

    def _nomad_of(self, i: int, town: int) -> bool:
        block = self.base + i
        return self.side == SARACEN and self.rules.home[block] == town

    def _drawn(self, town: int, rates: list[float]) -> Shadow | None:
        shadow = self.pick(POOL_AREA)
        if shadow is not None:
            self._weigh(shadow, rates)
            shadow.area = town * 2
            shadow.delta = 0
        return shadow

    def _placing(self, town: int) -> list[float]:
        """7.24, 7.25, 7.3: how likely a drawn block is placed in a town."""
        rates: list[float] = []
        for block in range(self.base, self.base + 31):
            if CRUSADERS >> block & 1:
                rates.append(0.0)
            elif self.rules.pilgrims >> block & 1:
                rates.append(1.0 if PORTS >> town & 1 else 0.0)
            else:
                rates.append(_SEAT_WEIGHT if self.rules.seats[block] >> town & 1 else 1.0)
        return rates

    def _dies(self, block: int, town: int) -> None:
        """6.34: face-up beside the pool, or gone for good."""
        shadow = self.reveal(block, self._area_of(block, town)) if town >= 0 else None
        if shadow is None:
            shadow = self._named(block)
        if shadow is not None:
            self.all.remove(shadow)
        self.steps[block - self.base] = STEPS[block]
        if self.rules.permanent >> block & 1:
            return
        if self.rules.dead_drawn_same_year:
            self._to_pool(block)
        else:
            self.dead |= 1 << block

    def _area_of(self, block: int, town: int) -> int:
        """Field or castle of a town, wherever the block may be."""
        i = block - self.base
        for shadow in self.all:
            if shadow.name == block and shadow.area >> 1 == town:
                return shadow.area
        for area in (town * 2, town * 2 + CASTLE):
            for shadow in self.all:
                if shadow.area == area and shadow.name == NO_BLOCK and shadow.weights[i] > 0:
                    return area
        return town * 2

    def _seen(self, code: str, told: Told, block: int, town: int) -> None:
        """A face in a battle; as many dice as steps tell its strength."""
        shadow = self.reveal(block, self._area_of(block, town))
        i = block - self.base
        dice: Any = told.get("dice")
        if code in ("fires", "harries") and dice:
            self.steps[i] = len(dice)
        elif code == "charges" and dice:
            self.steps[i] = max(1, len(dice) // self.rules.charge_dice)
        elif code in ("hit", "charge_loss"):
            self.steps[i] = max(1, self.steps[i] - 1)
        if shadow is not None and code in ("fires", "harries", "charges"):
            shadow.delta = 0
            shadow.touched = False

    def _unseen_step(self, block: int, town: int, change: int) -> None:
        """Somebody in a town won or lost a step."""
        if block != NO_BLOCK:
            i = block - self.base
            self.steps[i] = min(STEPS[block], max(1, self.steps[i] + change))
            return
        castle = self.within(town * 2 + CASTLE)
        here = castle if castle and change < 0 else [*castle, *self.within(town * 2)]
        here = [s for s in here if s.name == NO_BLOCK] or here
        for shadow in here:
            shadow.touched = True
        if here:
            here[self.dice.below(len(here))].delta += change

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


def _first(weights: list[float]) -> int:
    for i in range(31):
        if weights[i] > 0:
            return i
    return 0
