"""What the constable does with warships: free his ports, escort, hunt, blockade.

A view shows every ship in its box; orders are secret, so he reckons with the fleets where they
are now. Each call gives one ship its order; ships that have theirs are counted where they go.
"""

from __future__ import annotations

from typing import Any, Final

from levant.bots.croisades.outlook import Outlook
from levant.croisades.board import LINKS, PLACE, PORTS
from levant.croisades.words import SAIL_TO, action

WARSHIP: Final = 11  # twice the mean of its die (2.33)
TRANSPORT: Final = 7
SURE: Final = 1.6  # how much stronger a fleet must be before it looks for a battle


class Fleet:
    """The ships in the boxes of a view."""

    def __init__(self, look: Outlook) -> None:
        self.look = look
        self.theirs: dict[int, list[dict[str, Any]]] = {}
        self.ours: dict[int, int] = {}  # our power where it will be
        self.idle: list[tuple[int, int]] = []  # own warships without an order: number, box
        self.carriers: dict[int, int] = {}  # where a box's loaded transports are bound
        for ship in look.view["ships"]:
            if ship["port"] != "high_seas":
                self.count(ship)

    def count(self, ship: dict[str, Any]) -> None:
        """Note one ship."""
        box = PLACE[ship["port"]]
        if ship["role"] not in self.look.friends:
            self.theirs.setdefault(box, []).append(ship)
            return
        bound = ship.get("bound")
        if bound is None:
            self.ours[box] = self.ours.get(box, 0) + strength(ship)
            if ship["war"] and ship["role"] == self.look.me:
                self.idle.append((ship["ship"], box))
            return
        port = PLACE[bound]
        if port in LINKS[box]:
            self.ours[port] = self.ours.get(port, 0) + strength(ship)
        if not ship["war"]:
            self.carriers[box] = port

    def enemy(self, box: int) -> int:
        """The power of enemies in a box."""
        return sum(strength(ship) for ship in self.theirs.get(box, []))

    def warships_near(self, port: int) -> int:
        """Enemy warships off a port or one link away."""
        around = (port, *LINKS[port])
        return sum(bool(ship["war"]) for h in around for ship in self.theirs.get(h, []))

    def prey(self) -> list[int]:
        """Boxes worth a battle: our own ports first, then transports without warships."""
        besieged = [h for h in self.theirs if self.look.own(h) and h in self.look.sieges]
        own = [h for h in self.theirs if self.look.own(h) and h not in besieged]
        alone = [h for h, ships in self.theirs.items() if not any(s["war"] for s in ships)]
        hunted = sorted((h for h in alone if h not in own), key=lambda h: (not self.loaded(h), h))
        return [*sorted(besieged), *sorted(own), *(h for h in hunted if h not in besieged)]

    def loaded(self, box: int) -> bool:
        """Whether enemies are aboard ships in a box."""
        numbers = {(ship["role"], ship["ship"]) for ship in self.theirs[box]}
        return any(
            g["hex"] is None and (g["role"], g.get("ship")) in numbers
            for g in self.look.view["groups"]
        )

    # Orders

    def attack(self, legal: set[int]) -> int | None:
        """Ships from beside to a box where they would be clearly stronger together."""
        for box in self.prey():
            wanted = SURE * self.enemy(box)
            here = self.ours.get(box, 0)
            near = [one for one in self.idle if box in LINKS[one[1]] and not self.enemy(one[1])]
            if here >= wanted or here + WARSHIP * len(near) < wanted:
                continue
            for number, _ in near:
                if action(SAIL_TO, number, box) in legal:
                    return action(SAIL_TO, number, box)
        return None

    def escort(self, legal: set[int]) -> int | None:
        """Warships go with loaded transports where enemy warships could meet them."""
        for number, box in self.idle:
            port = self.carriers.get(box)
            if port is None or self.enemy(box):
                continue
            if self.warships_near(port) and action(SAIL_TO, number, port) in legal:
                return action(SAIL_TO, number, port)
        return None

    def blockade(self, legal: set[int]) -> int | None:
        """One warship off each port that we besiege, so that nothing comes in by sea (2.34)."""
        for port in PORTS:
            if not self.look.besieging(port) or self.ours.get(port) or self.enemy(port):
                continue
            if self.warships_near(port) > 1:
                continue
            for number, box in self.idle:
                spare = self.ours[box] > WARSHIP or not self.look.own(box)
                order = action(SAIL_TO, number, port)
                if port in LINKS[box] and spare and not self.enemy(box) and order in legal:
                    return order
        return None

    def order(self, legal: list[int]) -> int | None:
        """The next warship that has something to do."""
        offers = set(legal)
        for plan in (self.attack, self.escort, self.blockade):
            found = plan(offers)
            if found is not None:
                return found
        return None


def strength(ship: dict[str, Any]) -> int:
    """2.33: what a ship counts in a battle."""
    return WARSHIP if ship["war"] else TRANSPORT
