"""What the constable does before he marches: pacts, packs, recruits, engines, ships."""

from __future__ import annotations

from typing import Any, Final

from levant.bots.croisades.campaign import goals_of
from levant.bots.croisades.fighting import pick
from levant.bots.croisades.fleets import Fleet
from levant.bots.croisades.outlook import Outlook
from levant.croisades.board import LINKS, PLACE, steps_from
from levant.croisades.roster import (
    CLASS,
    GOODS,
    HOSTS,
    LADDER,
    MANGONEL,
    MULE,
    PRICE,
    TREBUCHET,
)
from levant.croisades.words import (
    ABANDON,
    BUILD,
    CANCEL,
    DONE,
    EMBARK,
    FEED,
    FOUND,
    GOOD_WARE,
    MARKET,
    OFFER,
    SAIL_TO,
    TAKE,
    action,
    unpack,
)

RECRUITS: Final = {
    "crusader": ("men_at_arms", "crusader_engineers", "chivalry"),
    "saracen": ("fatimids", "saracen_engineers", "mamluks"),
    "mongol": ("warriors", "mongol_engineers", "tumen"),
}
ENOUGH_LADDERS: Final = 12
ENOUGH_TREBUCHETS: Final = 3
NEARER: Final = 3
"""How many hexes a voyage must save."""


class Outfitting:
    """Remembers what is being bought."""

    def __init__(self) -> None:
        self.list: list[tuple[int, int]] = []
        self.bought = 0

    # Pacts and packs

    def diplomacy(self, look: Outlook, legal: list[int]) -> int:
        """Take what is offered; offer to those of one's own kind."""
        kin = [side.name for side in look.scenario.sides]
        family = look.scenario.sides[look.role].family
        for act in legal:
            verb, other, *_ = unpack(act)
            if verb != OFFER:
                continue
            side = look.scenario.sides[other]
            if side.family == family or kin[other] in look.view["own"]["offered"]:
                return act
        return action(DONE)

    def supply(self, legal: list[int]) -> int:
        """Whoever can eat, eats."""
        return pick(legal, FEED, DONE)

    # Groups

    def reorganise(self, look: Outlook, legal: list[int]) -> int:
        """Set the engineers to work; buy a group when the money is there."""
        own: dict[str, Any] = look.view["own"]
        if own["group"] is not None:
            return self.shop(legal, own)
        work = self.works(look, legal)
        if work is None:
            work = self.lighten(look, legal)
        if work is not None:
            return work
        hosts = RECRUITS[look.scenario.sides[look.role].family]
        host = hosts[self.bought % len(hosts)]
        wares = [(CLASS[c], n) if c in CLASS else (GOOD_WARE + GOODS.index(c), n)
                 for c, n in HOSTS[host].items()]  # fmt: skip
        cost = sum(PRICE[c] * n for c, n in wares if c < GOOD_WARE)
        if own["points"] >= cost:
            found = self.nearest_market(look, legal)
            if found is not None:
                self.list = wares
                self.bought += 1
                return found
        return action(DONE)

    def shop(self, legal: list[int], own: dict[str, Any]) -> int:
        """Work through the list; give it up when something cannot be had."""
        if own["source"] != "market":
            return action(MARKET) if action(MARKET) in legal and self.list else pick(legal, CANCEL)
        while self.list:
            ware, count = self.list.pop(0)
            if action(TAKE, ware, count) in legal:
                return action(TAKE, ware, count)
        return pick(legal, DONE, CANCEL)

    def nearest_market(self, look: Outlook, legal: list[int]) -> int | None:
        """The market from which the next goal is nearest."""
        goals = [h for h in goals_of(look) if look.hostile(h)] or [
            h for h in look.owner if look.hostile(h)
        ]
        markets = {unpack(act)[1]: act for act in legal if act >> 48 == FOUND}
        markets = {h: act for h, act in markets.items() if look.own(h) and h not in look.sieges}
        if not markets or not goals:
            return None
        best, least = None, 10_000
        for h, act in markets.items():
            far = steps_from(h)
            way = min((far[g] for g in goals if far[g] >= 0), default=9_999)
            if way < least:
                best, least = act, way
        return best

    def works(self, look: Outlook, legal: list[int]) -> int | None:
        """Ladders first, then trebuchets, where we besiege."""
        for act in legal:
            verb, number, engine, *_ = unpack(act)
            if verb != BUILD or engine not in (LADDER, TREBUCHET, MANGONEL):
                continue
            band = next(b for b in look.bands if b.number == number)
            siege = look.sieges.get(band.hex)
            if siege is None or siege["besieger"] != look.me:
                continue
            camp = [b for b in look.bands if b.hex == band.hex]
            ladders = sum(b.goods.get("ladder", 0) for b in camp)
            throwers = sum(b.goods.get("trebuchet", 0) for b in camp)
            if throwers < ENOUGH_TREBUCHETS:
                return action(BUILD, number, TREBUCHET)
            if ladders < ENOUGH_LADDERS:
                return action(BUILD, number, LADDER)
        return None

    def lighten(self, look: Outlook, legal: list[int]) -> int | None:
        """Engines and carts hold up a march; they are made again before the next walls."""
        camps = {b.number for b in look.bands if look.besieging(b.hex)}
        loads = [
            act for act in legal
            if act >> 48 == ABANDON and unpack(act)[1] not in camps and unpack(act)[2] != MULE
        ]  # fmt: skip
        return max(loads, key=lambda act: unpack(act)[3], default=None)

    # Ships

    def sail(self, look: Outlook, legal: list[int]) -> int:
        """First the transports, then the warships."""
        carrying = self.carry(look, legal)
        if carrying is None:
            carrying = Fleet(look).order(legal)
        return action(DONE) if carrying is None else carrying

    def carry(self, look: Outlook, legal: list[int]) -> int | None:
        """Bring groups to the own port that is nearest to the goals."""
        haven = self.haven(look)
        if haven is None:
            return None
        far = self.from_goals(look)
        for act in legal:
            verb, number, *_ = unpack(act)
            if verb != EMBARK:
                continue
            band = next(b for b in look.bands if b.number == number)
            besieging = band.hex in look.sieges
            away = far[band.hex] if far[band.hex] >= 0 else 999
            if not besieging and band.hex != haven and away > far[haven] + NEARER:
                return act
        loaded = {g["ship"] for g in look.view["groups"] if g["role"] == look.me and "ship" in g}
        for act in legal:
            verb, number, port, *_ = unpack(act)
            if verb == SAIL_TO and number in loaded and port == haven:
                return act
        return None

    def from_goals(self, look: Outlook) -> tuple[int, ...]:
        """Hexes from the goal that matters most."""
        goals = sorted(h for h in goals_of(look) if look.hostile(h))
        rest = sorted((-look.worth(h), h) for h in look.owner if look.hostile(h))
        goal = goals[0] if goals else (rest[0][1] if rest else 0)
        return steps_from(goal)

    def haven(self, look: Outlook) -> int | None:
        """The own port nearest to the goals, without a siege and without enemies off it."""
        far = self.from_goals(look)
        enemy = {s["port"] for s in look.view["ships"] if s["role"] not in look.friends}
        ports = [
            (far[port], port)
            for port in LINKS
            if look.own(port) and port not in look.sieges and far[port] >= 0
            and not any(PLACE.get(box) == port for box in enemy)
        ]  # fmt: skip
        return min(ports)[1] if ports else None
