"""What the constable makes of his view: armies, places, distances, likely strengths."""

from __future__ import annotations

import heapq
from functools import cached_property
from typing import Any, Final

from levant.croisades.board import (
    DESERT,
    GROUND,
    HEX_COUNT,
    KIND,
    NEAR,
    NOWHERE,
    PLACE,
    PLAIN,
    ROAD,
)
from levant.croisades.roster import CLASS, COMMANDER, GARRISON_POINTS, MOUNTED, PRICE
from levant.croisades.scenario import Scenario, load
from levant.kernel.title import View

FAR: Final = 10_000
_ROAD_COST: Final = (1, 2, 1)
_COST: Final = (2, 4, 2)
_WILD: Final = [GROUND[h] == DESERT and not ROAD[h] for h in range(HEX_COUNT)]
_DESERTS: Final = [4 * wild for wild in _WILD]
_DESERTS_HUNGRY: Final = [FAR * wild for wild in _WILD]
MEN_FED: Final = (15, 25, 50)  # 2.71: by a border castle, a baronial castle, a town
LIKELY_GROUP: Final = 230
"""What a group of unknown people is taken to be worth, in points."""


class Band:
    """An own group as the view shows it."""

    def __init__(self, seen: dict[str, Any]) -> None:
        self.number: int = seen["group"]
        self.hex = NOWHERE if seen["hex"] is None else PLACE[seen["hex"]]
        self.aboard = "ship" in seen
        self.inside = bool(seen.get("inside"))
        self.men: dict[str, int] = seen["men"]
        self.goods: dict[str, int] = seen["goods"]
        self.hungry: int = seen["hungry"]
        self.moved: bool = seen["moved"]
        self.busy = seen["building"] is not None
        self.size = sum(self.men.values()) + len(seen["hurt"])
        self.worth = sum(PRICE[CLASS[c]] * n for c, n in self.men.items())
        self.worth += sum(PRICE[CLASS[c]] for c, _ in seen["hurt"]) // 2
        self.leads = any(COMMANDER[CLASS[c]] for c in self.men)
        self.engineers = self.men.get("engineer", 0)
        riders = sum(n for c, n in self.men.items() if MOUNTED[CLASS[c]])
        self.only_riders = riders == sum(self.men.values()) and not seen["hurt"]


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

    @cached_property
    def bands(self) -> list[Band]:
        """Own groups."""
        return [Band(g) for g in self.view["groups"] if g["role"] == self.me]

    @cached_property
    def foes(self) -> dict[int, int]:
        """Enemy groups in the open, by hex."""
        found: dict[int, int] = {}
        for g in self.view["groups"]:
            if g["role"] not in self.friends and g["hex"] is not None and not g.get("inside"):
                found[PLACE[g["hex"]]] = found.get(PLACE[g["hex"]], 0) + 1
        return found

    @cached_property
    def owner(self) -> dict[int, str]:
        """Who holds each stronghold."""
        return {PLACE[h]: o.partition(":")[0] for h, o in self.view["strongholds"].items()}

    @cached_property
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
        inside = sum(
            1
            for g in self.view["groups"]
            if g["role"] not in self.friends and g["hex"] is not None and PLACE[g["hex"]] == place
        )
        return GARRISON_POINTS[self.kind(place)] * int(self.hostile(place)) + LIKELY_GROUP * inside

    # Supply

    def fed(self, place: int, size: int) -> bool:
        """2.71: whether an army of that size would be in supply in a hex."""
        if size <= MEN_FED[0] and self.friendly(place):
            return True
        return place in self.granaries[sum(size > most for most in MEN_FED)]

    def friendly(self, place: int) -> bool:
        """Whether a hex belongs to him or to an ally."""
        letter = self.view["territory"][place]
        return letter != "." and self.scenario.roles[int(letter)] in self.friends

    @cached_property
    def granaries(self) -> list[set[int]]:
        """For each kind of stronghold, the hexes that its lines of supply reach."""
        return [self._granary(kind) for kind in range(len(GARRISON_POINTS))]

    def _granary(self, kind: int) -> set[int]:
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
                if level or (ROAD[here] and ROAD[there]):
                    net.add(there)
                    ring.append(there)
        return net | {there for here in net for there in NEAR[here]}

    # Distances

    def way(self, start: int, *, hungry: bool = False) -> list[int]:
        """Half points of marching from one hex to all others, the enemy's places avoided."""
        costs = [FAR] * HEX_COUNT
        costs[start] = 0
        heap = [(0, start)]
        dangers = self.dangers(hungry=hungry)
        hostile = {h for h in self.owner if self.hostile(h)}
        while heap:
            spent, here = heapq.heappop(heap)
            if spent > costs[here]:
                continue
            road = ROAD[here] and here not in hostile
            for there in NEAR[here]:
                pay = _ROAD_COST if road and ROAD[there] and there not in hostile else _COST
                total = spent + pay[GROUND[there]] + dangers[there]
                if total < costs[there]:
                    costs[there] = total
                    heapq.heappush(heap, (total, there))
        return costs

    def dangers(self, *, hungry: bool) -> list[int]:
        """What entering a hex costs beside the march: enemies, walls, the open desert."""
        found = list(_DESERTS_HUNGRY if hungry else _DESERTS)
        for place in self.owner:
            if self.hostile(place):
                found[place] += 6
        for place, count in self.foes.items():
            found[place] += 6 * count
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
