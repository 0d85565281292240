"""What the constable makes of his view: armies, places, distances, likely strengths."""

from __future__ import annotations

from typing import Any, Final

from levant.croisades.board import (
    DESERT,
    GROUND,
    HEX_COUNT,
    KIND,
    LINKS,
    NEAR,
    NOWHERE,
    PLACE,
    PLAIN,
    ROAD,
    ROADS,
)
from levant.croisades.roster import (
    ALLOWANCE,
    ALLOWANCE_HURT,
    CART_ALLOWANCE,
    CLASS,
    COMMANDER,
    ENGINES,
    GARRISON_POINTS,
    GOODS,
    MULE_ALLOWANCE,
    PRICE,
)
from levant.croisades.scenario import Scenario, load
from levant.kernel.title import View

FAR: Final = 10_000
BEYOND: Final = 40
"""Half points farther than which no way is looked for."""
_ROAD_COST: Final = (1, 2, 1)
_COST: Final = (2, 4, 2)


# What steps from each hex cost in half points: the hex beside it, off the road, on the road.
_STEPS: Final = [
    [
        (
            there,
            _COST[GROUND[there]],
            (_ROAD_COST if (here, there) in ROADS else _COST)[GROUND[there]],
        )
        for there in NEAR[here]
    ]
    for here in range(HEX_COUNT)
]
_WILD: Final = [GROUND[h] == DESERT and not ROAD[h] for h in range(HEX_COUNT)]
_DESERTS: Final = [4 * wild for wild in _WILD]
_DESERTS_HUNGRY: Final = [FAR * wild for wild in _WILD]
UNKNOWN: Final = -1
"""A number that was not reckoned yet."""
MEN_FED: Final = (15, 25, 50)  # 2.71: by a border castle, a baronial castle, a town
LIKELY_GROUP: Final = 260
"""What a group of unknown people is taken to be worth, in points."""
LIKELY_MEN: Final = 12
"""And how many they are taken to be."""


class Band:
    """An own group as the view shows it."""

    def __init__(self, seen: dict[str, Any]) -> None:
        self.number: int = seen["group"]
        self.hex = NOWHERE if seen["hex"] is None else PLACE[seen["hex"]]
        self.ship: int = seen.get("ship", 0)
        self.aboard = bool(self.ship)
        self.inside = bool(seen.get("inside"))
        self.men: dict[str, int] = seen["men"]
        self.hurt: list[tuple[str, int]] = seen["hurt"]
        self.goods: dict[str, int] = seen["goods"]
        self.hungry: int = seen["hungry"]
        self.engineers = self.men.get("engineer", 0)
        # Reckoned when they are asked for: most decisions are about one group of many.
        self._worth = UNKNOWN
        self._pace = UNKNOWN

    @property
    def size(self) -> int:
        """All its people."""
        return sum(self.men.values()) + len(self.hurt)

    @property
    def worth(self) -> int:
        """The points of its people; the wounded count half."""
        if self._worth == UNKNOWN:
            whole = sum(PRICE[CLASS[c]] * n for c, n in self.men.items())
            self._worth = whole + sum(PRICE[CLASS[c]] for c, _ in self.hurt) // 2
        return self._worth

    @property
    def leads(self) -> bool:
        """2.11: whether somebody who can command is with it."""
        return any(COMMANDER[CLASS[c]] for c in self.men)

    @property
    def pace(self) -> int:
        """2.41: half points of its slowest member."""
        if self._pace == UNKNOWN:
            self._pace = self._slowest()
        return self._pace

    def _slowest(self) -> int:
        speeds = [ALLOWANCE[CLASS[c]] for c in self.men]
        speeds += [ALLOWANCE_HURT[CLASS[c]] for c, _ in self.hurt]
        if self.goods.get("mule"):
            speeds.append(MULE_ALLOWANCE)
        if self.goods.get("cart") or any(GOODS[e] in self.goods for e in ENGINES):
            speeds.append(CART_ALLOWANCE)
        return min(speeds, default=0)


class Outlook:
    """A view, read once for a decision."""

    def __init__(self, view: View) -> None:
        seen: Any = view
        self.view: dict[str, Any] = seen
        self.me: str = seen["role"]
        self.scenario: Scenario = load(self.view["edition"])
        self.role = self.scenario.roles.index(self.me)
        pacts = [pact for pact in self.view["pacts"] if self.me in pact]
        self.friends = {self.me, *(role for pact in pacts for role in pact)}
        self.sieges: dict[int, dict[str, Any]] = {PLACE[s["hex"]]: s for s in self.view["sieges"]}
        # Read from the view when they are asked for: no decision needs them all.
        self._bands: list[Band] | None = None
        self._foes: dict[int, int] | None = None
        self._enemy_groups: list[int] | None = None
        self._owner: dict[int, str] | None = None
        self._granaries: dict[int, set[int]] = {}
        self._walls: list[bool] = []
        self._dangers: dict[bool, list[int]] = {}

    @property
    def bands(self) -> list[Band]:
        """Own groups."""
        if self._bands is None:
            self._bands = [Band(g) for g in self.view["groups"] if g["role"] == self.me]
        return self._bands

    @property
    def foes(self) -> dict[int, int]:
        """Enemy groups in the open, by hex."""
        if self._foes is None:
            found: dict[int, int] = {}
            for g in self.view["groups"]:
                if g["role"] not in self.friends and g["hex"] is not None and not g.get("inside"):
                    place = PLACE[g["hex"]]
                    found[place] = found.get(place, 0) + 1
            self._foes = found
        return self._foes

    @property
    def enemy_groups(self) -> list[int]:
        """The hexes of enemy groups ashore, one for each, behind walls too."""
        if self._enemy_groups is None:
            self._enemy_groups = [
                PLACE[g["hex"]]
                for g in self.view["groups"]
                if g["role"] not in self.friends and g["hex"] is not None
            ]
        return self._enemy_groups

    def box_of(self, band: Band) -> int | None:
        """The sea box where a group is, or can go aboard; None on the high seas."""
        if not band.aboard:
            return band.hex if band.hex in LINKS else None
        for ship in self.view["ships"]:
            if ship["role"] == self.me and ship["ship"] == band.ship:
                return PLACE.get(ship["port"])
        return None

    def allies_at(self, place: int) -> int:
        """Groups of allies in a hex, outside the walls."""
        return sum(
            1
            for g in self.view["groups"]
            if g["role"] in self.friends and g["role"] != self.me and not g.get("inside")
            and g["hex"] is not None and PLACE[g["hex"]] == place
        )  # fmt: skip

    def meets(self, place: int) -> bool:
        """Whether a battle is due there."""
        return any(PLACE[m["hex"]] == place for m in self.view["meetings"])

    @property
    def owner(self) -> dict[int, str]:
        """Who holds each stronghold."""
        if self._owner is None:
            held: dict[str, str] = self.view["strongholds"]
            self._owner = {PLACE[h]: o.partition(":")[0] for h, o in held.items()}
        return self._owner

    @property
    def commands(self) -> set[str]:
        """2.96: the roles for which he decides in battles and sieges."""
        return {self.me, *(role for role, lent in self.view["lent"].items() if lent == self.me)}

    # Places

    def besieging(self, place: int) -> bool:
        """Whether he besieges a place himself."""
        return place in self.sieges and self.sieges[place]["besieger"] == self.me

    def hostile(self, place: int) -> bool:
        """Whether a stronghold there is not ours nor an ally's."""
        return place in self.owner and self.owner[place] not in self.friends

    def own(self, place: int) -> bool:
        """Whether a stronghold there is ours."""
        return self.owner.get(place) == self.me

    def worth(self, place: int) -> int:
        """3.5: what taking a place is worth."""
        return self.scenario.value(place, self.role, first=True)

    def kind(self, place: int) -> int:
        """The kind of stronghold; those built in the game count as castles."""
        return max(0, KIND[place])

    def resistance(self, place: int) -> int:
        """What it takes to win a place: its garrison and the groups there."""
        inside = sum(1 for h in self.enemy_groups if h == place)
        return GARRISON_POINTS[self.kind(place)] * int(self.hostile(place)) + LIKELY_GROUP * inside

    # Supply

    def fed(self, place: int, size: int) -> bool:
        """2.71: whether an army of that size would be in supply in a hex."""
        if size <= MEN_FED[0] and self.friendly(place):
            return True
        return place in self.granary(sum(size > most for most in MEN_FED))

    def ours(self, place: int) -> bool:
        """Whether a hex belongs to him."""
        return bool(self.view["territory"][place] == str(self.role))

    def friendly(self, place: int) -> bool:
        """Whether a hex belongs to him or to an ally."""
        letter = self.view["territory"][place]
        return letter != "." and self.scenario.roles[int(letter)] in self.friends

    def granary(self, kind: int) -> set[int]:
        """The hexes that lines of supply reach from strongholds of a kind, or larger ones."""
        if kind not in self._granaries:
            self._granaries[kind] = self._supplied(kind)
        return self._granaries[kind]

    def _supplied(self, kind: int) -> set[int]:
        net = {
            h
            for h, owner in self.owner.items()
            if owner in self.friends and h not in self.sieges and self.kind(h) >= kind
        }
        ring = list(net)
        while ring:
            here = ring.pop()
            for there in NEAR[here]:
                if there in net or there in self.sieges or not self.friendly(there):
                    continue
                level = GROUND[here] == PLAIN and GROUND[there] == PLAIN
                if level or (here, there) in ROADS:
                    net.add(there)
                    ring.append(there)
        # An army beside the line reaches it over open ground, or where a road leads.
        joined = [here for here in net if GROUND[here] == PLAIN or ROAD[here]]
        return net | {there for here in joined for there in NEAR[here]}

    # Distances

    def way(self, start: int, *, hungry: bool = False) -> list[int]:
        """Half points of marching from one hex to all others, the enemy's places avoided."""
        costs = [FAR] * HEX_COUNT
        costs[start] = 0
        # The hexes that so many half points lead to: every step costs one or more.
        rings: list[list[int]] = [[] for _ in range(BEYOND + 1)]
        rings[0].append(start)
        dangers, walls = self.dangers(hungry=hungry), self.walls
        for spent in range(BEYOND + 1):
            for here in rings[spent]:
                if costs[here] < spent:
                    continue
                closed = walls[here]
                for there, off, on in _STEPS[here]:
                    total = spent + dangers[there] + (off if closed or walls[there] else on)
                    if total < costs[there]:
                        costs[there] = total
                        if total <= BEYOND:
                            rings[total].append(there)
        return costs

    @property
    def walls(self) -> list[bool]:
        """Whether a stronghold stands in a hex that is neither ours nor an ally's."""
        if not self._walls:
            self._walls = [False] * HEX_COUNT
            for place in self.owner:
                self._walls[place] = self.hostile(place)
        return self._walls

    def dangers(self, *, hungry: bool) -> list[int]:
        """What entering a hex costs beside the march: enemies, walls, the open desert.

        To the hungry the desert is closed.
        """
        if hungry not in self._dangers:
            self._dangers[hungry] = self._reckon_dangers(_DESERTS_HUNGRY if hungry else _DESERTS)
        return self._dangers[hungry]

    def _reckon_dangers(self, deserts: list[int]) -> list[int]:
        found = list(deserts)
        for place in self.owner:
            if self.hostile(place):
                found[place] += 6
        for place, count in self.foes.items():
            found[place] += 6 * count
        for place in self.scenario.outside:
            found[place] = FAR
        return found

    # Armies

    def armies(self) -> dict[int, list[Band]]:
        """Own groups ashore, by hex."""
        found: dict[int, list[Band]] = {}
        for band in self.bands:
            if not band.aboard and band.hex != NOWHERE:
                found.setdefault(band.hex, []).append(band)
        return found

    def strength_near(self, place: int) -> int:
        """The worth of own groups in a hex and beside it."""
        close = {place, *NEAR[place]}
        return sum(b.worth for b in self.bands if b.hex in close and not b.aboard and not b.inside)
