"""With whom the constable makes pacts, whom he lends his command, whom he buys free."""

from __future__ import annotations

from typing import Final

from levant.bots.croisades.outlook import Outlook
from levant.bots.croisades.targets import OBJECTIVE_WEIGHT, objectives
from levant.croisades.board import PLACE, steps_from
from levant.croisades.words import DONE, LEND, OFFER, RENOUNCE, TAKE_BACK, action, unpack

LATE: Final = 5
"""Turns before the end in which a pact with who holds the objective, or leads, is given up."""
NEIGHBOUR: Final = 6
"""Hexes within which two powers stand in each other's way."""
MUCH_MORE: Final = 2


class Partners:
    """The other roles of a view, and what speaks for and against them."""

    def __init__(self, look: Outlook) -> None:
        self.look = look
        self.names = look.scenario.roles
        weights = objectives(look)
        self.wanted = {h for h, weight in weights.items() if weight >= OBJECTIVE_WEIGHT}

    def rival(self, role: int) -> bool:
        """Whether somebody holds what we must take to win."""
        return any(self.look.owner.get(h) == self.names[role] for h in self.wanted)

    def leads(self, role: int) -> bool:
        """Whether somebody has captured more than all others, and more than we."""
        scores = self.look.view["scores"]
        best = max(scores.values())
        return bool(scores[self.names[role]] == best > scores[self.look.me])

    def late(self) -> bool:
        """Whether the end is near."""
        left = self.look.view["last_turn"] - self.look.view["turn"]
        return bool(left < LATE)

    def kin(self, role: int) -> bool:
        """Whether somebody is of our own family."""
        sides = self.look.scenario.sides
        return sides[role].family == sides[self.look.role].family

    def in_the_way(self, role: int) -> bool:
        """Whether somebody's strongholds lie beside ours."""
        name = self.names[role]
        theirs = [h for h, owner in self.look.owner.items() if owner == name]
        ours = [h for h, owner in self.look.owner.items() if owner == self.look.me]
        return any(0 <= steps_from(one)[other] <= NEIGHBOUR for one in ours for other in theirs)

    def welcome(self, role: int) -> bool:
        """Whether we want a pact: with kin and with those who are far away, never with a rival."""
        if self.rival(role) or (self.late() and self.leads(role)):
            return False
        asked = self.names[role] in self.look.view["own"]["offered"]
        return self.kin(role) or asked or not self.in_the_way(role)


def diplomacy(look: Outlook, legal: list[int]) -> int:
    """Offer and answer pacts, end those that stand in the way, lend and take back command.

    He gives no dinars, land or ships, promises no passage beforehand and wants no truce.
    """
    partners = Partners(look)
    deputy = deputy_of(look)
    for act in legal:
        verb, other, *_ = unpack(act)
        if verb == OFFER and partners.welcome(other):
            return act
        if verb == RENOUNCE and not partners.welcome(other):
            return act
        if verb == LEND and look.scenario.roles[other] == deputy:
            return act
    lent = look.view["lent"].get(look.me)
    if lent is not None and deputy is None and action(TAKE_BACK) in legal:
        return action(TAKE_BACK)
    return action(DONE)


def deputy_of(look: Outlook) -> str | None:
    """An ally in whose siege our few people stand: who decides there should decide for all."""
    ours = [PLACE[s["hex"]] for s in look.view["sieges"] if s["besieger"] == look.me]
    if ours:
        return None
    for place, siege in look.sieges.items():
        chief = siege["besieger"]
        if chief not in look.friends:
            continue
        his = look.allies_at(place)
        mine = sum(1 for b in look.bands if b.hex == place)
        if mine and his >= MUCH_MORE * mine:
            return str(chief)
    return None
