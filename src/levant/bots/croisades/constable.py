"""The constable: a computer player of Croisades Strategic who sees a view and nothing else.

He looks one turn ahead: armies march together on what is worth most and can be won, keep their
sieges up with engines, relieve what is besieged, and come by sea where that is shorter.
"""

from __future__ import annotations

from collections.abc import Sequence

from levant.bots.croisades.campaign import Campaign
from levant.bots.croisades.fighting import ALWAYS, FIGHTS, pick
from levant.bots.croisades.outfitting import Outfitting
from levant.bots.croisades.outlook import Outlook
from levant.croisades.board import PLACE
from levant.croisades.words import (
    ASK,
    ATTACK,
    BEGIN,
    DELIVER,
    DONE,
    LAND_SHIP,
    NEXT,
    REINFORCE_WITH,
    STANDARD,
    action,
    unpack,
)
from levant.kernel.dice import FastDice
from levant.kernel.title import Event, View


class Constable:
    """Plays one role of any scenario."""

    def __init__(self, seed: int) -> None:
        self._dice = FastDice(seed)
        self._campaign = Campaign()
        self._outfitting = Outfitting()

    def choose(
        self,
        view: View,
        legal: list[int],
        events: Sequence[Event],  # noqa: ARG002 - what he must know stands in the view
    ) -> int:
        """One of the legal actions."""
        if len(legal) == 1:
            return legal[0]
        look = Outlook(view)
        chosen = self._decide(str(view["phase"]), look, legal)
        return chosen if chosen in legal else legal[0]

    def _decide(self, phase: str, look: Outlook, legal: list[int]) -> int:
        outfit = self._outfitting
        if phase in ("reorganise", "muster"):
            return outfit.reorganise(look, legal)
        if phase == "diplomacy":
            return outfit.diplomacy(look, legal)
        if phase == "supply":
            return outfit.supply(legal)
        if phase == "sail":
            return outfit.sail(look, legal)
        if phase == "moves":
            return self._campaign.moves(look, legal)
        if phase == "march":
            return self._campaign.march(look, legal)
        if phase in FIGHTS:
            return FIGHTS[phase](look, legal)
        if phase in ALWAYS:
            return pick(legal, *ALWAYS[phase])
        return self._plain(phase, look, legal)

    def _plain(self, phase: str, look: Outlook, legal: list[int]) -> int:
        if phase == "land":
            return pick(legal, LAND_SHIP, DELIVER, DONE)
        if phase == "garrison":
            return pick(legal, STANDARD, DONE)
        if phase == "first":
            return action(BEGIN, look.role)
        if phase == "reinforce":
            return self._reinforce(look, legal)
        if phase == "meet":
            strong = look.strength_near(_site(look)) >= look.resistance(_site(look))
            return action(ATTACK if strong else ASK)
        if phase == "order":
            return pick(legal, NEXT)
        return legal[self._dice.below(len(legal))]

    def _reinforce(self, look: Outlook, legal: list[int]) -> int:
        """Whoever is not busy with a siege comes."""
        for act in legal:
            verb, number, *_ = unpack(act)
            if verb == REINFORCE_WITH:
                band = next(b for b in look.bands if b.number == number)
                if band.hex not in look.sieges:
                    return act
        return action(DONE)


def _site(look: Outlook) -> int:
    return PLACE[str(look.view["site"])]
