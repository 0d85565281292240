"""Following the enemy by what a player hears: marches, voyages, draws, deaths, faces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from levant.kernel.dice import Dice
from levant.rex.army import (
    CRUSADERS,
    FAMILY,
    MOVE,
    NO_BLOCK,
    SALADIN,
    STEPS,
)
from levant.rex.belief_ledger import other_of, side_of, town_of
from levant.rex.belief_shadows import CASTLE, FIELD, LIMBO, POOL_AREA, Shadow, Shadows
from levant.rex.bits import members
from levant.rex.board import FRANK, PORTS, SARACEN, TOWN_COUNT
from levant.rex.position import NOWHERE
from levant.rex.rules import Rules

if TYPE_CHECKING:
    from levant.rex.views import RexEvent

_SEAT_WEIGHT: Final = 3.0
_MAX_LEGS: Final = 3
_DEATHS: Final = frozenset(
    ("eliminated", "starved", "besieger_died", "cannot_retreat", "philip_left")
)
_FACES: Final = frozenset(
    ("fires", "charges", "harries", "hit", "half_hit", "storms", "sallies", "shown", "charge_loss")
)


class Tracks(Shadows):
    """Shadows that move with the events."""

    def __init__(self, rules: Rules, side: int, dice: Dice) -> None:
        super().__init__(rules, side, dice)
        self.mover: Shadow | None = None
        self.legs: int = 0
        self.group: int = NOWHERE
        self.mustering: bool = False

    def hear(self, told: RexEvent) -> None:
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

    def _changed(self, code: str, told: RexEvent, block: int) -> None:
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
        elif code in _DEATHS and block == NO_BLOCK:
            self._perishes(town)
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
        elif code == "force_rolled":
            self.mover = None  # the leg that follows is no part of the march
            if told.get("number", 6) <= self.rules.forced_march_loss:
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

    def _perishes(self, town: int) -> None:
        """8.3: one of a town goes face-down into the pool (136); it was not one to be shown."""
        shadow = self.pick(town * 2)
        if shadow is not None:
            permanent = self.rules.permanent >> self.base
            self._weigh(shadow, [0.0 if permanent >> i & 1 else 1.0 for i in range(31)])
            shadow.area = POOL_AREA
            shadow.name = NO_BLOCK
            shadow.delta = 0
            shadow.touched = False

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

    def _seen(self, code: str, told: RexEvent, block: int, town: int) -> None:
        """A face in a battle; as many dice as steps tell its strength."""
        shadow = self.reveal(block, self._area_of(block, town))
        i = block - self.base
        dice = told.get("dice")
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


def _first(weights: list[float]) -> int:
    for i in range(31):
        if weights[i] > 0:
            return i
    return 0
