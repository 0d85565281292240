"""5.0 The movement phase: choose an order, then carry it out action by action."""

from __future__ import annotations

from typing import Final

from levant.bots.rex.map_tables import DISTANCE
from levant.bots.rex.moment import Moment
from levant.bots.rex.orders import Planner
from levant.bots.rex.outlook import WINTER_TURN
from levant.bots.rex.voyages import entries, rate_landing, voyages
from levant.rex.army import FIREPOWER, SLOT
from levant.rex.board import TOWN
from levant.rex.words import (
    DONE,
    FORCE,
    GROUP_OF,
    HALT,
    JIHAD,
    KEEP_SIEGE,
    LAND,
    MAIN,
    MARCH_WITH,
    MUSTER_AT,
    SEA_ATTACK,
    SHOW,
    TO,
    action,
)

_WORTH_A_MOVE: Final = 0.25


def choose_move(moment: Moment) -> int:
    """5.0: the order that gains most, or the end of the phase."""
    moment.memory.order = None
    kept = _winter_campaign(moment)
    if kept is not None:
        return kept
    if not (moment.seen.moves and len(moment.legal) > 1):
        return action(DONE)
    planner = Planner(moment.seen, moment.stakes, moment.seen.moves)
    orders = planner.groups(moment.things(GROUP_OF))
    orders += planner.musters(moment.things(MUSTER_AT))
    orders += voyages(moment, planner)
    orders += entries(moment, planner)
    best = max(orders, key=lambda order: order.score, default=None)
    if best is None or best.score < _WORTH_A_MOVE:
        return action(DONE)
    if best.verb == GROUP_OF and moment.seen.turn < WINTER_TURN:
        planner.fill(best)
    moment.memory.order = best
    moment.memory.aim = moment.stakes.aim
    return action(best.verb, best.thing)


def _winter_campaign(moment: Moment) -> int | None:
    """8.2: keep the siege of the best town."""
    stakes = moment.stakes
    return moment.best(KEEP_SIEGE, stakes.value)


def next_of_group(moment: Moment) -> int:
    """5.2, 5.3: the next block that has orders, or done."""
    order = moment.memory.order
    for block, _ in order.marches if order else []:
        if moment.may(MARCH_WITH, block):
            return action(MARCH_WITH, block)
    return action(DONE)


def next_leg(moment: Moment) -> int:
    """The next town of the block's path; without orders where it pulls most."""
    block = SLOT[str(moment.seen.asked["block"])]
    here = moment.seen.place[block]
    path = moment.memory.order.path(block) if moment.memory.order else []
    if here in path:
        rest = path[path.index(here) + 1 :]
        if rest and moment.may(TO, rest[0]):
            return action(TO, rest[0])
        if moment.may(HALT):
            return action(HALT)
    return _wander(moment, block, here)


def _wander(moment: Moment, block: int, here: int) -> int:
    """A leg without orders: where the block is of use, no attack on its own."""
    if moment.may(HALT):
        return action(HALT)
    planner = Planner(moment.seen, moment.stakes, 1)
    one = moment.seen.force([block])

    def rate(town: int) -> float:
        return planner.join(town, one) + planner.drift(here, town, one)

    return moment.best(TO, rate) or moment.any()


def next_muster_leg(moment: Moment) -> int:
    """5.3: on towards the muster, by the path of the order or by the shortest."""
    block = SLOT[str(moment.seen.asked["block"])]
    goal = TOWN[str(moment.seen.asked["town"])]
    path = moment.memory.order.path(block) if moment.memory.order else []
    for town in path:
        if moment.may(TO, town):
            return action(TO, town)
    legs = DISTANCE[goal]
    return moment.best(TO, lambda town: -legs[town]) or moment.best(FORCE, float) or moment.any()


def land(moment: Moment) -> int:
    """5.4, 7.22: to the port of the order, or the best of those offered."""
    order = moment.memory.order
    for verb in (LAND, SEA_ATTACK):
        if order and moment.may(verb, order.goal):
            return action(verb, order.goal)
    block = SLOT[str(moment.seen.asked["block"])]
    planner = Planner(moment.seen, moment.stakes, 1)

    def rate(town: int) -> float:
        return rate_landing(moment, planner, block, town)

    return moment.best(LAND, rate) or moment.best(SEA_ATTACK, rate) or moment.any()


def enter(moment: Moment) -> int:
    """7.23: where the order says."""
    order = moment.memory.order
    if order and moment.may(TO, order.goal):
        return action(TO, order.goal)
    return moment.best(TO, lambda town: moment.stakes.pull[town]) or moment.any()


# The end of the phase


def main_road(moment: Moment) -> int:
    """6.41: the road by which most of the fire came."""
    seen = moment.seen
    town = TOWN[str(seen.asked["town"])]
    fire: dict[int, int] = {}
    for block in seen.field.get(town, []):
        origin = moment.memory.came_from.get(block, -1)
        fire[origin] = fire.get(origin, 0) + seen.steps[block] * FIREPOWER[block]
    return moment.best(MAIN, lambda road: fire.get(road, 0)) or moment.any()


def main_group(moment: Moment) -> int:
    """6.3 of 1.3: of the towns on the main road any will do."""
    return moment.any()


def jihad_site(moment: Moment) -> int:
    """The battle with the most blocks of ours."""
    seen = moment.seen

    def rate(town: int) -> float:
        own = seen.force(seen.field.get(town, []))
        return own.fire + (2 if town in seen.foes else 0)

    return moment.best(JIHAD, rate) or moment.any()


def marker(moment: Moment) -> int:
    """6.51: show the enemy the least of the besiegers."""
    seen = moment.seen
    return moment.best(SHOW, lambda b: -seen.steps[b] * FIREPOWER[b]) or moment.any()
