"""Which groups go by sea, and where to: only where that brings them nearer to their goal."""

from __future__ import annotations

from typing import Final

from levant.bots.croisades.campaign import TURN, Campaign
from levant.bots.croisades.fleets import Fleet
from levant.bots.croisades.outlook import FAR, Band, Outlook
from levant.croisades.board import LINKS, PLACE, PORTS
from levant.croisades.words import DONE, EMBARK, SAIL_TO, action, unpack

SAVED: Final = 2
"""Turns that a voyage must save."""
BY_LINK: Final = 2
"""Turns of a voyage along the coast, with going aboard and ashore."""
BY_SEA: Final = 3
"""And over the high seas."""


def sail(look: Outlook, legal: list[int], campaign: Campaign) -> int:
    """First the transports, then the warships."""
    order = None
    if any(act >> 48 == EMBARK for act in legal) or any(b.aboard for b in look.bands):
        campaign.prepare(look)
        order = embark(look, legal, campaign)
        if order is None:
            order = under_way(look, legal, campaign)
    if order is None:
        order = Fleet(look).order(legal)
    return action(DONE) if order is None else order


def embark(look: Outlook, legal: list[int], campaign: Campaign) -> int | None:
    """Take a group aboard whose goal is much nearer from another port."""
    for act in legal:
        verb, number, *_ = unpack(act)
        if verb != EMBARK:
            continue
        band = next(b for b in look.bands if b.number == number)
        goal = campaign.goals.get(number, band.hex)
        if goal == band.hex or band.hex in look.sieges:
            continue
        port, turns = best_port(look, band, goal, campaign)
        by_land = campaign.steer(look, goal)[band.hex] / max(TURN, band.pace)
        if port != band.hex and turns + SAVED <= by_land:
            return act
    return None


def under_way(look: Outlook, legal: list[int], campaign: Campaign) -> int | None:
    """Send loaded ships to the port that is best for those aboard."""
    for band in look.bands:
        if not band.aboard:
            continue
        goal = campaign.goals.get(band.number, main_goal(campaign))
        ports = [
            unpack(act)[2] for act in legal if act >> 48 == SAIL_TO and unpack(act)[1] == band.ship
        ]
        if not ports:
            continue
        port, _ = best_port(look, band, goal, campaign)
        if port in ports and port != band.hex:
            return action(SAIL_TO, band.ship, port)
    return None


def main_goal(campaign: Campaign) -> int:
    """Where most groups go."""
    goals = list(campaign.goals.values())
    return max(set(goals), key=lambda h: (goals.count(h), -h)) if goals else PORTS[0]


def best_port(look: Outlook, band: Band, goal: int, campaign: Campaign) -> tuple[int, float]:
    """The safe port from which a goal is nearest, and the turns to the goal over it."""
    costs = campaign.steer(look, goal)
    box = look.box_of(band)
    best, least = band.hex, float(FAR)
    for port in PORTS:
        if not harbour(look, port, goal) or costs[port] >= FAR:
            continue
        voyage = 0 if port == box else BY_LINK if box is None or port in LINKS[box] else BY_SEA
        turns = voyage + costs[port] / max(TURN, band.pace)
        if turns < least:
            best, least = port, turns
    return best, least


def harbour(look: Outlook, port: int, goal: int) -> bool:
    """Whether troops can go ashore in a port: ours and free, or the besieged goal itself."""
    enemies = any(
        ship["role"] not in look.friends and PLACE.get(ship["port"]) == port
        for ship in look.view["ships"]
    )
    if enemies:
        return False
    if port == goal and look.besieging(port):
        return True
    return look.owner.get(port) in look.friends and port not in look.sieges
