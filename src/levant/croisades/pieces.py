"""The kinds of things a position is made of: groups, ships, sieges, meetings, fights.

All fields are ints or (nested) lists of ints, so that one pair of functions copies, writes and
reads any of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeVar

from levant.croisades.board import NOWHERE
from levant.croisades.roster import (
    ALLOWANCE,
    ALLOWANCE_HURT,
    ARM,
    BEDOUIN,
    CARRIERS,
    CART,
    CART_ALLOWANCE,
    CART_LOAD,
    CLASS_COUNT,
    COMMANDER,
    COMMANDERS,
    ENGINES,
    FOOT,
    GOOD_COUNT,
    MOUNTED,
    MULE,
    MULE_ALLOWANCE,
    MULE_LOAD,
    PER_CART,
    RANK,
    SUPPLIES,
    TOWER,
)

LEAST_ON_FOOT: Final = 5
LEAST_MOUNTED: Final = 3
SHIP_ROOM: Final = 24
HORSE_ROOM: Final = 3


class Piece:
    """Plain fields that copy, write and read alike."""

    def dump(self) -> list[Any]:
        """The fields in their order."""
        return [_copied(value) for value in vars(self).values()]

    def fill(self, values: list[Any]) -> None:
        """Set the fields from a dump."""
        names = list(vars(self))
        if len(names) != len(values):
            raise ValueError(f"a {type(self).__name__.lower()} has {len(names)} fields")
        for name, value in zip(names, values, strict=True):
            setattr(self, name, _copied(value))


def _copied(value: Any) -> Any:
    return [_copied(one) for one in value] if isinstance(value, list) else value


P = TypeVar("P", bound=Piece)


def twin(piece: P) -> P:
    """An independent copy."""
    other = type(piece)()
    other.fill(piece.dump())
    return other


class Group(Piece):
    """2.11: characters who move together, with their beasts, engines and supplies."""

    def __init__(self) -> None:
        self.number = 0
        self.role = 0
        self.hex = NOWHERE
        self.ship = 0  # the number of the ship it is aboard; 0: ashore
        self.men: list[int] = [0] * CLASS_COUNT
        self.hurt: list[list[int]] = []  # [class, turns until healed]
        self.goods: list[int] = [0] * GOOD_COUNT
        self.hungry = 0  # 2.72: turns out of supply
        self.desert = 0  # 2.73: moves in a row that ended in the desert
        self.moved = 0
        self.landed = 0  # 2.34: 1 in a friendly port, 2 in another
        self.inside = 0  # 2.42: sheltered behind the walls of its hex
        self.via = NOWHERE  # 2.54: the last hex before this one
        self.building = 0  # 2.62: the engine in work; 0: none
        self.work = 0  # turns of work that are left
        self.crews = 0  # engineers with their men who began it
        self.captives: list[list[int]] = []  # 3.58: [owner, class, turns until healed, handed over]

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
        return sum(1 for c in self.classes() if MOUNTED[c])

    def large_enough(self) -> bool:
        """2.11: at least five characters, or three if all are mounted."""
        return enough(self.size(), self.mounted())

    def has_commander(self) -> bool:
        """2.11: whether a character able to command is with it."""
        return any(self.men[c] for c in COMMANDERS) or any(COMMANDER[c] for c, _ in self.hurt)

    def best_rank(self) -> int:
        """The highest rank in it: 1 is the highest."""
        return min((RANK[c] for c in self.classes()), default=9)

    def bedouins_prevail(self) -> bool:
        """2.44: whether most of it are Bedouins."""
        return 2 * sum(1 for c in self.classes() if c == BEDOUIN) > self.size()

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

    def only_riders(self) -> bool:
        """Whether nobody in it walks."""
        return all(ARM[c] != FOOT for c in self.classes())


def counted(people: Iterable[tuple[int, int]]) -> tuple[list[int], list[list[int]]]:
    """Characters with the turns they need to heal, as a group keeps them: by class, and hurt."""
    men = [0] * CLASS_COUNT
    hurt: list[list[int]] = []
    for c, turns in people:
        if turns:
            hurt.append([c, turns])
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


class Ship(Piece):
    """2.31: a warship or a transport."""

    def __init__(self) -> None:
        self.number = 0
        self.role = 0
        self.war = 0
        self.port = NOWHERE  # the sea box, named by its port; or HIGH_SEAS
        self.bound = NOWHERE  # 2.32: the written destination
        self.goods: list[int] = [0] * GOOD_COUNT
        self.fleeing = 0
        self.fought = 0  # in a naval battle this turn: lands after it (decision 8)


class Siege(Piece):
    """2.6: a stronghold under siege."""

    def __init__(self) -> None:
        self.hex = NOWHERE
        self.besieger = 0
        self.since = 0  # the turn it was established
        self.manned = 0  # whether the garrison has been chosen
        self.points = 0  # still to spend on it
        self.men: list[int] = [0] * CLASS_COUNT
        self.hurt: list[list[int]] = []
        self.supply = 0  # in quarters of a point
        self.mules = 0
        self.carts = 0
        self.oil = 0
        self.ballistas = 0
        self.outer = 0  # 2.64: damage of the outer wall; 4 is a breach
        self.inner = 0
        self.line = 0  # 0: the defenders hold the ramparts; 1: the citadel or keep only
        self.gate = 0  # broken by a ram in the line that is now held
        self.ration = 4  # quarters of a point for each defender, from today on
        self.fed = 4  # what was given yesterday: its effects are felt today
        self.ready: list[int] = [0] * GOOD_COUNT  # 2.63: engines that stand assembled
        self.work: list[list[int]] = []  # [good, count, days left]
        self.day = 0
        self.watched = 0  # 2.66: kept up during a battle by watchers


class Meeting(Piece):
    """2.42: a battle that will be fought in a hex."""

    def __init__(self) -> None:
        self.hex = NOWHERE
        self.attackers: list[int] = []  # roles; the first provoked it
        self.defenders: list[int] = []
        self.via = NOWHERE  # 2.54: where the group that provoked it came from
        self.reinforced = 0  # the invader brought further groups
        self.closed = 0  # 2.44: nobody can be called in
        self.arrived: list[list[int]] = []  # [role, group, from hex] of those who joined later


class Desk(Piece):
    """What one role is doing where all decide at once: the group it is putting together."""

    def __init__(self) -> None:
        self.done = 0
        self.group = 0  # the number of the group that takes
        self.source = 0  # the number of the group that gives; -1: the market
        self.fresh = 0  # whether the group was founded just now
        self.touched: list[int] = []  # groups opened this turn
        self.points = 0
        self.saved: list[list[Any]] = []  # the groups of the hex as they were


class SeaFight(Piece):
    """2.33, 2.94: a naval battle."""

    def __init__(self) -> None:
        self.port = NOWHERE
        self.parties: list[list[int]] = []  # coalitions of roles, in order of movement
        self.turn = 0  # which party chooses
        self.rival = -1  # the party it fights in this round
        self.asked: list[int] = []  # roles that have yet to say who flees
        self.to_sink: list[list[int]] = []  # [party, ships]


class Battle(Piece):
    """2.5: a land battle on our line: two sides, three wings, companies in depth."""

    def __init__(self) -> None:
        self.hex = NOWHERE
        self.via = NOWHERE
        self.roles: list[list[int]] = [[], []]  # of the side that provoked it, of the other
        self.initiative = 0
        self.maps: list[int] = []  # 3.27: as rolled, those not yet laid out
        self.wings: list[int] = []  # the map of each wing, as laid out
        self.edge = 0  # the board side of the side that provoked it: 0 is A
        self.fighters: list[list[int]] = []
        self.companies: list[list[int]] = []
        self.unplaced: list[list[int]] = [[], []]  # companies still to be deployed
        self.side = 0  # whose player turn it is
        self.turns: list[int] = [0, 0]  # player turns begun
        self.retreat: list[int] = [-1, -1]  # 2.56: the edge sounded
        self.sounded: list[int] = [0, 0]  # in which own turn
        self.chief_dead: list[int] = [0, 0]  # own player turns since; 0: lives
        self.slain: list[list[int]] = []  # 2.84: [side, company, loss] of leaders killed this turn
        self.placing: list[list[int]] = []  # [role, group] that must choose a hex
        self.loser = -1  # the side that left the field
        self.gap = 0  # bands between the lines at the start
        self.quiet = 0  # player turns since anybody was hit or moved


class Assault(Piece):
    """2.64, 2.69: an assault on the walls; its fighters stand in the position's battle."""

    def __init__(self) -> None:
        self.round = 0
        self.climbing = 0  # men on ladders who can step over in this round
        self.foothold = 0  # besiegers on the rampart
