"""The constable: a computer player of Croisades Strategic who sees a view and nothing else.

He plans a turn at a time by rules of thumb: armies gather for what promises most and can be won,
march together, keep their sieges up with engines, relieve what is besieged, guard what the
scenario's verdicts hang on, and come by sea where that is shorter. Where he decides what:
`targets` what calls for an army, `campaign` who is sent, `voyages` and `fleets` ships,
`recruiting` points, `siegecraft` walls, `battlefield` and `sea_fights` battles, `diplomacy` pacts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from levant.bots.croisades import battlefield, diplomacy, sea_fights, siegecraft, voyages
from levant.bots.croisades.campaign import Campaign
from levant.bots.croisades.doctrine import USUAL, Doctrine
from levant.bots.croisades.outlook import Outlook
from levant.bots.croisades.picking import pick
from levant.bots.croisades.recruiting import Recruiting, lighten
from levant.croisades.board import PLACE
from levant.croisades.words import (
    ASK,
    ATTACK,
    BEGIN,
    DELIVER,
    DONE,
    FEED,
    LAND_SHIP,
    NEXT,
    PASS,
    REINFORCE_WITH,
    SIDE_ON,
    STAND,
    STANDARD,
    TO,
    action,
    unpack,
)
from levant.kernel.title import Event, View

# Decisions for which the view alone is enough.
AT_ONCE: Final[dict[str, Callable[[Outlook, list[int]], int]]] = {
    "diplomacy": diplomacy.diplomacy,
    "lay_out": battlefield.lay_out,
    "deploy": battlefield.deploy,
    "stance": battlefield.stance,
    "retreat_to": battlefield.retreat_to,
    "watch": battlefield.watch,
    "answer": battlefield.answer,
    "engage": sea_fights.engage,
    "flight": sea_fights.flight,
    "sink": sea_fights.sink,
    "flee_to": sea_fights.flee_to,
    "sally_day": siegecraft.sally_day,
    "storm": siegecraft.storm,
    "rations": siegecraft.rations,
}
# Decisions that are the same every time: the first of these verbs that is possible.
ALWAYS: Final = {
    "supply": (FEED, DONE),
    "land": (LAND_SHIP, DELIVER, DONE),
    "garrison": (STANDARD, DONE),
    "order": (NEXT,),
    "side": (SIDE_ON,),
    "wall": (STAND,),
    "desert": (PASS,),
    "rally": (TO,),
    # 2.13: after a truce all stand in the nearest own strongholds, and there they stay.
    "redeploy": (DONE,),
}


class Constable:
    """Plays one role of any scenario."""

    def __init__(self, seed: int, doctrine: Doctrine = USUAL) -> None:
        self._seed = seed
        self.campaign = Campaign(doctrine)
        self._recruiting = Recruiting()

    def fork(self, doctrine: Doctrine) -> Constable:
        """Another who goes on where this one is, by a doctrine: for trying it out."""
        other = Constable(self._seed, doctrine)
        other.campaign = self.campaign.fork(doctrine)
        other._recruiting = self._recruiting.fork()
        return other

    def choose(
        self,
        view: View,
        legal: list[int],
        events: Sequence[Event],  # noqa: ARG002 - what he must know stands in the view
    ) -> int:
        """One of the legal actions."""
        if len(legal) == 1:
            return legal[0]
        chosen = self._decide(str(view["phase"]), Outlook(view), legal)
        return chosen if chosen in legal else legal[0]

    def _decide(self, phase: str, look: Outlook, legal: list[int]) -> int:
        if phase in AT_ONCE:
            return AT_ONCE[phase](look, legal)
        if phase in ALWAYS:
            return pick(legal, *ALWAYS[phase])
        if phase in ("reorganise", "muster"):
            return self._reorganise(look, legal)
        if phase == "siege_day":
            return siegecraft.siege_day(look, legal, self.campaign.doctrine)
        if phase == "sail":
            return voyages.sail(look, legal, self.campaign)
        if phase == "moves":
            return self.campaign.moves(look, legal)
        if phase == "march":
            return self.campaign.march(look, legal)
        if phase == "first":
            return action(BEGIN, look.role)
        if phase == "reinforce":
            return reinforce(look, legal)
        if phase == "meet":
            place = PLACE[str(look.view["site"])]
            strong = look.strength_near(place) >= look.resistance(place)
            return action(ATTACK if strong else ASK)
        return pick(legal, DONE, PASS)

    def _reorganise(self, look: Outlook, legal: list[int]) -> int:
        """Set the engineers to work, leave behind what holds up a march, spend the points."""
        own = look.view["own"]
        if own["group"] is not None:
            return self._recruiting.shop(legal, own)
        chosen = siegecraft.works(look, legal, self.campaign.doctrine)
        if chosen is None:
            chosen = lighten(look, legal)
        if chosen is None:
            chosen = self._recruiting.buy(look, legal)
        return action(DONE) if chosen is None else chosen


def reinforce(look: Outlook, legal: list[int]) -> int:
    """Whoever is not busy with a siege comes."""
    for act in legal:
        verb, number, *_ = unpack(act)
        if verb == REINFORCE_WITH:
            band = next(b for b in look.bands if b.number == number)
            if band.hex not in look.sieges:
                return act
    return action(DONE)
