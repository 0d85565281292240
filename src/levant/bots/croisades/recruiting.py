"""What the constable does with points: prisoners bought free, groups, more men for groups."""

from __future__ import annotations

from typing import Any, Final

from levant.bots.croisades.outlook import Outlook
from levant.bots.croisades.picking import pick
from levant.bots.croisades.targets import RELIEF, SIEGE, foes_within, targets
from levant.croisades.board import steps_from
from levant.croisades.roster import (
    CLASS,
    FAMILY,
    GOOD_PRICE,
    GOODS,
    HOSTS,
    MULE,
    PRICE,
    RANK,
    SOLDIER,
)
from levant.croisades.words import (
    ABANDON,
    CANCEL,
    DONE,
    FOUND,
    GOOD_WARE,
    GROUP,
    MARKET,
    RANSOM,
    TAKE,
    action,
    unpack,
)

RECRUITS: Final = {
    "crusader": ("men_at_arms", "chivalry"),
    "saracen": ("mamluks", "fatimids"),
    "mongol": ("tumen", "warriors"),
}
ENGINEERS: Final = {
    "crusader": "crusader_engineers",
    "saracen": "saracen_engineers",
    "mongol": "mongol_engineers",
}
CLOSE: Final = 2
"""Hexes from which enemies would fall on recruits."""
LARGE: Final = 24
"""A group is filled up to so many."""


def wares_of(host: str) -> list[tuple[int, int]]:
    """What a ready-made group is bought as."""
    return [
        (CLASS[name], n) if name in CLASS else (GOOD_WARE + GOODS.index(name), n)
        for name, n in HOSTS[host].items()
    ]


def price_of(wares: list[tuple[int, int]]) -> int:
    """What wares cost together."""
    return sum(
        n * (GOOD_PRICE[ware - GOOD_WARE] if ware >= GOOD_WARE else PRICE[ware])
        for ware, n in wares
    )


class Recruiting:
    """Remembers what is being bought."""

    def __init__(self) -> None:
        self.list: list[tuple[int, int]] = []
        self.bought = 0
        self.filled: tuple[int, set[int]] = (0, set())

    def fork(self) -> Recruiting:
        """The same list for another to go on with."""
        other = Recruiting()
        other.list, other.bought = list(self.list), self.bought
        other.filled = (self.filled[0], set(self.filled[1]))
        return other

    def buy(self, look: Outlook, legal: list[int]) -> int | None:
        """Free prisoners, found groups near the war, then fill up those in towns."""
        ransom = best_ransom(legal)
        if ransom is not None:
            return ransom
        wares = wares_of(self.next_host(look))
        if look.view["own"]["points"] >= price_of(wares):
            market = nearest_market(look, legal, FOUND)
            if market is not None:
                self.list = wares
                self.bought += 1
                return market
        return self.fill(look, legal)

    def next_host(self, look: Outlook) -> str:
        """Engineers where sieges lack them, else foot and horse in turn."""
        family = look.scenario.sides[look.role].family
        sieges = sum(1 for h in look.sieges if look.besieging(h))
        if sum(1 for b in look.bands if b.engineers) < 1 + sieges:
            return ENGINEERS[family]
        hosts = RECRUITS[family]
        return hosts[self.bought % len(hosts)]

    def fill(self, look: Outlook, legal: list[int]) -> int | None:
        """When no group can be founded any more, add good soldiers to one in a town."""
        if any(act >> 48 == FOUND for act in legal):
            return None
        turn, done = self.filled
        if turn != look.view["turn"]:
            done = set()
        self.filled = (look.view["turn"], done)
        best = best_soldier(look.scenario.sides[look.role].family)
        count = min(8, look.view["own"]["points"] // PRICE[best])
        for act in legal:
            verb, number, *_ = unpack(act)
            if verb != GROUP or number in done or not count:
                continue
            band = next(b for b in look.bands if b.number == number)
            if look.own(band.hex) and band.size < LARGE and band.hex not in look.sieges:
                done.add(number)
                self.list = [(best, count)]
                return act
        return None

    def shop(self, legal: list[int], own: dict[str, Any]) -> int:
        """Work through the list; give it up when something cannot be had."""
        if own["source"] != "market":
            return action(MARKET) if action(MARKET) in legal and self.list else pick(legal, CANCEL)
        while self.list:
            ware, count = self.list.pop(0)
            if action(TAKE, ware, count) in legal:
                return action(TAKE, ware, count)
        return pick(legal, DONE, CANCEL)


def best_ransom(legal: list[int]) -> int | None:
    """3.58: the prisoner of the highest rank who can be paid for."""
    offers = [act for act in legal if act >> 48 == RANSOM]
    return min(offers, key=lambda act: RANK[unpack(act)[2]], default=None)


def best_soldier(family: str) -> int:
    """The soldier on foot or horse of a family who costs most."""
    own = [c for c in range(len(PRICE)) if FAMILY[c] == family and SOLDIER[c]]
    return max(own, key=lambda c: PRICE[c])


def nearest_market(look: Outlook, legal: list[int], verb: int) -> int | None:
    """The market from which the war is nearest, and safe."""
    war = [t.place for t in targets(look) if t.kind in (SIEGE, RELIEF)][:3]
    markets = {unpack(act)[1]: act for act in legal if act >> 48 == verb}
    safe = {
        h: act
        for h, act in markets.items()
        if look.own(h) and h not in look.sieges and not foes_within(look, h, CLOSE)
    }
    if not safe or not war:
        return None

    def way(h: int) -> int:
        far = steps_from(h)
        return min((far[place] for place in war if far[place] >= 0), default=9_999)

    return safe[min(safe, key=way)]


def lighten(look: Outlook, legal: list[int]) -> int | None:
    """Engines and carts hold up a march; they are made again before the next walls."""
    camps = {b.number for b in look.bands if look.besieging(b.hex)}
    loads = [
        act for act in legal
        if act >> 48 == ABANDON and unpack(act)[1] not in camps and unpack(act)[2] != MULE
    ]  # fmt: skip
    return max(loads, key=lambda act: unpack(act)[3], default=None)
