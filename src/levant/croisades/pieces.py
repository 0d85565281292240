"""What stands on the map: groups with their people and goods, ships, prisoners, castles.

Beside them, what a role is doing where all decide at once, and the battles that are due.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Final

from levant.croisades.board import NOWHERE
from levant.croisades.records import Arrival, Cell, Piece, Wounded, row_of, rows_of
from levant.croisades.roster import (
    ALLOWANCE,
    ALLOWANCE_HURT,
    BEDOUIN,
    CARRIERS,
    CART,
    CART_ALLOWANCE,
    CART_LOAD,
    CLASS_COUNT,
    COMMANDER,
    COMMANDERS,
    ENGINES,
    GOOD_COUNT,
    MOUNTED,
    MULE,
    MULE_ALLOWANCE,
    MULE_LOAD,
    PER_CART,
    RIDERS,
    SUPPLIES,
    TOWER,
)

LEAST_ON_FOOT: Final = 5
LEAST_MOUNTED: Final = 3
SHIP_ROOM: Final = 24
HORSE_ROOM: Final = 3


# --- Prisoners (3.58) -------------------------------------------------------------------------


@dataclass
class Captive(Piece):
    """3.58: a prisoner."""

    owner: int = 0  # whose man he is
    cls: int = 0
    turns: int = 0  # until he is healed
    moved: int = 0  # the turn in which he was last handed over


@dataclass
class Dungeon(Piece):
    """3.58: those who are held in a stronghold."""

    kinds: ClassVar[Mapping[str, type]] = {"captives": Captive}
    hex: int = NOWHERE
    captives: list[Captive] = field(default_factory=list)


# --- Groups (2.11) ----------------------------------------------------------------------------


@dataclass(eq=False)
class Group(Piece):
    """2.11: characters who move together, with their beasts, engines and supplies."""

    kinds: ClassVar[Mapping[str, type]] = {"hurt": Wounded, "captives": Captive}
    number: int = 0
    role: int = 0
    hex: int = NOWHERE
    ship: int = 0  # the number of the ship it is aboard; 0: ashore
    men: list[int] = field(default_factory=lambda: [0] * CLASS_COUNT)
    hurt: list[Wounded] = field(default_factory=list)
    goods: list[int] = field(default_factory=lambda: [0] * GOOD_COUNT)
    hungry: int = 0  # 2.72: turns out of supply
    desert: int = 0  # 2.73: moves in a row that ended in the desert
    moved: int = 0
    landed: int = 0  # 2.34: 1 in a friendly port, 2 in another
    inside: int = 0  # 2.42: sheltered behind the walls of its hex
    via: int = NOWHERE  # 2.54: the last hex before this one
    building: int = 0  # 2.62: the engine in work; 0: none
    work: int = 0  # turns of work that are left
    crews: int = 0  # engineers with their men who began it
    captives: list[Captive] = field(default_factory=list)

    # Who is in it

    def size(self) -> int:
        """All its characters, wounded ones too."""
        return sum(self.men) + len(self.hurt)

    def classes(self) -> list[int]:
        """The class of every character."""
        counted = [c for c, n in enumerate(self.men) for _ in range(n)]
        return counted + [c for c, _ in self.hurt]

    def mounted(self) -> int:
        """How many of its characters ride."""
        whole = sum(self.men[c] for c in RIDERS)
        return whole + sum(1 for c, _ in self.hurt if MOUNTED[c])

    def large_enough(self) -> bool:
        """2.11: at least five characters, or three if all are mounted."""
        return enough(self.size(), self.mounted())

    def has_commander(self) -> bool:
        """2.11: whether a character able to command is with it."""
        return any(self.men[c] for c in COMMANDERS) or any(COMMANDER[c] for c, _ in self.hurt)

    def bedouins_prevail(self) -> bool:
        """2.44: whether most of it are Bedouins."""
        bedouins = self.men[BEDOUIN] + sum(1 for c, _ in self.hurt if c == BEDOUIN)
        return 2 * bedouins > self.size()

    def mouths(self) -> int:
        """2.71: men and animals, riding horses and prisoners among them."""
        beasts = self.mounted() + self.goods[MULE] + self.goods[CART]
        return self.size() + len(self.captives) + beasts

    # What it carries

    def load(self) -> int:
        """2.71: the supply points its beasts and carts can carry."""
        return self.goods[MULE] * MULE_LOAD + self.goods[CART] * CART_LOAD

    def engines(self) -> int:
        """How many engines are with it."""
        return sum(self.goods[e] for e in ENGINES)

    def belongings(self) -> int:
        """How many beasts, carts and engines are with it: what was paid for, or built."""
        return sum(self.goods) - self.goods[SUPPLIES]

    def room(self) -> int:
        """2.31: its place in a transport; a rider fills the place of three men."""
        beasts = self.goods[MULE] + self.goods[CART]
        riders = self.mounted()
        on_foot = self.size() - riders + len(self.captives)
        return on_foot + HORSE_ROOM * (riders + beasts)

    def allowance(self) -> int:
        """2.41: half points of movement, those of its slowest member."""
        speeds = [ALLOWANCE[c] for c, n in enumerate(self.men) if n]
        speeds += [ALLOWANCE_HURT[c] for c, _ in self.hurt]
        if self.goods[MULE]:
            speeds.append(MULE_ALLOWANCE)
        if self.goods[CART] or self.engines():
            speeds.append(CART_ALLOWANCE)
        least = min(speeds, default=0)
        return max(0, least - 2) if self.hungry >= 6 else least


def counted(people: Iterable[tuple[int, int]]) -> tuple[list[int], list[Wounded]]:
    """Characters with the turns they need to heal, as a group keeps them: by class, and hurt."""
    men = [0] * CLASS_COUNT
    hurt: list[Wounded] = []
    for c, turns in people:
        if turns:
            hurt.append(Wounded(c, turns))
        else:
            men[c] += 1
    return men, sorted(hurt)


def enough(size: int, mounted: int) -> bool:
    """2.11: whether so many characters, so many of them mounted, can be a group."""
    return size >= LEAST_ON_FOOT or (size >= LEAST_MOUNTED and mounted == size)


def absorb(source: Group, target: Group) -> None:
    """A group without characters leaves goods and prisoners to the one that emptied it."""
    for good in range(GOOD_COUNT):
        target.goods[good] += source.goods[good]
        source.goods[good] = 0
    target.captives += source.captives
    source.captives = []


def spare(group: Group) -> tuple[int, int]:
    """2.63, 2.71: the men who carry no engine, and the room for supplies in packs and carts."""
    carts = group.goods[CART]
    men = sum(group.men)
    for engine in sorted(ENGINES, key=lambda e: -CARRIERS[e]):
        left = group.goods[engine]
        if engine == TOWER:
            on_carts = min(left, carts // 2)
            carts -= 2 * on_carts
        else:
            used = min(carts, -(-left // PER_CART[engine]))
            on_carts = min(left, used * PER_CART[engine])
            carts -= used
        men -= (left - on_carts) * CARRIERS[engine]
    busy = group.goods[CART] - carts
    return men, group.load() - busy * CART_LOAD - group.goods[SUPPLIES]


def can_carry(group: Group) -> bool:
    """2.63: whether its carts and men can carry its engines, and its packs the supplies."""
    return min(spare(group)) >= 0


# --- Ships, castles, battles that are due -----------------------------------------------------


@dataclass(eq=False)
class Ship(Piece):
    """2.31: a warship or a transport."""

    number: int = 0
    role: int = 0
    war: int = 0
    port: int = NOWHERE  # the sea box, named by its port; or HIGH_SEAS
    bound: int = NOWHERE  # 2.32: the written destination
    goods: list[int] = field(default_factory=lambda: [0] * GOOD_COUNT)
    fleeing: int = 0
    fought: int = 0  # in a naval battle this turn: lands after it (decision 8)


@dataclass
class Castle(Piece):
    """Decision 18: a castle that is being built."""

    hex: int = NOWHERE
    kind: int = 0
    turns: int = 0  # of work that are left
    role: int = 0


@dataclass(eq=False)
class Meeting(Piece):
    """2.42: a battle that will be fought in a hex."""

    kinds: ClassVar[Mapping[str, type]] = {"arrived": Arrival}
    hex: int = NOWHERE
    attackers: list[int] = field(default_factory=list)  # roles; the first provoked it
    defenders: list[int] = field(default_factory=list)
    via: int = NOWHERE  # 2.54: where the group that provoked it came from
    reinforced: int = 0  # the invader brought further groups
    closed: int = 0  # 2.44: nobody can be called in
    arrived: list[Arrival] = field(default_factory=list)  # those who joined later


@dataclass(eq=False)
class Desk(Piece):
    """What one role is doing where all decide at once: the group it is putting together."""

    kinds: ClassVar[Mapping[str, type]] = {"saved": Group}
    done: int = 0
    group: int = 0  # the number of the group that takes
    source: int = 0  # the number of the group that gives; -1: the market
    fresh: int = 0  # whether the group was founded just now
    touched: list[int] = field(default_factory=list)  # decided this turn: groups, hexes, roles
    points: int = 0
    saved: list[Group] = field(default_factory=list)  # the groups of the hex as they were
    fed: list[int] = field(default_factory=list)  # 2.71: where an army opened its packs

    # Groups are saved and armies fed in different phases; in a text they share one field.

    def dump(self) -> list[Cell]:
        """The fields in their order, as they are written."""
        *fields, saved, fed = Piece.dump(self)
        return [*fields, [*row_of(saved), *([place] for place in row_of(fed))]]

    @staticmethod
    def unfolded(values: list[Cell]) -> list[Cell]:
        """A dump with one value for each field."""
        *fields, table = values
        rows = rows_of(table)
        saved = [row for row in rows if len(row) > 1]
        return [*fields, [*saved], [row[0] for row in rows if len(row) == 1]]
