"""A position made from a view: what the viewer knows as it is, the rest as it may well be.

His own people are exact. Of others a view has counters; the people under a counter are drawn from
the groups with which their role began, which are in the scenario for all to read, or to the
numbers on foot and mounted that the viewer was told (2.42). A garrison that he cannot see is the
ready-made one of 2.61. Nothing but the view and the dice goes in (decision 110).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from levant.croisades.board import KINDS, PLACE
from levant.croisades.fights import Siege
from levant.croisades.game import Game
from levant.croisades.garrison import FULL, man_standard, stock
from levant.croisades.pieces import Group, Ship
from levant.croisades.records import Wounded
from levant.croisades.roster import (
    CLASS,
    CLASS_COUNT,
    COMMANDERS,
    GOODS,
    HOSTS,
    LADDER,
    MOUNTED,
)
from levant.croisades.scenario import NEUTRAL, load
from levant.croisades.views import BattleView, CroisadesView, GroupView, ShipView, SiegeView
from levant.kernel.dice import Dice, FastDice

# What is said to have been assumed.
PEOPLE: Final = "people"  # who stands under a counter of another role
GARRISON: Final = "garrison"  # who is behind the walls
RATIONS: Final = "rations"  # how well the besieged were fed
ENGINES_READY: Final = "engines"  # with what the besieger comes
ANEW: Final = "anew"  # a battle under way is fought from its start by those who are left

_LADDERS: Final = 6  # what an engineer and five men build in a turn (2.62)


class Guess:
    """A bare map of the view's scenario, on which its pieces are put as far as they matter."""

    def __init__(self, view: CroisadesView, dice: Dice) -> None:
        self.view = view
        self.dice = dice
        self.assumed: set[str] = set()
        game = Game(load(view["edition"]), view["options"], FastDice(dice.below(1 << 30)))
        game.turn, game.log = 1, []
        self.game = game
        for one, other in view["pacts"]:
            a, z = self.role(one), self.role(other)
            game.pacts[a] |= 1 << z
            game.pacts[z] |= 1 << a
        for place, held in view["strongholds"].items():
            owner, built, kind = held.partition(":")
            game.owner[PLACE[place]] = self.role(owner)
            if built:
                game.kinds[PLACE[place]] = KINDS.index(kind)

    def role(self, name: str) -> int:
        """A role of the scenario by its name; NEUTRAL for nobody."""
        return NEUTRAL if name == "nobody" else self.game.scenario.roles.index(name)

    def friends(self, one: str, other: str) -> bool:
        """Whether two roles, by name, are the same or allied."""
        return self.game.friends(self.role(one), self.role(other))

    # --- Groups -------------------------------------------------------------------------------

    def add_groups(self, seen: list[GroupView], place: str) -> None:
        """Put groups into a hex: as they are where the view says it, else as they may be."""
        told = self._told(place)
        role = self.view["role"]
        counted = [
            one
            for one in seen
            if "men" not in one
            and not one.get("inside")
            and not (role and self.friends(one["role"], role))
        ]
        for one in seen:
            group = self._group(one["role"], one["group"], place)
            group.inside = int(one.get("inside", False))
            if "men" in one:
                _fill(group, one)
                continue
            self.assumed.add(PEOPLE)
            if told is None or one not in counted:
                self._muster(group)
            elif one is counted[0]:
                # 2.42: he was told how many they are; one counter may stand for all of them.
                self._muster_to(group, *told)
            else:
                self.game.groups.remove(group)

    def _told(self, place: str) -> tuple[int, int] | None:
        own = self.view.get("own")
        counts = [c for c in own["counted"] if c["hex"] == place] if own else []
        if not counts:
            return None
        return sum(c["foot"] for c in counts), sum(c["mounted"] for c in counts)

    def _group(self, role: str, number: int, place: str) -> Group:
        group = Group()
        group.role, group.number, group.hex = self.role(role), number, PLACE[place]
        self.game.groups.append(group)
        return group

    def _hosts(self, role: int) -> list[Mapping[str, int]]:
        side = self.game.scenario.sides[role]
        return [HOSTS[host] for _, host in side.groups] or list(HOSTS.values())

    def _muster(self, group: Group) -> None:
        """The people of one of the groups with which the role began."""
        hosts = self._hosts(group.role)
        for name, count in hosts[self.dice.below(len(hosts))].items():
            if name in CLASS:
                group.men[CLASS[name]] += count
            else:
                group.goods[GOODS.index(name)] += count

    def _muster_to(self, group: Group, foot: int, mounted: int) -> None:
        """So many on foot and so many riders, in the proportions of the role's groups."""
        pool = [0] * CLASS_COUNT
        for host in self._hosts(group.role):
            for name, count in host.items():
                if name in CLASS:
                    pool[CLASS[name]] += count
        for riders, count in ((False, foot), (True, mounted)):
            ranks = [c for c in range(CLASS_COUNT) if MOUNTED[c] == riders for _ in range(pool[c])]
            for _ in range(count if ranks else 0):
                group.men[ranks[self.dice.below(len(ranks))]] += 1
        leaders = [c for c in COMMANDERS if pool[c] and MOUNTED[c]] if mounted else []
        if leaders and not group.has_commander():
            # 2.11: without anybody to command they would not have come.
            rider = next(c for c in range(CLASS_COUNT) if MOUNTED[c] and group.men[c])
            group.men[rider] -= 1
            group.men[leaders[-1]] += 1

    def add_companies(self, battle: BattleView) -> None:
        """Those who stand on the field of a battle under way: everybody sees them."""
        self.assumed.add(ANEW)
        for side in (0, 1):
            group = self._group(battle["roles"][side][0], 1, battle["hex"])
            for company in battle["companies"]:
                if company["side"] != side:
                    continue
                for name, (count, hurt, *_) in company["men"].items():
                    group.men[CLASS[name]] += count - hurt
                    group.hurt += [Wounded(CLASS[name], 1)] * hurt

    # --- Ships and sieges ---------------------------------------------------------------------

    def add_ship(self, seen: ShipView, port: str) -> None:
        """A ship in a sea box."""
        ship = Ship(number=seen["ship"], role=self.role(seen["role"]), war=int(seen["war"]))
        ship.port = PLACE[port]
        self.game.ships.append(ship)

    def add_siege(self, seen: SiegeView) -> Siege:
        """A siege with its walls, and camp and garrison as far as the view has them."""
        siege = Siege(hex=PLACE[seen["hex"]], besieger=self.role(seen["besieger"]))
        siege.outer, siege.inner = seen["outer"], seen["inner"]
        siege.line, siege.gate = int(seen["ramparts_taken"]), int(seen["gate_broken"])
        stock(self.game, siege)
        if seen.get("garrison") and not seen.get("points"):
            men = seen["garrison"]
            siege.men = [men.get(name, 0) for name in CLASS]
            siege.hurt = [Wounded(CLASS[name], turns) for name, turns in seen["hurt"]]
            siege.points, siege.manned = 0, 1
            siege.oil, siege.ballistas = seen["oil"], seen["ballistas"]
        else:
            self.assumed.add(GARRISON)
            man_standard(self.game, siege)
        siege.fed = seen.get("fed", FULL)
        if "fed" not in seen:
            self.assumed.add(RATIONS)
        if "ready" in seen:
            for name, count in seen["ready"].items():
                siege.ready[GOODS.index(name)] = count
        else:
            self.assumed.add(ENGINES_READY)
            siege.ready[LADDER] = _LADDERS
        self.game.sieges.append(siege)
        self.game.site = siege.hex
        return siege


def _fill(group: Group, seen: GroupView) -> None:
    """A group that the view has in full."""
    for name, count in seen["men"].items():
        group.men[CLASS[name]] = count
    group.hurt = [Wounded(CLASS[name], turns) for name, turns in seen["hurt"]]
    for name, count in seen["goods"].items():
        group.goods[GOODS.index(name)] = count
    group.hungry = seen["hungry"]
