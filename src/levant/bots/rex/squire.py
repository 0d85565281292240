"""The squire: a simple player who takes what is open, gathers, besieges and keeps his own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from levant.bots.rex import besieging, fighting, hand, marching, settling, wintering, withdrawing
from levant.bots.rex.moment import Memory, Moment
from levant.bots.rex.outlook import Outlook
from levant.kernel.dice import Dice, FastDice
from levant.kernel.title import Json
from levant.rex.army import SLOT
from levant.rex.board import PLACE, ROLES, TOWN
from levant.rex.rules import Rules, rules_for

_ZEAL: Final = 4.0
Decision = Callable[[Moment], int]

_DECISIONS: Final[dict[str, Decision]] = {
    "frank_deploy": settling.frank_deploy,
    "deploy_to": settling.deploy_to,
    "saracen_deploy": settling.saracen_deploy,
    "cards": hand.choose_card,
    "tie": hand.go_first,
    "assassins": hand.assassins,
    "manna": hand.manna,
    "moves": marching.choose_move,
    "group": marching.next_of_group,
    "march": marching.next_leg,
    "muster": marching.next_of_group,
    "muster_march": marching.next_muster_leg,
    "sail": marching.land,
    "enter": marching.enter,
    "main_road": marching.main_road,
    "main_group": marching.main_group,
    "jihad_site": marching.jihad_site,
    "marker": marching.marker,
    "battle_order": fighting.battle_order,
    "garrison": fighting.garrison,
    "storm": besieging.declare_storm,
    "sally": besieging.sally,
    "field": fighting.field,
    "storming": besieging.storming,
    "hits": fighting.hits,
    "retreat_to": withdrawing.retreat_to,
    "regroup": withdrawing.regroup,
    "regroup_to": withdrawing.regroup_to,
    "forced_retreat": withdrawing.forced_retreat,
    "leave": besieging.leave,
    "place_draw": settling.place_draw,
    "supply": wintering.supply,
    "replacements": wintering.replacements,
}


class Squire:
    """Chooses from a view, the legal actions and the events; holds no position."""

    def __init__(self, seed: int) -> None:
        self._dice = FastDice(seed)
        self._memory = Memory()
        self._rules: dict[str, Rules] = {}

    def choose(self, view: dict[str, Json], legal: list[int], events: list[dict[str, Json]]) -> int:
        """One of the legal actions."""
        self._memory.new_turn(_turn(view), self._dice)
        seen = Outlook(view, self._rules_of(view))
        self._listen(seen, events)
        if len(legal) == 1:
            return legal[0]
        moment = Moment(seen, legal, self._memory, self._dice)
        choice = _DECISIONS[seen.phase](moment)
        return choice if choice in legal else moment.any()

    def twin(self) -> Squire:
        """Another squire with the same memory, to think ahead with."""
        other = Squire(0)
        other._dice = self._dice.copy()
        other._memory = self._memory.copy()
        return other

    def go_for(self, city: int, dice: Dice) -> None:
        """Set his heart on a city."""
        self._dice = FastDice(dice.below(1 << 30))
        self._memory.aim = city
        self._memory.whims[city] = _ZEAL

    def _rules_of(self, view: Mapping[str, Any]) -> Rules:
        """The edition and options, read once."""
        name = f"{view['edition']} {sorted(view['options'].items())}"
        if name not in self._rules:
            self._rules[name] = rules_for(view["edition"], view["options"])
        return self._rules[name]

    def _listen(self, seen: Outlook, events: list[dict[str, Json]]) -> None:
        """Remember by which road each own block came last, and who starves in castles."""
        hungry = []
        for event in events:
            code, own = event["event"], event.get("role") == ROLES[seen.me]
            if own and code in ("marched", "sailed"):
                self._memory.came_from[SLOT[str(event["block"])]] = PLACE[str(event["other"])]
            elif code == "attrition" and not own and event.get("number"):
                hungry.append(TOWN[str(event["place"])])
        self._memory.gauge_garrisons(seen, hungry)


def _turn(view: Mapping[str, Any]) -> tuple[int, int]:
    return view["year"], view["turn"]
