"""3.0, 7.0 Where blocks are set up, and where drawn ones are placed."""

from __future__ import annotations

from typing import Final

from levant.bots.rex.appraise import force_of
from levant.bots.rex.moment import Moment
from levant.bots.rex.orders import Planner
from levant.rex.army import PILGRIMS, SEATS, SLOT, STEPS
from levant.rex.board import TOWN
from levant.rex.words import DEPLOY, DONE, EXCHANGE, TO, action

# Good seats for Frankish blocks: every city guarded, the weakest borders given up.
_SEATS: Final[dict[int, int]] = {
    SLOT["turcopole_beirut"]: TOWN["acre"],
    SLOT["raymond_tiberias"]: TOWN["tripoli"],
}
_EXCHANGE_ONE_IN: Final = 4


def frank_deploy(moment: Moment) -> int:
    """3.1: the blocks that have a better seat than their home go there."""
    for block, town in _SEATS.items():
        if moment.seen.place.get(block) != town and moment.may(DEPLOY, block):
            return action(DEPLOY, block)
    if moment.may(DONE):
        return action(DONE)
    return moment.any()


def deploy_to(moment: Moment) -> int:
    """The seat thought out for the block, else any."""
    block = SLOT[str(moment.seen.asked["block"])]
    town = _SEATS.get(block, -1)
    return action(TO, town) if moment.may(TO, town) else moment.any()


def saracen_deploy(moment: Moment) -> int:
    """3.2: now and then Saladin is somewhere else."""
    kin = moment.things(EXCHANGE)
    if kin and moment.dice.below(_EXCHANGE_ONE_IN) == 0:
        return action(EXCHANGE, kin[moment.dice.below(len(kin))])
    return action(DONE)


def place_draw(moment: Moment) -> int:
    """7.24, 7.25, 7.3: at full strength on a seat, where it is needed most."""
    seen, stakes = moment.seen, moment.stakes
    block = SLOT[str(seen.asked["block"])]
    planner = Planner(seen, stakes, 1)
    pilgrim = bool(PILGRIMS >> block & 1)

    def rate(town: int) -> float:
        full = pilgrim or SEATS[block] >> town & 1
        steps = STEPS[block] if full else seen.rules.placed_strength
        one = force_of([(block, steps)])
        if town in seen.foes:
            return steps + 2.0  # into a besieged castle
        return steps + steps * stakes.pull[town] + planner.join(town, one)

    return moment.best(TO, rate) or moment.any()
