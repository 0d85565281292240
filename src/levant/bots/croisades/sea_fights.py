"""How the constable fights at sea."""

from __future__ import annotations

from typing import Final

from levant.bots.croisades.fleets import strength
from levant.bots.croisades.outlook import Outlook
from levant.bots.croisades.picking import pick
from levant.croisades.board import LINKS
from levant.croisades.words import DONE, FLEE, SAIL_TO, SINK_SHIP, action, unpack

HOPELESS: Final = 0.4


def flight(look: Outlook, legal: list[int]) -> int:
    """Flee with everything that is left when the enemy is much stronger."""
    port = look.view["sea_fight"]["port"]
    power = {True: 0, False: 0}
    for ship in look.view["ships"]:
        if ship["port"] == port:
            power[ship["role"] in (look.friends | look.commands)] += strength(ship)
    if power[True] < HOPELESS * power[False]:
        return pick(legal, FLEE, DONE)
    return action(DONE)


def engage(look: Outlook, legal: list[int]) -> int:
    """2.94: the weakest of those who are there."""
    port, parties = look.view["sea_fight"]["port"], look.view["sea_fight"]["parties"]

    def power(act: int) -> int:
        party = next(one for one in parties if look.scenario.roles[unpack(act)[1]] in one)
        there = [s for s in look.view["ships"] if s["port"] == port and s["role"] in party]
        return sum(strength(ship) for ship in there)

    return min(legal, key=power)


def sink(look: Outlook, legal: list[int]) -> int:
    """Empty transports first, then warships, then those with people aboard."""
    whose = look.view["acting"]
    full = {g["ship"] for g in look.view["groups"] if g["role"] == whose and "ship" in g}
    return min(
        (act for act in legal if act >> 48 == SINK_SHIP),
        key=lambda act: (unpack(act)[1] in full, unpack(act)[1] <= 20),
    )


def flee_to(look: Outlook, legal: list[int]) -> int:
    """A port of the ship's owner with many links."""
    whose = look.view["acting"]

    def safety(act: int) -> tuple[bool, int]:
        port = unpack(act)[2]
        return look.owner.get(port) == whose, len(LINKS[port])

    return max((act for act in legal if act >> 48 == SAIL_TO), key=safety)
