"""6.6, 6.7 Retreats and regroups: where a block is of use next."""

from __future__ import annotations

from collections.abc import Callable

from levant.bots.rex.moment import Moment
from levant.bots.rex.orders import Planner
from levant.rex.army import SLOT
from levant.rex.bits import members
from levant.rex.board import NEAR, TOWN
from levant.rex.words import DONE, REGROUP_WITH, RETREAT, TO, action


def _use(moment: Moment, block: int) -> Callable[[int], float]:
    """How good a town is for a block that comes there from the battle."""
    seen = moment.seen
    planner = Planner(seen, moment.stakes, 1)
    one = seen.force([block])
    here = seen.place[block]

    def rate(town: int) -> float:
        return planner.join(town, one) + planner.drift(here, town, one)

    return rate


def retreat_to(moment: Moment) -> int:
    """The safest or most useful of the towns offered."""
    block = SLOT[str(moment.seen.asked["block"])]
    return moment.best(TO, _use(moment, block)) or moment.any()


def forced_retreat(moment: Moment) -> int:
    """6.2: the strongest first, while there is room on the roads."""
    steps = moment.seen.steps
    return moment.best(RETREAT, lambda b: steps[b]) or moment.any()


def regroup(moment: Moment) -> int:
    """6.7: whoever is of more use next door goes there."""
    seen = moment.seen
    battle = seen.battle
    assert battle is not None
    site = TOWN[battle["town"]]
    planner = Planner(seen, moment.stakes, 1)
    towns = [t for t in members(NEAR[site]) if t not in seen.foes]
    best, choice = 0.4, -1
    for block in moment.things(REGROUP_WITH):
        one = seen.force([block])
        rate = _use(moment, block)
        gain = planner.leave(site, one) + max(map(rate, towns), default=0.0)
        if gain > best:
            best, choice = gain, block
    return action(DONE) if choice < 0 else action(REGROUP_WITH, choice)


def regroup_to(moment: Moment) -> int:
    """The best of the neighbours."""
    block = SLOT[str(moment.seen.asked["block"])]
    return moment.best(TO, _use(moment, block)) or moment.any()
